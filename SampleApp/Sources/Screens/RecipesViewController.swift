import UIKit

/// What the library can do, one recipe a row, under a large title.
final class RecipesViewController: Screen {
  private let scrollView = UIScrollView()
  private var groups: [SettingsGroup] = []

  init() { super.init(bar: .large, title: "Recipes") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    groups = [
      SettingsGroup(
        "Screens",
        [
          row(.bars, 0x2E5FA3, "Bars of every kind", "Six kinds in one stack", .bars),
          row(.layers, 0x1F6F78, "A week away", "Seven large pictures deep", .journey),
          row(.frames, 0x7A4FA3, "Gallery", "Transitions of their own", .gallery),
        ]),
      SettingsGroup(
        "Fingers",
        [
          row(.pencil, 0xB5487A, "A postcard's text", "Asks before it is lost", .form),
          row(.forward, 0x1F6F78, "Chapters", "Swipe left for the next one", .chapters),
          row(.pages, 0xD1603D, "Leafing through", "A pager, and the drag", .pager),
          row(.swipe, 0x3C7D4E, "Saved places", "Rows that swipe, and the drag", .saved),
          row(.pencil, 0x2E5FA3, "A chat", "Its input bar moves with it", .chat),
          row(.forward, 0x7A4FA3, "Alongside", "Animated with the finger", .progress),
        ]),
      SettingsGroup(
        "Beyond the stack",
        [
          row(.car, 0x1F6F5C, "A ride", "Panels that come and go over a map", .ride),
          row(.postcard, 0xA8742A, "Postcard", "A view pushed over a view", .postcard),
          row(.help, 0x5B6472, "Support", "Presented, moves like a push", nil),
        ]),
    ]
    let others = (guide?.device.recipes ?? []).map(row)
    if !others.isEmpty { groups.append(SettingsGroup("SwiftUI", others)) }
    for group in groups { scrollView.addSubview(group) }
    let help = UIButton.text("Help")
    help.accessibilityIdentifier = "support"
    help.frame.size = CGSize(width: 56, height: 44)
    help.onTap { [weak self] in self.map { SupportViewController.show(from: $0) } }
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: help)
  }

  /// Without a page, it is support.
  private func row(
    _ glyph: Glyph, _ tone: UInt32, _ title: String, _ summary: String, _ page: Page?
  ) -> RecipeRow {
    let row = RecipeRow(glyph, Tone(tone), title, summary)
    row.accessibilityIdentifier = page.map { "recipe-\($0)" } ?? "recipe-support"
    row.onTap { [weak self] in
      guard let self else { return }
      if let page { open(page) } else { SupportViewController.show(from: self) }
    }
    return row
  }

  private func row(_ recipe: DeviceControls.Recipe) -> RecipeRow {
    let row = RecipeRow(.layers, Tone(0x5B6472), recipe.title, recipe.summary)
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
