import UIKit

/// A screen that notes its calls under its name.
class Screen: UIViewController {
  let calls: Calls
  var color = UIColor.white
  var inLoad: (() -> Void)?
  var inWillAppear: (() -> Void)?
  var inDidAppear: (() -> Void)?
  var inWillDisappear: (() -> Void)?
  var inDidDisappear: (() -> Void)?

  init(_ name: String, _ calls: Calls) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  var name: String { title ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    calls.note("\(name) didLoad")
    inLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.note("\(name) willAppear")
    inWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.note("\(name) didAppear")
    inDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.note("\(name) willDisappear")
    inWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.note("\(name) didDisappear")
    inDidDisappear?()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.note("\(name) willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.note("\(name) didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
