import SnapshotNavigation
import UIKit

/// Every value of the configuration, changed while the guide is in use.
final class SettingsViewController: Screen {
  private let scrollView = UIScrollView()
  private let kinds = UISegmentedControl(items: ["Snapshots", "Plain UIKit"])
  private let motions = Preferences.Motion.allCases.map { ChoiceRow($0.title) }
  private let reaches = UISegmentedControl(items: ["Anywhere", "Edge", "Off"])
  private let budgets = UISegmentedControl(items: ["None", "4 MB", "Standard", "100 MB"])
  private let usage = UILabel(
    "", font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  private let details = Preferences.Detail.allCases.map { UISegmentedControl(items: $0.choices) }
  private let styles = UISegmentedControl(items: ["Automatic", "Light", "Dark"])
  private let directionSwitch = UISwitch()
  private let motionSwitch = UISwitch()
  private let systemUses = UISegmentedControl(items: ["Never", "If bars agree", "Always"])
  private let turn = ActionRow("Turn the screen")
  private var groups: [SettingsGroup] = []

  init() { super.init(bar: .large, title: "Settings") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    kinds.accessibilityIdentifier = "controller"
    reaches.accessibilityIdentifier = "reach"
    budgets.accessibilityIdentifier = "budget"
    styles.accessibilityIdentifier = "style"
    directionSwitch.accessibilityIdentifier = "direction"
    motionSwitch.accessibilityIdentifier = "reduce-motion"
    systemUses.accessibilityIdentifier = "system-use"
    turn.accessibilityIdentifier = "turn"
    usage.accessibilityIdentifier = "usage"
    connect()
  }

  /// Each control changes one preference; the guide does the rest.
  private func connect() {
    on(kinds) { $0.controller = ControllerKind.allCases[$1] }
    on(systemUses) { $0.systemUse = Preferences.SystemUse.allCases[$1] }
    on(reaches) { $0.reach = Preferences.Reach.allCases[$1] }
    on(budgets) { $0.budget = Preferences.Budget.allCases[$1] }
    on(styles) { $0.style = Preferences.Style.allCases[$1] }
    for (detail, control) in zip(Preferences.Detail.allCases, details) {
      control.accessibilityIdentifier = "\(detail)"
      on(control) { $0.details[detail] = $1 }
    }
    for (motion, row) in zip(Preferences.Motion.allCases, motions) {
      row.accessibilityIdentifier = "motion-\(motion)"
      row.onTap { [weak self] in self?.change { $0.motion = motion } }
    }
    directionSwitch.addAction(
      UIAction { [weak self] _ in self?.change { $0.isRightToLeft.toggle() } }, for: .valueChanged)
    motionSwitch.addAction(
      UIAction { [weak self] _ in self?.change { $0.reducesMotion.toggle() } }, for: .valueChanged)
    turn.onTap { [weak self] in self?.guide?.device.turn?() }
  }

  private func on(
    _ control: UISegmentedControl, _ change: @escaping (inout Preferences, Int) -> Void
  ) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let index = control?.selectedSegmentIndex, index >= 0 else { return }
        self?.change { change(&$0, index) }
      }, for: .valueChanged)
  }

  private func change(_ change: (inout Preferences) -> Void) {
    guide?.change(change)
    show()
  }

  // MARK: What is shown

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if groups.isEmpty { build() }
    show()
  }

  /// Rows for what this device can do.
  private func build() {
    let device = guide?.device ?? DeviceControls()
    var looks: [SettingsRow] = [ControlRow(control: styles)]
    if device.setRightToLeft != nil {
      looks.append(ControlRow("Right to left", control: directionSwitch))
    }
    if device.setReduceMotion != nil {
      looks.append(ControlRow("Reduce Motion", control: motionSwitch))
    }
    if device.turn != nil { looks.append(turn) }
    groups = [
      SettingsGroup(
        "Navigation", [ControlRow(control: kinds), ControlRow(control: systemUses)],
        note:
          "Plain UIKit shares one bar between all screens. Below: which transitions are UIKit's, by "
          + "configuration.transition."),
      SettingsGroup("Choreography", motions, note: "configuration.choreography"),
      SettingsGroup(
        "Where a drag may begin", [ControlRow(control: reaches)], note: "configuration.dragArea"),
      SettingsGroup(
        "Snapshots", [ControlRow("In memory now", control: usage), ControlRow(control: budgets)],
        note:
          "SnapshotNavigationController.snapshotMemoryLimit, for the whole app. Snapshots near the "
          + "top are kept as they are, farther ones compressed, and what doesn't fit is dropped."
      ),
    ]
    groups += zip(Preferences.Detail.allCases, details).map { detail, control in
      SettingsGroup(
        detail.title, [ControlRow(control: control)], note: "configuration.\(detail)")
    }
    groups.append(SettingsGroup("Appearance", looks))
    for group in groups { scrollView.addSubview(group) }
  }

  private func show() {
    let preferences = guide?.preferences ?? Preferences()
    kinds.selectedSegmentIndex =
      ControllerKind.allCases.firstIndex(of: preferences.controller) ?? 0
    reaches.selectedSegmentIndex = preferences.reach.rawValue
    budgets.selectedSegmentIndex = preferences.budget.rawValue
    styles.selectedSegmentIndex = preferences.style.rawValue
    directionSwitch.isOn = preferences.isRightToLeft
    motionSwitch.isOn = preferences.reducesMotion
    systemUses.selectedSegmentIndex = preferences.systemUse.rawValue
    for (detail, control) in zip(Preferences.Detail.allCases, details) {
      control.selectedSegmentIndex = preferences.details[detail] ?? detail.standard
    }
    for (motion, row) in zip(Preferences.Motion.allCases, motions) {
      row.isSelected = motion == preferences.motion
    }
    usage.text = SnapshotNavigationController.snapshotMemoryUsage.megabytes
    usage.superview?.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column(margin: 16)
    scrollView.frame = view.bounds
    var y: CGFloat = 20
    for group in groups {
      let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
      scrollView.place(group, x: left, y: y, width: width, height: height)
      y += height + 26
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
