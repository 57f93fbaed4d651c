import Foundation

public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

@preconcurrency @MainActor
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private static let only = UIDevice()

  open class var current: UIDevice { only }
  open var name: String { "Host" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var orientation: UIDeviceOrientation {
    HostRuntime.current.scene.interfaceOrientation == .portrait ? .portrait : .landscapeLeft
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    HostRuntime.current.baseTraits.userInterfaceIdiom
  }
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }
  open func playInputClick() {}
  private var orientationListeners = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }
  open var isBatteryMonitoringEnabled = false
  open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// Apple: -1 unless the battery is monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
}
