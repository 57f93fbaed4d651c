import SnapshotNavigation
import UIKit

/// A sketchbook whose paper a finger draws on, excluded from the drag; beside it a drag goes back.
///
/// Away from the leading edge, a drag leaves the finger to any view that handles touches itself, as the
/// paper does. Excluded, the paper keeps the finger at the edge, too.
final class SketchViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.viewsExcludedFromDrag = [canvas]  // recipe
    showSketchbook()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let canvas = Canvas(frame: .zero)
  private let colors: [UIColor] = [.label, .systemBlue, .systemGreen, .systemOrange, .systemPink]
  private var pens: [UIButton] = []

  private func showSketchbook() {
    title = "Sketchbook"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(canvas)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", primaryAction: UIAction { [weak self] _ in self?.canvas.clear() })
    for (index, color) in colors.enumerated() {
      let pen = UIButton(
        configuration: .filled(),
        primaryAction: UIAction { [weak self] _ in self?.choose(index) })
      pen.configuration?.baseBackgroundColor = color
      pen.configuration?.cornerStyle = .capsule
      pen.accessibilityLabel = ["Black", "Blue", "Green", "Orange", "Pink"][index]
      pens.append(pen)
      view.addSubview(pen)
    }
    choose(1)
  }

  /// The pen that's in use is larger.
  private func choose(_ index: Int) {
    canvas.color = colors[index]
    for (number, pen) in pens.enumerated() {
      pen.transform = number == index ? CGAffineTransform(scaleX: 1.25, y: 1.25) : .identity
      pen.accessibilityTraits = number == index ? [.button, .selected] : .button
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 20)
    canvas.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: max(area.height - 68, 80))
    let step = area.width / CGFloat(pens.count)
    for (index, pen) in pens.enumerated() {
      pen.bounds.size = CGSize(width: 36, height: 36)
      pen.center = CGPoint(x: area.minX + step * (CGFloat(index) + 0.5), y: area.maxY - 18)
    }
  }
}

/// Paper that keeps a line for each finger.
private final class Canvas: UIView {
  var color = UIColor.label
  private var lines: [(color: UIColor, points: [CGPoint])] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    contentMode = .redraw
    accessibilityIdentifier = "canvas"
  }

  required init?(coder: NSCoder) { nil }

  func clear() {
    lines = []
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append((color, []))
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !lines.isEmpty else { return }
    lines[lines.count - 1].points.append(touch.location(in: self))
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for line in lines {
      guard let first = line.points.first else { continue }
      let path = UIBezierPath()
      path.move(to: first)
      for point in line.points.dropFirst() { path.addLine(to: point) }
      path.lineWidth = 4
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      line.color.setStroke()
      path.stroke()
    }
  }
}
