import UIKit

/// A recipe's screen inside another, whose options are the defaults, for pictures that show what the
/// recipe's option prevents.
final class WithoutOptionViewController: UIViewController {
  private let recipe: UIViewController

  init(_ recipe: UIViewController) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(recipe)
    recipe.view.frame = view.bounds
    recipe.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(recipe.view)
    recipe.didMove(toParent: self)
    title = recipe.title
  }
}
