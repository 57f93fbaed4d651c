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

  @Test
  func anActionSentToNilFindsWhatEveryResponderImplements() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    host.window.makeKeyAndVisible()
    let view = KeenView()
    host.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    let note = Selector("note", UIResponder.note)
    #expect(UIApplication.shared.sendAction(note, to: nil, from: nil, for: nil))
    #expect(view.accessibilityHint == "noted")
    let resign = Selector("resignFirstResponder") { (responder: UIResponder) in
      { _ = responder.resignFirstResponder() }
    }
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!view.isFirstResponder)
  }
}

private final class KeenView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

extension UIResponder {
  fileprivate func note() { accessibilityHint = "noted" }
}
