import Testing
import UIKit
import UIKitHost

/// What UIKit asks about constraints, and the rectangles it aligns by; there is no solver.
@MainActor @Suite(.serialized, .warningsAreRead) struct ConstraintCallTests {
  private final class Asked: UIView {
    var calls: [String] = []

    override func updateConstraints() {
      calls.append("constraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }

  private final class Screen: UIViewController {
    var updates = 0

    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }
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
