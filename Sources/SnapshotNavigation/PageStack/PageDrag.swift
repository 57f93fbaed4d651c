import UIKit

extension PageStackView: DragOwner {
  var isObserved: Bool { false }

  var isCovered: Bool { false }

  func report(_ diagnostic: NavigationDiagnostic) {
    Log.note("\(diagnostic)")
    diagnosticHandler?(diagnostic)
  }

  func confirmsDrag() -> Bool { true }

  func refusal(of start: DragStart) -> DragRefusal? {
    var admission = start.admission(in: configuration.drag, direction: direction)
    admission.depth = pages.count
    admission.isTransitionRunning = !isAtRest
    admission.isOnScreen = canMove
    if let refusal = admission.refusal { return refusal }
    let isAllowed = delegate?.pageStackView(self, allowsDraggingBack: topPage) ?? true
    return isAllowed ? nil : .vetoed
  }

  /// The finger has begun: the page beneath is put up now.
  func beginDrag() {
    guard isAtRest, let page = pages.dropLast().last else { return }
    generation += 1
    let change = generation
    delegate?.pageStackView(self, willHide: topPage, toShow: page, animated: true)
    guard change == generation, isAtRest else { return }
    layoutIfNeeded()
    let lower = PageSlot(page, insets: insets(for: page))
    lower.frame = bounds
    let stage = makeStage(lower: lower, upper: shown, .pop, nil, trigger: .interactive)
    lower.layoutIfNeeded()
    let upper = topPage
    let alongside = delegate.map { _ in
      PageAlongside(following: { [weak self] in self?.moveAlong(showing: page, hiding: upper) })
    }
    let driver = PageDragDriver(stage: stage, alongside: alongside, stack: self)
    guard change == generation, isAtRest, shown === stage.upper else { return driver.discard() }
    let session = DragSession(
      driver: driver, across: self, direction: direction, response: configuration.settleResponse,
      threshold: configuration.releaseThreshold, owner: self
    ) { [weak self] in self?.drag(did: $0) }
    drag = session
    session.begin()
  }

  private func drag(did event: DragSession.Event) {
    switch event {
    case .began, .moved: break
    case .failed, .ended: drag = nil
    case .cancelled: settled(on: topPage, animated: true)
    }
  }

  /// The drag is at rest, and the page it has uncovered is the top.
  func finishDrag(_ stage: PageStage) {
    generation += 1
    _ = list.pop()
    shown = stage.lower
  }
}

/// A drag of live pages: the stage follows, and the list changes when it is at rest.
@MainActor
final class PageDragDriver: DragDriver {
  var onTouch: ((TransitionView.Touch) -> Void)? {
    get { stage.view.onTouch }
    set { stage.view.onTouch = newValue }
  }
  private let stage: PageStage
  private let alongside: PageAlongside?
  private weak var stack: PageStackView?
  var followsSettle: Bool { alongside != nil }

  init(stage: PageStage, alongside: PageAlongside?, stack: PageStackView) {
    self.stage = stage
    self.alongside = alongside
    self.stack = stack
  }

  func begin() -> Bool { true }

  func show(_ coverage: CGFloat) {
    stage.show(coverage)
    alongside?.show(coverage)
  }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) -> Bool {
    stage.play(
      for: settle.duration, from: CACurrentMediaTime(), coverage: { settle.coverage(at: $0) },
      then: done)
    return true
  }

  func follow(_ coverage: CGFloat) { alongside?.show(coverage) }

  func finish(animated: Bool) {
    stack?.finishDrag(stage)
    stage.takeDown()
    stage.upper.dismantle()
    alongside?.end(at: .end)
    stack?.place()
    stack?.settled(on: stage.lower.page, animated: true)
  }

  func restore() -> TransitionView? {
    discard()
    stack?.place()
    return nil
  }

  /// Everything as before.
  func discard() {
    stage.takeDown()
    stage.lower.dismantle()
    alongside?.end(at: .start)
  }
}
