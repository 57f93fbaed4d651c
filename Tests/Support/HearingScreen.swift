import UIKit

/// A screen that hears of every call of the appearance and containment sort.
open class HearingScreen: UIViewController {
  /// Called after `super` has been.
  ///
  /// - Parameters:
  ///   - call: `didLoad`, `willAppear` and so on; `willMove in`, `didMove out`.
  ///   - animated: Whether the change is; `true` for calls that don't say.
  open func hear(_ call: String, animated: Bool) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    hear("didLoad", animated: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear("willAppear", animated: animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hear("isAppearing", animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear("didAppear", animated: animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear("willDisappear", animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear("didDisappear", animated: animated)
  }

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    hear(parent == nil ? "willMove out" : "willMove in", animated: true)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    hear(parent == nil ? "didMove out" : "didMove in", animated: true)
  }
}
