import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead)
struct CaptureTests {
  private let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.backgroundColor = .red
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
  }

  private func picture(_ body: (CGRect) -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    return UIGraphicsImageRenderer(bounds: bounds, format: format)
      .image { _ in body(bounds) }.cgImage
  }

  /// Reported: what's half done as a picture is taken flashes up.
  @Test(arguments: [true, false])
  func whatIsCommittedForAPictureIsPresented(isPresented: Bool) {
    host.activate()
    host.settings.screenUpdatesPresentFrames = isPresented
    host.advance(by: 0.05)
    var reds: [UInt8] = []
    var causes: [PresentedFrame.Cause] = []
    host.runtime.onPresent = {
      causes.append($0.cause)
      reds.append($0.image.color(x: 50, y: 50).red)
    }
    view.backgroundColor = .blue
    _ = picture { view.drawHierarchy(in: $0, afterScreenUpdates: false) }
    _ = view.snapshotView(afterScreenUpdates: false)
    #expect(causes.isEmpty)
    _ = picture { view.drawHierarchy(in: $0, afterScreenUpdates: true) }
    view.backgroundColor = .red
    _ = view.snapshotView(afterScreenUpdates: true)
    view.backgroundColor = .blue
    _ = host.window.windowScene?.screen.snapshotView(afterScreenUpdates: true)
    view.backgroundColor = .red
    #expect(causes == (isPresented ? [.picture, .picture, .picture] : []))
    #expect(reds == (isPresented ? [0, 255, 0] : []))
    // A frame that's only looked at isn't one that a person sees.
    _ = host.frame()
    #expect(causes.count == (isPresented ? 3 : 0))
    host.advance(by: 1.0 / 60)
    #expect(causes.last == .step && reds.last == 255)
    host.runtime.onPresent = nil
  }

  @Test
  func aBusyMainThreadPresentsTheAnimationsThatWereCommitted() {
    host.activate()
    host.advance(by: 0.05)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .blue
    }
    host.advance(by: 1.0 / 60)
    var reds: [UInt8] = []
    host.runtime.onPresent = { reds.append($0.image.color(x: 50, y: 50).red) }
    host.stall(0.1)
    #expect(reds.count >= 6)
    #expect(reds == reds.sorted(by: >) && Set(reds).count >= 6)
  }

  /// The render server draws it when it's shown, and nothing that has changed since is in it.
  @Test
  func aSnapshotViewIsDrawnWhenItIsShownAndShowsTheFrameItWasTakenIn() throws {
    host.activate()
    let round = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    round.layer.cornerRadius = 30
    round.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    inner.backgroundColor = .green
    round.addSubview(inner)
    view.addSubview(round)
    host.advance(by: 0.05)
    let before = host.runtime.server.counters.subtreesFlattened
    let replicant = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(host.runtime.server.counters.subtreesFlattened == before)
    inner.backgroundColor = .blue
    round.frame.origin.x = 0
    view.backgroundColor = .white
    host.advance(by: 0.05)
    _ = host.frame()
    round.removeFromSuperview()
    host.window.addSubview(replicant)
    #expect(host.pixel(at: CGPoint(x: 50, y: 50)) == (0, 255, 0, 255))
    #expect(host.pixel(at: CGPoint(x: 22, y: 22)) == (255, 0, 0, 255))
    let contents = try #require(replicant.layer.contents)
    let image = try #require(contents as? CGImage)
    #expect(image.width == 100 && image.bytesPerRow == 400)
  }

  @Test
  func aCommitInsideOfAnAppearanceCallbackIsLogged() {
    host.activate()
    host.advance(by: 0.05)
    host.runtime.duringAppearanceCallback {
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(host.log.count == 1)
  }

  @Test func emptyCapturesAreLogged() {
    let canvas = Canvas()
    let view = canvas.add(.zero, .red)
    view.drawHierarchy(in: .zero, afterScreenUpdates: true)
    _ = view.snapshotView(afterScreenUpdates: true)
    _ = view.snapshotView(afterScreenUpdates: false)
    _ = UIView().snapshotView(afterScreenUpdates: true)
    _ = view.resizableSnapshotView(
      from: CGRect(x: -50, y: -50, width: 1000, height: 1), afterScreenUpdates: false,
      withCapInsets: .zero)
    _ = UIGraphicsImageRenderer(size: .zero).image { _ in }
    _ = UIGraphicsImageRenderer(size: CGSize(width: -5, height: 5)).image { _ in }
    _ = UIImage()
    let empty = UIImageView(image: UIImage())
    canvas.view.addSubview(empty)
    canvas.host.advance(by: 0.1)
    UIImage().draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
    #expect(canvas.host.log.count == 4)
    #expect(canvas.host.log.allSatisfy { $0.hasPrefix("Rendering a view (") })
  }

  @Test func aCaptureDuringLayoutDoesNotHang() {
    final class Looking: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        _ = UIGraphicsImageRenderer(bounds: bounds).image { _ in
          drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
      }
    }
    let canvas = Canvas()
    let view = Looking(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    canvas.view.addSubview(view)
    canvas.host.advance(by: 0.1)
    #expect(view.window != nil)
  }

  @Test func aCaptureDuringDrawingDoesNotHang() {
    final class Looking: UIView {
      override func draw(_ rect: CGRect) {
        drawHierarchy(in: bounds, afterScreenUpdates: true)
        drawHierarchy(in: bounds, afterScreenUpdates: false)
      }
    }
    let canvas = Canvas()
    let view = Looking(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    canvas.view.addSubview(view)
    canvas.host.advance(by: 0.1)
    #expect(view.window != nil)
  }
}
