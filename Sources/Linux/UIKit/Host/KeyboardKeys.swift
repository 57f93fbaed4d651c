import CoreGraphics

/// The keys of the software keyboard: letters that are drawn, and that no finger types.
final class KeyboardKeys: UIView {
  /// In points.
  private enum Measures {
    static let rowHeight: CGFloat = 54
    static let keyHeight: CGFloat = 43
    static let top: CGFloat = 8
    static let gap: CGFloat = 6
    static let side: CGFloat = 3
    static let corner: CGFloat = 5
  }

  private enum Colors {
    static let panel = gray(light: 0.82, dark: 0.17)
    static let letter = gray(light: 1, dark: 0.42)
    static let other = gray(light: 0.69, dark: 0.28)
    static let edge = gray(light: 0.53, dark: 0.08)

    private static func gray(light: CGFloat, dark: CGFloat) -> UIColor {
      UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
    }
  }

  private enum Key {
    case letter(Character)
    case word(String)
    case symbol(UIBezierPath)

    var color: UIColor {
      switch self {
      case .letter, .word("space"): Colors.letter
      case .word, .symbol: Colors.other
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Colors.panel
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    // As wide as one of the ten letters in the first row.
    let letter = (bounds.width - 2 * Measures.side - 9 * Measures.gap) / 10
    guard letter > 4 else { return }
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      let length = CGFloat(letters.count) * (letter + Measures.gap) - Measures.gap
      for (column, character) in letters.enumerated() {
        let x = (bounds.width - length) / 2 + CGFloat(column) * (letter + Measures.gap)
        draw(.letter(character), in: place(x: x, width: letter, row: row))
      }
    }
    let (wide, end) = (letter * 1.3, bounds.width - Measures.side)
    draw(.symbol(Self.shift), in: place(x: Measures.side, width: wide, row: 2))
    draw(.symbol(Self.delete), in: place(x: end - wide, width: wide, row: 2))
    let word = 2.5 * letter + Measures.gap
    let space = Measures.side + word + Measures.gap
    draw(.word("123"), in: place(x: Measures.side, width: word, row: 3))
    draw(.word("space"), in: place(x: space, width: bounds.width - 2 * space, row: 3))
    draw(.word("return"), in: place(x: end - word, width: word, row: 3))
  }

  private func place(x: CGFloat, width: CGFloat, row: Int) -> CGRect {
    let y = Measures.top + CGFloat(row) * Measures.rowHeight
    return CGRect(x: x, y: y, width: width, height: Measures.keyHeight)
  }

  private func draw(_ key: Key, in place: CGRect) {
    Colors.edge.setFill()
    UIBezierPath(
      roundedRect: place.offsetBy(dx: 0, dy: 1), cornerRadius: Measures.corner
    ).fill()
    key.color.setFill()
    UIBezierPath(roundedRect: place, cornerRadius: Measures.corner).fill()
    switch key {
    case .letter(let letter): draw("\(letter)", size: 23, in: place)
    case .word(let word): draw(word, size: 16, in: place)
    case .symbol(let path): draw(path, in: place)
    }
  }

  private func draw(_ text: String, size: CGFloat, in place: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label,
    ]
    let room = text.size(withAttributes: attributes)
    let corner = CGPoint(x: place.midX - room.width / 2, y: place.midY - room.height / 2)
    text.draw(at: corner, withAttributes: attributes)
  }

  private func draw(_ path: UIBezierPath, in place: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: place.midX, y: place.midY)
    UIColor.label.setStroke()
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    path.stroke()
    context.restoreGState()
  }

  /// An arrow that points up, around the origin.
  private static var shift: UIBezierPath {
    outline([(0, -9), (9, 0), (4, 0), (4, 8), (-4, 8), (-4, 0), (-9, 0)])
  }

  /// A label that points to the left with a cross on it, around the origin.
  private static var delete: UIBezierPath {
    let path = outline([(-11, 0), (-4, -7.5), (10, -7.5), (10, 7.5), (-4, 7.5)])
    for (from, to) in [((0, -3), (6, 3)), ((0, 3), (6, -3))] {
      path.move(to: CGPoint(x: from.0, y: from.1))
      path.addLine(to: CGPoint(x: to.0, y: to.1))
    }
    return path
  }

  private static func outline(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, (x, y)) in points.enumerated() {
      let point = CGPoint(x: x, y: y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
