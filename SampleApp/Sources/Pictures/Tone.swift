import UIKit

/// An opaque color of a picture or a screen, written as in a paint box: `Tone(0xE76F51)`.
struct Tone: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  init(_ hex: UInt32) {
    red = CGFloat((hex >> 16) & 0xFF) / 255
    green = CGFloat((hex >> 8) & 0xFF) / 255
    blue = CGFloat(hex & 0xFF) / 255
  }

  private init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// This tone with `share` (0 to 1) of `other` stirred in.
  func mixed(with other: Tone, _ share: CGFloat) -> Tone {
    Tone(
      red: red + (other.red - red) * share,
      green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }

  func cgColor(alpha: CGFloat = 1) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  var color: UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
}

extension Tone {
  /// The guide's own color.
  static let brand = Tone(0x2E5FA3)

  /// For signs and text on the screen's background: lighter where that is dark.
  var ink: UIColor {
    let light = color
    let dark = mixed(with: Tone(0xFFFFFF), 0.45).color
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
