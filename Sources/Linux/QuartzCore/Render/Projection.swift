import CPangoCairo

/// A projective map of the plane: row vectors (x y 1) times the matrix, divided by the last.
struct Projection {
  private var x: SIMD3<Double>
  private var y: SIMD3<Double>
  private var origin: SIMD3<Double>

  /// What a transform does to points of the plane z = 0, perspective included.
  init(_ t: CATransform3D) {
    x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m14))
    y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m24))
    origin = SIMD3(Double(t.m41), Double(t.m42), Double(t.m44))
  }

  init(_ t: CGAffineTransform) { self.init(CATransform3DMakeAffineTransform(t)) }

  func map(_ column: Double, _ row: Double) -> SIMD3<Double> { x * column + y * row + origin }

  /// First this, then `other`.
  func concatenating(_ other: Projection) -> Projection {
    func through(_ v: SIMD3<Double>) -> SIMD3<Double> {
      other.x * v.x + other.y * v.y + other.origin * v.z
    }
    var result = self
    (result.x, result.y, result.origin) = (through(x), through(y), through(origin))
    return result
  }

  /// Nil where the plane is seen from its side.
  var inverted: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (c1, c2, c3) = (cross(y, origin), cross(origin, x), cross(x, y))
    let determinant = (x * c1).sum()
    guard abs(determinant) > 1e-9 else { return nil }
    var result = self
    result.x = SIMD3(c1.x, c2.x, c3.x) / determinant
    result.y = SIMD3(c1.y, c2.y, c3.y) / determinant
    result.origin = SIMD3(c1.z, c2.z, c3.z) / determinant
    return result
  }

  /// The pixels that a picture of this size touches, as far as it lies before the eye.
  func extent(width: Int, height: Int) -> PixelRect {
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].map {
      map(Double($0.0), Double($0.1))
    }
    guard corners.allSatisfy({ $0.z > 1e-6 }) else {
      return PixelRect(x: -2000, y: -2000, width: 8000, height: 8000)
    }
    let xs = corners.map { $0.x / $0.z }
    let ys = corners.map { $0.y / $0.z }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return PixelRect(
      around: CGRect(
        x: CGFloat(left), y: CGFloat(top), width: CGFloat((xs.max() ?? 0) - left),
        height: CGFloat((ys.max() ?? 0) - top)))
  }
}

extension CATransform3D {
  /// Whether what is farther away gets smaller.
  var hasPerspective: Bool { m14 != 0 || m24 != 0 }
}

extension Flattening {
  /// A layer in perspective: drawn flat, then seen from the eye.
  mutating func appendProjected(
    _ node: RenderNode, in parent: LayerSpace, into items: inout [DisplayItem]
  ) {
    let state = node.sampled
    let bounds = state.bounds
    let rect = PixelRect(x: 0, y: 0, width: pixels(bounds.width), height: pixels(bounds.height))
    let flat = Place(
      space: .pixels(x: pixels(-bounds.minX), y: pixels(-bounds.minY)), rect: rect)
    guard let group = groupPicture(of: node, at: flat), let picture = group.picture else { return }
    let anchor = state.anchor
    let toLayer = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale,
      tx: CGFloat(group.offset.x) / scale + bounds.minX - anchor.x,
      ty: CGFloat(group.offset.y) / scale + bounds.minY - anchor.y)
    let toParent = CGAffineTransform(translationX: state.position.x, y: state.position.y)
    let projection = Projection(toLayer).concatenating(Projection(state.transform))
      .concatenating(Projection(toParent.concatenating(base(of: parent))))
    guard let item = picture.item(seenThrough: projection) else { return }
    items.append(item.faded(by: Double(state.opacity)))
  }

  /// Sublayers under a sublayer transform in perspective: drawn flat in their layer's plane, then seen
  /// from the eye.
  mutating func appendProjectedSublayers(
    of node: RenderNode, in space: LayerSpace, into items: inout [DisplayItem]
  ) {
    var parts: [DisplayItem] = []
    for child in CALayer.paintOrder(node.children, by: \.sampled.zPosition) {
      flatten(child, in: .pixels(x: 0, y: 0), into: &parts)
    }
    let extent = parts.reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard let picture = GroupPicture.draw(parts, in: extent) else { return }
    let anchor = node.sampled.anchor
    let toLayer = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: CGFloat(extent.x) / scale - anchor.x,
      ty: CGFloat(extent.y) / scale - anchor.y)
    let back = CGAffineTransform(translationX: anchor.x, y: anchor.y)
    let projection = Projection(toLayer).concatenating(Projection(node.sampled.sublayerTransform))
      .concatenating(Projection(back.concatenating(base(of: space))))
    if let item = picture.item(seenThrough: projection) { items.append(item) }
  }

  private func base(of space: LayerSpace) -> CGAffineTransform {
    switch space {
    case .affine(let matrix): matrix
    case .pixels(let x, let y):
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(x), ty: CGFloat(y))
    }
  }
}

