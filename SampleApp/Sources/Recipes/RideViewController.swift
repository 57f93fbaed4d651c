import PageStack
import SnapshotNavigation
import UIKit

/// Panels over a map, all inside one screen: a stack of views that are pushed, replaced and dragged
/// back.
///
/// Each panel is as high as its text.
final class RideViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    stack.configuration.pushChoreography = .sideways
    stack.delegate = self
    choice.onAction = { [unowned self] in stack.push(small) }  // recipe
    small.onOther = { [unowned self] in stack.replaceTop(with: large, from: .trailing) }  // recipe
    large.onOther = { [unowned self] in stack.replaceTop(with: small, from: .leading) }
    small.onAction = { [unowned self] in stack.push(trip) }
    large.onAction = { [unowned self] in stack.push(trip) }
    trip.onAction = { [unowned self] in stack.popToRoot() }  // recipe
    snapshotNavigation.navigationBar = .hidden
    showMap()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let map = MapView()
  private let back = UIButton(configuration: .filled())
  private let stack: PageStackView
  private let choice = RidePanel(
    "Where to?", "Museum of the North, 12 minutes", action: ("Choose a car", "ride-choose"))
  private let small = RidePanel(
    "Compact, $9.40", "4 minutes away, two seats\nAt the museum by 10:42",
    action: ("Order", "ride-order"), other: "See a van")
  private let large = RidePanel(
    "Van, $15.80", "9 minutes away, six seats\nAt the museum by 10:47",
    action: ("Order", "ride-order"), other: "See a compact")
  private let trip = RidePanel(
    "Ines is on her way", "Gray compact, 4 minutes", action: ("Done", "ride-done"))

  init() {
    stack = PageStackView(root: choice)
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    stack = PageStackView(root: choice)
    super.init(coder: coder)
    hidesBottomBarWhenPushed = true
  }

  private func showMap() {
    back.configuration?.image = UIImage(systemName: "chevron.backward")
    back.configuration?.baseBackgroundColor = UIColor(white: 0, alpha: 0.45)
    back.configuration?.cornerStyle = .capsule
    back.accessibilityIdentifier = "back"
    back.accessibilityLabel = "Back"
    let goBack = UIAction { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    back.addAction(goBack, for: .touchUpInside)
    for part in [map, back, stack] { view.addSubview(part) }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    map.frame = bounds
    stack.frame = bounds
    for panel in [choice, small, large, trip] {
      let height = panel.sizeThatFits(bounds.size).height + safe.bottom
      stack.setInsets(PageInsets(top: max(bounds.height - height, 0)), for: panel)
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    back.frame = CGRect(
      x: isRightToLeft ? bounds.width - safe.right - 56 : safe.left + 16, y: max(safe.top, 12),
      width: 40, height: 40)
  }
}

extension RideViewController: PageStackViewDelegate {
  /// Shows the car while one is chosen, as the panels appear and disappear.
  func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView,
    animated: Bool
  ) {
    map.car.alpha = page === choice ? 0 : 1
  }
}

/// A title, a few lines, and what can be done.
private final class RidePanel: UIView {
  var onAction: () -> Void = {}
  var onOther: () -> Void = {}
  private let labels = [UILabel(), UILabel()]
  private var buttons: [UIButton] = []

  init(_ title: String, _ text: String, action: (title: String, id: String), other: String? = nil) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 24
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    for (label, style) in zip(labels, [UIFont.TextStyle.title2, .body]) {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      addSubview(label)
    }
    labels[0].font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    labels[0].text = title
    labels[1].text = text
    labels[1].textColor = .secondaryLabel
    add(action.title, action.id, .filled()) { [weak self] in self?.onAction() }
    if let other { add(other, "ride-other", .tinted()) { [weak self] in self?.onOther() } }
  }

  required init?(coder: NSCoder) { nil }

  private func add(
    _ title: String, _ id: String, _ configuration: UIButton.Configuration,
    _ action: @escaping @MainActor () -> Void
  ) {
    let button = UIButton(configuration: configuration)
    button.configuration?.title = title
    button.configuration?.cornerStyle = .large
    button.accessibilityIdentifier = id
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange(in: bounds.width, moving: true)
  }

  /// Returns the height that everything takes.
  @discardableResult
  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let column = min(width - safeAreaInsets.left - safeAreaInsets.right - 48, 560)
    let room = CGSize(width: column, height: .greatestFiniteMagnitude)
    var y: CGFloat = 22
    for part in labels + buttons {
      let isButton = part is UIButton
      let height = part.sizeThatFits(room).height + (isButton ? 14 : 0)
      if isButton { y += 8 }
      if moving {
        part.frame = CGRect(x: (width - column) / 2, y: y, width: column, height: height)
      }
      y += height + 6
    }
    return y + 8
  }
}

/// A map drawn in code: parks, a river, a route, and a car that comes along.
private final class MapView: UIView {
  let car = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = .systemGray5
    car.backgroundColor = .systemIndigo
    car.layer.cornerRadius = 11
    car.layer.borderColor = UIColor.white.cgColor
    car.layer.borderWidth = 3
    car.alpha = 0
    car.accessibilityIdentifier = "car"
    addSubview(car)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    car.frame = CGRect(
      x: bounds.width * 0.42 - 11, y: bounds.height * 0.3 - 11, width: 22, height: 22)
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<(Int(bounds.height / 82) + 2) {
      for column in 0..<(Int(bounds.width / 78) + 2) {
        let isPark = (row * 5 + column * 3) % 11 == 0
        let color = isPark ? UIColor.systemGreen.withAlphaComponent(0.35) : .systemGray6
        color.setFill()
        let block = CGRect(
          x: CGFloat(column) * 78 - 30 + CGFloat(row % 2) * 14, y: CGFloat(row) * 82 - 20,
          width: 66, height: 70)
        UIBezierPath(roundedRect: block, cornerRadius: 6).fill()
      }
    }
    stroke([(-0.1, 0.16), (0.55, 0.24), (1.1, 0.1)], .systemTeal.withAlphaComponent(0.5), 30)
    stroke([(0.2, 0.5), (0.42, 0.44), (0.42, 0.3), (0.8, 0.34)], .systemIndigo, 6)
  }

  private func stroke(_ points: [(x: CGFloat, y: CGFloat)], _ color: UIColor, _ width: CGFloat) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
