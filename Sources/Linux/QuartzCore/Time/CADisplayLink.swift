/// Calls its target once per frame of the display, in step with the host's clock.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private var selector: Selector?
  private var modes: Set<String> = []
  private var lastFire: CFTimeInterval?

  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display, once the link has fired.
  open private(set) var duration: CFTimeInterval = 0

  open var isPaused = false {
    didSet { lastFire = nil }
  }
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The link keeps its target until it is invalidated, as documented.
  public convenience init(target: Any, selector sel: Selector) {
    self.init()
    self.target = target as AnyObject
    selector = sel
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode.rawValue)
    let agenda = HostClock.current.agenda
    if !agenda.links.contains(where: { $0 === self }) { agenda.links.append(self) }
  }

  /// Removes the link from all modes and lets its target go.
  open func invalidate() {
    modes = []
    leave()
    target = nil
    selector = nil
  }

  private func leave() {
    HostClock.current.agenda.links.removeAll { $0 === self }
  }

  /// The frame rate asked for: 0 is the display's own.
  private var rate: Double {
    if preferredFramesPerSecond > 0 { return Double(preferredFramesPerSecond) }
    return Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
  }

  /// Whether it was added for the mode of the run loop.
  private var isInMode: Bool {
    let mode =
      HostClock.current.isTracking ? "UITrackingRunLoopMode" : RunLoop.Mode.default.rawValue
    return modes.contains(mode) || modes.contains(RunLoop.Mode.common.rawValue)
  }

  /// Fires unless paused, slower than the display or of another mode.
  func tick(at now: CFTimeInterval, frame: CFTimeInterval) {
    guard !isPaused, isInMode, let target, let selector else { return }
    let interval = rate > 0 ? max(frame, 1 / rate) : frame
    if let lastFire, now - lastFire < interval - frame / 2 { return }
    lastFire = now
    timestamp = now
    duration = frame
    targetTimestamp = now + interval
    selector.perform(on: target, with: self)
  }
}
