import Foundation

/// A color space.
///
/// The host draws everything in sRGB: other spaces are names only.
public final class CGColorSpace: _CFObject, @unchecked Sendable {
  package enum Model {
    case gray
    case rgb
  }

  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }

  package let model: Model
  private let title: String?

  package static let deviceRGB = CGColorSpace(model: .rgb, title: nil)
  package static let deviceGray = CGColorSpace(model: .gray, title: nil)
  package static let standardRGB = CGColorSpace(model: .rgb, title: "kCGColorSpaceSRGB")

  private init(model: Model, title: String?) {
    self.model = model
    self.title = title
  }

  public init?(name: Any) {
    guard let title = (name as? NSString).map({ "\($0)" }) ?? (name as? String),
      ["kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3"].contains(title)
    else { return nil }
    self.model = .rgb
    self.title = title
  }

  public var name: NSString? { title.map { NSString(string: $0) } }

  public func _isEqual(to other: CGColorSpace) -> Bool {
    model == other.model && title == other.title
  }

  public func _hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(title)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
