import Foundation
import Testing
import UIKit

@Suite(.warningsAreRead) @MainActor struct GraphicsTextInputTests {
  private final class Listener: NSObject, UITextFieldDelegate {
    var allows = true
    var returns = 0

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { allows }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  @Test func typingAppendsAndDeletingTakesAWholeCharacter() {
    let field = UITextField()
    #expect(field.text == "" && !field.hasText)
    field.insertText("ab\u{1F469}\u{200D}\u{1F680}")
    field.deleteBackward()
    #expect(field.text == "ab" && field.hasText)
  }

  @Test func theDelegateMayRefuseAChangeAndHearsTheReturnKey() {
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    listener.allows = false
    field.insertText("x")
    field.insertText("\n")
    #expect(field.text == "" && listener.returns == 1)
  }

  @Test func sideViewsAndBordersNarrowTheTextsRoom() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 27, y: 0, width: 66, height: 30))
    #expect(field.intrinsicContentSize.height > 30)
  }

  @Test func aTextViewsContentIsAsHighAsItsWrappedText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    view.font = .systemFont(ofSize: 17)
    view.text = "The quick brown fox jumps over the lazy dog"
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 120 && view.contentSize.height > 80)
    #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height == view.contentSize.height)
    view.insertText("!")
    #expect(view.text.hasSuffix("dog!"))
  }

  @Test func aFieldThatClearsForgetsItsTextAsEditingBegins() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    for clears in [true, false] {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      host.window.addSubview(field)
      field.text = "old"
      field.clearsOnBeginEditing = clears
      field.becomeFirstResponder()
      #expect(field.text == (clears ? "" : "old"))
      field.removeFromSuperview()
    }
  }
}
