@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    enum Height {
      case medium, large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    var height = Height.large
    var name = Identifier.large

    open var identifier: Identifier { name }

    public required override init() { super.init() }

    open class func medium() -> Self { make(.medium, named: .medium) }
    open class func large() -> Self { make(.large, named: .large) }

    private class func make(_ height: Height, named name: Identifier) -> Self {
      let detent = self.init()
      detent.height = height
      detent.name = name
      return detent
    }

    /// Nil: this detent is inactive just now, as its resolver may say.
    func value(in sheet: SheetLayout, traits: UITraitCollection) -> CGFloat? {
      switch height {
      case .medium: return sheet.isCompactHeight ? nil : sheet.mediumDetent
      case .large: return sheet.largestDetent
      case .custom(let resolver):
        return resolver(DetentResolution(traits: traits, largest: sheet.largestDetent))
      }
    }
  }
}

private final class DetentResolution: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, largest: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = largest
    super.init()
  }
}
