import Testing
import UIKit
import UIKitHost

/// Zooming in code: what is scaled, where the content lies, who is called.
@MainActor @Suite(.serialized, .warningsAreRead) struct ScrollZoomTests {
  final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var calls: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("did zoom") }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("will begin")
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("did end \(scale)") }
  }

  private let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let zoomer = Zoomer()

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.delegate = zoomer
    zoomer.view = content
    scrollView.addSubview(content)
    host.window.addSubview(scrollView)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  @Test func theMiddleStaysInTheMiddle() {
    host.activate()
    scrollView.zoomScale = 2
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 200))
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 50))
    #expect(zoomer.calls == ["did zoom"])
    scrollView.zoomScale = 1
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test(arguments: [(0.5, 1), (9, 4)] as [(CGFloat, CGFloat)])
  func theScaleKeepsToItsLimits(wish: CGFloat, is scale: CGFloat) {
    host.activate()
    scrollView.setZoomScale(wish, animated: false)
    #expect(scrollView.zoomScale == scale)
  }

  @Test func withoutAViewThereIsNoZoom() {
    host.activate()
    zoomer.view = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
    #expect(zoomer.calls.isEmpty)
  }

  @Test func anAnimatedZoomBeginsAndEnds() {
    host.activate()
    scrollView.setZoomScale(3, animated: true)
    #expect(scrollView.isZoomAnimating)
    #expect(zoomer.calls == ["will begin", "did zoom"])
    host.advance(by: 0.6)
    #expect(!scrollView.isZoomAnimating)
    #expect(zoomer.calls == ["will begin", "did zoom", "did end 3.0"])
  }
}
