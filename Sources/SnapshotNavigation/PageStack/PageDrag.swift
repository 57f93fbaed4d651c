import UIKit

extension PageStackView: DragOwner {
  var isObserved: Bool { false }

  var diagnostics: (@MainActor @Sendable (SnapshotNavigationController.Diagnostic) -> Void)? {
    configuration.diagnostics
  }

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
    let stage = makeStage(lower: lower, upper: shown, .pop, nil, trigger: .drag)
    lower.layoutIfNeeded()
    let upper = topPage
    let alongside = delegate.map { _ in
      PageAlongside(following: { [weak self] in self?.moveAlong(showing: page, hiding: upper) })
    }
    let route = PageRoute(stage: stage, alongside: alongside, stack: self)
    guard change == generation, isAtRest, shown === stage.upper else { return route.discard() }
    let session = DragSession(
      route: route, across: self, direction: direction,
      response: configuration.settleResponse, owner: self,
      hear: { _ in })
    drag = session
    session.begin()
  }

  func dragDidEnd(_ session: DragSession, popping: Bool) {
    if drag === session { drag = nil }
  }

  func dragWasPutBack(_ session: DragSession) { settled(on: topPage, animated: true) }

  /// The drag is at rest, and the page it has uncovered is the top.
  func finishDrag(_ stage: PageStage) {
    generation += 1
    _ = list.pop()
    shown = stage.lower
  }
}

/// A drag of live pages: the stage follows, and the list changes when it is at rest.
@MainActor
final class PageRoute: DragRoute {
  var onTouch: ((StageView.Touch) -> Void)? {
    get { stage.view.onTouch }
    set { stage.view.onTouch = newValue }
  }
  private let stage: PageStage
  private let alongside: PageAlongside?
  private weak var stack: PageStackView?
  private var settle: Settle?

  init(stage: PageStage, alongside: PageAlongside?, stack: PageStackView) {
    self.stage = stage
    self.alongside = alongside
    self.stack = stack
  }

  func raise() -> Bool { true }

  func show(_ coverage: CGFloat) {
    settle = nil
    stage.show(coverage)
    alongside?.show(coverage)
  }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) {
    self.settle = settle
    let start = CACurrentMediaTime()
    stage.play(
      for: settle.duration, from: start, coverage: { settle.coverage(at: $0) }, then: done)
    guard alongside != nil else { return }
    FrameClock.run { [weak self] time in
      guard let self, self.settle == settle else { return false }
      alongside?.show(settle.coverage(at: time - start))
      return true
    }
  }

  func finish(animated: Bool) {
    settle = nil
    stack?.finishDrag(stage)
    stage.takeDown()
    stage.upper.dismantle()
    alongside?.end(at: .end)
    stack?.place()
    stack?.settled(on: stage.lower.page, animated: true)
  }

  func putBack() {
    discard()
    stack?.place()
  }

  /// Everything as before.
  func discard() {
    settle = nil
    stage.takeDown()
    stage.lower.dismantle()
    alongside?.end(at: .start)
  }
}
