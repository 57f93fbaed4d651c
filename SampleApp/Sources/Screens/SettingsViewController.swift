import UIKit

/// Swaps the controller, its motion and its drag while the guide is in use.
final class SettingsViewController: Screen {
  private let controllers = UISegmentedControl(items: ["Snapshots", "Plain UIKit"])
  private let motions = UISegmentedControl(items: ["Parallax", "Classic", "Cover"])
  private let reaches = UISegmentedControl(items: ["Anywhere", "Edge", "Off"])
  private let groups: [SettingsGroup]
  private let recipes: [(button: UIButton, page: Page)] = [
    (.text("Pages over a map"), .ride), (.text("A view over a view"), .postcard),
    (.text("Screens with animations of their own"), .gallery),
  ]
  private let supportButton = UIButton.text("Support, presented like a push")

  init() {
    groups = [
      SettingsGroup(
        "Navigation", control: controllers,
        note: "Snapshots move pictures of whole screens. Plain UIKit shares one bar between all "
          + "screens; watch it when a screen with a bar slides over one without."),
      SettingsGroup(
        "Motion", control: motions, note: "How a screen comes and goes, with snapshots."),
      SettingsGroup(
        "Drag back", control: reaches, note: "Where a finger may begin, with snapshots."),
    ]
    super.init(bar: .translucent, title: "Settings")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for group in groups { view.addSubview(group) }
    for (button, page) in recipes {
      view.addSubview(button)
      button.accessibilityIdentifier = "recipe-\(page)"
      button.contentHorizontalAlignment = .left
      button.onTap { [weak self] in self?.open(page) }
    }
    view.addSubview(supportButton)
    supportButton.accessibilityIdentifier = "support"
    supportButton.contentHorizontalAlignment = .left
    supportButton.onTap { [weak self] in self.map { SupportViewController.show(from: $0) } }
    controllers.accessibilityIdentifier = "controller"
    controllers.addAction(
      UIAction { [weak self] _ in self?.controllerChanged() }, for: .valueChanged)
    for control in [motions, reaches] {
      control.addAction(
        UIAction { [weak self] _ in self?.behaviorChanged() }, for: .valueChanged)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let preferences = home?.preferences ?? Preferences()
    controllers.selectedSegmentIndex =
      ControllerKind.allCases.firstIndex(of: preferences.controller) ?? 0
    motions.selectedSegmentIndex = preferences.motion.rawValue
    reaches.selectedSegmentIndex = preferences.reach.rawValue
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let width = bounds.width - safe.left - safe.right - 32
    var y = safe.top + 20
    for group in groups {
      let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
      group.frame = CGRect(x: safe.left + 16, y: y, width: width, height: height)
      y += height + 24
    }
    for button in recipes.map(\.button) + [supportButton] {
      button.frame = CGRect(x: safe.left + 32, y: y, width: width - 32, height: 44)
      y += 44
    }
  }

  private var home: HomeViewController? {
    navigationController?.viewControllers.first as? HomeViewController
  }

  private func behaviorChanged() {
    guard let home else { return }
    home.preferences.motion =
      Preferences.Motion(rawValue: motions.selectedSegmentIndex) ?? .parallax
    home.preferences.reach = Preferences.Reach(rawValue: reaches.selectedSegmentIndex) ?? .anywhere
    home.preferences.apply(to: navigationController)
  }

  private func controllerChanged() {
    guard var preferences = home?.preferences, let window = view.window else { return }
    let index = controllers.selectedSegmentIndex
    guard ControllerKind.allCases.indices.contains(index) else { return }
    preferences.controller = ControllerKind.allCases[index]
    window.rootViewController = Guide.navigationController(
      preferences, showing: [.home, .settings])
  }
}
