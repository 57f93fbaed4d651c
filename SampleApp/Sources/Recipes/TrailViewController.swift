import SnapshotNavigation
import UIKit

/// Legs of a trail, one on top of the other, and all of them as cards.
///
/// `presentStackOverview()` shows the stack from its snapshots and pops to the card that's chosen.
final class TrailViewController: UIViewController {
  private func showOverview() {
    snapshotNavigationController?.presentStackOverview()
  }

  // MARK: The rest

  private let leg: Int
  private let picture: LandscapeView
  private let scrim = ScrimView()
  private let heading: UILabel
  private let onward: UIButton
  private let overview = UIButton.capsule(
    "Overview", fill: UIColor(white: 0, alpha: 0.4), text: .white)

  /// Legs count from 0.
  init(leg: Int = 0) {
    self.leg = leg
    let place = Place.all[leg % Place.all.count]
    picture = LandscapeView(place.landscape)
    heading = UILabel(
      place.tagline, font: .systemFont(ofSize: 28, weight: .heavy), color: .white)
    onward = UIButton.capsule("The next leg", fill: .white, text: place.accent.color)
    super.init(nibName: nil, bundle: nil)
    title = place.name
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if leg % 2 == 1 { snapshotNavigation.navigationBar = .hidden }
    navigationItem.largeTitleDisplayMode = .never
    for part in [picture, scrim, heading, onward, overview] { view.addSubview(part) }
    onward.accessibilityIdentifier = "next-leg"
    onward.onTap { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(TrailViewController(leg: leg + 1), animated: true)
    }
    overview.accessibilityIdentifier = "overview"
    overview.onTap { [weak self] in self?.showOverview() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    let bounds = view.bounds
    let bottom = bounds.height - view.safeAreaInsets.bottom
    picture.frame = bounds
    scrim.frame = CGRect(x: 0, y: bottom - 220, width: bounds.width, height: bounds.height)
    let height = heading.height(fitting: width)
    view.place(heading, x: left, y: bottom - 84 - height, width: width, height: height)
    view.place(onward, x: left, y: bottom - 66, width: 152, height: 46)
    view.place(overview, x: left + 164, y: bottom - 66, width: 124, height: 46)
  }
}
