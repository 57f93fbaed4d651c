import UIKit

extension SnapshotNavigationController {
  /// Presents the stack as a row of cards, from which the user goes back to any screen.
  ///
  /// It does nothing without a window or beneath a modal, and waits for the end of a transition of
  /// UIKit's. The top screen, if ``PopConfirming``, is asked with ``TransitionTrigger/overview``.
  /// `completion` is called once the overview has closed.
  public func presentStackOverview(completion: @escaping @MainActor () -> Void = {}) {
    let isMoving = transitions.endMotion()
    settlePresentations()
    guard transitionCoordinator == nil || hasModal else {
      return transitions.whenSettled { [weak self] in
        self?.presentStackOverview(completion: completion)
      }
    }
    // The last rendered frame shows the top screen on its way.
    if isMoving { transitions.snapshots.renderAnew() }
    let overview = OverviewController(of: self, completion: completion)
    // UIKit presents nothing while a modal is on its way out.
    guard let scope = overview.surroundings?.outermost, !hasModal else { return }
    overview.modalPresentationStyle = scope.fillsWindow ? .overFullScreen : .overCurrentContext
    overview.modalPresentationCapturesStatusBarAppearance = true
    overview.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    view.endEditing(true)
    dragGesture.commitReleased()
    transitions.focus.leave(topViewController, in: view)
    if let topViewController, transitions.snapshots.isUnrendered(topViewController) {
      overview.captureUnrendered(in: scope)
    }
    present(overview, animated: false)
  }
}

/// The stack as a row of cards.
///
/// UIKit presents and dismisses it at once, and what moves lies above: so a screen can answer
/// `shouldPop(for:)` with an alert. Nothing is tapped that isn't in its place yet.
final class OverviewController: UIViewController, UIScrollViewDelegate {
  private weak var navigation: SnapshotNavigationController?
  private var completion: @MainActor () -> Void = {}
  private lazy var screens = navigation?.viewControllers ?? []
  private let row = OverviewRow()
  private let background = UIControl()
  private(set) var cards: [Int: UIButton] = [:]
  /// Snapshots of a top screen that the last rendered frame doesn't show.
  private var unrendered: [UIView] = []
  private var layout: OverviewLayout?
  private var isClosing = false
  /// Whether there are no snapshots to show: then cards have titles, and nothing moves.
  private var usesSystemTransitions: Bool {
    isInNestedStacks || navigation?.configuration.systemTransition == .always
  }
  /// As it opens: what is chosen may take the inner stack away.
  private lazy var isInNestedStacks = navigation?.isInNestedStacks == true
  fileprivate var surroundings: NavigationScope? { navigation.flatMap { NavigationScope(of: $0) } }

  fileprivate convenience init(
    of navigation: SnapshotNavigationController, completion: @escaping @MainActor () -> Void
  ) {
    self.init(nibName: nil, bundle: nil)
    self.navigation = navigation
    self.completion = completion
  }

  /// Captures a top screen that hasn't been rendered, for its card and for the way into it.
  fileprivate func captureUnrendered(in scope: Scope) {
    unrendered = (0..<2).compactMap { _ in scope.view.snapshotView(afterScreenUpdates: true) }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    navigation?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    view.accessibilityViewIsModal = true
    background.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    row.decelerationRate = .fast
    row.clipsToBounds = false
    row.delegate = self
    row.addSubview(background)
    view.addSubview(row)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let scope = surroundings?.outermost, let top = screens.indices.last else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let new = OverviewLayout(
      size: area.size, screen: scope.view.bounds.size, count: screens.count,
      direction: scope.direction)
    guard new != layout else { return }
    let (middle, isNew) = (layout?.index(at: row.contentOffset.x), layout == nil)
    layout = new
    row.frame = area
    row.contentSize = CGSize(width: new.width, height: area.height)
    background.frame = CGRect(origin: .zero, size: row.contentSize)
    row.contentOffset.x = new.offset(of: middle ?? top)
    showCards(anew: true)
    if isNew { move(top, snapshot(of: screens[top])) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    FrameClock.after(frames: 2) { [weak self] in self?.showCards(anew: true) }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showCards() }

  private func showCards(anew: Bool = false) {
    guard let layout else { return }
    let visible = layout.visible(at: row.contentOffset.x)
    for index in cards.keys where anew || !visible.contains(index) {
      cards.removeValue(forKey: index)?.removeFromSuperview()
    }
    for index in visible where cards[index] == nil { cards[index] = makeCard(index, in: layout) }
  }

  private func makeCard(_ index: Int, in layout: OverviewLayout) -> UIButton {
    let choice = UIAction { [weak self] _ in self?.close(choosing: index) }
    let card = UIButton(frame: layout.frame(of: index), primaryAction: choice)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    let screen = (screens[index] as? UINavigationController)?.innermostTop ?? screens[index]
    let title = screen.navigationItem.title ?? screen.title ?? ""
    if let snapshot = snapshot(of: screens[index]) {
      snapshot.isUserInteractionEnabled = false
      snapshot.transform = CGAffineTransform(scaleX: layout.scale, y: layout.scale)
      snapshot.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY)
      card.addSubview(snapshot)
    } else {
      card.setTitle(title, for: .normal)
      card.setTitleColor(.label, for: .normal)
      card.titleLabel?.font = .preferredFont(forTextStyle: .headline)
      card.titleLabel?.numberOfLines = 0
    }
    let position = navigation?.configuration.strings.position(index + 1, screens.count) ?? ""
    card.accessibilityLabel = title.isEmpty ? position : "\(title), \(position)"
    row.addSubview(card)
    return card
  }

