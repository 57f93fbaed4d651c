import SnapshotNavigation
import UIKit

/// A deep stack of large pictures: snapshots far below are compressed, then dropped.
///
/// `navigation.configuration.snapshotMemoryLimit` sets how much is kept.
final class JourneyViewController: UIViewController {
  private let day: Int
  private let picture: LandscapeView
  private let scrim = ScrimView()
  private let heading: UILabel
  private let usage = UILabel(
    "", font: .systemFont(ofSize: 15, weight: .medium), color: UIColor(white: 1, alpha: 0.85))
  private let onward: UIButton
  private let back = UIButton.round(.back)

  /// Days count from 0.
  init(day: Int = 0) {
    self.day = day
    let place = Place.all[day % Place.all.count]
    picture = LandscapeView(place.landscape)
    heading = UILabel(
      "Day \(day + 1)\n\(place.name)", font: .systemFont(ofSize: 34, weight: .heavy),
      color: .white)
    let isLast = day + 1 == Place.all.count
    onward = UIButton.capsule(
      isLast ? "Home again" : "The next day", fill: .white, text: place.accent.color)
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    for part in [picture, scrim, heading, usage, onward, back] { view.addSubview(part) }
    onward.accessibilityIdentifier = "next-day"
    onward.onTap { [weak self] in self?.goOn() }
    back.accessibilityIdentifier = "back"
    back.accessibilityLabel = "Back"
    back.onTap { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }

  private func goOn() {
    if day + 1 < Place.all.count {
      let tomorrow = JourneyViewController(day: day + 1)
      navigationController?.pushViewController(tomorrow, animated: true)
    } else {
      navigationController?.popToRootViewController(animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bytes = snapshotNavigationController?.snapshotMemoryUsage
    usage.text = bytes.map { "Pictures below: \($0.megabytes)" }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    let bounds = view.bounds
    let bottom = bounds.height - view.safeAreaInsets.bottom
    picture.frame = bounds
    scrim.frame = CGRect(x: 0, y: bottom - 260, width: bounds.width, height: bounds.height)
    view.placeBack(back)
    view.place(heading, x: left, y: bottom - 196, width: width, height: 84)
    view.place(usage, x: left, y: bottom - 106, width: width, height: 22)
    view.place(onward, x: left, y: bottom - 66, width: 172, height: 46)
  }
}