extension CGImage {
  fileprivate func item(seenThrough projection: Projection) -> DisplayItem? {
    guard let inverse = projection.inverted else { return nil }
    return DisplayItem(
      content: .drawing { cairo, alpha in self.paint(through: inverse, in: cairo, alpha) },
      bounds: projection.extent(width: width, height: height))
  }

  /// Paints what `inverse` finds in this picture for each pixel of the clip, smoothly between pixels.
  fileprivate func paint(
    through inverse: Projection, in cairo: OpaquePointer, _ alpha: Double
  ) {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
    let area = PixelRect(
      x: Int(minX), y: Int(minY), width: Int(maxX - minX), height: Int(maxY - minY))
    guard !area.isEmpty,
      let target = CGImage.newSurface(width: area.width, height: area.height),
      let output = cairo_image_surface_get_data(target),
      let input = cairo_image_surface_get_data(surface)
    else { return }
    defer { cairo_surface_destroy(target) }
    let stride = Int(cairo_image_surface_get_stride(target))
    let (width, height, rowBytes) = (self.width, self.height, bytesPerRow)
    /// Transparent outside.
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Double> {
      guard column >= 0, row >= 0, column < width, row < height else { return .zero }
      let bytes = input + row * rowBytes + column * 4
      return SIMD4(Double(bytes[0]), Double(bytes[1]), Double(bytes[2]), Double(bytes[3]))
    }
    // Spelled out in numbers: this runs for every pixel, and tests aren't optimized.
    let (right, bottom) = (Double(width), Double(height))
    let step = inverse.map(1, 0) - inverse.map(0, 0)
    let (stepX, stepY, stepZ) = (step.x, step.y, step.z)
    for row in 0..<area.height {
      let start = inverse.map(Double(area.x) + 0.5, Double(area.y + row) + 0.5)
      let (startX, startY, startZ) = (start.x, start.y, start.z)
      var column = -1
      while column < area.width - 1 {
        column += 1
        let way = Double(column)
        let z = startZ + stepZ * way
        if z <= 0 { continue }
        let (u, v) = ((startX + stepX * way) / z - 0.5, (startY + stepY * way) / z - 0.5)
        if u <= -1 || v <= -1 || u >= right || v >= bottom { continue }
        let (x, y) = (u < 0 ? -1 : Int(u), v < 0 ? -1 : Int(v))
        let (dx, dy) = (u - Double(x), v - Double(y))
        if x >= 0, y >= 0, x < width - 1, y < height - 1 {
          let at = input + y * rowBytes + x * 4
          let bytes = output + row * stride + column * 4
          for index in 0..<4 {
            let (a, b) = (Double(at[index]), Double(at[index + 4]))
            let (c, d) = (Double(at[index + rowBytes]), Double(at[index + rowBytes + 4]))
            let (upper, lower) = (a * (1 - dx) + b * dx, c * (1 - dx) + d * dx)
            bytes[index] = UInt8(upper * (1 - dy) + lower * dy + 0.5)
          }
          continue
        }
        let upper = pixel(x, y) * (1 - dx) + pixel(x + 1, y) * dx
        let lower = pixel(x, y + 1) * (1 - dx) + pixel(x + 1, y + 1) * dx
        let mixed = upper * (1 - dy) + lower * dy
        let bytes = output + row * stride + column * 4
        for index in 0..<4 { bytes[index] = UInt8(mixed[index].rounded()) }
      }
    }
    cairo_surface_mark_dirty(target)
    cairo_set_source_surface(cairo, target, Double(area.x), Double(area.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(cairo, alpha)
  }
}
