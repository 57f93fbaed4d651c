import UIKit

/// The keyboard's place, by UIKit's last notification and by the layout guide.
///
/// The guide alone isn't enough: on iOS 27, an app saw the guide at the bottom edge while the keyboard was up
/// (developers' reports).
@MainActor
package final class KeyboardFrame {
  /// In the screen's coordinates; null before the first notification.
  private var end = CGRect.null
  private let notifications = NotificationListener()

  init() {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    notifications.listen(
      to: UIResponder.keyboardWillChangeFrameNotification,
      reading: { ($0.userInfo?[key] as? NSValue)?.cgRectValue },
      { [weak self] in self?.end = $0 ?? .null })
  }

  /// The part of `view` that a docked keyboard covers, together with the accessory view above the keys; nil
  /// if there's none.
  func covered(of view: UIView) -> CGRect? {
    var frame = view.keyboardLayoutGuide.layoutFrame.intersection(view.bounds)
    let rest = view.safeAreaInsets.bottom + 0.5
    // A finger that lowers the keyboard moves the guide, and UIKit posts nothing until the finger lifts.
    if frame.height <= rest, let space = view.window?.screen.coordinateSpace,
      end.maxY > space.bounds.maxY - 0.5
    {
      frame = view.convert(end, from: space).intersection(view.bounds)
    }
    return frame.height > rest ? frame : nil
  }
}
