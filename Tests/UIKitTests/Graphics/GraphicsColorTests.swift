import Testing
import UIKit

@Suite(.warningsAreRead) struct GraphicsColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func channels(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func systemColorsDifferInTheDark() {
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

  @Test func aDynamicColorResolvesAgainstTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    light.performAsCurrent { #expect(color.cgColor == UIColor.red.cgColor) }
  }

  @Test func anAlphaVariantOfADynamicColorStaysDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(channels(faded.resolvedColor(with: light)) == [0, 0, 0, 128])
    #expect(channels(faded.resolvedColor(with: dark)) == [255, 255, 255, 128])
  }

  @Test func colorsAreEqualByValueAndSystemColorsByName() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.label == UIColor.label)
  }
}
