import QuartzCore

extension CAFrameRateRange {
  /// The frame rate of all motion, in Hz.
  ///
  /// Apple recommends 80 to 120 for motion of the whole screen; phones also need the Info.plist key
  /// `CADisableMinimumFrameDurationOnPhone` ("Optimizing ProMotion refresh rates").
  static var motion: CAFrameRateRange {
    CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
  }
}
