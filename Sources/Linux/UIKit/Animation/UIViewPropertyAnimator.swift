import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  private let timing: any UITimingCurveProvider
  private let givenDuration: TimeInterval
  private let run = AnimatorRun()
  private var waiting: [(work: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var currentState = UIViewAnimatingState.inactive
  private var startDelay: TimeInterval = 0
  private var startTimer: HostTimer?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = duration
    timing = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Apple: a spring with mass, stiffness and damping decides its duration itself.
  open var duration: TimeInterval { timing.shape.duration(wished: givenDuration) }

  /// Apple: false takes touches from the views while their animations run.
  open var isUserInteractionEnabled = true {
    didSet { run.allowsTouches = isUserInteractionEnabled }
  }
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  open var state: UIViewAnimatingState { currentState }
  open var isRunning: Bool { currentState == .active && run.isRunning }

  /// Apple: changed while active, the animations turn round where they are.
  open var isReversed: Bool {
    get { run.isReversed }
    set {
      guard newValue != run.isReversed else { return }
      run.reverse(showing: currentState == .active)
    }
  }

  /// Apple: setting it on an inactive animator makes it active and paused.
  open var fractionComplete: CGFloat {
    get { currentState == .inactive ? 0 : CGFloat(run.reportedFraction) }
    set {
      guard currentState != .stopped else { return }
      activate()
      run.scrub(to: Double(newValue))
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard currentState != .stopped else { return }
    if currentState == .inactive {
      waiting.append((animation, delayFactor))
    } else {
      let now = run.fraction
      perform(animation, from: now + (1 - now) * Double(delayFactor))
      run.show()
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    guard currentState != .stopped, !isRunning else { return }
    startTimer?.cancel()
    activate()
    run.resume()
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    startDelay = delay
    currentState = .active
    startTimer?.cancel()
    startTimer = HostRuntime.current.after(delay) { [self] in
      guard currentState == .active else { return }
      currentState = .inactive
      startAnimation()
    }
  }

  open func pauseAnimation() {
    guard currentState != .stopped else { return }
    startTimer?.cancel()
    activate()
    run.pause(linearly: scrubsLinearly)
  }

  /// Apple: with no parameters the original timing goes on; a factor of 0 means the time that is
  /// left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard currentState == .active, !run.isRunning else { return }
    guard parameters != nil || durationFactor > 0 else { return run.resume() }
    run.resume(shape: parameters?.shape, duration: duration * TimeInterval(durationFactor))
  }

  /// Apple: the properties stay where they are on the screen.
  ///
  /// Without finishing the animator is inactive again and no completion is called, otherwise it
  /// waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard currentState == .active else { return }
    startTimer?.cancel()
    run.settle(at: .current)
    if withoutFinishing {
      completions = []
      reset()
    } else {
      currentState = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard currentState == .stopped else { return }
    run.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(duration: givenDuration, timingParameters: timing)
  }

  // MARK: The run

  func adopt(_ tracks: [AnimatorTrack]) {
    run.add(tracks)
  }

  private func activate() {
    guard currentState == .inactive || (startTimer != nil && !run.isPrepared) else { return }
    startTimer = nil
    currentState = .active
    run.prepare(shape: timing.shape, wished: givenDuration) { [self] in ended() }
    let work = waiting
    waiting = []
    for item in work { perform(item.work, from: Double(item.delayFactor)) }
  }

  private func perform(_ work: () -> Void, from fraction: Double) {
    var timing = AnimationTiming(duration: max(givenDuration, .ulpOfOne), shape: timing.shape)
    timing.fromCurrentState = true
    ViewAnimations.run(AnimatorBlock(timing: timing, from: fraction, animator: self), work)
  }

  private func ended() {
    guard currentState == .active else { return }
    if pausesOnCompletion {
      run.pauseAtEnd()
    } else {
      let position: UIViewAnimatingPosition = run.isReversed ? .start : .end
      run.settle(at: position)
      complete(at: position)
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let work = completions
    completions = []
    reset()
    for completion in work { completion(position) }
  }

  private func reset() {
    currentState = .inactive
    startTimer = nil
    run.reset()
  }
}
