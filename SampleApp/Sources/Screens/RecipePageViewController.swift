import UIKit

/// A recipe's page: what to try, and the lines of its file that matter.
final class RecipePageViewController: Screen {
  private let recipe: Recipe
  private let scrollView = UIScrollView()
  private let headline: UILabel
  private let summary: UILabel
  private let card = UIView()
  private let code: UILabel
  private let file: UILabel
  private let tryButton = UIButton.capsule("Try it", fill: Tone.brand.color, text: .white)

  init(_ recipe: Recipe) {
    self.recipe = recipe
    headline = UILabel(
      recipe.title, font: .text(28, .bold, like: .title1), color: .label)
    summary = UILabel(
      recipe.summary, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    code = UILabel(
      recipe.lines.joined(separator: "\n\n"),
      font: UIFontMetrics(forTextStyle: .footnote)
        .scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular)),
      color: .label)
    file = UILabel(
      recipe.file ?? "", font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    super.init(bar: .opaque, title: "Recipe")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    code.accessibilityIdentifier = "code"
    code.textAlignment = .left
    tryButton.accessibilityIdentifier = "try-recipe"
    tryButton.onTap { [weak self] in self.map { $0.recipe.show(from: $0) } }
    for part in [headline, summary, card, file, tryButton] { scrollView.addSubview(part) }
    card.addSubview(code)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    scrollView.frame = view.bounds
    var y: CGFloat = 24
    for (label, gap) in [(headline, 8), (summary, 20)] as [(UILabel, CGFloat)] {
      let height = label.height(fitting: width)
      scrollView.place(label, x: left, y: y, width: width, height: height)
      y += height + gap
    }
    let codeHeight = code.height(fitting: width - 32)
    scrollView.place(card, x: left, y: y, width: width, height: codeHeight + 32)
    card.place(code, x: 16, y: 16, width: width - 32, height: codeHeight)
    y += codeHeight + 40
    let fileHeight = file.height(fitting: width - 32)
    scrollView.place(file, x: left + 16, y: y, width: width - 32, height: fileHeight)
    y += fileHeight + 24
    let size = tryButton.capsuleSize(atLeast: 120)
    scrollView.place(
      tryButton, x: left, y: y, width: min(size.width, width), height: size.height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + size.height + 24)
  }
}

extension Recipe {
  /// Shows the recipe over `screen`; without a page, it's support.
  @MainActor
  func show(from screen: UIViewController) {
    guard let page else { return SupportViewController.show(from: screen) }
    page.show(on: screen.navigationController)
  }
}
