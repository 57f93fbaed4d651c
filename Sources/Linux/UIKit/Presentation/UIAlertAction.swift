import Foundation

@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  private var storedTitle: String?
  private var storedStyle = Style.default
  private(set) var handler: ((UIAlertAction) -> Void)?
  var didChange: () -> Void = {}

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }

  open var title: String? { storedTitle }
  open var style: UIAlertAction.Style { storedStyle }
  open var isEnabled = true { didSet { didChange() } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: storedTitle, style: storedStyle, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
