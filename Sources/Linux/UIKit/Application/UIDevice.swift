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
}

@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let only = UIDevice()

  open class var current: UIDevice { only }
  open var systemVersion: String { "18.0" }
}
