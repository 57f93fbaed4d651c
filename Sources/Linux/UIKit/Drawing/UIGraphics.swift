import CoreGraphics
import Foundation

/// The contexts of one thread, the current one last.
private final class GraphicsStack {
  struct Entry {
    var context: CGContext
    /// Set on contexts that `UIGraphicsBeginImageContext…` made.
    var isImage: Bool
  }

  var entries: [Entry] = []

  static var current: GraphicsStack {
    let storage = Thread.current.threadDictionary
    if let known = storage["UIGraphics"] as? GraphicsStack { return known }
    let fresh = GraphicsStack()
    storage["UIGraphics"] = fresh
    return fresh
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, isImage: false))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() {
  _ = GraphicsStack.current.entries.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of zero means the screen's, as UIKit documents.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let pixels = scale > 0 ? scale : UITraitCollection.current.drawingScale
  guard size.width > 0, size.height > 0,
    let context = CGContext(size: size, scale: pixels, isOpaque: opaque)
  else { return }
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, isImage: true))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, entry.isImage,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: entry.context.scale, orientation: .up)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  if stack.entries.last?.isImage == true { stack.entries.removeLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A frame of one point just inside the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UITraitCollection {
  /// Pixels per point for a picture nobody gave a scale.
  var drawingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
