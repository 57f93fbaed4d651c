import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The color that stands for the effect.
  var tint: UIColor? { nil }
}

@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark

    /// How much of what lies behind is covered.
    fileprivate var cover: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        0.6
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.7
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
      default: 0.8
      }
    }

    /// Whether the style is dark, light, or follows the traits.
    fileprivate var isDark: Bool? {
      switch self {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      default: nil
      }
    }
  }

  nonisolated(unsafe) private var style = Style.regular

  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return other.style == style
  }

  open override var hash: Int { style.rawValue }

  override var tint: UIColor? {
    let style = style
    return UIColor { traits in
      let dark = style.isDark ?? (traits.userInterfaceStyle == .dark)
      return UIColor(white: dark ? 0.11 : 0.97, alpha: style.cover)
    }
  }
}
