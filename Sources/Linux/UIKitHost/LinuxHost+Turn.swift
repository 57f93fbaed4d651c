import UIKit

extension LinuxHost {
  /// Turns the device by a quarter, with the safe area of a phone that lies on its side.
  package func turn() {
    let size = runtime.screen.bounds.size
    let area = runtime.deviceSafeArea
    let isPortrait = size.height > size.width
    let turned =
      isPortrait
      ? UIEdgeInsets(top: 0, left: area.top, bottom: min(area.bottom, 21), right: area.top)
      : UIEdgeInsets(top: area.left, left: 0, bottom: area.left > 20 ? 34 : 0, right: 0)
    resize(to: CGSize(width: size.height, height: size.width))
    runtime.changeSafeArea(to: turned)
  }
}
