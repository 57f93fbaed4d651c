import CPangoCairo
import Foundation

/// So that `provider.data as Data?` reads the same here, where `Data` does not turn into an object.
public typealias CFData = Data

/// Gives out the bytes of an image.
public final class CGDataProvider: _CFObject {
  package let image: CGImage

  package init(image: CGImage) {
    self.image = image
  }

  /// A copy of all rows, in the order that the image's `bitmapInfo` states.
  public var data: CFData? { Data(image.pixels) }

  public func _isEqual(to other: CGDataProvider) -> Bool {
    image === other.image
  }

  public func _hash(into hasher: inout Hasher) {
    hasher.combine(image)
  }
}
