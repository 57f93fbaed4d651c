import Testing
import UIKit
import UIKitHost

@MainActor
struct ViewHierarchyTests {
  @Test
  func subviewsStandInTheOrderOfTheirLayers() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[3])
    parent.insertSubview(views[1], aboveSubview: views[0])
    parent.insertSubview(views[2], belowSubview: views[3])
    #expect(parent.subviews == views)
    #expect(parent.layer.sublayers == views.map(\.layer))
  }

  @Test
  func frontAndBackChangePlaces() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    parent.bringSubviewToFront(views[0])
    #expect(parent.subviews == [views[1], views[2], views[0]])
    parent.sendSubviewToBack(views[2])
    #expect(parent.subviews == [views[2], views[1], views[0]])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.layer.sublayers == [views[0], views[1], views[2]].map(\.layer))
  }

  @Test
  func movesAreAnnouncedAndReported() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = ToldView()
    host.window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.calls == [
        "will super", "will window", "did window", "did super",
        "will no super", "will no window", "did no window", "did no super",
      ])
  }

  @Test
  func aViewBelongsToOneSuperview() {
    let one = UIView()
    let other = UIView()
    let view = UIView()
    one.addSubview(view)
    other.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(view.superview === other)
    #expect(view.isDescendant(of: other))
  }

  @Test
  func tagsAreFoundInDepth() {
    let parent = UIView()
    let child = UIView()
    let grandchild = UIView()
    grandchild.tag = 7
    parent.addSubview(child)
    child.addSubview(grandchild)
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
  }

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

  @Test
  func tintIsInheritedAndDimmed() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.tintColor != .red)
  }

  @Test
  func aStyleOverrideReachesTheViewsBelow() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let parent = UIView()
    let child = UIView()
    host.window.addSubview(parent)
    parent.addSubview(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(host.window.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test
  func aChangedDirectionLaysOutAndDrawsAnew() {
    final class Side: UIView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }

      override func draw(_ rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        UIColor.white.setFill()
        UIRectFill(CGRect(x: isMirrored ? 50 : 0, y: 0, width: 50, height: 100))
      }
    }
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = Side(frame: host.window.bounds)
    view.backgroundColor = .black
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    #expect(host.pixel(at: CGPoint(x: 25, y: 50)).red == 255)
    let layouts = view.layouts
    host.runtime.changeLayoutDirection(to: .rightToLeft)
    #expect(host.pixel(at: CGPoint(x: 75, y: 50)).red == 255)
    #expect(host.pixel(at: CGPoint(x: 25, y: 50)).red == 0)
    #expect(view.layouts == layouts + 1)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(host.pixel(at: CGPoint(x: 25, y: 50)).red == 255)
  }

  @Test
  func dynamicColoursAreResolvedAgain() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: host.window.bounds)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    #expect(host.pixel(at: CGPoint(x: 50, y: 50)) == (255, 255, 255, 255))
    host.window.overrideUserInterfaceStyle = .dark
    #expect(host.pixel(at: CGPoint(x: 50, y: 50)) == (0, 0, 0, 255))
  }
}

private final class KeenView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class ToldView: UIView {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append(newSuperview == nil ? "will no super" : "will super")
  }

  override func didMoveToSuperview() {
    calls.append(superview == nil ? "did no super" : "did super")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append(newWindow == nil ? "will no window" : "will window")
  }

  override func didMoveToWindow() {
    calls.append(window == nil ? "did no window" : "did window")
  }
}
