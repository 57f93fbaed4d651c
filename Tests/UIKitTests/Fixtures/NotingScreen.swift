import UIKit
import UIKitHost

/// A screen that notes what UIKit calls, under its name.
class NotingScreen: HearingScreen {
  let name: String
  let log: Calls
  var notesLayout = false
  var inWillAppear: (() -> Void)?
  var inWillDisappear: (() -> Void)?
  var inDidAppear: (() -> Void)?
  var inDidDisappear: (() -> Void)?

  init(_ name: String, _ log: Calls) {
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
