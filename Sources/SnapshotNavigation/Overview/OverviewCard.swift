import UIKit

/// A screen's snapshot on its way into its card or out of it.
///
/// The screen has neither round corners nor a ground of its own; the card has both.
final class OverviewCard: UIView {
  private let ground = UIView()

  init(_ snapshot: UIView) {
    super.init(frame: snapshot.bounds)
    clipsToBounds = true
    ground.frame = bounds
    ground.backgroundColor = .systemBackground
    addSubview(ground)
    snapshot.frame = bounds
    addSubview(snapshot)
  }

  required init?(coder: NSCoder) { nil }

  /// Becomes a card, with corners of `radius`, as the coverage gets less, or a screen as it grows.
  func play(_ keyframes: Keyframes, radius: CGFloat) {
    let parts = keyframes.coverages.map { 1 - $0 }
    layer.play("cornerRadius", parts.map { $0 * radius }, for: keyframes, from: nil)
    ground.layer.play("opacity", parts.map { Float($0) }, for: keyframes, from: nil)
    guard let last = parts.last else { return }
    layer.cornerRadius = last * radius
    ground.alpha = last
  }
}
