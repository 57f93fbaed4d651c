import CPangoCairo
import Foundation

/// A shadow as `setShadow` describes it.
struct Shadow {
  var offset: CGSize
  var blur: CGFloat
  var color: CGColor
}

/// A picture through whose alpha all later drawing of a state is seen.
struct ContextMask {
  var image: CGImage
  var rect: CGRect
  var transform: CGAffineTransform
}

extension CGContext {
  /// Runs one drawing operation under the blend mode, alpha and shadow in force.
  func paint(_ draw: (_ cairo: OpaquePointer, _ alpha: CGFloat) -> Void) {
    willPaint()
    defer { didPaint() }
    guard let shadow = state.shadow else {
      cairo_set_operator(cairo, state.blendMode.cairo)
      draw(cairo, state.alpha)
      return
    }
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    draw(cairo, 1)
    finishGroup(alpha: state.alpha, blendMode: state.blendMode, shadow: shadow)
  }

  /// Fills the current path and keeps it.
  func fillBounded(_ cairo: OpaquePointer) {
    guard state.blendMode.reachesBeyondShape else {
      cairo_fill_preserve(cairo)
      return
    }
    cairo_save(cairo)
    cairo_clip_preserve(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Ends cairo's current group and puts it on what is below it, its shadow first.
  func finishGroup(alpha: CGFloat, blendMode: CGBlendMode, shadow: Shadow?) {
    guard let group = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(group) }
    if let shadow { drawShadow(shadow, of: group, alpha: alpha) }
    cairo_set_operator(cairo, blendMode.cairo)
    cairo_set_source(cairo, group)
    cairo_paint_with_alpha(cairo, Double(alpha))
  }

  // MARK: Shadows

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: max(0, blur), color: $0) }
  }

  /// The shadow's offset counts in the base space: transforms of the user space do not move it.
  private func drawShadow(_ shadow: Shadow, of group: OpaquePointer, alpha: CGFloat) {
    var content: OpaquePointer?
    guard cairo_pattern_get_surface(group, &content) == CAIRO_STATUS_SUCCESS, let content,
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let target = cairo_create(mask)
    else { return }
    defer { cairo_surface_destroy(mask) }
    cairo_set_source_surface(target, content, 0, 0)
    cairo_paint(target)
    cairo_destroy(target)
    blurAlpha(of: mask, radius: shadow.blur * scale / 2)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    shadow.color.setSource(of: cairo, alpha: alpha, tiledFrom: scale)
    let down = isFlipped ? shadow.offset.height : -shadow.offset.height
    cairo_mask_surface(cairo, mask, Double(shadow.offset.width * scale), Double(down * scale))
    cairo_restore(cairo)
  }

  // MARK: Transparency layers

  /// What is drawn until the layer's end is put down as one, with the alpha, blend mode and shadow
  /// in force now.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    layers.append(state)
    cairo_push_group(cairo)
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  public func endTransparencyLayer() {
    guard let outer = layers.popLast() else { return }
    finishGroup(alpha: outer.alpha, blendMode: outer.blendMode, shadow: outer.shadow)
    restoreGState()
    didPaint()
  }

  // MARK: Masks

  func applyMasks() {
    for mask in state.masks.reversed() {
      guard let group = cairo_pop_group(cairo),
        let alpha = cairo_pattern_create_for_surface(mask.image.surface)
      else { continue }
      var place = cairo_matrix_t(mask.transform)
      cairo_set_matrix(cairo, &place)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_set_source(cairo, group)
      var fit = cairo_matrix_t(
        CGAffineTransform(
          scaleX: CGFloat(mask.image.width) / mask.rect.width,
          y: CGFloat(mask.image.height) / mask.rect.height
        ).translatedBy(x: -mask.rect.minX, y: -mask.rect.minY))
      cairo_pattern_set_matrix(alpha, &fit)
      cairo_mask(cairo, alpha)
      cairo_pattern_destroy(alpha)
      cairo_pattern_destroy(group)
    }
    if !state.masks.isEmpty { didPaint() }
    state.masks = []
  }
}

/// Blurs an A8 surface by three box passes, which come close to a Gaussian of that deviation.
package func blurAlpha(of surface: OpaquePointer, radius: CGFloat) {
  let size = Int((radius * 1.88).rounded())
  guard size > 1, let data = cairo_image_surface_get_data(surface) else { return }
  cairo_surface_flush(surface)
  let width = Int(cairo_image_surface_get_width(surface))
  let height = Int(cairo_image_surface_get_height(surface))
  let stride = Int(cairo_image_surface_get_stride(surface))
  var line = [UInt8](repeating: 0, count: max(width, height))
  for pass in 0..<3 {
    let reach = pass == 1 ? (size - 1) / 2 : size / 2
    for row in 0..<height {
      boxBlur(data + row * stride, count: width, step: 1, size: size, reach: reach, line: &line)
    }
    for column in 0..<width {
      boxBlur(data + column, count: height, step: stride, size: size, reach: reach, line: &line)
    }
  }
  cairo_surface_mark_dirty(surface)
}

/// Replaces each byte of a line by the mean of `size` bytes that begin `reach` before it.
private func boxBlur(
  _ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int, size: Int, reach: Int,
  line: inout [UInt8]
) {
  for index in 0..<count { line[index] = data[index * step] }
  var sum = 0
  for index in 0..<min(size - reach, count) { sum += Int(line[index]) }
  for index in 0..<count {
    data[index * step] = UInt8((sum + size / 2) / size)
    let entering = index + size - reach
    let leaving = index - reach
    if entering < count { sum += Int(line[entering]) }
    if leaving >= 0 { sum -= Int(line[leaving]) }
  }
}
