import UIKit

extension CGGradient {
  /// A gradient through `colors`, evenly spread.
  static func through(_ colors: [CGColor]) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
  }
}

extension CGContext {
  /// Fills what is clipped with a gradient from `top` to `bottom`.
  func fillDown(_ colors: [CGColor], from top: CGFloat, to bottom: CGFloat) {
    guard let gradient = CGGradient.through(colors) else { return }
    drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  /// Light around `center`, gone at `radius`.
  func glow(_ tone: Tone, strength: CGFloat, center: CGPoint, radius: CGFloat) {
    let colors = [1, 0.5, 0.2, 0.06, 0].map { tone.cgColor(alpha: strength * $0) }
    guard let gradient = CGGradient.through(colors) else { return }
    drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
      options: [])
  }
}
