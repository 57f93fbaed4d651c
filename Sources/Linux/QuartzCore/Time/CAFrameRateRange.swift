/// The frame rates that suit an animation, in frames per second.
public struct CAFrameRateRange: Sendable {
  public var minimum: Float
  public var maximum: Float
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __preferred: Float

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    __preferred = preferred ?? 0
  }

  public var preferred: Float? {
    get { __preferred == 0 ? nil : __preferred }
    set { __preferred = newValue ?? 0 }
  }

  public static var `default`: CAFrameRateRange { CAFrameRateRange() }
}
