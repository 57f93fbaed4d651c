import SampleScreens
import UIKitHost

extension DeviceControls {
  /// What the host can do at once: it has no user with settings of their own.
  @MainActor
  public init(of host: LinuxHost) {
    self.init()
    turn = { [unowned host] in host.turn() }
    setRightToLeft = { [unowned host] isRightToLeft in
      host.runtime.changeLayoutDirection(to: isRightToLeft ? .rightToLeft : .leftToRight)
    }
    setReduceMotion = { [unowned host] isOn in host.runtime.changeReduceMotion(to: isOn) }
  }
}

extension LinuxHost {
  /// Turns the device by a quarter, with the safe area of a phone that lies on its side.
  func turn() {
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
