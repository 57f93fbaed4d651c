/// A value that can be interpolated.
enum AnimatedValue {
  /// Numbers, points, sizes, vectors and rectangles.
  case vector(SIMD4<Double>)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case image(CGImage)
  /// On the way from one picture to another.
  case fade(from: CGImage, to: CGImage, progress: Double)
  case list([AnimatedValue])
  /// Not interpolated: jumps at the half.
  case other(Any)

  init?(_ value: Any?) {
    guard let value else { return nil }
    // What is animated most: a cast to another type takes several times as long.
    let kind = type(of: value)
    if kind == CATransform3D.self, let transform = value as? CATransform3D {
      self = .transform(transform)
      return
    }
    if kind == Float.self, let number = value as? Float {
      self = .vector(SIMD4(Double(number), 0, 0, 0))
      return
    }
    // Asked by type, because a cast would box a rectangle to find out.
    if kind is NSValue.Type, let box = value as? NSValue, !(box is NSNumber) {
      self.init(box.unboxed)
      return
    }
    switch value {
    case let number as CGFloat: self = .vector(SIMD4(Double(number), 0, 0, 0))
    case let number as Double: self = .vector(SIMD4(number, 0, 0, 0))
    case let number as Int: self = .vector(SIMD4(Double(number), 0, 0, 0))
    case let flag as Bool: self = .vector(SIMD4(flag ? 1 : 0, 0, 0, 0))
    case let number as NSNumber: self = .vector(SIMD4(number.doubleValue, 0, 0, 0))
    case let point as CGPoint: self = .vector(SIMD4(Double(point.x), Double(point.y), 0, 0))
    case let size as CGSize: self = .vector(SIMD4(Double(size.width), Double(size.height), 0, 0))
    case let vector as CGVector: self = .vector(SIMD4(Double(vector.dx), Double(vector.dy), 0, 0))
    case let rect as CGRect:
      // Differences may be negative, which is no rectangle turned round.
      self = .vector(
        SIMD4(
          Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
          Double(rect.size.height)))
    case let transform as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(transform))
    case let color as CGColor: self = .color(color)
    case let path as CGPath: self = .path(path)
    case let image as CGImage: self = .image(image)
    case let list as [Any]: self = .list(list.compactMap { AnimatedValue($0) })
    case let optional as Any?:
      guard let inner = optional else { return nil }
      self = .other(inner)
    default: self = .other(value)
    }
  }

  var vector: SIMD4<Double>? {
    if case .vector(let vector) = self { vector } else { nil }
  }

  var number: Double? { vector?.x }

  func interpolated(to other: AnimatedValue, at t: Double) -> AnimatedValue {
    if t == 0 { return self }
    if t == 1 { return other }
    switch (self, other) {
    case (.vector(let from), .vector(let to)): return .vector(from + (to - from) * t)
    case (.transform(let from), .transform(let to)):
      return .transform(from.blended(with: to, at: t))
    case (.color(let from), .color(let to)): return .color(from.blended(with: to, at: t))
    case (.path(let from), .path(let to)):
      return from.blended(with: to, at: CGFloat(t)).map { .path($0) } ?? (t < 0.5 ? self : other)
    case (.image(let from), .image(let to)):
      return .fade(from: from, to: to, progress: min(1, max(0, t)))
    case (.list(let from), .list(let to)) where from.count == to.count:
      return .list(zip(from, to).map { $0.interpolated(to: $1, at: t) })
    default: return t < 0.5 ? self : other
    }
  }

  /// For additive and cumulative animations and `byValue`.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.vector(let left), .vector(let right)): return .vector(left + right)
    case (.transform(let left), .transform(let right)):
      return .transform(CATransform3DConcat(right, left))
    case (.color(let left), .color(let right)):
      return .color(
        CGColor(
          red: left.red + right.red, green: left.green + right.green,
          blue: left.blue + right.blue, alpha: left.alpha + right.alpha))
    default: return other
    }
  }

  func subtracting(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.vector(let left), .vector(let right)): return .vector(left - right)
    case (.transform(let left), .transform(let right)):
      return .transform(CATransform3DConcat(CATransform3DInvert(right), left))
    default: return self
    }
  }

  func distance(to other: AnimatedValue) -> Double {
    guard let from = vector, let to = other.vector else { return 1 }
    let way = to - from
    return (way * way).sum().squareRoot()
  }
}

extension CGColor {
  /// Interpolates the components, alpha among them; to and from clear only the alpha.
  fileprivate func blended(with other: CGColor, at t: Double) -> CGColor {
    let (from, to) = (alpha == 0 ? other : self, other.alpha == 0 ? self : other)
    let t = CGFloat(t)
    return CGColor(
      srgbRed: from.red + (to.red - from.red) * t, green: from.green + (to.green - from.green) * t,
      blue: from.blue + (to.blue - from.blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }
}

extension CGPath {
  /// Paths of the same make are interpolated point by point; others are not.
  fileprivate func blended(with other: CGPath, at t: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var result: [PathElement] = []
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): result.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): result.append(.line(mix(a, b)))
      case (.quadCurve(let c, let a), .quadCurve(let d, let b)):
        result.append(.quadCurve(control: mix(c, d), end: mix(a, b)))
      case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
        result.append(.curve(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(a, b)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: result)
  }
}

extension NSValue {
  /// The geometry in a value, told apart by its Objective-C type, which Foundation on Linux leaks.
  fileprivate var unboxed: Any? {
    let type = String(cString: objCType)
    if type == "[16d]" { return caTransform3DValue }
    if type.contains("Rect") { return rectValue }
    if type.contains("Point") { return pointValue }
    if type.contains("Size") { return sizeValue }
    return nil
  }
}
