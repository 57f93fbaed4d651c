import Testing
import UIKit
import UIKitHost

/// When a view lays out, and layouts that disturb themselves.
@MainActor @Suite(.serialized, .warningsAreRead) struct ViewLayoutTests {
  @Test func layoutIsOncePerPassHoweverOftenAskedFor() {
    let canvas = Canvas()
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    canvas.view.addSubview(view)
    canvas.host.advance(by: 0.1)
    view.passes = 0
    for _ in 0..<10 { view.setNeedsLayout() }
    canvas.host.advance(by: 0.1)
    #expect(view.passes == 1)
    view.center.x += 5
    canvas.host.advance(by: 0.1)
    #expect(view.passes == 1)
    view.bounds.size.width += 5
    canvas.host.advance(by: 0.1)
    #expect(view.passes == 2)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.passes == 3)
  }

  @Test func subviewsMayBeRemovedDuringLayout() {
    final class Cleaner: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.removeFromSuperview() }
      }
    }
    let canvas = Canvas()
    let cleaner = Cleaner(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    for _ in 0..<5 { cleaner.addSubview(Cleaner(frame: cleaner.bounds)) }
    canvas.view.addSubview(cleaner)
    canvas.host.advance(by: 0.1)
    #expect(cleaner.subviews.isEmpty)
  }

  @Test func aLayoutThatAlwaysAsksForLayoutDoesNotHang() {
    final class Eager: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        setNeedsLayout()
        superview?.setNeedsLayout()
      }
    }
    let canvas = Canvas()
    let eager = Eager(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    canvas.view.addSubview(eager)
    canvas.host.advance(by: 0.1)
    eager.layoutIfNeeded()
    #expect(eager.passes > 0)
  }

  @Test func aFrameThatGrowsInItsOwnLayoutDoesNotHang() {
    final class Growing: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        frame.size.width += 1
      }
    }
    let canvas = Canvas()
    let growing = Growing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    canvas.view.addSubview(growing)
    canvas.host.advance(by: 0.1)
    #expect(growing.frame.width > 50)
  }
}

private final class LaidOutView: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}
