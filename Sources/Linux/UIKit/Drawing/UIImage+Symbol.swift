import CoreGraphics
import Foundation

extension UIImage {
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large and how heavy a symbol is.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale

    static let plain = SymbolConfiguration(size: nil, weight: .unspecified, scale: .unspecified)

    init(size: CGFloat?, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      pointSize = size
      self.weight = weight
      self.scale = scale
    }

    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      let font = UIFont.preferredFont(forTextStyle: textStyle)
      self.init(size: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// This configuration where it says something, the other where it does not.
    func over(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: pointSize ?? other.pointSize, weight: weight == .unspecified ? other.weight : weight,
        scale: scale == .unspecified ? other.scale : scale)
    }

    /// The side of the square a symbol is drawn in.
    var side: CGFloat {
      let factor: CGFloat
      switch scale {
      case .small: factor = 0.79
      case .large: factor = 1.28
      case .default, .unspecified, .medium: factor = 1
      }
      return ((pointSize ?? 17) * 1.18 * factor * 3).rounded() / 3
    }

    /// The width of a symbol's lines, in parts of its side.
    var lineWidth: CGFloat {
      switch weight {
      case .ultraLight: 0.025
      case .thin: 0.04
      case .light: 0.06
      case .unspecified, .regular: 0.08
      case .medium: 0.095
      case .semibold: 0.11
      case .bold: 0.125
      case .heavy: 0.145
      case .black: 0.165
      }
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    open override var hash: Int { pointSize.hashValue ^ weight.rawValue ^ scale.rawValue }
  }
}
