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

  /// The part of `view` that a docked keyboard covers, together with the accessory view above the keys.
  func covered(of view: UIView) -> CGRect {
    let guide = view.keyboardLayoutGuide.layoutFrame.intersection(view.bounds)
    // A finger that lowers the keyboard moves the guide, and UIKit posts nothing until the finger lifts.
    guard guide.height <= view.safeAreaInsets.bottom + 0.5,
      let space = view.window?.screen.coordinateSpace, end.maxY > space.bounds.maxY - 0.5
    else { return guide }
    return view.convert(end, from: space).intersection(view.bounds)
  }
}
