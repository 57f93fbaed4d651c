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
}
