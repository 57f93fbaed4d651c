import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead)
struct ViewGeometryTests {
  @Test
  func theFrameIsTheBoundsPlacedByTheCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
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
    ([.flexibleWidth, .flexibleTopMargin], CGRect(x: 10, y: 110, width: 180, height: 20)),
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
  func rightToLeftFollowsTheAttribute() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func aFrameUnderATransformIsItsBoundingBox() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 40) < 0.001 && abs(view.frame.height - 20) < 0.001)
    #expect(view.center == CGPoint(x: 20, y: 30))
    #expect(view.bounds.size == CGSize(width: 20, height: 40))
  }

  @Test func conversionGoesThroughTransformsAndBack() {
    let canvas = Canvas()
    let outer = canvas.add(CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 0.3)
    outer.bounds.origin = CGPoint(x: 3, y: 4)
    let point = CGPoint(x: 7, y: 2)
    let there = inner.convert(point, to: nil)
    let back = inner.convert(there, from: nil)
    #expect(abs(back.x - point.x) < 0.001 && abs(back.y - point.y) < 0.001)
  }

  @Test func autoresizingThroughZeroIsFinite() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin,
      .flexibleRightMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    parent.frame.size = .zero
    parent.frame.size = CGSize(width: 100, height: 100)
    #expect(child.frame.width.isFinite && child.frame.minX.isFinite)
  }

  @Test func anAlphaNearZeroLetsTouchesThrough() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let point = CGPoint(x: 5, y: 5)
    view.alpha = 0.009
    #expect(canvas.view.hitTest(point, with: nil) === canvas.view)
    view.alpha = 0.02
    #expect(canvas.view.hitTest(point, with: nil) === view)
    view.isHidden = true
    #expect(canvas.view.hitTest(point, with: nil) === canvas.view)
  }
}
