import CPangoCairo
import UIKit
import UIKitHost

/// What cannot be beaten: over the same screens, a finger that moves four bare layers and nothing else.
@MainActor
final class BareDrag: NSObject {
  let device = Device(UINavigationController())
  private let views = (0..<3).map { _ in UIView() }
  private let layers: [CALayer]

  override init() {
    layers = views.map(\.layer) + [CALayer()]
    super.init()
    device.push(1)
    device.navigation.interactivePopGestureRecognizer?.isEnabled = false
    device.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    for view in views {
      view.frame = device.host.window.bounds
      view.isUserInteractionEnabled = false
      device.host.window.addSubview(view)
    }
    views[2].layer.addSublayer(layers[3])
    device.navigation.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("dragged(_:)", BareDrag.dragged)))
    device.host.advance(by: 0.2)
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let x = pan.translation(in: pan.view).x
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layers[0].transform = CATransform3DMakeTranslation(x * 0.3 - 117, 0, 0)
    layers[0].opacity = 1
    layers[1].opacity = Float(0.1 * (1 - x / 390))
    layers[2].transform = CATransform3DMakeTranslation(x, 0, 0)
    layers[2].opacity = 1
    layers[3].opacity = Float(0.2 * min(1, 4 * (1 - x / 390)))
    CATransaction.commit()
  }
}

/// What a frame costs at least: cairo draws two pictures and a shade, only where they are seen.
final class BareComposition {
  private let lower: CGImage
  private let upper: CGImage
  private let target: OpaquePointer

  init?(lower: CGImage, upper: CGImage) {
    guard let target = CGImage.newSurface(width: lower.width, height: lower.height) else {
      return nil
    }
    self.lower = lower
    self.upper = upper
    self.target = target
  }

  deinit { cairo_surface_destroy(target) }

  func compose(at progress: Double) {
    let (width, height) = (Double(lower.width), Double(lower.height))
    let edge = (width * progress).rounded()
    let cairo = cairo_create(target)
    cairo_rectangle(cairo, 0, 0, edge, height)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, lower.surface, (-0.3 * (width - edge)).rounded(), 0)
    cairo_fill_preserve(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.1 * (1 - progress))
    cairo_fill(cairo)
    cairo_rectangle(cairo, edge, 0, width - edge, height)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, upper.surface, edge, 0)
    cairo_fill(cairo)
    cairo_destroy(cairo)
  }
}
