import SnapshotNavigation
import UIKit

/// A stack of pages over a map, all inside one screen: panels are pushed and popped over the map.
///
/// Each panel has a height of its own; it can be dragged back or replace another sideways.
final class RideViewController: UIViewController {
  private let map = StreetMapView()
  private let stack: PageStackView
  private let back = UIButton.round(.back)
  private let choice = RidePanel(
    title: "Where to?", details: ["Museum of the North, 12 min"], action: "Choose a car")
  private let cars = RidePanel(
    title: "Compact, 9.40", details: ["4 min away, two seats", "At the museum by 10:42"],
    action: "Order", other: "Bigger")
  private let vans = RidePanel(
    title: "Van, 15.80", details: ["9 min away, six seats", "At the museum by 10:47"],
    action: "Order", other: "Smaller")
  private let trip = RidePanel(
    title: "Ines is on her way", details: ["Gray compact, 4 min"], action: "Done")

  init() {
    stack = PageStackView(root: choice)
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    for part in [map, back, stack] { view.addSubview(part) }
    back.accessibilityIdentifier = "back"
    back.onTap { [weak self] in self?.navigationController?.popViewController(animated: true) }
    stack.configuration.pushChoreography = .sideways
    stack.delegate = self

    choice.identify("ride-choose")
    choice.onAction { [weak self] in self?.show(\.cars) }
    cars.identify("ride-order")
    cars.onAction { [weak self] in self?.show(\.trip) }
    cars.onOther { [weak self] in self?.turn(to: \.vans, from: .trailing) }
    vans.identify("ride-order")
    vans.onAction { [weak self] in self?.show(\.trip) }
    vans.onOther { [weak self] in self?.turn(to: \.cars, from: .leading) }
    trip.identify("ride-done")
    trip.onAction { [weak self] in self?.stack.popToRoot() }
  }

  private func show(_ panel: KeyPath<RideViewController, RidePanel>) {
    stack.push(self[keyPath: panel])
  }

  private func turn(
    to panel: KeyPath<RideViewController, RidePanel>, from side: PageStackView.Side
  ) {
    stack.replaceTop(with: self[keyPath: panel], from: side)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    map.frame = bounds
    view.placeBack(back)
    stack.frame = bounds
    for panel in [choice, cars, vans, trip] {
      let top = bounds.height - panel.height - safe.bottom
      stack.setInsets(PageInsets(top: top), for: panel)
    }
  }
}

extension RideViewController: PageStackViewDelegate {
  /// The map shows more or less of the route, in step with the panels.
  func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView,
    animated: Bool
  ) {
    map.car.alpha = page === choice ? 0 : 1
  }
}
