/// What the guide can ask of the device it runs on, filled in by whoever starts it.
///
/// UIKit has no one way to do these things everywhere; where one is nil, the settings leave its row
/// out.
public struct DeviceControls {
  /// Turns the screen by a quarter.
  public var turn: (@MainActor () -> Void)?
  /// Lets the interface run from right to left, or as the user's language does.
  public var setRightToLeft: (@MainActor (Bool) -> Void)?
  /// Switches Reduce Motion.
  public var setReduceMotion: (@MainActor (Bool) -> Void)?

  /// Controls that do nothing.
  public init() {}
}
