import UIKit
import UIKitHost

/// What the screens and delegates of a test have heard, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// What was heard since the last time somebody asked.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Only the calls whose names are among `kinds`.
  func take(_ kinds: String...) -> [String] {
    take().filter { call in kinds.contains { call.hasSuffix($0) } }
  }

  /// Only the four calls that an app overrides to follow its screen's appearance.
  func takeAppearances() -> [String] {
    take("willAppear", "didAppear", "willDisappear", "didDisappear")
  }
}

/// A screen that notes what UIKit calls, under its name.
class NotingScreen: HearingScreen {
  let name: String
  let log: CallLog
  var notesLayout = false
  var inWillAppear: (() -> Void)?
  var inWillDisappear: (() -> Void)?
  var inDidAppear: (() -> Void)?
  var inDidDisappear: (() -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func hear(_ call: String, animated: Bool) {
    log.note("\(name) \(call)")
    switch call {
    case "willAppear": inWillAppear?()
    case "willDisappear": inWillDisappear?()
    case "didAppear": inDidAppear?()
    case "didDisappear": inDidDisappear?()
    default: break
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { log.note("\(name) layout") }
  }
}
