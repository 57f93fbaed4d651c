import Foundation
import Testing
import UIKitHost

@testable import UIKit

/// Several windows of one app, as on an iPad.
@MainActor @Suite(.serialized, .warningsAreRead) struct HostSceneTests {
  private let host = LinuxHost(size: CGSize(width: 300, height: 400), scale: 1)

  private func color(_ scene: UIWindowScene, _ color: UIColor, _ frame: CGRect) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.frame = frame
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = color
    window.makeKeyAndVisible()
    return window
  }

  @Test func theWindowsOfALaterSceneLieAbove() {
    let first = color(host.runtime.scene, .red, CGRect(x: 0, y: 0, width: 300, height: 400))
    let second = color(host.runtime.openScene(), .blue, CGRect(x: 0, y: 0, width: 300, height: 200))
    host.advance(by: 0.1)
    #expect(host.pixel(at: CGPoint(x: 150, y: 100)).blue == 255)
    #expect(host.pixel(at: CGPoint(x: 150, y: 300)).red == 255)
    #expect(first.windowScene !== second.windowScene)
  }

  /// Apple: a scene's own notification names it; the app's are of no use to several windows.
  @Test(arguments: [0, 1])
  func aSceneEntersTheBackgroundAlone(_ index: Int) {
    let scenes = [host.runtime.scene, host.runtime.openScene()]
    let windows = [
      color(scenes[0], .red, CGRect(x: 0, y: 0, width: 300, height: 200)),
      color(scenes[1], .blue, CGRect(x: 0, y: 200, width: 300, height: 200)),
    ]
    var told: [ObjectIdentifier] = []
    var tells = 0
    let tokens = [
      NotificationCenter.default.addObserver(
        forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
      ) { note in
        let sender = (note.object as AnyObject?).map(ObjectIdentifier.init)
        MainActor.assumeIsolated { told += sender.map { [$0] } ?? [] }
      },
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { tells += 1 } },
    ]
    host.runtime.enterBackground(scenes[index])
    #expect(told == [ObjectIdentifier(scenes[index])])
    #expect(tells == 0)
    #expect(scenes[index].activationState == .background)
    #expect(scenes[1 - index].activationState == .foregroundActive)
    tokens.forEach(NotificationCenter.default.removeObserver)
    withExtendedLifetime(windows) {}
  }
}
