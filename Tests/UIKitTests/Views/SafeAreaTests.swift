import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead)
struct SafeAreaTests {
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
