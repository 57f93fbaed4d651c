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
