import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead)
struct SafeAreaTests {
  @Test(arguments: [
    (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(24, 0, 34, 0)),
    (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(44, 10, 0, 0)),
    (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(34, 5, 0, 0)),
    (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(0, 10, 34, 0)),
  ])
  func eachEdgeCountsItsOwnOverlap(frame: CGRect, insets: UIEdgeInsets) {
    let parent = SafeArea(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480), insets: UIEdgeInsets(44, 10, 34, 12))
    #expect(parent.insets(of: frame) == insets)
  }

  @Test
  func theWindowHasTheDevices() {
    let host = Host(size: CGSize(width: 320, height: 480), scale: 1)
    #expect(host.window.safeAreaInsets == UIEdgeInsets(47, 0, 34, 0))
  }

  @Test
  func aViewThatLeavesItsWindowLosesIt() {
    let host = Host(size: CGSize(width: 320, height: 480), scale: 1)
    let view = InsetsView(frame: host.window.bounds)
    host.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(47, 0, 34, 0))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    #expect(view.heard == 2)
  }

  @Test
  func subviewsFollowTheirSuperview() {
    let host = Host(size: CGSize(width: 320, height: 480), scale: 1)
    let parent = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    let child = UIView(frame: parent.bounds)
    host.window.addSubview(parent)
    parent.addSubview(child)
    #expect(child.safeAreaInsets == .zero)
    parent.frame = host.window.bounds
    child.frame = parent.bounds
    #expect(child.safeAreaInsets == UIEdgeInsets(47, 0, 34, 0))
  }

  nonisolated private static let children: [(frame: CGRect, insets: UIEdgeInsets)] = [
    (
      CGRect(x: 30, y: 20, width: 100, height: 500),
      UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
    ),
    (
      CGRect(x: -40, y: -60, width: 200, height: 200),
      UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    ),
    (
      CGRect(x: 5, y: 10, width: 60, height: 20),
      UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)
    ),
    (
      CGRect(x: 0, y: 500, width: 100, height: 50),
      UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)
    ),
  ]
}

private final class InsetsView: UIView {
  var heard = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    heard += 1
  }
}

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
