import CoreGraphics
import Foundation

open class UIGraphicsRendererFormat: NSObject, NSCopying {
  var area = CGRect.zero

  public required override init() {
    super.init()
  }

  open var bounds: CGRect { area }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.area = area
    return copy
  }
}

open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let settings: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    settings = format
  }

  open var cgContext: CGContext { context }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
  }
}

open class UIGraphicsRenderer: NSObject {
  private let settings: UIGraphicsRendererFormat

  public init(bounds: CGRect) {
    settings = UIGraphicsRendererFormat()
    settings.area = bounds
  }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    settings = (format.copy(with: nil) as? UIGraphicsRendererFormat) ?? format
    settings.area = bounds
  }

  open var format: UIGraphicsRendererFormat { settings }
}
