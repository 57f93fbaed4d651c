import QuartzCore

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7
  }

  /// How a button looks, as one value.
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    public enum CornerStyle: Int, Sendable {
      case fixed
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    enum Background: Hashable {
      case none
      case gray
      case tinted
      case filled
    }

    let background: Background

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: UIButton.Configuration.Size = .medium
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    public var showsActivityIndicator = false

    init(background: Background) {
      self.background = background
    }

    public static func plain() -> UIButton.Configuration { .init(background: .none) }
    public static func tinted() -> UIButton.Configuration { .init(background: .tinted) }
    public static func gray() -> UIButton.Configuration { .init(background: .gray) }
    public static func filled() -> UIButton.Configuration { .init(background: .filled) }

    public static func == (lhs: UIButton.Configuration, rhs: UIButton.Configuration) -> Bool {
      lhs.background == rhs.background && lhs.title == rhs.title
        && lhs.attributedTitle == rhs.attributedTitle && lhs.subtitle == rhs.subtitle
        && lhs.image === rhs.image && lhs.imagePadding == rhs.imagePadding
        && lhs.titlePadding == rhs.titlePadding && lhs.imagePlacement == rhs.imagePlacement
        && lhs.contentInsets == rhs.contentInsets
        && lhs.baseForegroundColor == rhs.baseForegroundColor
        && lhs.baseBackgroundColor == rhs.baseBackgroundColor && lhs.buttonSize == rhs.buttonSize
        && lhs.cornerStyle == rhs.cornerStyle
        && lhs.showsActivityIndicator == rhs.showsActivityIndicator
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(background)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(buttonSize)
      hasher.combine(cornerStyle)
    }

    @MainActor func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (background == .filled ? .white : tint)
    }

    @MainActor func backgroundColor(tint: UIColor) -> UIColor? {
      switch background {
      case .none: baseBackgroundColor
      case .gray: baseBackgroundColor ?? UIColor(white: 0.5, alpha: 0.16)
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic, .medium: min(6, height / 2)
      case .small: min(4, height / 2)
      case .large: min(10, height / 2)
      case .capsule: height / 2
      }
    }
  }
}

/// Where a button puts its image and its title: side by side, image first.
struct ButtonLayout: Equatable {
  var image: CGSize
  var title: CGSize

  /// Points between the two.
  var padding: CGFloat
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isReversed: Bool

  var size: CGSize {
    CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
  }

  private var gap: CGFloat { image.width > 0 && title.width > 0 ? padding : 0 }

  func frames(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let titleWidth = min(title.width, max(0, rect.width - image.width - gap))
    let width = image.width + gap + titleWidth
    let left: CGFloat
    switch horizontal {
    case .left, .leading: left = rect.minX
    case .right, .trailing: left = rect.maxX - width
    case .center, .fill: left = rect.minX + (rect.width - width) / 2
    }
    let imageLeft = isReversed ? left + titleWidth + gap : left
    let titleLeft = isReversed ? left : left + image.width + gap
    return (
      CGRect(
        x: imageLeft, y: top(of: image.height, in: rect), width: image.width,
        height: vertical == .fill ? rect.height : image.height),
      CGRect(
        x: titleLeft, y: top(of: title.height, in: rect), width: titleWidth,
        height: vertical == .fill ? rect.height : min(title.height, rect.height))
    )
  }

  private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: rect.minY
    case .bottom: rect.maxY - height
    case .center: rect.minY + (rect.height - height) / 2
    }
  }
}
