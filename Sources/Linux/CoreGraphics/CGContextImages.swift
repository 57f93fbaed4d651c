import CPangoCairo
import Foundation

extension CGContext {
  /// Draws the picture with its foot at the rectangle's smallest y, as Core Graphics does: upright
  /// where y points up, upside down in UIKit's contexts (`UIImage.draw(in:)` turns it).
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let frame = rect.standardized
    saveGState()
    defer { restoreGState() }
    translateBy(x: frame.minX, y: frame.maxY)
    scaleBy(x: 1, y: -1)
    guard byTiling else {
      place(image, in: CGRect(origin: .zero, size: frame.size))
      return
    }
    translateBy(x: -frame.minX, y: -frame.minY)
    tile(image, size: frame.size, from: frame.origin)
  }

  /// Draws the picture with its top at the rectangle's smallest y: upright in UIKit's contexts.
  ///
  /// At one pixel per pixel and on whole pixels this is a plain copy.
  package func place(_ image: CGImage, in rect: CGRect) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
    let mode = state.blendMode
    let copies = image.isOpaque && mode == .normal && state.alpha == 1 && state.shadow == nil
    let interpolation = state.interpolation
    paint { cairo, alpha in
      if copies { cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
      cairo_save(cairo)
      cairo_new_path(cairo)
      if let origin = self.pixelOrigin(of: image, in: rect) {
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, image.surface, origin.x, origin.y)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_rectangle(
          cairo, origin.x, origin.y, Double(image.width), Double(image.height))
      } else {
        cairo_set_source_surface(cairo, image.surface, 0, 0)
        let source = cairo_get_source(cairo)
        var fit = cairo_matrix_t(
          CGAffineTransform(
            scaleX: CGFloat(image.width) / rect.width, y: CGFloat(image.height) / rect.height
          ).translatedBy(x: -rect.minX, y: -rect.minY))
        cairo_pattern_set_matrix(source, &fit)
        cairo_pattern_set_filter(source, interpolation.cairo)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
        self.addRect(rect)
      }
      if alpha < 1 || mode.reachesBeyondShape {
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, Double(alpha))
      } else {
        cairo_fill(cairo)
      }
      cairo_restore(cairo)
    }
  }

  /// Repeats the picture over the clip, the first copy at `origin`, each `size` points large.
  package func tile(_ image: CGImage, size: CGSize, from origin: CGPoint) {
    guard image.width > 0, image.height > 0, size.width > 0, size.height > 0 else { return }
    let interpolation = state.interpolation
    paint { cairo, alpha in
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      let source = cairo_get_source(cairo)
      var fit = cairo_matrix_t(
        CGAffineTransform(
          scaleX: CGFloat(image.width) / size.width, y: CGFloat(image.height) / size.height
        ).translatedBy(x: -origin.x, y: -origin.y))
      cairo_pattern_set_matrix(source, &fit)
      cairo_pattern_set_filter(source, interpolation.cairo)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
      cairo_paint_with_alpha(cairo, Double(alpha))
    }
  }

  /// Where the picture's top left pixel lands if it is drawn pixel by pixel; nil if it is scaled,
  /// turned or between pixels.
  private func pixelOrigin(of image: CGImage, in rect: CGRect) -> (x: Double, y: Double)? {
    let transform = deviceTransform
    guard transform.isScaleAndTranslation else { return nil }
    let device = rect.applying(transform)
    let x = Double(device.minX).rounded()
    let y = Double(device.minY).rounded()
    let near = 1e-3
    guard abs(Double(device.minX) - x) < near, abs(Double(device.minY) - y) < near,
      abs(Double(device.width) - Double(image.width)) < near,
      abs(Double(device.height) - Double(image.height)) < near
    else { return nil }
    return (x, y)
  }
}
