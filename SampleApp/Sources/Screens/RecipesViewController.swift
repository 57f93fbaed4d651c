import SnapshotNavigation
import UIKit

/// What the library can do, one recipe a row, under a large title.
final class RecipesViewController: Screen, InteractivePushing {
  private let scrollView = UIScrollView()
  private var groups: [SettingsGroup] = []

  init() { super.init(bar: .large, title: "Recipes") }

  required init?(coder: NSCoder) { nil }

  /// A finger that moves to the left presents support, which is a stack and can't be pushed.
  func screenForInteractivePush() -> UIViewController? { SupportViewController.stack() }

  override func viewDidLoad() {
    super.viewDidLoad()
    // UIKit animates its push where bars agree, which has to be known before it appears.
    snapshotNavigation.navigationBar = .visible
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    groups = Recipe.sections.map { SettingsGroup($0.title, $0.recipes.map(row)) }
    let others = (guide?.device.recipes ?? []).map(row)
    if !others.isEmpty { groups.append(SettingsGroup("On this device", others)) }
    for group in groups { scrollView.addSubview(group) }
    let help = UIButton.text("Help")
    help.accessibilityIdentifier = "support"
    // What's in a bar keeps its size.
    help.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    help.frame.size = CGSize(width: 56, height: 44)
    help.onTap { [weak self] in self.map { SupportViewController.show(from: $0) } }
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: help)
  }

  private func row(_ recipe: Recipe) -> RecipeRow {
    let row = RecipeRow(
      symbol: recipe.symbol, tint: recipe.tint, title: recipe.title, summary: recipe.summary)
    row.accessibilityIdentifier = "recipe-\(recipe.name)"
    row.onTap { [weak self] in self.map { recipe.show(from: $0) } }
    if recipe.file != nil {
      row.onInfo("info-\(recipe.name)") { [weak self] in
        self?.navigationController?.pushViewController(
          RecipePageViewController(recipe), animated: true)
      }
    }
    return row
  }

  private func row(_ recipe: DeviceControls.Recipe) -> RecipeRow {
    let row = RecipeRow(
      symbol: "square.on.square", tint: Tone(0x5B6472), title: recipe.title,
      summary: recipe.summary)
    row.onTap { [weak self] in self.map(recipe.show) }
    return row
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column(margin: 16)
    scrollView.frame = view.bounds
    var y: CGFloat = 12
    for group in groups {
      let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
      scrollView.place(group, x: left, y: y, width: width, height: height)
      y += height + 24
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
