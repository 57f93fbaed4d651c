import Testing
import UIKit
import UIKitHost

/// The responder chain and the first responder.
@MainActor @Suite(.serialized, .warningsAreRead) struct ResponderTests {
  @Test
  func theResponderChainGoesUpToTheApplication() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView()
    host.window.addSubview(view)
    #expect(view.next === host.window)
    #expect(host.window.next is UIWindowScene)
    #expect(host.window.next?.next === UIApplication.shared)
  }

  @Test
  func oneResponderIsFirst() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let one = KeenView()
    let other = KeenView()
    host.window.addSubview(one)
    host.window.addSubview(other)
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(other.isFirstResponder)
    #expect(host.window.endEditing(true))
    #expect(!other.isFirstResponder)
  }

  private final class KeenScreen: UIViewController {
    let keen = KeenView()

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view.addSubview(keen)
      keen.becomeFirstResponder()
    }
  }

  /// Apps ask for focus in viewWillAppear, when a pushed screen is in no window yet.
  @Test(arguments: [true, false])
  func aResponderThatAsksTooEarlyIsFirstOnceItIsInAWindow(animated: Bool) {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation, for: 0.1)
    let screen = KeenScreen()
    navigation.pushViewController(screen, animated: animated)
    host.advance(by: 1)
    #expect(screen.keen.isFirstResponder)
    // One that has given up isn't.
    let other = KeenView()
    #expect(!other.becomeFirstResponder())
    other.resignFirstResponder()
    host.window.addSubview(other)
    #expect(!other.isFirstResponder)
  }

  @Test
  func aViewThatLeavesTheWindowResigns() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = KeenView()
    host.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
    host.window.addSubview(view)
    #expect(!view.isFirstResponder)
  }

  private final class Listener: UIViewController {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press")
    }
  }

  @Test func pressesGoUpTheChain() {
    let screen = Listener()
    let view = UIView()
    screen.view.addSubview(view)
    view.pressesBegan([], with: nil)
    #expect(screen.heard == ["press"])
    #expect(view.keyCommands == nil)
  }
}

private final class KeenView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
