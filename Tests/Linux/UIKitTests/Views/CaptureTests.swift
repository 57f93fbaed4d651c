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

  @Test
  func withoutUpdatesTheLastFrameIsDrawn() {
    host.activate()
    host.advance(by: 0.05)
    view.backgroundColor = .blue
    let image = picture { #expect(view.drawHierarchy(in: $0, afterScreenUpdates: false)) }
    #expect(image?.color(x: 50, y: 50).red == 255)
    #expect(host.runtime.captures.withoutScreenUpdates == 1)
  }

  @Test
  func withUpdatesThePendingChangesAreCommitted() {
    host.activate()
    host.advance(by: 0.05)
    view.backgroundColor = .blue
    let image = picture { #expect(view.drawHierarchy(in: $0, afterScreenUpdates: true)) }
    #expect(image?.color(x: 50, y: 50).blue == 255)
    #expect(host.runtime.captures.withScreenUpdates == 1)
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

  @Test
  func neverRenderedIsEmptyAndFalse() {
    host.activate()
    let image = picture { #expect(!view.drawHierarchy(in: $0, afterScreenUpdates: false)) }
    #expect(image?.color(x: 50, y: 50).alpha == 0)
    #expect(host.log.count == 1)
  }

  @Test
  func withoutAWindowNothingIsDrawn() {
    host.activate()
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    loose.backgroundColor = .red
    let image = picture { #expect(!loose.drawHierarchy(in: $0, afterScreenUpdates: true)) }
    #expect(image?.color(x: 5, y: 5).alpha == 0)
  }

  @Test
  func inTheBackgroundPicturesAreEmpty() {
    host.activate()
    host.advance(by: 0.05)
    host.enterBackground()
    let image = picture { #expect(!view.drawHierarchy(in: $0, afterScreenUpdates: true)) }
    #expect(image?.color(x: 50, y: 50).alpha == 0)
  }

  @Test
  func aReplicantDoesNotChangeWithItsView() throws {
    host.activate()
    host.advance(by: 0.05)
    let replicant = try #require(view.snapshotView(afterScreenUpdates: false))
    view.backgroundColor = .blue
    host.window.addSubview(replicant)
    #expect(host.pixel(at: CGPoint(x: 50, y: 50)).red == 255)
    #expect(replicant.bounds == view.bounds)
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
  func aReplicantIsBlankWhenALayerIsRendered() throws {
    host.activate()
    host.advance(by: 0.05)
    let replicant = try #require(view.snapshotView(afterScreenUpdates: false))
    let image = picture { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      replicant.layer.render(in: context)
    }
    #expect(image?.color(x: 50, y: 50).alpha == 0)
  }

  @Test
  func layerRenderingShowsTheModelAndNoAnimations() {
    host.activate()
    host.advance(by: 0.05)
    UIView.animate(withDuration: 1) { view.backgroundColor = .blue }
    host.advance(by: 0.1)
    let image = picture { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      view.layer.render(in: context)
    }
    #expect(image?.color(x: 50, y: 50).blue == 255)
    #expect(image?.color(x: 50, y: 50).red == 0)
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

  @Test
  func aRegionIsCutOut() throws {
    host.activate()
    let corner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    corner.backgroundColor = .green
    view.addSubview(corner)
    host.advance(by: 0.05)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 50, y: 50, width: 50, height: 50), afterScreenUpdates: false,
        withCapInsets: .zero))
    host.window.addSubview(snapshot)
    #expect(snapshot.bounds.size == CGSize(width: 50, height: 50))
    #expect(host.pixel(at: CGPoint(x: 10, y: 10)).green > 200)
  }

  @Test func aCaptureWithoutUpdatesIsTheLastFrame() {
    let canvas = Canvas()
    let view = canvas.add(canvas.view.bounds, .red)
    view.backgroundColor = .blue
    let old = picture { #expect(view.drawHierarchy(in: $0, afterScreenUpdates: false)) }
    let new = picture { #expect(view.drawHierarchy(in: $0, afterScreenUpdates: true)) }
    #expect(old?.color(x: 50, y: 50).red == 255)
    #expect(new?.color(x: 50, y: 50).blue == 255)
    #expect(new?.color(x: 50, y: 50).red == 0)
  }

  @Test func aCaptureOutsideAWindowDrawsNothing() {
    _ = Canvas()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    let image = picture { #expect(!view.drawHierarchy(in: $0, afterScreenUpdates: true)) }
    #expect(image?.color(x: 50, y: 50).alpha == 0)
  }

  @Test func renderDrawsTheModelAndACaptureThePresentation() {
    let canvas = Canvas()
    let view = canvas.add(canvas.view.bounds, .red)
    UIView.animate(withDuration: 100, delay: 0, options: .curveLinear) {
      view.backgroundColor = .blue
    }
    canvas.host.advance(by: 0.1)
    let seen = picture { view.drawHierarchy(in: $0, afterScreenUpdates: false) }
    let model = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }.cgImage
    #expect(seen.map { $0.color(x: 50, y: 50).red > 240 } == true)
    #expect(model?.color(x: 50, y: 50).blue == 255)
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

  @Test func aSnapshotViewDoesNotChangeWithItsSource() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    guard let copy = view.snapshotView(afterScreenUpdates: false) else {
      Issue.record("no snapshot")
      return
    }
    copy.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
    canvas.view.addSubview(copy)
    view.backgroundColor = .blue
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 60, y: 60)).red == 255)
    #expect(canvas.host.pixel(at: CGPoint(x: 10, y: 10)).blue == 255)
    view.removeFromSuperview()
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 60, y: 60)).red == 255)
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
