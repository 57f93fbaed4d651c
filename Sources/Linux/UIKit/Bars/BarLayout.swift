/// Where the parts of a bar's row stand: items at both ends, the title centered as far as it can be.
struct BarLayout: Equatable, Sendable {
  static let margin: CGFloat = 16
  static let backMargin: CGFloat = 8
  static let spacing: CGFloat = 8

  var size: CGSize
  var isMirrored = false
  var backSize: CGSize?
  var leadingSizes: [CGSize] = []
  var trailingSizes: [CGSize] = []
  var titleSize = CGSize.zero

  struct Frames: Equatable, Sendable {
    var back: CGRect?
    var leading: [CGRect] = []
    var trailing: [CGRect] = []
    var title = CGRect.zero
  }

  var frames: Frames {
    var frames = Frames()
    var left = Self.margin
    if let backSize {
      frames.back = frame(backSize, x: Self.backMargin)
      left = Self.backMargin + backSize.width + Self.spacing
    }
    for size in leadingSizes {
      frames.leading.append(frame(size, x: left))
      left += size.width + Self.spacing
    }
    var right = size.width - Self.margin
    for size in trailingSizes {
      frames.trailing.append(frame(size, x: right - size.width))
      right -= size.width + Self.spacing
    }
    let width = max(min(titleSize.width, right - left), 0)
    let centered = (size.width - width) / 2
    let x = min(max(centered, left), right - width)
    frames.title = frame(CGSize(width: width, height: titleSize.height), x: x)
    return isMirrored ? mirrored(frames) : frames
  }

  private func frame(_ part: CGSize, x: CGFloat) -> CGRect {
    CGRect(
      x: x.rounded(), y: ((size.height - part.height) / 2).rounded(), width: part.width,
      height: part.height)
  }

  private func mirrored(_ frames: Frames) -> Frames {
    func flip(_ rect: CGRect) -> CGRect {
      CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    return Frames(
      back: frames.back.map(flip), leading: frames.leading.map(flip),
      trailing: frames.trailing.map(flip), title: flip(frames.title))
  }
}
