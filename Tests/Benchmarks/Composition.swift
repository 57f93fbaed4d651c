import QuartzCore

/// Composes the frames of a drag on a screen of 1170 x 2532 pixels and prints what they cost.
func benchmarkComposition() {
  let drag = DragScene(size: CGSize(width: 390, height: 844), scale: 3)
  drag.compose(at: 0)
  var times = (1...120).map { step in
    let begin = ContinuousClock.now
    drag.compose(at: CGFloat(step) / 120)
    return ContinuousClock.now - begin
  }
  times.sort()
  let median = times[times.count / 2] / .milliseconds(1)
  let late = times[times.count * 99 / 100] / .milliseconds(1)
  print("compose 1170 x 2532, two pictures, shade and shadow: median \(median) ms, 99% \(late) ms")
  print("  \(drag.server.counters)")
}

/// Two opaque pictures, the upper with a shadow, and a shade over the lower.
private final class DragScene {
  let server: RenderServer
  private let lower = CALayer()
  private let shade = CALayer()
  private let upper = CALayer()
  private let size: CGSize
  private let clock = HostClock()

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    HostClock.current = clock
    server = RenderServer(size: size, scale: scale)
    let window = CALayer()
    window.frame = CGRect(origin: .zero, size: size)
    for (layer, gray) in [(lower, 0.8), (upper, 0.9)] {
      layer.frame = window.bounds
      layer.contentsScale = scale
      layer.contents = Self.picture(size, scale, gray: gray)
    }
    shade.frame = window.bounds
    shade.backgroundColor = CGColor(gray: 0, alpha: 1)
    upper.shadowOpacity = 0.25
    upper.shadowRadius = 8
    upper.shadowOffset = .zero
    upper.shadowPath = CGPath(rect: upper.bounds, transform: nil)
    window.sublayers = [lower, shade, upper]
    server.roots = [window]
  }

  private static func picture(_ size: CGSize, _ scale: CGFloat, gray: CGFloat) -> CGImage? {
    let context = CGContext(size: size, scale: scale, isOpaque: true)
    context?.setFillColor(CGColor(gray: gray, alpha: 1))
    context?.fill(CGRect(origin: .zero, size: size))
    return context?.takeImage()
  }

  func compose(at progress: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lower.position.x = size.width / 2 - size.width * 0.3 * (1 - progress)
    upper.position.x = size.width / 2 + size.width * progress
    shade.opacity = Float(0.2 * (1 - progress))
    CATransaction.commit()
    server.layoutIfNeeded()
    server.commit()
    server.render()
    _ = server.image()
    clock.now += 1.0 / 60
  }
}
