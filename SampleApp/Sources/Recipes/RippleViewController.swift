import SnapshotNavigation
import UIKit

/// Water that shows a ring wherever a finger touches it, and on which a swipe may begin anyway.
///
/// A view that overrides `touchesMoved(_:with:)` keeps the finger, as a drawing view or a game must. The
/// water only watches the finger.
final class RippleViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.viewsIncludedInDrag = [water]  // recipe
    showWater()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let water = Water(frame: .zero)
  private let caption = UILabel()

  private func showWater() {
    title = "Water"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    view.addSubview(water)
    caption.text = "Touch the water. A swipe back may begin on it, too."
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.numberOfLines = 0
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 20)
    let size = caption.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    caption.frame = CGRect(
      x: area.minX, y: area.maxY - size.height, width: area.width, height: size.height)
    water.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width,
      height: max(area.height - size.height - 20, 80))
  }
}

/// Draws rings where fingers have been.
private final class Water: UIView {
  private var places: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    layer.cornerRadius = 14
    clipsToBounds = true
    contentMode = .redraw
    accessibilityIdentifier = "water"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    places = (places + touches.map { $0.location(in: self) }).suffix(12)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    for (age, place) in places.reversed().enumerated() {
      let radius = CGFloat(8 + age * 5)
      let ring = UIBezierPath(
        ovalIn: CGRect(
          x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2))
      ring.lineWidth = 2
      UIColor.white.withAlphaComponent(max(1 - CGFloat(age) / 12, 0)).setStroke()
      ring.stroke()
    }
  }
}
