import SnapshotNavigation
import UIKit

/// Follows every transition of the stack, taps and drags alike.
///
/// The observation ends when it's released. `transitionEvents()` reports the same without progress, as
/// an asynchronous sequence.
final class ObservationViewController: LessonScreen {
  private let report = UILabel.note("Nothing yet.")
  private var lines: [String] = []
  private var least: CGFloat = 1
  private var observation: TransitionObservation?

  init() {
    super.init(
      "Following a transition", "Drag back a little and let go, then read what was reported.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    report.accessibilityIdentifier = "report"
    add(report)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    observation = snapshotNavigationController?.observeTransitions { [weak self] event in
      self?.note(event)
    }
  }

  private func note(_ event: NavigationEvent) {
    switch event.phase {
    case .willBegin:
      least = 1
      lines = ["A \(event.operation) begins, trigger \(event.trigger)"]
    case .progress(let coverage): least = min(least, coverage)
    case .didFinish: lines.append("Finished")
    case .didCancel: lines.append("Canceled; coverage went down to \(Int(least * 100)) %")
    }
    report.text = lines.joined(separator: "\n")
    view.setNeedsLayout()
  }
}
