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

extension UITraitCollection {
  /// Pixels per point for a picture nobody gave a scale.
  var drawingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
