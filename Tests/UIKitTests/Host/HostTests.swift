import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead)
struct HostTests {
  @Test func aMacIsOneAtEverySize() {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1, idiom: .mac)
    #expect(host.window.traitCollection.userInterfaceIdiom == .mac)
    host.resize(to: CGSize(width: 1_000, height: 800))
    #expect(host.window.traitCollection.userInterfaceIdiom == .mac)
  }

  @Test
  func nothingIsSeenBeforeTheWindowIs() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 2)
    host.window.backgroundColor = .red
    #expect(host.pixel(at: CGPoint(x: 10, y: 10)).red == 0)
    host.window.makeKeyAndVisible()
    #expect(host.pixel(at: CGPoint(x: 10, y: 10)) == (255, 0, 0, 255))
    #expect(host.window.isKeyWindow)
  }

  @Test
  func aFrameHasThePixelsOfTheScreen() {
    let host = Host(size: CGSize(width: 20, height: 30), scale: 3)
    let image = host.frame()
    #expect(image.width == 60)
    #expect(image.height == 90)
  }

  @Test
  func timePassesByTheFrame() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    let start = host.now
    host.advance(by: 0.025)
    #expect(abs(host.now - start - 0.025) < 1e-9)
    host.advance(by: 1, frame: 0.1)
    #expect(abs(host.now - start - 1.025) < 1e-9)
  }

  @Test
  func lookingAtAFrameMovesNothing() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    host.window.makeKeyAndVisible()
    var done = false
    UIView.animate(withDuration: 0) {
    } completion: { _ in
      done = true
    }
    let before = host.now
    _ = host.frame()
    #expect(host.now == before)
    #expect(!done)
  }

  @Test
  func timersRunInTheirStep() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    var order: [Int] = []
    host.runtime.after(0.2) { order.append(2) }
    host.runtime.after(0.1) { order.append(1) }
    let cancelled = host.runtime.after(0.15) { order.append(9) }
    cancelled.cancel()
    host.advance(by: 0.05)
    #expect(order.isEmpty)
    host.advance(by: 0.2)
    #expect(order == [1, 2])
  }

  @Test
  func hostsDoNotDisturbEachOther() {
    let one = Host(size: CGSize(width: 20, height: 20), scale: 1)
    one.window.backgroundColor = .red
    one.window.makeKeyAndVisible()
    let other = Host(size: CGSize(width: 30, height: 30), scale: 1)
    other.advance(by: 1)
    #expect(UIScreen.main.bounds.width == 30)
    #expect(one.pixel(at: CGPoint(x: 10, y: 10)).red == 255)
    #expect(UIScreen.main.bounds.width == 20)
    #expect(one.now < other.now)
  }

  @Test
  func aMemoryWarningReachesTheObservers() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    let counter = Counter(UIApplication.didReceiveMemoryWarningNotification)
    host.sendMemoryWarning()
    #expect(counter.count == 1)
  }

  @Test
  func theAppGoesToTheBackgroundAndComesBack() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    let view = StyleView()
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    #expect(view.styles == [.dark, .light])
    host.enterForeground()
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test
  func aTurnedScreenTurnsItsWindow() {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    host.window.makeKeyAndVisible()
    #expect(host.window.traitCollection.verticalSizeClass == .regular)
    host.resize(to: CGSize(width: 844, height: 390))
    #expect(host.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(host.window.traitCollection.verticalSizeClass == .compact)
    #expect(host.frame().width == 844)
  }

  @Test
  func aStallLetsAnimationsGoOn() {
    let host = Host(size: CGSize(width: 200, height: 20), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    host.advance(by: 1.0 / 60)
    host.stall(0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 60) < 4)
  }

  @Test
  func aWarningThatNobodyReadsFailsTheTest() async throws {
    let test = try #require(Test.current)
    await withKnownIssue {
      try await WarningsTrait.warningsAreRead.provideScope(for: test, testCase: nil) { @MainActor in
        let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
        UIViewController().endAppearanceTransition()
        host.advance(by: 1.0 / 60)
      }
    }
  }

  @Test
  func higherWindowsLieAbove() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    host.window.backgroundColor = .red
    host.window.makeKeyAndVisible()
    let alert = UIWindow(windowScene: host.runtime.scene)
    alert.backgroundColor = .blue
    alert.windowLevel = .alert
    alert.isHidden = false
    host.window.isHidden = true
    host.window.isHidden = false
    #expect(host.pixel(at: CGPoint(x: 10, y: 10)) == (0, 0, 255, 255))
    alert.isHidden = true
    #expect(host.pixel(at: CGPoint(x: 10, y: 10)) == (255, 0, 0, 255))
  }

  @Test
  func accessibilityPostsAreKept() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    host.runtime.accessibility.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(host.runtime.accessibilityPosts.map(\.notification) == [.screenChanged])
  }

  @Test(arguments: [UIAccessibility.Notification.screenChanged, .layoutChanged])
  func voiceOverGoesToTheArgumentOfAPost(_ notification: UIAccessibility.Notification) {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    let (view, list) = (UIView(frame: host.window.bounds), UIView(frame: host.window.bounds))
    for part in [view, list] { host.window.addSubview(part) }
    host.window.makeKeyAndVisible()
    func focus(_ technology: UIAccessibility.AssistiveTechnologyIdentifier?) -> UIResponder? {
      UIAccessibility.focusedElement(using: technology) as? UIResponder
    }
    UIAccessibility.post(notification: notification, argument: view)
    #expect(focus(.notificationVoiceOver) == nil)
    host.runtime.accessibility.isVoiceOverRunning = true
    UIAccessibility.post(notification: notification, argument: view)
    #expect(focus(.notificationVoiceOver) === view)
    #expect(focus(nil) === view)
    #expect(focus(.notificationSwitchControl) == nil)
    let element = UIAccessibilityElement(accessibilityContainer: list)
    UIAccessibility.post(notification: notification, argument: element)
    UIAccessibility.post(notification: .announcement, argument: "done")
    UIAccessibility.post(notification: notification, argument: nil)
    #expect(focus(.notificationVoiceOver) === element)
    list.removeFromSuperview()
    #expect(focus(.notificationVoiceOver) == nil)
  }

  @Test
  func aPersonsSettingsAreTold() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    #expect(!UIAccessibility.isInvertColorsEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    host.runtime.accessibility.isInvertColorsEnabled = true
    host.runtime.accessibility.prefersCrossFadeTransitions = true
    #expect(UIAccessibility.isInvertColorsEnabled)
    #expect(UIAccessibility.prefersCrossFadeTransitions)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.buttonShapesEnabled)
    host.runtime.accessibility.isReduceTransparencyEnabled = true
    host.runtime.accessibility.buttonShapesEnabled = true
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    #expect(UIAccessibility.buttonShapesEnabled)
  }

  @Test
  func aViewThatDrawsIsSeen() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    let view = DrawnView(frame: host.window.bounds)
    view.isOpaque = false
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    #expect(host.pixel(at: CGPoint(x: 5, y: 5)) == (0, 0, 255, 255))
  }

  @Test func afterOddStepsTheClockGoesOn() {
    let canvas = Canvas()
    let before = CACurrentMediaTime()
    canvas.host.advance(by: 0)
    canvas.host.advance(by: -1)
    canvas.host.advance(by: 1e-9)
    #expect(CACurrentMediaTime() >= before)
  }
}

private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

private final class StyleView: UIView {
  var styles: [UIUserInterfaceStyle] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    styles.append(traitCollection.userInterfaceStyle)
  }
}

private final class Counter: @unchecked Sendable {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in self?.count += 1
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
