import QuartzCore
import Testing
import UIKit
import UIKitHost

/// What follows from a view's size and place among its siblings, as developers have measured it.
@MainActor @Suite(.serialized, .warningsAreRead) struct ViewResizeTests {
  private final class CountingView: UIView {
    var layouts = 0
    var resizesChild = false

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if resizesChild { subviews.first?.frame = bounds.insetBy(dx: 5, dy: 5) }
    }
  }

  private let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
  private let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func show() {
    host.activate()
    outer.addSubview(inner)
    host.window.addSubview(outer)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    outer.layouts = 0
    inner.layouts = 0
  }

  enum Change: CaseIterable, Sendable {
    case frame, bounds, layerFrame, layerBounds, position

    @MainActor func make(on view: UIView) {
      switch self {
      case .frame: view.frame.size.width = 50
      case .bounds: view.bounds.size.width = 50
      case .layerFrame: view.layer.frame.size.width = 50
      case .layerBounds: view.layer.bounds.size.width = 50
      case .position: view.center.x = 50
      }
    }
  }

  @Test(arguments: Change.allCases)
  func resizingAViewOrItsLayerLaysOutItsSuperview(_ change: Change) {
    show()
    change.make(on: inner)
    host.advance(by: 0.1)
    #expect(outer.layouts == (change == .position ? 0 : 1))
    #expect(inner.layouts == (change == .position ? 0 : 1))
  }

  @Test func aSuperviewThatResizesItsOwnSubviewIsLaidOutOnce() {
    show()
    outer.resizesChild = true
    outer.setNeedsLayout()
    host.advance(by: 0.1)
    #expect(inner.bounds.width == 90)
    #expect(outer.layouts == 1)
    #expect(inner.layouts == 1)
  }

  @Test(arguments: [true, false])
  func aViewGoesDirectlyBelowOrAboveItsSibling(below: Bool) {
    let parent = UIView()
    let (first, second, new) = (UIView(), UIView(), UIView())
    let (lower, upper) = (CALayer(), CALayer())
    parent.addSubview(first)
    parent.layer.addSublayer(lower)
    parent.addSubview(second)
    parent.layer.addSublayer(upper)
    if below {
      parent.insertSubview(new, belowSubview: second)
    } else {
      parent.insertSubview(new, aboveSubview: second)
    }
    let expected =
      below
      ? [first.layer, lower, new.layer, second.layer, upper]
      : [first.layer, lower, second.layer, new.layer, upper]
    #expect(parent.layer.sublayers == expected)
    #expect(parent.subviews == (below ? [first, new, second] : [first, second, new]))
  }

  @Test func aWindowWithoutAFrameHasItsScreensSize() {
    host.activate()
    let window = UIWindow()
    #expect(window.bounds.size == UIScreen.main.bounds.size)
  }

  @Test func overridesOfAScreenCountBeforeItsViewIsAttached() {
    host.activate()
    let screen = UIViewController()
    screen.traitOverrides.horizontalSizeClass = .regular
    #expect(!screen.isViewLoaded)
    #expect(screen.traitCollection.horizontalSizeClass == .regular)
    screen.loadViewIfNeeded()
    #expect(screen.traitCollection.horizontalSizeClass == .regular)
    host.window.rootViewController = screen
    host.window.makeKeyAndVisible()
    #expect(screen.traitCollection.horizontalSizeClass == .regular)
    screen.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(screen.traitCollection.horizontalSizeClass == .compact)
  }
}
