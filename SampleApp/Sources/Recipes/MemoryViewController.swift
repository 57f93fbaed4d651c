import SnapshotNavigation
import UIKit

/// Limits the memory that the snapshots of a stack use, in bytes.
///
/// Without a limit of yours, it's that of three screens. What doesn't fit is compressed, then dropped;
/// going back to such a screen shows the live one.
final class MemoryViewController: LessonScreen {
  private static let limits: [Int?] = [nil, 24_000_000, 0]
  private let usage = UILabel.note("")

  private var navigation: SnapshotNavigationController? {
    navigationController as? SnapshotNavigationController
  }

  init() {
    super.init(
      "Memory", "Choose a limit for this stack, push a few screens, and see what they use.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChoice(["Three screens", "24 MB", "None"], "memory-limit") { [weak self] index in
      self?.navigation?.configuration.snapshotMemoryLimit = Self.limits[index]
      self?.showUsage()
    }
    add(usage)
    addButton("Push another one", "push-another") { [weak self] in
      let screen = MemoryViewController()
      self?.navigation?.pushViewController(screen, animated: true) { [weak screen] in
        screen?.showUsage()
      }
    }
    showUsage()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showUsage()
  }

  private func showUsage() {
    usage.text = "Snapshots on this stack: \((navigation?.snapshotMemoryUsage ?? 0).megabytes)"
    view.setNeedsLayout()
  }
}
