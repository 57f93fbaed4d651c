import Testing
import UIKit
import UIKitHost

/// Views, their trees, geometry, layout and pictures as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentViewTests {
  private let children: [(frame: CGRect, insets: UIEdgeInsets)] = [
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

  @Test(arguments: 0..<4) func theSafeAreaOfAChildIsItsOverlap(row: Int) {
    let host = Host(size: CGSize(width: 320, height: 480), scale: 1)
    let root = UIViewController()
    host.window.rootViewController = root
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    let system = root.view.safeAreaInsets
    root.additionalSafeAreaInsets = UIEdgeInsets(
      top: 44 - system.top, left: 10 - system.left, bottom: 34 - system.bottom,
      right: 12 - system.right)
    let child = UIView(frame: children[row].frame)
    #expect(child.safeAreaInsets == .zero)
    root.view.addSubview(child)
    host.advance(by: 0.1)
    #expect(
      root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(child.safeAreaInsets == children[row].insets)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func aViewCannotBeItsOwnAncestorsChildTwice() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.addSubview(UIView())
    parent.addSubview(child)
    #expect(parent.subviews.count == 2)
    #expect(parent.subviews.last === child)
  }

  @Test func movingToAnotherParentCallsBothMoves() {
    final class Moved: UIView {
      var words: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        words.append("will super \(newSuperview.map { "\($0.tag)" } ?? "nil")")
      }
      override func didMoveToSuperview() {
        words.append("did super \(superview.map { "\($0.tag)" } ?? "nil")")
      }
      override func willMove(toWindow newWindow: UIWindow?) {
        words.append("will window \(newWindow != nil)")
      }
      override func didMoveToWindow() {
        words.append("did window \(window != nil)")
      }
    }
    let canvas = Canvas()
    let view = Moved()
    canvas.view.tag = 1
    canvas.view.addSubview(view)
    #expect(
      view.words == ["will super 1", "will window true", "did window true", "did super 1"])
    view.words = []
    let other = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    other.tag = 2
    other.addSubview(view)
    #expect(view.words.filter { $0.contains("super") } == ["will super 2", "did super 2"])
    view.words = []
    view.removeFromSuperview()
    #expect(view.words.contains("did super nil") && view.words.contains("did window false"))
  }

  @Test func treesChangedInsideMoveCallbacksDoNotTrap() {
    final class Restless: UIView {
      override func didMoveToWindow() {
        if window != nil { removeFromSuperview() }
      }
    }
    final class Jumper: UIView {
      weak var next2: UIView?
      override func didMoveToSuperview() {
        if let next2, superview !== next2 { next2.addSubview(self) }
      }
    }
    let canvas = Canvas()
    let restless = Restless()
    canvas.view.addSubview(restless)
    #expect(restless.superview == nil)
    let jumper = Jumper()
    let goal = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    jumper.next2 = goal
    canvas.view.addSubview(jumper)
    canvas.host.advance(by: 0.1)
    #expect(jumper.superview === goal)
    #expect(!canvas.view.subviews.contains(jumper))
  }

  @Test func subviewsRemovedDuringLayoutDoNotTrap() {
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

  @Test func layoutIsOncePerPassHoweverOftenAskedFor() {
    final class Counted: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let canvas = Canvas()
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
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

  @Test func flexibleEdgesShareTheGrowth() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(child.frame == CGRect(x: 10, y: 210, width: 180, height: 20))
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

  @Test func tintAndStyleReachTheWholeTree() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() {
        changes += 1
      }
    }
    let canvas = Canvas()
    let view = Tinted()
    let own = Tinted()
    own.tintColor = .green
    canvas.view.addSubview(view)
    canvas.view.addSubview(own)
    canvas.host.advance(by: 0.1)
    view.changes = 0
    own.changes = 0
    canvas.view.tintColor = .red
    #expect(view.tintColor == .red && view.changes == 1)
    #expect(own.tintColor == .green && own.changes == 0)
    canvas.host.window.overrideUserInterfaceStyle = .dark
    canvas.host.advance(by: 0.1)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aDynamicColourFollowsTheStyle() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).blue == 255)
    canvas.host.window.overrideUserInterfaceStyle = .dark
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red == 255)
  }
}
