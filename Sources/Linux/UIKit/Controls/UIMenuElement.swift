import QuartzCore

/// Something that a menu shows.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var disabled: Attributes { .init(rawValue: 1 << 0) }
  }

  var elementTitle = ""
  var elementImage: UIImage?

  open var title: String { elementTitle }
  open var image: UIImage? { elementImage }
  open var subtitle: String?
}
