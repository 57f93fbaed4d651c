/// How the time of a layer or an animation follows from that of its parent.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of ``CAMediaTiming``, and the documented arithmetic on them.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Parent time to local time: (t - beginTime) * speed + timeOffset.
  func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// Local time to parent time; with speed 0 every parent time is as good, so it is the begin.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }

  /// One run, there and back if it reverses.
  var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// All runs together, in local time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// Where an animation stands.
  enum Phase: Equatable {
    case before
    /// `progress` is from 0 to 1 within the run, before the timing function.
    case active(progress: Double, iteration: Int)
    case after(progress: Double, iteration: Int)
  }

  func phase(at parent: CFTimeInterval) -> Phase {
    let time = local(parent)
    let total = activeDuration
    if speed < 0 {
      if time <= 0, parent >= beginTime { return .after(progress: 0, iteration: 0) }
      if time > total { return .before }
    }
    if time < 0 { return .before }
    if time >= total, speed > 0 || time > total {
      let end = place(at: total, atEnd: true)
      return .after(progress: end.progress, iteration: end.iteration)
    }
    let now = place(at: time, atEnd: time == total)
    return .active(progress: now.progress, iteration: now.iteration)
  }

  private func place(at time: CFTimeInterval, atEnd: Bool) -> (progress: Double, iteration: Int) {
    guard cycle > 0 else { return (1, 0) }
    var runs = (time / cycle).rounded(.down)
    if atEnd, runs > 0, time - runs * cycle < cycle * 1e-9 { runs -= 1 }
    let within = time - runs * cycle
    let iteration = runs < 1e9 ? Int(runs) : 0
    if autoreverses, within > duration { return ((2 * duration - within) / duration, iteration) }
    return (min(1, within / duration), iteration)
  }
}

/// Seconds; on Apple's platforms this is Core Foundation's.
public typealias CFTimeInterval = Double
