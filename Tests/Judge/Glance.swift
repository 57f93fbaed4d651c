import CoreGraphics
import Foundation

/// What is found in a picture of an app whose screens are marked: spots, and the magenta behind it.
package struct Glance {
  /// How many colors of spots there are.
  package static let colors = 14

  package private(set) var spots: Set<Int> = []
  package private(set) var isMagentaSeen = false

  package init(_ image: CGImage) {
    let pixels = UnsafeRawBufferPointer(image.pixels)
    for y in stride(from: 0, to: image.height, by: 3) {
      var place = y * image.bytesPerRow
      for _ in stride(from: 0, to: image.width, by: 3) {
        look(Int(pixels[place]), Int(pixels[place + 1]), Int(pixels[place + 2]))
        place += 12
      }
    }
  }

  /// A shade darkens all channels alike.
  private mutating func look(_ blue: Int, _ green: Int, _ red: Int) {
    if green < 15 {
      if red > 240, blue > 240 { isMagentaSeen = true }
    } else if red < 3, green > 150 {
      let part = Double(blue) / Double(green) * Double(Self.colors + 1)
      let nearest = part.rounded()
      if abs(part - nearest) < 0.12, 1...Double(Self.colors) ~= nearest {
        spots.insert(Int(nearest))
      }
    }
  }
}
