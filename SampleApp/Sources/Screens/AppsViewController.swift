import SnapshotNavigation
import UIKit

/// Ordinary apps to try, each over a stack of the kind that the settings prefer.
final class AppsViewController: Screen {
  private let scrollView = UIScrollView()
  private var group: SettingsGroup?

  init() { super.init(bar: .opaque, title: "Apps") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    let rows = OrdinaryApp.allCases.map { app in
      let (symbol, tone, title, summary) = app.look
      let row = RecipeRow(symbol: symbol, tint: Tone(tone), title: title, summary: summary)
      row.accessibilityIdentifier = "app-\(app)"
      row.onTap { [weak self] in self?.open(app) }
      return row
    }
    let group = SettingsGroup(
      "Ordinary apps", rows,
      note: "Written like any other app. Look around, and drag back from anywhere.")
    scrollView.addSubview(group)
    self.group = group
  }

  private func open(_ app: OrdinaryApp) {
    let preferences = guide?.preferences ?? Preferences()
    let root = app.makeRoot { preferences.stack(around: $0) }
    present(AppFrameViewController(root), animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column(margin: 16)
    scrollView.frame = view.bounds
    guard let group else { return }
    let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
    scrollView.place(group, x: left, y: 20, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height + 40)
  }
}

/// An app below a strip that closes it, in the place of a window.
final class AppFrameViewController: UIViewController {
  private let app: UIViewController
  private let close = UIButton.text("Close", alignment: .center)

  init(_ app: UIViewController) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var childForStatusBarHidden: UIViewController? { app }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    close.accessibilityIdentifier = "close-app"
    close.setTitleColor(.white, for: .normal)
    close.onTap { [weak self] in self?.dismiss(animated: true) }
    addChild(app)
    for part: UIView in [app.view, close] { view.addSubview(part) }
    app.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    close.frame = CGRect(x: (bounds.width - 120) / 2, y: top, width: 120, height: 30)
    app.view.frame = CGRect(
      x: 0, y: top + 30, width: bounds.width, height: bounds.height - top - 30)
  }
}

extension Preferences {
  /// A stack as an app makes it, with what the settings have chosen.
  @MainActor
  fileprivate func stack(around root: UIViewController) -> UINavigationController {
    guard controller == .snapshot else { return UINavigationController(rootViewController: root) }
    let stack = SnapshotNavigationController(rootViewController: root)
    apply(to: stack)
    return stack
  }
}

extension OrdinaryApp {
  fileprivate var look: (symbol: String, tone: UInt32, title: String, summary: String) {
    switch self {
    case .shop: ("cart", 0xB5487A, "A shop", "Tabs, a cart, a checkout that asks")
    case .reader: ("book", 0xA8742A, "A reader", "Bars that go with a tap, pages, zoom")
    case .chat: ("bubble.left", 0x2E5FA3, "A chat", "A search, row actions, an input bar")
    case .wallpaper:
      ("photo.on.rectangle", 0x7A4FA3, "Wallpapers", "Clear screens, a sheet, a popover")
    case .mail: ("envelope", 0x1F6F78, "Mail", "Columns, large titles, a toolbar")
    case .media: ("music.note", 0xD1603D, "Music", "A player below the stack")
    }
  }
}
