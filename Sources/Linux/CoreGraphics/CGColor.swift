import Foundation

/// An immutable color: sRGB or gray components and an alpha, or a repeated picture.
public final class CGColor: _CFObject, @unchecked Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  public let alpha: CGFloat

  /// What a pattern color repeats, and its size in points.
  package let pattern: CGImage?
  package let patternScale: CGFloat
  private let space: CGColorSpace

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.deviceRGB, red, green, blue, alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standardRGB, red, green, blue, alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.deviceGray, gray, gray, gray, alpha)
  }

  private init(
    _ space: CGColorSpace, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    pattern = nil
    patternScale = 1
  }

  /// A color that repeats `pattern` from the origin; `scale` is its pixels per point.
  package init(pattern: CGImage, scale: CGFloat, alpha: CGFloat = 1) {
    space = .deviceRGB
    red = 0
    green = 0
    blue = 0
    self.alpha = alpha
    self.pattern = pattern
    patternScale = scale
  }

  public var components: [CGFloat]? {
    if pattern != nil { return [alpha] }
    return space.model == .gray ? [red, alpha] : [red, green, blue, alpha]
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(pattern: pattern, scale: patternScale, alpha: alpha) }
    return CGColor(space, red, green, blue, alpha)
  }

  public func _isEqual(to other: CGColor) -> Bool {
    red == other.red && green == other.green && blue == other.blue
      && alpha == other.alpha && pattern === other.pattern
      && space.model == other.space.model
  }

  public func _hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
