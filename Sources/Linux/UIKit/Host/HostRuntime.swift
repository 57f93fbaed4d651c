import CoreGraphics
import Foundation
import QuartzCore

/// One device: its clock, screen, application and scene, and the steps in which time passes.
@MainActor
package final class HostRuntime {
  private static var made: HostRuntime?

  /// The device that `UIApplication.shared` and all the rest stand for.
  package static var current: HostRuntime {
    get {
      if let made { return made }
      let runtime = HostRuntime(
        size: CGSize(width: 390, height: 844), scale: 2,
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      made = runtime
      runtime.becomeCurrent()
      return runtime
    }
    set {
      made = newValue
      newValue.becomeCurrent()
    }
  }

  package let clock: HostClock
  package let server: RenderServer
  package let screen: UIScreen
  package let application: UIApplication
  package let scene: UIWindowScene
  /// Those that a test has opened beside the first one.
  var otherScenes: [UIWindowScene] = []
  package let touchInput = TouchInput()
  package let keyboard: Keyboard
  package var settings = HostSettings() {
    didSet {
      server.materialsVanish = settings.materialsVanishUnderOpacity
      clock.losesTransactionCompletions = settings.hostile.transactionCompletionsAreLost
    }
  }
  package var accessibility = AccessibilitySettings()
  package let warnings = WarningLog()
  package internal(set) var captures = CaptureCounters()
  let replicants = Replicants()
  /// Whether the app is being told that it's in the background.
  var isEnteringBackground = false
  /// Called with each frame that a person sees: one a step, one for each that is due while the main
  /// thread is busy, and those that pictures with screen updates present.
  ///
  /// Looking at a frame presents none.
  package var onPresent: (@MainActor (PresentedFrame) -> Void)?
  package internal(set) var transitions = TransitionCounters()
  package internal(set) var accessibilityPosts: [AccessibilityPost] = []
  /// Where VoiceOver is, as the driver or the argument of a post has moved it.
  package weak var voiceOverFocus: UIResponder?
  package internal(set) var deviceSafeArea: UIEdgeInsets
  /// The status bar's height where it belongs to the safe area; nil on a phone without a home button.
  var safeStatusBarHeight: CGFloat?
  private var hadStatusBar = true
  var baseTraits: UITraitCollection
  var appearanceCallbackDepth = 0

  private let queue = HostQueue()
  /// How many timers and blocks of the main queue wait for their time.
  package var waitingTimers: Int { queue.count }
  private var beforeLayout: [@MainActor () -> Void] = []
  private var afterRender: [@MainActor () -> Void] = []
  /// Whether a scroll view still scrolls, of each that has begun to.
  private var scrolling: [@MainActor () -> Bool] = []
  private var isStepping = false
  /// Whether the step before has left layout to do.
  private var layoutIsDue = false

  package init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets,
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, idiom: UIUserInterfaceIdiom = .phone
  ) {
    let traits = UITraitCollection(
      Traits(
        idiom: idiom, style: style, layoutDirection: layoutDirection, displayScale: scale,
        contentSizeCategory: contentSizeCategory, level: .base, contrast: .normal,
        weight: .regular, gamut: .SRGB
      ).fitted(to: size))
    clock = HostClock()
    // The server and all that is made from here on lives in this clock's time.
    HostClock.current = clock
    server = RenderServer(size: size, scale: scale)
    baseTraits = traits
    deviceSafeArea = safeArea
    screen = UIScreen(size: size, scale: scale, traits: traits)
    application = UIApplication()
    scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    keyboard = Keyboard(scene: scene)
    screen.runtime = self
    scene.runtime = self
    scene.currentTraits = traits
    WarningWitness.current?.hear(warnings)
  }

  private func becomeCurrent() {
    HostClock.current = clock
    TraitStack.current = nil
    TraitStack.fallback = baseTraits
  }

  /// UIKit's console, in UIKit's words.
  package func log(_ message: String) {
    warnings.append(message)
  }

  // MARK: Work for later

  /// Runs once in the next step, after the completions and before the layout.
  package func beforeNextLayout(_ work: @escaping @MainActor () -> Void) {
    beforeLayout.append(work)
  }

  /// Runs as UIKit starts the transitions that were asked for, by a point of the host later.
  func whenTransitionsStart(_ work: @escaping @MainActor () -> Void) {
    let delay = settings.hostile.startDelay
    beforeNextLayout { [unowned self] in inFrames(delay, work) }
  }

  /// Runs at the beginning of the frame that comes so many frames later, at once for none.
  func inFrames(_ count: Int, _ work: @escaping @MainActor () -> Void) {
    guard count > 0 else { return work() }
    after((TimeInterval(count) - 0.5) / 60, work)
  }

  /// Runs once after the next layout, commit and render.
  package func afterNextRender(_ work: @escaping @MainActor () -> Void) {
    afterRender.append(work)
  }

  /// Runs in the gestures' stage of the first step at or after this many seconds from now.
  @discardableResult
  package func after(
    _ seconds: TimeInterval, evenTracking: Bool = true, _ work: @escaping @MainActor () -> Void
  ) -> HostTimer {
    queue.add(at: clock.now + max(seconds, 0), evenTracking: evenTracking, work)
  }

  // MARK: Time

  /// Keeps the run loop in the mode for tracking while a finger drags a scroll view and while it decelerates.
  func track(_ view: UIScrollView) {
    scrolling.append { [weak view] in
      guard let view, view.window != nil else { return false }
      return view.isDragging || view.isDecelerating
    }
  }

  /// One step of the device, up to `time`: gestures, display links, animations and their
  /// completions, deferred transitions, layout, render.
  ///
  /// Input has been delivered before it.
  package func step(to time: CFTimeInterval) {
    precondition(!isStepping, "The host's clock cannot be moved from inside of a step.")
    isStepping = true
    let frame = time - clock.now
    clock.now = max(time, clock.now)
    scrolling.removeAll { !$0() }
    clock.isTracking = !scrolling.isEmpty
    queue.runDue(at: clock.now, isTracking: clock.isTracking)
    server.tickDisplayLinks(frame: frame > 0 ? frame : 1 / 60)
    server.finishAnimations()
    runBeforeLayout()
    followStatusBar()
    commit(laysOut: !settings.hostile.layoutComesLate || layoutIsDue)
    layoutIsDue = server.needsLayout
    isStepping = false
    present(.step)
    let work = afterRender
    afterRender = []
    for item in work { item() }
  }

  /// Lays out, commits and renders as of now; no time passes and no completion runs.
  package func commit(laysOut: Bool = true) {
    if laysOut { server.layoutIfNeeded() }
    server.commit()
    server.render()
  }

  /// The main thread is busy for so long: only the animations already committed go on.
  package func stall(_ seconds: TimeInterval) {
    let end = clock.now + seconds
    while clock.now < end {
      clock.now = min(clock.now + 1 / 60, end)
      server.render()
      present(.step)
    }
  }

  /// What a picture with screen updates does before it's taken.
  func commitForPicture() {
    commit()
    if settings.screenUpdatesPresentFrames { present(.picture) }
  }

  private func present(_ cause: PresentedFrame.Cause) {
    guard let onPresent else { return }
    onPresent(PresentedFrame(image: server.image(), time: clock.now, cause: cause))
  }

  /// On a phone with a home button the safe area ends at the status bar, if there is one.
  func followStatusBar() {
    guard let height = safeStatusBarHeight else { return }
    let hasStatusBar = scene.statusBarManager?.isStatusBarHidden != true
    guard hasStatusBar != hadStatusBar else { return }
    hadStatusBar = hasStatusBar
    deviceSafeArea.top = hasStatusBar ? height : 0
    for window in scene.windows { window.safeAreaMayHaveChanged() }
  }

  private func runBeforeLayout() {
    let work = beforeLayout
    beforeLayout = []
    for item in work { item() }
  }

  // MARK: Appearance callbacks

  package var isInAppearanceCallback: Bool { appearanceCallbackDepth > 0 }

  /// Calls one of a controller's appearance methods, so that what is unwise inside is noticed.
  package func duringAppearanceCallback(_ call: () -> Void) {
    appearanceCallbackDepth += 1
    call()
    appearanceCallbackDepth -= 1
  }

  /// What UIKit does by itself in an appearance callback is nobody's mistake.
  func byItself(_ work: () -> Void) {
    let depth = appearanceCallbackDepth
    appearanceCallbackDepth = 0
    work()
    appearanceCallbackDepth = depth
  }

  func record(_ notification: UIAccessibility.Notification, argument: Any?) {
    accessibilityPosts.append(AccessibilityPost(notification: notification, argument: argument))
    guard accessibility.isVoiceOverRunning, let element = argument as? UIResponder,
      notification == .screenChanged || notification == .layoutChanged
    else { return }
    voiceOverFocus = element
  }

  /// What VoiceOver is on: nothing that is no longer in a window.
  var focusedElement: UIResponder? {
    guard accessibility.isVoiceOverRunning, voiceOverFocus?.accessibilityView?.window != nil else {
      return nil
    }
    return voiceOverFocus
  }
}

extension Traits {
  /// Apple's size classes of an iPhone: compact, except for the height in portrait and the width
  /// of the largest ones in landscape.
  func fitted(to size: CGSize) -> Traits {
    var traits = self
    let landscape = size.width > size.height
    let isPad = min(size.width, size.height) >= 700
    if idiom != .mac { traits.idiom = isPad ? .pad : .phone }
    traits.horizontalSizeClass = isPad || (landscape && size.width >= 890) ? .regular : .compact
    traits.verticalSizeClass = isPad || !landscape ? .regular : .compact
    return traits
  }
}
