import CoreGraphics
import Foundation

/// One fixed object a color, so that the same name is always equal to itself.
private func fixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: 1)
}

/// A channel triple in 0...255 and an alpha, as Apple's design resources list them.
private struct Tone: Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var color: UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

/// A color with a light and a dark value, and a third where an elevated dark surface has its own.
private func adaptive(_ light: Tone, _ dark: Tone, elevated: Tone? = nil) -> UIColor {
  let (lightColor, darkColor, elevatedColor) = (light.color, dark.color, elevated?.color)
  return UIColor { traits in
    guard traits.userInterfaceStyle == .dark else { return lightColor }
    if traits.userInterfaceLevel == .elevated, let elevatedColor { return elevatedColor }
    return darkColor
  }
}

private enum Palette {
  static let black = UIColor(white: 0, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = fixed(1, 0, 0)
  static let green = fixed(0, 1, 0)
  static let blue = fixed(0, 0, 1)
  static let cyan = fixed(0, 1, 1)
  static let yellow = fixed(1, 1, 0)
  static let magenta = fixed(1, 0, 1)
  static let orange = fixed(1, 0.5, 0)
  static let purple = fixed(0.5, 0, 0.5)
  static let brown = fixed(0.6, 0.4, 0.2)
  static let clear = UIColor(white: 0, alpha: 0)

  static let systemRed = adaptive(Tone(255, 59, 48), Tone(255, 69, 58))
  static let systemGreen = adaptive(Tone(52, 199, 89), Tone(48, 209, 88))
  static let systemBlue = adaptive(Tone(0, 122, 255), Tone(10, 132, 255))
  static let systemOrange = adaptive(Tone(255, 149, 0), Tone(255, 159, 10))
  static let systemYellow = adaptive(Tone(255, 204, 0), Tone(255, 214, 10))
  static let systemPink = adaptive(Tone(255, 45, 85), Tone(255, 55, 95))
  static let systemTeal = adaptive(Tone(48, 176, 199), Tone(64, 200, 224))
  static let systemIndigo = adaptive(Tone(88, 86, 214), Tone(94, 92, 230))
  static let systemMint = adaptive(Tone(0, 199, 190), Tone(99, 230, 226))
  static let systemGray = adaptive(Tone(142, 142, 147), Tone(142, 142, 147))
  static let systemGray4 = adaptive(Tone(209, 209, 214), Tone(58, 58, 60))
  static let systemGray5 = adaptive(Tone(229, 229, 234), Tone(44, 44, 46))
  static let systemGray6 = adaptive(Tone(242, 242, 247), Tone(28, 28, 30))
  static let label = adaptive(Tone(0, 0, 0), Tone(255, 255, 255))
  static let secondaryLabel = adaptive(Tone(60, 60, 67, 0.6), Tone(235, 235, 245, 0.6))
  static let tertiaryLabel = adaptive(Tone(60, 60, 67, 0.3), Tone(235, 235, 245, 0.3))
  static let link = adaptive(Tone(0, 122, 255), Tone(9, 132, 255))
  static let placeholderText = adaptive(Tone(60, 60, 67, 0.3), Tone(235, 235, 245, 0.3))
  static let separator = adaptive(Tone(60, 60, 67, 0.29), Tone(84, 84, 88, 0.6))
  static let systemBackground = adaptive(
    Tone(255, 255, 255), Tone(0, 0, 0), elevated: Tone(28, 28, 30))
  static let secondarySystemBackground = adaptive(
    Tone(242, 242, 247), Tone(28, 28, 30), elevated: Tone(44, 44, 46))
  static let systemGroupedBackground = adaptive(
    Tone(242, 242, 247), Tone(0, 0, 0), elevated: Tone(28, 28, 30))
  static let secondarySystemGroupedBackground = adaptive(
    Tone(255, 255, 255), Tone(28, 28, 30), elevated: Tone(44, 44, 46))
  static let systemFill = adaptive(Tone(120, 120, 128, 0.2), Tone(120, 120, 128, 0.36))
  static let tertiarySystemFill = adaptive(Tone(118, 118, 128, 0.12), Tone(118, 118, 128, 0.24))
}

extension UIColor {
  public class var black: UIColor { Palette.black }
  public class var white: UIColor { Palette.white }
  public class var gray: UIColor { Palette.gray }
  public class var red: UIColor { Palette.red }
  public class var green: UIColor { Palette.green }
  public class var blue: UIColor { Palette.blue }
  public class var cyan: UIColor { Palette.cyan }
  public class var yellow: UIColor { Palette.yellow }
  public class var magenta: UIColor { Palette.magenta }
  public class var orange: UIColor { Palette.orange }
  public class var purple: UIColor { Palette.purple }
  public class var brown: UIColor { Palette.brown }
  public class var clear: UIColor { Palette.clear }

  public class var systemRed: UIColor { Palette.systemRed }
  public class var systemGreen: UIColor { Palette.systemGreen }
  public class var systemBlue: UIColor { Palette.systemBlue }
  public class var systemOrange: UIColor { Palette.systemOrange }
  public class var systemYellow: UIColor { Palette.systemYellow }
  public class var systemPink: UIColor { Palette.systemPink }
  public class var systemTeal: UIColor { Palette.systemTeal }
  public class var systemIndigo: UIColor { Palette.systemIndigo }
  public class var systemMint: UIColor { Palette.systemMint }
  public class var systemGray: UIColor { Palette.systemGray }
  public class var systemGray4: UIColor { Palette.systemGray4 }
  public class var systemGray5: UIColor { Palette.systemGray5 }
  public class var systemGray6: UIColor { Palette.systemGray6 }
  public class var label: UIColor { Palette.label }
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  public class var link: UIColor { Palette.link }
  public class var placeholderText: UIColor { Palette.placeholderText }
  public class var separator: UIColor { Palette.separator }
  public class var systemBackground: UIColor { Palette.systemBackground }
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }
  public class var systemFill: UIColor { Palette.systemFill }
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
}
