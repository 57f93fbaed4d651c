import UIKit

/// What the presented screen stands in: it has the drag, and hears of VoiceOver's escape after the
/// screen has had its chance.
///
/// The presented screen may be of any class, so nothing can be overridden there.
final class PresentedView: UIView {
  private weak var presentation: PushPresentation?

  convenience init(_ screen: UIView, for presentation: PushPresentation) {
    self.init(frame: screen.frame)
    self.presentation = presentation
    screen.frame = bounds
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(screen)
    presentation.gesture.attach(to: self)
  }

  override func accessibilityPerformEscape() -> Bool { presentation?.escape() ?? false }
}
