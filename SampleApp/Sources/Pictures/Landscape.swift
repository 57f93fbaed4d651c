import UIKit

/// A view of somewhere, as numbers: it is painted at whatever size a screen wants it.
///
/// Heights and positions are shares of the picture, from 0 (top, left) to 1 (bottom, right).
struct Landscape: Hashable, Sendable {
  struct Light: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    /// A share of the picture's shorter side.
    var radius: CGFloat
    var tone: Tone
  }

  /// A row of mountains, hills or dunes, from far to near.
  struct Ridge: Hashable, Sendable {
    var seed: UInt64
    /// Where its valleys and its summits are.
    var low: CGFloat
    var high: CGFloat
    var peaks: CGFloat
    var tone: Tone
    /// What it fades into at its foot.
    var mist: Tone
    var isRounded = false
    var hasSnow = false
  }

  struct Water: Hashable, Sendable {
    var top: CGFloat
    var far: Tone
    var near: Tone
  }

  enum Foreground: Hashable, Sendable {
    case none
    case pines(Tone)
    case village(walls: [Tone], roofs: [Tone], ground: Tone)
    case blossoms(branch: Tone, petals: [Tone])
  }

  var seed: UInt64
  var sky: [Tone]
  var light: Light?
  var hasStars = false
  var aurora: [Tone] = []
  /// How many clouds.
  var clouds = 0
  var ridges: [Ridge] = []
  var water: Water?
  var foreground = Foreground.none
}

extension Landscape {
  /// The picture at `size` points, with `scale` pixels a point.
  func image(size: CGSize, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(scale, 1)
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      paint(in: context.cgContext, size: size)
    }
  }

  /// A small, square picture with round corners.
  func thumbnail(side: CGFloat, cornerRadius: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      let frame = CGRect(origin: .zero, size: size)
      UIBezierPath(roundedRect: frame, cornerRadius: cornerRadius).addClip()
      paint(in: context.cgContext, size: size)
    }
  }
}
