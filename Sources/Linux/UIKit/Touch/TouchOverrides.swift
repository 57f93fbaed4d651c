import Foundation

/// Tells which classes override a method, as Objective-C's runtime would.
///
/// A class of Swift has its methods in a table behind its metadata. Where a method lies in it is found
/// with two classes that differ in nothing but that method.
@MainActor
private struct MethodSlot {
  private static let headerWords = 7
  private let offset: Int?

  init(in base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let words = MethodSlot.words(of: base)
    let range = MethodSlot.headerWords..<max(words, MethodSlot.headerWords)
    func differs(_ one: AnyClass, _ index: Int) -> Bool {
      MethodSlot.word(index, of: one) != MethodSlot.word(index, of: base)
    }
    offset = range.first { differs(overriding, $0) && !differs(plain, $0) }
  }

  /// The implementation that objects of a class have.
  func implementation(in type: AnyClass) -> UInt? {
    offset.map { MethodSlot.word($0, of: type) }
  }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// How many words of a class's metadata lie behind its address.
  private static func words(of type: AnyClass) -> Int {
    let sizes = UInt64(word(4, of: type))
    return Int((sizes & 0xFFFF_FFFF) - (sizes >> 32)) / MemoryLayout<UInt>.size
  }

  static let touches = MethodSlot(
    in: UIResponder.self, plain: PlainResponder.self, overriding: TouchedResponder.self)
  static let tracking = MethodSlot(
    in: UIControl.self, plain: PlainControl.self, overriding: TrackingControl.self)
}

private final class PlainResponder: UIResponder {}
private final class TouchedResponder: UIResponder {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class PlainControl: UIControl {}
private final class TrackingControl: UIControl {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

extension UIResponder {
  /// Whether a class of the app's handles moving touches, or tracks them as a control does.
  ///
  /// Apple's runtime would be asked for the implementations.
  package var overridesTouchHandling: Bool {
    var system: AnyClass = type(of: self)
    while !String(reflecting: system).hasPrefix("UIKit."), let parent = _getSuperclass(system) {
      system = parent
    }
    let slots = self is UIControl ? [MethodSlot.touches, .tracking] : [.touches]
    return slots.contains {
      $0.implementation(in: type(of: self)) != $0.implementation(in: system)
    }
  }
}
