import UIKit

/// One wallpaper in a frame, still clear around it.
final class WallpaperPreviewViewController: UIViewController {
  private let place: Place
  private let makeStack: OrdinaryApp.MakeStack
  private let preview = GradientView()
  private let clock = UILabel("9:41", font: .systemFont(ofSize: 56, weight: .thin), color: .white)
  private let buttons = ["Use", "Tint", "Next"].map { title in
    let button = UIButton.capsule(title, fill: UIColor(white: 1, alpha: 0.25), text: .white)
    button.accessibilityIdentifier = title
    return button
  }
  var use: (@MainActor (Place) -> Void)?

  init(_ place: Place, _ makeStack: @escaping OrdinaryApp.MakeStack) {
    self.place = place
    self.makeStack = makeStack
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    preview.show(place)
    preview.layer.cornerRadius = 28
    clock.textAlignment = .center
    for part in [preview, clock] + buttons { view.addSubview(part) }
    let actions = [
      { [weak self] in self?.useIt() }, { [weak self] in self?.chooseTint() },
      { [weak self] in self?.showNext() },
    ]
    for (button, action) in zip(buttons, actions) { button.onTap { action() } }
    let about = UIAction { [weak self] _ in self?.showAbout() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "About", primaryAction: about)
  }

  private func useIt() { use?(place) }

  private func showNext() {
    let index = Place.all.firstIndex(of: place) ?? 0
    let next = WallpaperPreviewViewController(Place.all[(index + 1) % Place.all.count], makeStack)
    next.use = use
    navigationController?.pushViewController(next, animated: true)
  }

  /// Beside its button on a tablet, a sheet on a phone.
  private func chooseTint() {
    let tints = TintsViewController { [weak self] in self?.clock.textColor = $0 }
    tints.modalPresentationStyle = .popover
    tints.popoverPresentationController?.sourceView = buttons[1]
    present(tints, animated: true)
  }

  private func showAbout() {
    let stack = makeStack(PlaceFactsViewController(place))
    stack.modalPresentationStyle = .pageSheet
    present(stack, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    let safe = view.safeAreaInsets
    let bottom = view.bounds.height - safe.bottom
    let height = max(bottom - safe.top - 120, 100)
    let frameWidth = min(width, height * 0.56)
    view.place(
      preview, x: left + (width - frameWidth) / 2, y: safe.top + 16, width: frameWidth,
      height: height)
    clock.frame = CGRect(
      x: preview.frame.minX, y: preview.frame.minY + 48, width: frameWidth, height: 68)
    let third = (width - 24) / 3
    for (index, button) in buttons.enumerated() {
      view.place(
        button, x: left + CGFloat(index) * (third + 12), y: bottom - 76, width: third, height: 48)
    }
  }
}

/// Colors for the clock.
private final class TintsViewController: UITableViewController {
  private let tints: [(name: String, color: UIColor)] = [
    ("White", .white), ("Yellow", .systemYellow), ("Mint", .systemMint),
  ]
  private let choose: @MainActor (UIColor) -> Void

  init(_ choose: @escaping @MainActor (UIColor) -> Void) {
    self.choose = choose
    super.init(style: .plain)
    title = "Tints"
    preferredContentSize = CGSize(width: 240, height: 150)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tints.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.row(tints[indexPath.row].name) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(tints[indexPath.row].color)
    dismiss(animated: true)
  }
}

/// Where a picture was taken; the first screen of a sheet with a stack of its own.
private final class PlaceFactsViewController: UITableViewController {
  private let place: Place

  init(_ place: Place) {
    self.place = place
    super.init(style: .insetGrouped)
    title = "About"
    let done = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: done)
  }

  required init?(coder: NSCoder) { nil }

  private var facts: [(String, String?)] {
    [("Country", place.country), ("Season", place.season), ("Story", nil), ("Next place", nil)]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    facts.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    place.name
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (name, value) = facts[indexPath.row]
    return tableView.row(
      name, detail: value, accessory: value == nil ? .disclosureIndicator : .none)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let index = Place.all.firstIndex(of: place) ?? 0
    switch indexPath.row {
    case 2:
      navigationController?.pushViewController(PlaceStoryViewController(place), animated: true)
    case 3:
      let next = PlaceFactsViewController(Place.all[(index + 1) % Place.all.count])
      navigationController?.pushViewController(next, animated: true)
    default: break
    }
  }
}

/// A text to scroll.
private final class PlaceStoryViewController: UIViewController {
  private let text = UITextView()

  init(_ place: Place) {
    super.init(nibName: nil, bundle: nil)
    title = "Story"
    text.text = place.story.joined(separator: "\n\n")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.isEditable = false
    text.font = .systemFont(ofSize: 17)
    text.textContainerInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(text)
  }
}
