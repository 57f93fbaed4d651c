/// What a presentation style stands for, as Apple documents each of them.
@MainActor struct PresentationRule: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case wholeScreen, sheet, popover, custom
  }

  let style: UIModalPresentationStyle
  let kind: Kind

  /// Context styles cover the nearest screen that defines a presentation context; the others are
  /// handed up to the screen that covers the whole window.
  let coversContextOnly: Bool

  /// Apple removes the views beneath once the presentation has finished.
  let removesPresenter: Bool

  init(_ wished: UIModalPresentationStyle) {
    let settings = HostRuntime.current.settings
    let automatic: UIModalPresentationStyle =
      settings.automaticStyleIsFormSheet ? .formSheet : .pageSheet
    style = wished == .automatic ? automatic : wished
    switch style {
    case .fullScreen, .none, .automatic:
      (kind, coversContextOnly, removesPresenter) = (.wholeScreen, false, true)
    case .currentContext:
      (kind, coversContextOnly, removesPresenter) = (.wholeScreen, true, true)
    case .overFullScreen, .blurOverFullScreen:
      (kind, coversContextOnly, removesPresenter) = (.wholeScreen, false, false)
    case .overCurrentContext:
      (kind, coversContextOnly, removesPresenter) = (.wholeScreen, true, false)
    case .pageSheet, .formSheet:
      (kind, coversContextOnly, removesPresenter) = (.sheet, false, false)
    case .popover:
      (kind, coversContextOnly, removesPresenter) = (.popover, false, false)
    case .custom:
      (kind, coversContextOnly, removesPresenter) = (.custom, false, false)
    }
  }
}

/// UIKit's words, verbatim, when it refuses to present or to dismiss.
enum PresentationWarning {
  case alreadyPresenting(String)
  case transitionRunning
  case outsideWindow

  func message(presented: String, presenter: String, source: String) -> String {
    let attempt = "Attempt to present \(presented) on \(presenter) (from \(source)) "
    switch self {
    case .alreadyPresenting(let other): return attempt + "which is already presenting \(other)."
    case .transitionRunning: return attempt + "while a presentation is in progress."
    case .outsideWindow: return attempt + "whose view is not in the window hierarchy."
    }
  }

  static let customDismissal =
    "Trying to dismiss the presentation controller while transitioning already."

  static func dismissal(from presenter: String) -> String {
    "Attempt to dismiss from view controller \(presenter) while a presentation or dismiss is in"
      + " progress!"
  }
}
