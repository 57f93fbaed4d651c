import UIKit

/// A map drawn in code: blocks, a river, a route, and a car that comes along.
final class StreetMapView: UIView {
  let car = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = true
    contentMode = .redraw
    car.backgroundColor = Tone(0x1F6F5C).color
    car.layer.cornerRadius = 11
    car.layer.borderColor = UIColor.white.cgColor
    car.layer.borderWidth = 3
    car.alpha = 0
    car.accessibilityIdentifier = "car"
    addSubview(car)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    car.frame = CGRect(
      x: bounds.width * 0.42 - 11, y: bounds.height * 0.3 - 11, width: 22, height: 22)
  }

  override func draw(_ rect: CGRect) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let ground = Tone(isDark ? 0x1B1E24 : 0xE9E6DF)
    let block = Tone(isDark ? 0x292D35 : 0xF8F7F3)
    let park = Tone(isDark ? 0x26382B : 0xC9DFC0)
    let river = Tone(isDark ? 0x22394D : 0xAFCDE4)
    ground.color.setFill()
    UIRectFill(bounds)
    for row in 0..<(Int(bounds.height / 82) + 2) {
      for column in 0..<(Int(bounds.width / 78) + 2) {
        ((row * 5 + column * 3) % 11 == 0 ? park : block).color.setFill()
        let frame = CGRect(
          x: CGFloat(column) * 78 - 30 + CGFloat(row % 2) * 14, y: CGFloat(row) * 82 - 20,
          width: 66, height: 70)
        UIBezierPath(roundedRect: frame, cornerRadius: 6).fill()
      }
    }
    stroke(river, 34) { path in
      path.move(to: CGPoint(x: -20, y: bounds.height * 0.16))
      path.addLine(to: CGPoint(x: bounds.width * 0.55, y: bounds.height * 0.24))
      path.addLine(to: CGPoint(x: bounds.width + 20, y: bounds.height * 0.1))
    }
    stroke(isDark ? Tone(0x6FA3EE) : .brand, 6) { path in
      path.move(to: CGPoint(x: bounds.width * 0.2, y: bounds.height * 0.5))
      path.addLine(to: CGPoint(x: bounds.width * 0.42, y: bounds.height * 0.44))
      path.addLine(to: CGPoint(x: bounds.width * 0.42, y: bounds.height * 0.3))
      path.addLine(to: CGPoint(x: bounds.width * 0.8, y: bounds.height * 0.34))
    }
  }

  private func stroke(_ tone: Tone, _ width: CGFloat, _ lines: (UIBezierPath) -> Void) {
    let path = UIBezierPath()
    lines(path)
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tone.color.setStroke()
    path.stroke()
  }
}
