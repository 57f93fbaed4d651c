import CPangoCairo

/// Draws display items onto a surface, leaving out what is hidden.
struct Painter {
  let surface: OpaquePointer
  private let cairo: OpaquePointer?
  private let area: PixelRect

  /// How many rows are finished at a time, so that a shade finds the picture still in the cache.
  private static let band = 48

  init(surface: OpaquePointer) {
    self.surface = surface
    cairo = cairo_create(surface)
    area = PixelRect(
      x: 0, y: 0, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    if let cairo { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
  }

  func finish() {
    if let cairo { cairo_destroy(cairo) }
    cairo_surface_mark_dirty(surface)
  }

  /// What is seen of each item: front to back, each opaque item hides what is behind it.
  func paint(_ items: [DisplayItem], counters: inout RenderCounters) {
    var visible: [(item: DisplayItem, rects: [PixelRect])] = []
    let covered = cairo_region_create()
    defer { cairo_region_destroy(covered) }
    for item in items.reversed() {
      let bounds = item.bounds.intersection(area)
      if bounds.isEmpty { continue }
      var rect = bounds.cairo
      let region = cairo_region_create_rectangle(&rect)
      defer { cairo_region_destroy(region) }
      cairo_region_subtract(region, covered)
      let rects = Self.rects(of: region)
      if rects.isEmpty { continue }
      visible.append((item, rects))
      counters.itemsComposed += 1
      counters.pixelsTouched += rects.reduce(0) { $0 + $1.width * $1.height }
      let hiding = item.opaque.intersection(area)
      if !hiding.isEmpty {
        var rect = hiding.cairo
        cairo_region_union_rectangle(covered, &rect)
      }
    }
    visible.reverse()
    var index = 0
    while index < visible.count {
      if case .drawing(let draw) = visible[index].item.content {
        paint(draw, alpha: visible[index].item.alpha, in: visible[index].rects)
        index += 1
        continue
      }
      var end = index
      while end < visible.count, !visible[end].item.isDrawing { end += 1 }
      paintInBands(visible[index..<end])
      index = end
    }
  }

  private static func rects(of region: OpaquePointer?) -> [PixelRect] {
    (0..<cairo_region_num_rectangles(region)).map { index in
      var rect = cairo_rectangle_int_t()
      cairo_region_get_rectangle(region, index, &rect)
      return PixelRect(rect)
    }
  }

  private func paint(
    _ draw: (OpaquePointer, Double) -> Void, alpha: Double, in rects: [PixelRect]
  ) {
    guard let cairo else { return }
    cairo_save(cairo)
    for rect in rects { addRectangle(rect) }
    cairo_clip(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    // Fills before it may have left another operator behind.
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    draw(cairo, alpha)
    cairo_restore(cairo)
  }

  private func addRectangle(_ rect: PixelRect) {
    guard let cairo else { return }
    cairo_rectangle(
      cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  private func paintInBands(_ items: ArraySlice<(item: DisplayItem, rects: [PixelRect])>) {
    var top = 0
    while top < area.height {
      let band = PixelRect(x: 0, y: top, width: area.width, height: Self.band)
      for (item, rects) in items {
        for rect in rects {
          let part = rect.intersection(band)
          if !part.isEmpty { paint(item, in: part) }
        }
      }
      top += Self.band
    }
  }

  private func paint(_ item: DisplayItem, in rect: PixelRect) {
    guard let cairo else { return }
    switch item.content {
    case .picture(let image, let x, let y):
      if item.alpha >= 1, image.isOpaque {
        copy(image, x: x, y: y, into: rect)
        return
      }
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_set_source_surface(cairo, image.surface, Double(x), Double(y))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      if item.alpha >= 1 {
        addRectangle(rect)
        cairo_fill(cairo)
        return
      }
      cairo_save(cairo)
      addRectangle(rect)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, item.alpha)
      cairo_restore(cairo)
    case .fill(let color):
      let alpha = Double(color.alpha) * item.alpha
      cairo_set_operator(cairo, alpha >= 1 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), alpha)
      addRectangle(rect)
      cairo_fill(cairo)
    case .stain(let mask, let x, let y, let color):
      cairo_save(cairo)
      addRectangle(rect)
      cairo_clip(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha) * item.alpha)
      cairo_mask_surface(cairo, mask.surface, Double(x), Double(y))
      cairo_restore(cairo)
    case .drawing(let draw): paint(draw, alpha: item.alpha, in: [rect])
    }
  }

  /// Opaque pixels at whole positions need no arithmetic.
  private func copy(_ image: CGImage, x: Int, y: Int, into rect: PixelRect) {
    let source = PixelRect(x: x, y: y, width: image.width, height: image.height)
    let part = rect.intersection(source)
    guard !part.isEmpty, let target = cairo_image_surface_get_data(surface),
      let pixels = cairo_image_surface_get_data(image.surface)
    else { return }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let rowBytes = image.bytesPerRow
    for row in part.y..<part.maxY {
      memcpy(
        target + row * stride + part.x * 4, pixels + (row - y) * rowBytes + (part.x - x) * 4,
        part.width * 4)
    }
    cairo_surface_mark_dirty_rectangle(
      surface, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height))
  }
}

extension DisplayItem {
  fileprivate var isDrawing: Bool {
    if case .drawing = content { true } else { false }
  }
}

/// The pixels of the screen, kept from frame to frame.
struct FrameBuffer {
  private let width: Int
  private let height: Int
  private var last: CGImage?

  init(size: CGSize, scale: CGFloat) {
    width = Int((size.width * scale).rounded())
    height = Int((size.height * scale).rounded())
  }

  /// A frame that was handed out and is still held stays as it is: the next goes elsewhere.
  mutating func compose(_ items: [DisplayItem], counters: inout RenderCounters) {
    counters.framesComposed += 1
    var surface: OpaquePointer?
    if var image = last, last != nil {
      last = nil
      if isKnownUniquelyReferenced(&image) { surface = cairo_surface_reference(image.surface) }
    }
    guard let target = surface ?? CGImage.newSurface(width: width, height: height) else { return }
    let painter = Painter(surface: target)
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let black = CGColor(gray: 0, alpha: 1)
    painter.paint(
      [DisplayItem(content: .fill(black), bounds: all, opaque: all)] + items, counters: &counters)
    painter.finish()
    last = CGImage(surface: target, isOpaque: true)
  }

  var image: CGImage {
    if let last { return last }
    let surface = CGImage.newSurface(width: max(1, width), height: max(1, height))
    guard let surface else { preconditionFailure("no memory for a frame") }
    return CGImage(surface: surface, isOpaque: false)
  }
}
