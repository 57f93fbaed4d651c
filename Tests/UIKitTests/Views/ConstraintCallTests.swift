import Testing
import UIKit
import UIKitHost

/// What UIKit asks about constraints, and the rectangles it aligns by; there is no solver.
@MainActor @Suite(.serialized) struct ConstraintCallTests {
  private final class Asked: UIView {
    var calls: [String] = []

    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

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

  @Test func markedConstraintsAreUpdatedOnceBeforeTheLayout() {
    let view = Asked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.calls = []
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(view.calls == ["constraints", "layout"])
    #expect(!view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.calls.count == 2)
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    let screen = Screen()
    let child = Asked()
    screen.view.addSubview(child)
    screen.view.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    screen.view.updateConstraintsIfNeeded()
    #expect(screen.updates == 1)
    #expect(child.calls == ["constraints"])
  }

  @Test func alignmentRectanglesLieWithinFrames() {
    let view = Asked()
    let frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let rect = CGRect(x: 12, y: 11, width: 94, height: 46)
    #expect(view.alignmentRect(forFrame: frame) == rect)
    #expect(view.frame(forAlignmentRect: rect) == frame)
  }

  @Test func aRequiredDimensionIsKeptAsItFits() {
    let label = UILabel()
    label.text = "Words"
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 300)
    #expect(size.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height)
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
