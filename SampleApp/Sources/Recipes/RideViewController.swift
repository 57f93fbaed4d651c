import SnapshotNavigation
import UIKit

/// Recipe: a stack of pages over a map, all inside one screen.
///
/// The map stays; the panels come and go over its lower part, each with a height of its own.
final class RideViewController: Screen {
  private let map = StreetMapView()
  private let stack: PageStackView
  private let back = UIButton.round(.back)
  private let choice = RidePanel(
    title: "Where to?", detail: "Museum of the North, 12 min", action: "Choose a car")
  private let cars = RidePanel(
    title: "Compact, 9.40", detail: "4 min away, two seats", action: "Order", other: "Bigger")
  private let vans = RidePanel(
    title: "Van, 15.80", detail: "9 min away, six seats", action: "Order", other: "Smaller")
  private let trip = RidePanel(
    title: "Ines is on her way", detail: "Grey compact, 4 min", action: "Done")

  init() {
    stack = PageStackView(root: choice)
    super.init(bar: .hidden, title: "Ride")
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [map, back, stack] { view.addSubview(part) }
    back.accessibilityIdentifier = "back"
    back.onTap { [weak self] in self?.navigationController?.popViewController(animated: true) }
    stack.configuration.choreography = .sideways
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
    back.frame = CGRect(x: safe.left + 16, y: safe.top + 4, width: 44, height: 44)
    stack.frame = bounds
    for (panel, height) in [(choice, 190), (cars, 250), (vans, 250), (trip, 170)] {
      let top = bounds.height - CGFloat(height) - safe.bottom
      stack.setInsets(PageInsets(top: top), for: panel)
    }
  }
}

extension RideViewController: PageStackViewDelegate {
  /// The map shows more or less of the route, in step with the panels.
  func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView
  ) {
    map.car.alpha = page === choice ? 0 : 1
  }
}

/// One panel: a title, a line beneath it, and what can be done.
final class RidePanel: UIView {
  private let title: UILabel
  private let detail: UILabel
  private let action: UIButton
  private let other: UIButton?

  init(title: String, detail: String, action: String, other: String? = nil) {
    self.title = UILabel(title, font: .systemFont(ofSize: 24, weight: .bold), color: .label)
    self.detail = UILabel(detail, font: .systemFont(ofSize: 16), color: .secondaryLabel)
    self.action = UIButton.capsule(action, fill: Tone(0x1F6F5C).color, text: .white)
    self.other = other.map { UIButton.text($0) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 20
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    for part in [self.title, self.detail, self.action] { addSubview(part) }
    if let button = self.other { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Names the buttons, for those who look for them.
  func identify(_ name: String) {
    action.accessibilityIdentifier = name
    other?.accessibilityIdentifier = "ride-other"
  }

  func onAction(_ work: @escaping @MainActor () -> Void) { action.onTap(work) }
  func onOther(_ work: @escaping @MainActor () -> Void) { other?.onTap(work) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 48
    title.frame = CGRect(x: 24, y: 24, width: width - 90, height: 30)
    other?.frame = CGRect(x: bounds.width - 24 - 90, y: 22, width: 90, height: 34)
    detail.frame = CGRect(x: 24, y: 58, width: width, height: 22)
    action.frame = CGRect(x: 24, y: 104, width: width, height: 50)
  }
}

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
    Tone(0xE9E6DF).color.setFill()
    UIRectFill(bounds)
    Tone(0xF8F7F3).color.setFill()
    for row in 0..<12 {
      for column in 0..<6 {
        let isPark = (row * 5 + column * 3) % 11 == 0
        (isPark ? Tone(0xC9DFC0) : Tone(0xF8F7F3)).color.setFill()
        let block = CGRect(
          x: CGFloat(column) * 78 - 30 + CGFloat(row % 2) * 14, y: CGFloat(row) * 82 - 20,
          width: 66,
          height: 70)
        UIBezierPath(roundedRect: block, cornerRadius: 6).fill()
      }
    }
    stroke(Tone(0xAFCDE4), 34) { path in
      path.move(to: CGPoint(x: -20, y: bounds.height * 0.16))
      path.addLine(to: CGPoint(x: bounds.width * 0.55, y: bounds.height * 0.24))
      path.addLine(to: CGPoint(x: bounds.width + 20, y: bounds.height * 0.1))
    }
    stroke(Tone(0x2E5FA3), 6) { path in
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
