/// Drives layers by progress instead of time: their speed is 0 and their time offset follows.
@MainActor final class TransitionScrubber: NSObject {
  private struct Scrubbed {
    let layer: CALayer
    let start: CFTimeInterval
  }

  private struct Playback {
    let from: TimeInterval
    let to: TimeInterval
    let isReversed: Bool
    let begin: CFTimeInterval
    let duration: TimeInterval
    let curve: UIView.AnimationCurve
  }

  private var scrubbed: [Scrubbed] = []
  private var duration: TimeInterval = 0
  private var position: TimeInterval = 0
  private var begin: CFTimeInterval = 0
  private var playback: Playback?
  private var link: CADisplayLink?
  private(set) var isScrubbing = false

  func begin(duration: TimeInterval) {
    self.duration = duration
    begin = CACurrentMediaTime()
  }

  /// From now on `layer` moves with the progress; while it is driven, it stands still.
  func join(_ layer: CALayer) {
    guard !scrubbed.contains(where: { $0.layer === layer }) else { return }
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    let elapsed = isScrubbing ? position : CACurrentMediaTime() - begin
    scrubbed.append(Scrubbed(layer: layer, start: now - elapsed))
    if isScrubbing { hold(layer, at: now) }
  }

  func hold() {
    guard !isScrubbing else { return }
    isScrubbing = true
    position = min(max(CACurrentMediaTime() - begin, 0), duration)
    for one in scrubbed { hold(one.layer, at: one.start + position) }
  }

  func seek(to percent: CGFloat) {
    guard isScrubbing else { return }
    stopPlaying()
    move(to: TimeInterval(percent) * duration)
  }

  /// Stops where it is and answers with the progress there.
  func pause() -> CGFloat {
    stopPlaying()
    hold()
    return duration > 0 ? CGFloat(position / duration) : 0
  }

  /// The remaining way: (1 - percent) * duration / speed forwards, percent * duration / speed back.
  func play(
    reversed: Bool, speed: CGFloat, curve: UIView.AnimationCurve
  ) {
    stopPlaying()
    let target = reversed ? 0 : duration
    playback = Playback(
      from: position, to: target, isReversed: reversed, begin: CACurrentMediaTime(),
      duration: abs(target - position) / TimeInterval(speed), curve: curve)
    let link = CADisplayLink(
      target: self, selector: Selector("tick(_:)", TransitionScrubber.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func end() {
    stopPlaying()
    for one in scrubbed { release(one.layer) }
    scrubbed = []
    isScrubbing = false
  }

  private func tick(_ link: CADisplayLink) {
    guard let playback else { return stopPlaying() }
    let elapsed = CACurrentMediaTime() - playback.begin
    let fraction = playback.duration > 0 ? min(elapsed / playback.duration, 1) : 1
    let eased = playback.curve.value(at: fraction)
    move(to: playback.from + (playback.to - playback.from) * eased)
    guard fraction >= 1 else { return }
    stopPlaying()
    if playback.isReversed { takeBack() } else { letRun() }
  }

  private func move(to time: TimeInterval) {
    position = min(max(time, 0), duration)
    guard CACurrentMediaTime() <= begin else { return applyPosition() }
    // Animations take their begin from the layer's time at their first commit: until then it
    // stands still.
    HostRuntime.current.beforeNextLayout { [weak self] in self?.applyPosition() }
  }

  private func applyPosition() {
    guard isScrubbing else { return }
    for one in scrubbed { one.layer.timeOffset = one.start + position }
  }

  /// At the end of the way time goes on from there, so that animations end by themselves.
  private func letRun() {
    isScrubbing = false
    for one in scrubbed {
      one.layer.speed = 1
      one.layer.timeOffset = one.start + duration
      one.layer.beginTime = 0
      one.layer.beginTime =
        one.layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil)
        ?? CACurrentMediaTime()
    }
  }

  /// Back at the start: the animations are over, and have not finished.
  private func takeBack() {
    isScrubbing = false
    for one in scrubbed {
      release(one.layer)
      one.layer.removeAnimationsBeneath()
    }
  }

  private func hold(_ layer: CALayer, at time: CFTimeInterval) {
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = time
  }

  private func release(_ layer: CALayer) {
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }

  private func stopPlaying() {
    link?.invalidate()
    link = nil
    playback = nil
  }
}
