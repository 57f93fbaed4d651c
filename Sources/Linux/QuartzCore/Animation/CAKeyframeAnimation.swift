/// Through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { track = nil } }
  open var path: CGPath? { didSet { track = nil } }
  open var keyTimes: [NSNumber]? { didSet { track = nil } }
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  private var track: KeyframeTrack?

  override func blank() -> CAAnimation { CAKeyframeAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  override func value(at progress: Double, current: () -> AnimatedValue?) -> AnimatedValue? {
    let track = self.track ?? KeyframeTrack(self)
    self.track = track
    return track.value(at: progress)
  }

  override func apply(to state: inout LayerState, at progress: Double, iteration: Int) {
    super.apply(to: &state, at: progress, iteration: iteration)
    guard path != nil, let rotationMode, let track,
      let here = track.value(at: max(0, progress - 0.001))?.vector,
      let there = track.value(at: min(1, progress + 0.001))?.vector
    else { return }
    let way = there - here
    let turn = rotationMode == .rotateAutoReverse ? Double.pi : 0
    let angle = CGFloat(atan2(way.y, way.x) + turn)
    state.transform = CATransform3DRotate(state.transform, angle, 0, 0, 1)
  }
}

/// Keyframes made ready: values with their times and the pace of each segment.
struct KeyframeTrack {
  /// The values, each made ready when it's needed: few of many are ever shown.
  private enum Values {
    case given([Any])
    case ready([AnimatedValue])

    var count: Int {
      switch self {
      case .given(let values): values.count
      case .ready(let values): values.count
      }
    }

    var ready: [AnimatedValue] {
      switch self {
      case .given(let values): values.compactMap { AnimatedValue($0) }
      case .ready(let values): values
      }
    }

    subscript(index: Int) -> AnimatedValue {
      switch self {
      case .given(let values): AnimatedValue(values[index]) ?? .other(values[index])
      case .ready(let values): values[index]
      }
    }
  }

  private var values: Values
  private var times: [Double]
  private var paces: [CAMediaTimingFunction]
  private let mode: CAAnimationCalculationMode

  init(_ animation: CAKeyframeAnimation) {
    mode = animation.calculationMode
    values = .given(animation.values ?? [])
    var given = animation.keyTimes?.map(\.doubleValue)
    if let path = animation.path {
      let walk = PathWalk.keyframes(of: path, paced: mode != .linear, times: given)
      (values, given) = (.ready(walk.0), walk.1)
    }
    paces = animation.timingFunctions ?? []
    let isPaced = mode == .paced || mode == .cubicPaced
    if isPaced { paces = [] }
    let slots = mode == .discrete ? values.count + 1 : values.count
    if isPaced, animation.path == nil {
      times = Self.pacedTimes(values.ready)
    } else if let given, given.count >= values.count {
      times = given
    } else {
      times = (0..<slots).map { slots > 1 ? Double($0) / Double(slots - 1) : 0 }
    }
  }

  /// Times in proportion to the distances between the values.
  private static func pacedTimes(_ values: [AnimatedValue]) -> [Double] {
    var sums = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      sums.append((sums.last ?? 0) + from.distance(to: to))
    }
    let whole = sums.last ?? 0
    let count = Double(max(1, values.count - 1))
    return sums.enumerated().map { whole > 0 ? $0.element / whole : Double($0.offset) / count }
  }

  func value(at progress: Double) -> AnimatedValue? {
    guard values.count > 0 else { return nil }
    if mode == .discrete {
      let index = times.prefix(values.count).lastIndex { $0 <= progress } ?? 0
      return values[index]
    }
    guard values.count > 1, progress < times[values.count - 1] else {
      return values[values.count - 1]
    }
    let index = times.prefix(values.count - 1).lastIndex { $0 <= progress } ?? 0
    let span = times[index + 1] - times[index]
    var part = span > 0 ? max(0, (progress - times[index]) / span) : 1
    if paces.indices.contains(index) { part = paces[index].value(at: part) }
    if mode == .cubic || mode == .cubicPaced { return cubic(index, at: part) }
    return values[index].interpolated(to: values[index + 1], at: part)
  }

  /// A Catmull-Rom spline through the neighbors.
  private func cubic(_ index: Int, at t: Double) -> AnimatedValue {
    let (from, to) = (values[index], values[index + 1])
    guard let p1 = from.vector, let p2 = to.vector,
      let p0 = values[max(0, index - 1)].vector,
      let p3 = values[min(values.count - 1, index + 2)].vector
    else { return from.interpolated(to: to, at: t) }
    let (m1, m2) = ((p2 - p0) * 0.5, (p3 - p1) * 0.5)
    let (t2, t3) = (t * t, t * t * t)
    let first = p1 * (2 * t3 - 3 * t2 + 1) + m1 * (t3 - 2 * t2 + t)
    return .vector(first + p2 * (-2 * t3 + 3 * t2) + m2 * (t3 - t2))
  }
}

/// Points along a path, curves cut into short lines.
enum PathWalk {
  static func keyframes(
    of path: CGPath, paced: Bool, times: [Double]?
  ) -> ([AnimatedValue], [Double]) {
    var segments: [[CGPoint]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        continue
      case .line(let end): segments.append([current, end])
      case .quadCurve(let control, let end):
        let (first, second) = cubicControls(from: current, control: control, to: end)
        segments.append(curve(current, first, second, end))
      case .curve(let first, let second, let end):
        segments.append(curve(current, first, second, end))
      case .close: segments.append([current, start])
      }
      current = segments.last?.last ?? current
    }
    guard let first = segments.first?.first else { return ([], []) }
    let lengths = segments.map { zip($0, $0.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) } }
    let whole = max(lengths.joined().reduce(0, +), 1e-9)
    var points = [AnimatedValue(first)]
    var marks = [0.0]
    var walked: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      let length = max(lengths[index].reduce(0, +), 1e-9)
      let count = Double(segments.count)
      let begin = times.flatMap { index < $0.count ? $0[index] : nil } ?? Double(index) / count
      let end =
        times.flatMap { index + 1 < $0.count ? $0[index + 1] : nil } ?? Double(index + 1) / count
      var inside: CGFloat = 0
      for (step, point) in segment.dropFirst().enumerated() {
        inside += lengths[index][step]
        points.append(AnimatedValue(point))
        let share = Double(inside / length)
        marks.append(paced ? Double((walked + inside) / whole) : begin + (end - begin) * share)
      }
      walked += inside
    }
    return (points.compactMap { $0 }, marks)
  }

  private static func curve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint]
  {
    (0...32).map { step in
      let t = CGFloat(step) / 32
      let (a, b) = (1 - t, t)
      let (w0, w1, w2, w3) = (a * a * a, 3 * a * a * b, 3 * a * b * b, b * b * b)
      return CGPoint(
        x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
        y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }
  }
}
