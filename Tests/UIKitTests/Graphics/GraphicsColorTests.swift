import Testing
import UIKit

@Suite struct GraphicsColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func channels(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func systemColoursDifferInTheDark() {
    #expect(channels(UIColor.label.resolvedColor(with: light)) == [0, 0, 0, 255])
    #expect(channels(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
    #expect(channels(UIColor.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 255])
    #expect(channels(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
  }

  @Test func anElevatedDarkBackgroundIsLighter() {
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    let background = UIColor.systemBackground
    #expect(channels(background.resolvedColor(with: dark)) == [0, 0, 0, 255])
    #expect(channels(background.resolvedColor(with: elevated)) == [28, 28, 30, 255])
  }

  @Test func aDynamicColourResolvesAgainstTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    light.performAsCurrent { #expect(color.cgColor == UIColor.red.cgColor) }
  }

  @Test func anAlphaVariantOfADynamicColourStaysDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(channels(faded.resolvedColor(with: light)) == [0, 0, 0, 128])
    #expect(channels(faded.resolvedColor(with: dark)) == [255, 255, 255, 128])
  }

  @Test func coloursAreEqualByValueAndSystemColoursByName() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.label == UIColor.label)
  }

  @Test(arguments: [(0.0, [255, 0, 0]), (1.0 / 3, [0, 255, 0]), (2.0 / 3, [0, 0, 255])])
  func hueRunsFromRedOverGreenToBlue(hue: Double, expected: [Int]) {
    let color = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
    #expect(channels(color) == expected + [255])
    var back: CGFloat = 0
    color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(Double(back) - hue) < 1e-6)
  }

  @Test func aPatternColourRepeatsItsImageAndHasNoComponents() {
    let tile = drawn(2, 1) { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pattern = UIColor(patternImage: tile)
    #expect(!pattern.getRed(nil, green: nil, blue: nil, alpha: nil))
    let seen = drawn(6, 1) { context in
      pattern.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
    }.cgImage
    #expect((0..<6).allSatisfy { Pixel(seen, $0, 0) == ($0.isMultiple(of: 2) ? .red : .clear) })
  }
}
