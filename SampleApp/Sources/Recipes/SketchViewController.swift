import SnapshotNavigation
import UIKit

/// A canvas that a finger draws on, excluded from the drag.
///
/// Sliders, maps, pagers and row actions work without it; a view that handles touches by itself, as
/// this one does, can't be recognized.
final class SketchViewController: LessonScreen {
  private let canvas = Canvas(frame: .zero)

  init() {
    super.init("Sketch", "Draw on the paper in any direction. Beside it, a drag goes back.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(canvas, height: 320)
    snapshotNavigation.viewsExcludedFromDrag = [canvas]
  }
}

/// Paper that keeps a line for each finger.
private final class Canvas: UIView {
  private var lines: [[CGPoint]] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    accessibilityIdentifier = "canvas"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append([])
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !lines.isEmpty else { return }
    lines[lines.count - 1].append(touch.location(in: self))
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    Tone.brand.ink.setStroke()
    for line in lines {
      guard let first = line.first else { continue }
      let path = UIBezierPath()
      path.move(to: first)
      for point in line.dropFirst() { path.addLine(to: point) }
      path.lineWidth = 4
      path.stroke()
    }
  }
}
