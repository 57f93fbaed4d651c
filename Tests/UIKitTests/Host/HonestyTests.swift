import Testing
import UIKitHost

@testable import QuartzCore
@testable import UIKit

/// What a kind host would not do to an app, and a phone does.
@MainActor @Suite(.serialized, .warningsAreRead) struct HonestyTests {
  // MARK: Time

  @Test func aStepGoesInTheOrderOfTheRunLoop() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    let order = Calls()
    let view = StepView(order)
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
    UIView.animate(withDuration: 0.01) {
      view.alpha = 0.5
    } completion: { _ in
      order.note("completion")
      view.setNeedsLayout()
      view.setNeedsDisplay()
    }
    host.advance(by: 1.0 / 120)
    let link = CADisplayLink(target: view, selector: Selector("tick", StepView.tick))
    link.add(to: .main, forMode: .common)
    host.runtime.after(1.0 / 120) { order.note("gestures") }
    host.runtime.beforeNextLayout { order.note("deferred") }
    _ = order.take()
    host.advance(by: 1.0 / 60)
    link.invalidate()
    #expect(
      order.take() == ["gestures", "display link", "completion", "deferred", "layout", "draw"])
  }

  @Test func aStallSkipsDisplayLinks() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    let order = Calls()
    let view = StepView(order)
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
    let link = CADisplayLink(target: view, selector: Selector("tick", StepView.tick))
    link.add(to: .main, forMode: .common)
    _ = order.take()
    host.stall(0.5)
    #expect(order.take().isEmpty)
    host.advance(by: 1.0 / 60)
    link.invalidate()
    #expect(order.take("display link") == ["display link"])
  }

  @Test func aLateViewIsEmptyForTwoFrames() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
    host.window.addSubview(LateView(frame: host.window.bounds, color: .red))
    var greens: [UInt8] = []
    for _ in 0..<3 {
      host.advance(by: 1.0 / 60)
      greens.append(host.runtime.server.image().color(x: 10, y: 10).green)
    }
    #expect(greens == [255, 255, 0])
  }

  // MARK: Pictures

  @Test func captureWithUpdatesIsCounted() {
    let host = Host(size: CGSize(width: 20, height: 20), scale: 1)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      host.window.drawHierarchy(in: host.window.bounds, afterScreenUpdates: true)
      host.window.drawHierarchy(in: host.window.bounds, afterScreenUpdates: false)
    }
    _ = host.window.snapshotView(afterScreenUpdates: false)
    #expect(
      host.runtime.captures
        == CaptureCounters(withScreenUpdates: 1, withoutScreenUpdates: 1, replicants: 1))
  }

  // MARK: Transforms

  private func moved(_ change: (UIView) -> Void) -> (layouts: Int, top: CGFloat) {
    let host = Host(size: CGSize(width: 320, height: 480), scale: 1)
    let order = Calls()
    let view = StepView(order)
    view.frame = host.window.bounds
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    _ = order.take()
    change(view)
    host.advance(by: 0.1)
    return (order.take("layout").count, view.safeAreaInsets.top)
  }

  @Test func aViewsTransformLaysOut() {
    let result = moved { $0.transform = CGAffineTransform(translationX: 0, y: 20) }
    #expect(result.layouts > 0)
    #expect(result.top == 27)
  }

  // MARK: Navigation

  @Test func whatADelegateImplementsIsSampledWhenItIsAssigned() {
    let scene = NavigationScene("AB")
    let watching = ShowDelegate(scene.log)
    let vending = AnimatorDelegate(scene.log)
    func swipe() {
      scene.host.drag(
        from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.4)
      scene.host.advance(by: 0.6)
    }
    scene.navigation.delegate = vending
    swipe()
    #expect(scene.stack == "AB")
    scene.navigation.delegate = watching
    swipe()
    #expect(scene.stack == "A")
    withExtendedLifetime((watching, vending)) {}
  }
}

/// Notes the stages of a step.
private final class StepView: UIView {
  private let order: Calls

  init(_ order: Calls) {
    self.order = order
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  func tick() { order.note("display link") }

  override func layoutSubviews() {
    super.layoutSubviews()
    order.note("layout")
  }

  override func draw(_ rect: CGRect) { order.note("draw") }
}
