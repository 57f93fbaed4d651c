import UIKit
import XCTest

#if canImport(UIKitHost)
  import UIKitHost
#endif

/// A phone with one window: the Linux host here, the simulator or the device there.
///
/// It's the only part of these tests that knows where it runs. Time passes in `wait` and `turn` only.
@MainActor
final class Phone {
  let window: UIWindow

  #if canImport(UIKitHost)
    private let host = LinuxHost(size: CGSize(width: 390, height: 844), scale: 1)

    init() async {
      window = host.window
      UIView.setAnimationsEnabled(true)
    }

    /// Lets so many seconds pass.
    func wait(_ seconds: TimeInterval) async { host.advance(by: seconds) }

    /// Lets one turn of the run loop pass, and what it renders.
    func turn() async { host.advance(by: 1.0 / 60) }

    /// The window as it's seen, at one pixel a point.
    func picture() -> Picture? { Picture(host.frame()) }

    /// What UIKit has logged; `nil` where that can't be read.
    var log: [String]? { host.log }

    /// Runs `body` while the app is in the background.
    func inBackground(_ body: () async -> Void) async throws {
      host.enterBackground()
      await body()
      host.enterForeground()
    }
  #else
    private static weak var last: UIWindow?

    init() async {
      var scene: UIWindowScene?
      while scene == nil {
        scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        if scene == nil { try? await Task.sleep(nanoseconds: 50_000_000) }
      }
      Self.last?.isHidden = true
      window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
      Self.last = window
      UIView.setAnimationsEnabled(true)
    }

    /// Lets so many seconds pass.
    func wait(_ seconds: TimeInterval) async {
      try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
    }

    /// Lets some turns of the run loop pass, and what they render.
    func turn() async { await wait(0.1) }

    /// The window as it's seen, at one pixel a point.
    func picture() -> Picture? {
      Picture.drawing(window.bounds) { [window] in
        window.drawHierarchy(in: $0, afterScreenUpdates: false)
      }
    }

    /// What UIKit has logged; `nil` where that can't be read.
    var log: [String]? { nil }

    /// Runs `body` while the app is in the background; a test in the app's process can't go there.
    func inBackground(_ body: () async -> Void) async throws {
      throw XCTSkip("a test bundle stays in the foreground")
    }
  #endif

  /// Lets everything come to rest that takes the usual time.
  func settle() async { await wait(1) }

  /// Shows a screen as the root of the window, and waits until it's there.
  func show(_ controller: UIViewController) async {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await wait(0.2)
  }

  /// Shows a bare view of the given size, as the only one of an empty screen.
  func show(_ view: UIView) async {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    screen.view.addSubview(view)
    await show(screen)
  }

  /// UIKit has logged nothing, as far as that can be read.
  func assertSilent(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(log ?? [], [], file: file, line: line)
  }
}

extension UINavigationController {
  /// The pop gesture for the whole content; `nil` before iOS 26, or built with an older SDK.
  var contentPopGesture: UIGestureRecognizer? {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { return interactiveContentPopGestureRecognizer }
    #endif
    return nil
  }
}
