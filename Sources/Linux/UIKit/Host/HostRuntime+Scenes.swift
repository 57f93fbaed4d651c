import CoreGraphics
import QuartzCore

extension HostRuntime {
  package var scenes: [UIWindowScene] { [scene] + otherScenes }

  /// Opens one more window of the app, as on an iPad: its windows lie above those of the others.
  package func openScene() -> UIWindowScene {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    scene.runtime = self
    scene.currentTraits = self.scene.traitCollection
    otherScenes.append(scene)
    return scene
  }

  /// Back to front.
  var visibleWindows: [UIWindow] { scenes.flatMap(\.visibleWindows) }

  func showWindows() { server.roots = visibleWindows.map(\.backingLayer) }
}
