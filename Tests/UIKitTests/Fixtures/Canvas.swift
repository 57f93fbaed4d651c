import UIKit
import UIKitHost

/// A device of 100 by 100 points whose root screen's view is what a test works on.
@MainActor final class Canvas {
  let host: Host
  let root: UIViewController
  var view: UIView { root.view }

  init(size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1) {
    host = Host(size: size, scale: scale)
    root = UIViewController()
    root.view.backgroundColor = .white
    host.show(root, for: 0.1)
  }

  /// A view that has been on the screen already.
  func add(_ frame: CGRect, _ color: UIColor = .black) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    self.view.addSubview(view)
    host.advance(by: 0.05)
    return view
  }
}

/// A small view that has been on the screen, in its corner.
@MainActor struct Dot {
  let canvas = Canvas(size: CGSize(width: 200, height: 200))
  let view: UIView

  init() {
    view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

/// A suite whose tests animate one such view.
@MainActor protocol DotSuite {
  var dot: Dot { get }
}

extension DotSuite {
  var canvas: Canvas { dot.canvas }
  var view: UIView { dot.view }
  var host: Host { canvas.host }
  var shownX: CGFloat { view.shownX }

  /// Moves the view by 100 points.
  func animator(duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 105 }
  }
}

extension UIView {
  /// Where the middle of the view is seen, which an animation moves.
  var shownX: CGFloat { layer.presentation()?.position.x ?? .nan }
}

/// What stays alive when everything that a test made has gone out of scope.
@MainActor struct Remains {
  private var watched: [(name: String, object: () -> AnyObject?)] = []

  mutating func watch(_ name: String, _ object: AnyObject) {
    watched.append((name, { [weak object] in object }))
  }

  var alive: [String] {
    watched.filter { $0.object() != nil }.map(\.name)
  }
}

/// Notes when its display links fired, and lets a test act in them.
@MainActor final class LinkTarget: NSObject {
  private(set) var times: [CFTimeInterval] = []
  var inTick: ((CADisplayLink) -> Void)?

  func tick(_ link: CADisplayLink) {
    times.append(link.timestamp)
    inTick?(link)
  }

  func makeLink() -> CADisplayLink {
    CADisplayLink(target: self, selector: Selector("tick(_:)", LinkTarget.tick))
  }
}
