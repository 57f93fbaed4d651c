import QuartzCore

extension CAFrameRateRange {
  /// What everything that moves asks for, in Hz.
  ///
  /// Apple recommends 80 to 120 for motion of the whole screen; what asks for nothing runs at 60. On
  /// phones a rate above 60 takes the key `CADisableMinimumFrameDurationOnPhone` in the app's
  /// Info.plist, too ("Optimizing ProMotion refresh rates").
  static var motion: CAFrameRateRange {
    CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
  }
}
