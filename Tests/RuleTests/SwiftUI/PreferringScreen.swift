import TestSupport
import UIKit

@testable import SnapshotNavigationUI

/// A screen whose wishes are known once it has been laid out in a window, as a SwiftUI view's are.
@MainActor
final class PreferringScreen: UIViewController {
  /// When SwiftUI makes a call of its own.
  enum Moment: CaseIterable { case willAppear, beforeRendering, afterRendering, didAppear }
  /// When a title becomes known: on a first push, SwiftUI may be late.
  enum TitleTime: CaseIterable { case rendering, didAppear }

  let name: String
  /// Evaluates the screen's views.
  var render: (PreferringScreen) -> Void = { _ in }
  /// What the views asked for last, as far as SwiftUI has reported it.
  var preferences = ScreenPreferences()
  /// What the views asked for in the last update.
  var rendered: ScreenPreferences?
  /// SwiftUI's own calls that hide or show the bar.
  var barCalls: [Moment: Bool] = [:]
  var titleTime = TitleTime.rendering
  private(set) var loads = 0
  private let color: UIColor

  init(_ name: String, _ color: UIColor) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callBar(.willAppear)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard rendered == nil, view.window != nil else { return }
    if titleTime == .rendering { navigationItem.title = name }
    callBar(.beforeRendering)
    render(self)
    callBar(.afterRendering)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.title = name
    callBar(.didAppear)
  }

  private func callBar(_ moment: Moment) {
    guard let isHidden = barCalls[moment] else { return }
    navigationController?.setNavigationBarHidden(isHidden, animated: false)
  }
}
