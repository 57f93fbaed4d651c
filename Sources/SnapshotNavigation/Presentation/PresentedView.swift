import UIKit

/// Contains the presented screen, has the drag's recognizer, and handles VoiceOver's escape gesture
/// if the screen doesn't.
///
/// The presented screen can be of any class, so its methods can't be overridden.
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
