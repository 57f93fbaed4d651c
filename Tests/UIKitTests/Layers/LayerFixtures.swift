import QuartzCore

/// A screen of 100 x 100 points with a plain root layer, and time that moves when told.
@MainActor
final class LayerStage {
  let clock = HostClock()
  let server: RenderServer
  let root = CALayer()

  init(scale: CGFloat = 1) {
    HostClock.current = clock
    server = RenderServer(size: CGSize(width: 100, height: 100), scale: scale)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    server.roots = [root]
  }

  /// One step of the host: display links, completions, layout, commit, frame.
  func step(_ seconds: CFTimeInterval = 0) {
    clock.now += seconds
    server.tickDisplayLinks()
    server.finishAnimations()
    server.layoutIfNeeded()
    server.commit()
    server.render()
  }

  /// Frames of the host one after another.
  func advance(by seconds: CFTimeInterval) {
    let frames = max(1, Int((seconds * 60).rounded()))
    for _ in 0..<frames { step(seconds / Double(frames)) }
  }

  @discardableResult
  func add(
    _ layer: CALayer, _ frame: CGRect, color: CGColor? = nil, to parent: CALayer? = nil
  ) -> CALayer {
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  @discardableResult
  func add(_ frame: CGRect, color: CGColor? = nil, to parent: CALayer? = nil) -> CALayer {
    add(CALayer(), frame, color: color, to: parent)
  }

  /// Red, green, blue and alpha of a pixel of the last frame.
  func pixel(_ x: Int, _ y: Int) -> [Int] { Self.pixel(of: server.image(), x, y) }

  static func pixel(of image: CGImage?, _ x: Int, _ y: Int) -> [Int] {
    guard let image, x < image.width, y < image.height else { return [] }
    let at = y * image.bytesPerRow + x * 4
    let bytes = image.pixels
    return [Int(bytes[at + 2]), Int(bytes[at + 1]), Int(bytes[at]), Int(bytes[at + 3])]
  }

  /// An opaque picture in which every pixel is different from its neighbors.
  static func picture(width: Int, height: Int) -> CGImage? {
    let size = CGSize(width: width, height: height)
    guard let context = CGContext(size: size, scale: 1, isOpaque: true) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let color = CGColor(
          red: CGFloat((x * 37) % 256) / 255, green: CGFloat((y * 59) % 256) / 255,
          blue: CGFloat((x * y) % 256) / 255, alpha: 1)
        context.setFillColor(color)
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return context.takeImage()
  }
}

/// A stage with one layer.
///
/// Making it and using it are two turns of the main actor, so every use
/// makes its clock the current one again.
@MainActor
final class LayerScene {
  private let made = LayerStage()
  private let only: CALayer

  init() {
    only = made.add(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  var stage: LayerStage {
    HostClock.current = made.clock
    return made
  }

  var layer: CALayer {
    HostClock.current = made.clock
    return only
  }
}

/// A suite whose tests animate the layer of such a stage.
@MainActor protocol LayerSuite {
  var scene: LayerScene { get }
}

extension LayerSuite {
  var stage: LayerStage { scene.stage }
  var layer: CALayer { scene.layer }
  var shownX: CGFloat { layer.presentation()?.position.x ?? .nan }

  func move(
    from: CGFloat? = 0, to: CGFloat? = 100, duration: CFTimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  func add(_ animation: CAAnimation, key: String? = "move") {
    layer.add(animation, forKey: key)
    stage.step()
  }
}

/// Whether a value is there and about what it should be.
func isNear(_ value: CGFloat?, _ expected: CGFloat, _ tolerance: CGFloat = 0.02) -> Bool {
  guard let value else { return false }
  return abs(value - expected) <= tolerance
}

extension CALayer {
  /// How opaque the layer is seen.
  var shownOpacity: CGFloat? { presentation().map { CGFloat($0.opacity) } }
}

extension CABasicAnimation {
  /// A linear fade.
  static func fade(
    from: CGFloat, to: CGFloat, duration: CFTimeInterval
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }
}

/// Remembers what its animations told it.
final class AnimationListener: NSObject, CAAnimationDelegate {
  var events: [String] = []
  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append(flag ? "finished" : "stopped")
  }
}

enum Ink {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
