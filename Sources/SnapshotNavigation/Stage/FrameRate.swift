import QuartzCore

extension CAFrameRateRange {
  /// What everything that moves asks for, in Hz.
  ///
  /// Apple recommends 80 to 120 for motion of the whole screen; on phones that takes the Info.plist
  /// key `CADisableMinimumFrameDurationOnPhone`, too ("Optimizing ProMotion refresh rates").
  static var motion: CAFrameRateRange {
    CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
  }

  /// What waits for a time to come asks for, in Hz.
  static var waiting: CAFrameRateRange {
    CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
  }
}
