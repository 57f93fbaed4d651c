import UIKit

/// Unevenness that is the same every time: the shapes of ridges, trees and clouds come from it.
struct Grain: Sendable {
  var seed: UInt64

  /// A number from 0 to 1 that belongs to `index`.
  func value(_ index: Int) -> CGFloat {
    var bits =
      seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(index)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return CGFloat(bits >> 11) / CGFloat(1 << 53)
  }

  /// Between the values of the two neighbors of `x`: rounded when `smooth`, straight when not.
  func value(at x: CGFloat, smooth: Bool) -> CGFloat {
    let left = x.rounded(.down)
    var share = x - left
    if smooth { share = share * share * (3 - 2 * share) }
    let index = Int(left)
    return value(index) * (1 - share) + value(index + 1) * share
  }

  /// Waves of ever finer and lower grain on each other, from 0 to 1.
  func skyline(at x: CGFloat, peaks: CGFloat, roughness: CGFloat, smooth: Bool) -> CGFloat {
    var sum: CGFloat = 0
    var total: CGFloat = 0
    var height: CGFloat = 1
    var frequency = peaks
    for octave in 0..<(smooth ? 3 : 6) {
      let layer = Grain(seed: seed &+ UInt64(octave) &* 7919)
      sum += layer.value(at: x * frequency, smooth: smooth) * height
      total += height
      height *= roughness
      frequency *= 2.1
    }
    return sum / total
  }
}
