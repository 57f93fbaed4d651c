import Testing
import UIKit
import UIKitHost

/// Captures and pictures as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentCaptureTests {
  private func picture(_ view: UIView, afterUpdates: Bool) -> (UIImage, Bool) {
    var drawn = false
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      drawn = view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates)
    }
    return (image, drawn)
  }

  /// The colour of an image's middle, as seen on a canvas.
  private func middle(_ image: UIImage?) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let canvas = Canvas()
    let view = UIImageView(image: image)
    view.frame = canvas.view.bounds
    canvas.view.addSubview(view)
    canvas.host.advance(by: 0.1)
    let pixel = canvas.host.pixel(at: CGPoint(x: 50, y: 50))
    return (pixel.red, pixel.green, pixel.blue)
  }

  @Test func aCaptureWithoutUpdatesIsTheLastFrame() {
    let canvas = Canvas()
    let view = canvas.add(canvas.view.bounds, .red)
    view.backgroundColor = .blue
    let (old, drawn) = picture(view, afterUpdates: false)
    let (new, _) = picture(view, afterUpdates: true)
    #expect(drawn)
    #expect(middle(old).red == 255)
    #expect(middle(new).blue == 255 && middle(new).red == 0)
  }

  @Test func aCaptureOutsideAWindowDrawsNothing() {
    _ = Canvas()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    let (image, drawn) = picture(view, afterUpdates: true)
    #expect(!drawn)
    #expect(middle(image) == (255, 255, 255))
  }

  @Test func renderDrawsTheModelAndACaptureThePresentation() {
    let canvas = Canvas()
    let view = canvas.add(canvas.view.bounds, .red)
    UIView.animate(withDuration: 100, delay: 0, options: .curveLinear) {
      view.backgroundColor = .blue
    }
    canvas.host.advance(by: 0.1)
    let (seen, _) = picture(view, afterUpdates: false)
    let model = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(middle(seen).red > 240)
    #expect(middle(model).blue == 255)
  }

  @Test func emptyCapturesDoNotTrap() {
    let canvas = Canvas()
    let view = canvas.add(.zero, .red)
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true) || view.bounds.isEmpty)
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
    empty.sizeToFit()
    canvas.host.advance(by: 0.1)
    UIImage().draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
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

  @Test func oddStepsOfTheClockDoNotTrap() {
    let canvas = Canvas()
    let before = CACurrentMediaTime()
    canvas.host.advance(by: 0)
    canvas.host.advance(by: -1)
    canvas.host.advance(by: 1e-9)
    #expect(CACurrentMediaTime() >= before)
  }

  @Test func aMaskViewAndACornerCutTheDrawing() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    view.layer.cornerRadius = 20
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 1, y: 1)).red == 255)
    #expect(canvas.host.pixel(at: CGPoint(x: 20, y: 20)).red == 0)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = .white
    view.mask = mask
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 30, y: 20)).red == 255)
    #expect(canvas.host.pixel(at: CGPoint(x: 15, y: 20)).red == 0)
  }

  @Test func groupOpacityIsOfTheWhole() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .black
    view.addSubview(child)
    view.alpha = 0.5
    canvas.host.advance(by: 0.1)
    let red = canvas.host.pixel(at: CGPoint(x: 10, y: 10)).red
    #expect(red >= 126 && red <= 129)
  }

  @Test func deepTreesDoNotExhaustTheStack() {
    let canvas = Canvas()
    var view = canvas.view
    for _ in 0..<400 {
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      view = child
    }
    view.backgroundColor = .red
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 50, y: 50)).red == 255)
    #expect(canvas.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }
}