  private func snapshot(of screen: UIViewController) -> UIView? {
    guard let surroundings, let navigation, !usesSystemTransitions, screen.showsSnapshots else {
      return nil
    }
    let (snapshots, scope) = (navigation.transitions.snapshots, surroundings.outermost)
    if screen === navigation.topViewController {
      if let drawn = unrendered.popLast() { return drawn }
      // A modal above may have taken the whole stack out of the window, and just put it back.
      guard snapshots.lastRendered === screen else { return nil }
      return scope.view.snapshotView(afterScreenUpdates: false)
    }
    if case .stale = snapshots.store.find(screen, fitting: surroundings.stamp) { return nil }
    return surroundings.view(of: snapshots.kept(of: screen), in: scope)
  }

  private func close(choosing index: Int? = nil) {
    guard let scope = surroundings?.outermost, !isClosing else { return }
    isClosing = true
    let look =
      (usesSystemTransitions ? nil : view.snapshotView(afterScreenUpdates: false)) ?? UIView()
    scope.superview.insertSubview(look, aboveSubview: scope.view)
    dismiss(animated: false) { [self] in pop(to: index ?? screens.count - 1, under: look) }
  }

  private func pop(to index: Int, under look: UIView) {
    guard let navigation, let top = navigation.topViewController,
      let innermostTop = navigation.innermostTop
    else { return }
    let (chosen, stack) = (screens[index], navigation.viewControllers)
    let pops = chosen !== top && stack.holds(chosen) && innermostTop.confirmsPop(for: .overview)
    let chosenSnapshot = pops ? snapshot(of: chosen) : nil
    // In the window it's left alone, though it's no longer kept once the stack has changed.
    if let chosenSnapshot { look.addSubview(chosenSnapshot) }
    if pops { navigation.popToViewController(chosen, animated: false) }
    // An override of the app's may have kept the screen.
    let isPop = pops && navigation.topViewController === chosen
    let snapshot = isPop ? chosenSnapshot : snapshot(of: top)
    let event = NavigationEvent(
      .pop, trigger: .overview, from: top, to: chosen, timing: navigation.configuration.timing)
    if isPop { navigation.transitions.movement.emit(event) }
    move(isPop ? index : screens.count - 1, snapshot, under: look, of: isPop ? event : nil)
  }

  /// Shows a screen on its way into its card or, where the overview has closed, out of it.
  private func move(
    _ index: Int, _ snapshot: UIView?, under look: UIView? = nil, of event: NavigationEvent? = nil
  ) {
    look?.removeFromSuperview()
    // An observer of the pop may have pushed.
    guard let navigation, let layout, let scope = surroundings?.outermost,
      let base = look == nil ? view : scope.view, !usesSystemTransitions,
      navigation.transitions.isAtRest
    else {
      if let event { navigation?.transitions.movement.emit(event.with(.didFinish)) }
      if look != nil { completion() }
      return
    }
    let (owner, configuration) = (navigation.transitions, navigation.configuration)
    let card = UIAccessibility.prefersFades ? nil : snapshot.map { OverviewCard($0) }
    let stage = TransitionView(
      over: base, direction: .leftToRight,
      // What a clear screen lets through is there in the first frame and in the last.
      isClear: scope.isClear,
      lower: card == nil ? nil : look,
      upper: card ?? look ?? scope.view.snapshotView(afterScreenUpdates: false))
    stage.isUserInteractionEnabled = look != nil
    let fadesGround = stage.isClear && (look == nil || card != nil)
    if fadesGround {
      if look == nil { stage.moveLive(lower: view) }
      stage.conceal(scope.view)
    }
    base.superview?.insertSubview(stage, aboveSubview: base)
    owner.movement.trail.keep(stage)
    let frame = layout.frame(of: index).offsetBy(
      dx: row.frame.minX - row.contentOffset.x, dy: row.frame.minY)
    let course = TransitionCourse(
      UIView.areAnimationsEnabled ? configuration.timing : .curve(duration: 0, .linear))
    let keyframes = Keyframes(
      of: OverviewChoreography(card: card.map { _ in frame }, fadesGround: fadesGround),
      in: stage.bounds.size, for: .overview, duration: max(0.001, course.duration),
      pace: course.pace
    ) { course.coverage(at: $0, rising: card != nil && look != nil) }
    card?.play(keyframes, radius: 12 / layout.scale)
    stage.play(keyframes) { [self] in
      stage.isUserInteractionEnabled = false
      if owner.fadingView === stage {
        owner.movement.trail.reveal(stage, duration: configuration.revealDuration)
      }
      if let event { owner.movement.emit(event.with(.didFinish)) }
      guard look != nil else { return }
      owner.focus.arrive(at: navigation.topViewController, in: navigation.viewIfLoaded)
      completion()
    }
    if look == nil { VoiceOverFocus.move(to: cards[index]) }
  }
}

/// A scroll view that also scrolls where a finger comes down on a button.
private final class OverviewRow: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
