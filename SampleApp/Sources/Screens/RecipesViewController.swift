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
    groups = [
      SettingsGroup(
        "Bars",
        [
          row(
            .bars, 0x2E5FA3, "Bars of every kind", "Six in one stack: drag back", .bars
          ),
          row(.frames, 0x1F6F78, "No bar", "Drag back: the bar returns", .hiddenBar),
          row(
            .forward, 0x5B6472, "UIKit's transition", "Compare it with the rest",
            .systemTransition),
        ]),
      SettingsGroup(
        "Dragging",
        [
          row(.pencil, 0xB5487A, "A form", "Type, then drag: it asks", .form),
          row(
            .swipe, 0x7A4FA3, "Where a drag begins", "Choose, and drag", .dragArea),
          row(.pencil, 0xA8742A, "A sketch", "Draw, then drag beside it", .sketch),
          row(.forward, 0x1F6F78, "Chapters", "Swipe left for the next one", .chapters),
          row(.pages, 0xD1603D, "A pager", "Turn pages; drag at the edge", .pager),
          row(
            .swipe, 0x3C7D4E, "Saved places", "Swipe rows left, drag right",
            .saved),
          row(.pencil, 0x2E5FA3, "A chat", "Drag: the input bar follows", .chat),
        ]),
      SettingsGroup(
        "Motion",
        [
          row(
            .layers, 0xD1603D, "A motion of its own", "A card: drag it to and fro",
            .letter),
          row(.frames, 0x7A4FA3, "Gallery", "Drag UIKit's animators", .gallery),
          row(
            .forward, 0x1F6F78, "Alongside", "Drag: a line follows you", .progress),
        ]),
      SettingsGroup(
        "Snapshots",
        [
          row(
            .layers, 0x1F6F78, "A week away", "Push seven, drag back",
            .journey),
          row(.layers, 0x3C7D4E, "A trail", "Go on, then see all as cards", .trail),
          row(.bars, 0x3C7D4E, "Memory", "Set a limit, push a few", .memory),
          row(.help, 0xB5487A, "Passcode", "Go on, then drag back", .passcode),
          row(.forward, 0x2E5FA3, "A live screen", "Go on, drag back slowly", .live),
        ]),
      SettingsGroup(
        "Following along",
        [
          row(
            .layers, 0x7A4FA3, "One after the other", "A tour that waits: start it", .tour
          ),
          row(
            .pages, 0xA8742A, "Following a transition", "Drag, and read the events", .observation),
          row(
            .help, 0xD1603D, "Why a drag didn't begin", "Drag the slider, read why",
            .diagnostics),
        ]),
      SettingsGroup(
        "Beyond the stack",
        [
          row(.car, 0x1F6F5C, "A ride", "Push and drag panels", .ride),
          row(.postcard, 0xA8742A, "A postcard", "Turn it: a view over a view", .postcard),
          row(.help, 0x5B6472, "Support", "Open it, then drag it away", nil),
          row(.frames, 0x3C7D4E, "Apps", "Six ordinary ones, to play with", .apps),
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
