import CoreGraphics
import Foundation

/// A color that may differ with the traits it is shown under.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private enum Content {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  public convenience override init() {
    self.init(white: 0, alpha: 0)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = components(
      hue: hue, saturation: saturation, brightness: brightness)
    content = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
  }

  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    content = .fixed(
      CGColor(
        srgbRed: CGFloat(coder.decodeDouble(forKey: "UIRed")),
        green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
        blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
        alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha"))))
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    let color = cgColor
    coder.encode(Double(color.red), forKey: "UIRed")
    coder.encode(Double(color.green), forKey: "UIGreen")
    coder.encode(Double(color.blue), forKey: "UIBlue")
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The color under `UITraitCollection.current`.
  open var cgColor: CGColor {
    switch content {
    case .fixed(let color): return color
    case .dynamic: return resolvedColor(with: .current).cgColor
    }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: return self
    case .dynamic(let provider):
      return provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let left) = content, case .fixed(let right) = other.content else {
      return false
    }
    return left == right
  }

  open override var hash: Int {
    if case .fixed(let color) = content { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }

  open override var description: String {
    switch content {
    case .fixed(let color):
      return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .dynamic: return "<UIDynamicProviderColor>"
    }
  }
}

private func components(
  hue: CGFloat, saturation: CGFloat, brightness: CGFloat
) -> (CGFloat, CGFloat, CGFloat) {
  let turn = max(0, min(1, hue)) * 6
  let sector = Int(turn) % 6
  let rest = turn - CGFloat(Int(turn))
  let low = brightness * (1 - saturation)
  let falling = brightness * (1 - saturation * rest)
  let rising = brightness * (1 - saturation * (1 - rest))
  switch sector {
  case 0: return (brightness, rising, low)
  case 1: return (falling, brightness, low)
  case 2: return (low, brightness, rising)
  case 3: return (low, falling, brightness)
  case 4: return (rising, low, brightness)
  default: return (brightness, low, falling)
  }
}
