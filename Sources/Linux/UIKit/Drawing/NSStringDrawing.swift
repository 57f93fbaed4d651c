import CoreGraphics
import Foundation

extension NSAttributedString {
  public func size() -> CGSize {
    laidOut(in: TextBounds()).size
  }

  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    laidOut(in: TextBounds()).draw(in: context, at: point)
  }

  /// Draws what fits into the rectangle, from its top.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = laidOut(in: TextBounds(width: rect.width, height: rect.height))
    layout.draw(in: context, at: rect.origin)
  }

  /// Without `usesLineFragmentOrigin` the text is one line and the origin its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = laidOut(in: TextBounds(lineLimit: 1))
      return CGRect(
        x: 0, y: -layout.firstBaseline, width: layout.size.width, height: layout.size.height)
    }
    let cuts = options.contains(.truncatesLastVisibleLine)
    func room(_ length: CGFloat) -> CGFloat {
      length > 0 && length < 1e6 ? length : .infinity
    }
    let bounds = TextBounds(width: room(size.width), height: cuts ? room(size.height) : .infinity)
    return CGRect(origin: .zero, size: laidOut(in: bounds).size)
  }

  private func laidOut(in bounds: TextBounds) -> TextLayout {
    TextLayout(self, defaults: TextDefaults(), bounds: bounds)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: "\(self)", attributes: attributes)
  }
}

extension StringProtocol {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: String(self)).size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: String(self)).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: String(self)).draw(in: rect, withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: String(self)).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
