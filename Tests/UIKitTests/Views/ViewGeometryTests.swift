import Testing
import UIKitHost

@testable import UIKit

@MainActor
struct ViewGeometryTests {
  @Test
  func theFrameIsTheBoundsPlacedByTheCentre() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
  }

  @Test
  func aTransformEnlargesTheFrameAndLeavesTheBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
  }

  @Test
  func pointsAreConvertedThroughBoundsOrigins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    parent.addSubview(child)
    child.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(child.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 10, y: 10))
    #expect(child.convert(CGPoint(x: 10, y: 10), from: parent) == CGPoint(x: 5, y: 5))
  }

  @Test
  func windowsAreConvertedOverTheScreen() {
    let host = Host(size: CGSize(width: 300, height: 300), scale: 1)
    let second = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    second.addSubview(view)
    #expect(view.convert(.zero, to: host.window) == CGPoint(x: 110, y: 60))
    #expect(host.window.convert(.zero, to: view) == CGPoint(x: -110, y: -60))
    #expect(second.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 100, y: 50))
    #expect(view.convert(.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 110, y: 60))
  }

  @Test
  func noViewStandsForTheWindow() {
    let host = Host(size: CGSize(width: 300, height: 300), scale: 1)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    host.window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil as UIView?) == CGPoint(x: 11, y: 11))
  }

  @Test
  func hitTestingFindsTheFrontmostView() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: parent.bounds)
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(CGPoint(x: 25, y: 25), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 75, y: 75), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 175, y: 75), with: nil) == nil)
  }

  @Test(arguments: ["hidden", "clear", "disabled"])
  func someViewsAreNotHit(why: String) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: parent.bounds)
    parent.addSubview(view)
    if why == "hidden" { view.isHidden = true }
    if why == "clear" { view.alpha = 0.005 }
    if why == "disabled" { view.isUserInteractionEnabled = false }
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent)
  }

  @Test
  func subviewsOutsideOfTheBoundsAreNotHit() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    parent.addSubview(middle)
    middle.addSubview(view)
    #expect(parent.hitTest(CGPoint(x: 25, y: 25), with: nil) === parent)
  }

  nonisolated private static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 20)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 20)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 60, y: 10, width: 80, height: 20)
    ),
    (.flexibleTopMargin, CGRect(x: 10, y: 110, width: 80, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 180, height: 120)),
    ([], CGRect(x: 10, y: 10, width: 80, height: 20)),
  ]

  @Test(arguments: masks)
  func masksShareTheChange(mask: UIView.AutoresizingMask, frame: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == frame)
  }

  @Test
  func flexiblePartsGrowInProportion() {
    let axis = Autoresizing(flexibleBefore: true, flexibleLength: true, flexibleAfter: false)
    let result = axis.resize(start: 10, length: 30, from: 100, to: 140)
    #expect(result.start == 20)
    #expect(result.length == 60)
  }

  @Test
  func layoutComesOncePerPassAndOnDemand() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = LaidOutView(frame: host.window.bounds)
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
    let before = view.passes
    view.setNeedsLayout()
    view.setNeedsLayout()
    host.advance(by: 0.05)
    #expect(view.passes == before + 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.passes == before + 2)
  }

  @Test
  func sizeToFitTakesTheSizeThatFits() {
    let view = LaidOutView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 42, height: 24))
  }

  @Test
  func rightToLeftFollowsTheAttribute() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

private final class LaidOutView: UIView {
  var passes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 42, height: 24) }
}
