import SnapshotNavigation
import UIKit
import UIKitHost

/// A screen of one color that writes down what it hears.
@MainActor
open class ColorScreen: HearingScreen, PopConfirming {
  package let color: UIColor
  package private(set) var calls: [String] = []
  package var answers: [TransitionTrigger: Bool] = [:]
  package private(set) var questions: [TransitionTrigger] = []
  package var whenAppearing: (() -> Void)?
  /// Called once.
  package var whenAppeared: (() -> Void)?
  package var whenAsked: (() -> Void)?
  package var statusBar = UIStatusBarStyle.default

  package init(_ name: String, _ color: UIColor, hidesBar: Bool? = nil) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
    if let hidesBar { snapshotNavigation.navigationBar = hidesBar ? .hidden : .visible }
  }

  /// An archived screen has no color.
  public required init?(coder: NSCoder) {
    color = .clear
    super.init(coder: coder)
  }

  open func shouldPop(for trigger: TransitionTrigger) -> Bool {
    questions.append(trigger)
    whenAsked?()
    return answers[trigger] ?? true
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

  package func forgetCalls() { calls = [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    for step in 0..<8 {
      let mark = UIView(
        frame: CGRect(x: 5 + CGFloat(step * 23), y: 90 + CGFloat(step * 17), width: 11, height: 9))
      mark.backgroundColor = UIColor(white: 0.2 + CGFloat(step) * 0.1, alpha: 1)
      view.addSubview(mark)
    }
  }

  open override func hear(_ call: String, animated: Bool) {
    if call.hasSuffix("Appear") || call.hasSuffix("Disappear") { calls.append(call) }
    if call == "willAppear" { whenAppearing?() }
    if call == "didAppear", let action = whenAppeared {
      whenAppeared = nil
      action()
    }
  }
}

/// A screen of one color that confirms nothing.
package final class SimpleScreen: UIViewController {
  private let color: UIColor

  package init(_ name: String, _ color: UIColor, hidesBar: Bool? = nil) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
    if let hidesBar { snapshotNavigation.navigationBar = hidesBar ? .hidden : .visible }
  }

  /// An archived screen has no color.
  public required init?(coder: NSCoder) {
    color = .clear
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}
