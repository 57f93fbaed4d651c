import Foundation

/// How fast a finger goes, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: FloatLiteralType) { rawValue = value }
  public init(integerLiteral value: IntegerLiteralType) { rawValue = CGFloat(value) }

  public static let `default` = XCUIGestureVelocity(rawValue: 1_000)
}
