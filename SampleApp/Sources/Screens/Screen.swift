import SnapshotNavigation
import UIKit

/// A screen of the guide: it has a bar of its own and lays itself out by hand.
class Screen: UIViewController {
  /// Fixed while the screen lives.
  let bar: Bar

  init(bar: Bar, title: String? = nil) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.standardAppearance = bar.appearance
    navigationItem.scrollEdgeAppearance = bar.edgeAppearance
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.largeTitleDisplayMode = bar == .large ? .always : .never
    if bar.isHidden { snapshotNavigation.navigationBar = .hidden }
  }

  required init?(coder: NSCoder) {
    bar = .opaque
    super.init(coder: coder)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { bar.statusBarStyle }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = bar.tint
  }

  /// Labels that are placed by hand need other frames at another text size.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let category = traitCollection.preferredContentSizeCategory
    if category != previous?.preferredContentSizeCategory { viewIfLoaded?.setNeedsLayout() }
  }

  /// Pushes a page on top of this one.
  func open(_ page: Page) {
    navigationController?.pushViewController(page.makeScreen(), animated: true)
  }
}
