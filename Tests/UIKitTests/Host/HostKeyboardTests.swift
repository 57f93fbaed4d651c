import Testing
import UIKitHost

@testable import UIKit

@MainActor
struct HostKeyboardTests {
  private let host = Host(size: CGSize(width: 200, height: 600), scale: 1)
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

  init() {
    host.window.addSubview(field)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
  }

  @Test
  func aTextFieldBringsItUpAndTakesItDown() {
    host.activate()
    #expect(field.becomeFirstResponder())
    host.advance(by: 0.4)
    #expect(host.runtime.keyboard.isShown)
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red > 150)
    field.resignFirstResponder()
    host.advance(by: 0.4)
    #expect(!host.runtime.keyboard.isShown)
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red == 0)
  }

  @Test
  func itIsNotAmongTheAppsWindows() {
    host.activate()
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    #expect(host.runtime.scene.windows.count == 1)
    #expect(host.window.isKeyWindow)
  }

  @Test
  func anotherFieldKeepsIt() {
    host.activate()
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    host.window.addSubview(other)
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    other.becomeFirstResponder()
    #expect(host.runtime.keyboard.isShown)
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red > 150)
  }

  @Test
  func withoutAnimationsItComesAtOnce() {
    host.activate()
    UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red > 150)
  }

  @Test
  func keysTypeIntoWhatHasIt() {
    host.type("lost")
    #expect(field.text == "")
    host.activate()
    field.becomeFirstResponder()
    host.type("ab")
    host.deleteBackward()
    #expect(field.text == "a")
  }
}
