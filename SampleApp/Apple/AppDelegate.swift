import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    // Some of UIKit's rules depend on the SDK that an app was linked with: a bug report needs both numbers.
    let sdk = Bundle.main.infoDictionary?["DTSDKName"] as? String ?? "an unknown SDK"
    print("\(UIDevice.current.systemName) \(UIDevice.current.systemVersion), linked with \(sdk)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Guide.controller(
      launchedWith: ProcessInfo.processInfo.arguments, device: DeviceControls(of: window))
    window.makeKeyAndVisible()
    self.window = window
  }
}
