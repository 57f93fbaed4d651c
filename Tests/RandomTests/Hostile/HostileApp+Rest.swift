import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

/// What must hold at every moment, at rest, and when all has been let go.
extension HostileApp {
  /// What UIKit tells the authors of apps that present and dismiss whenever they like.
  private static let forAuthors = [
    "Attempt to present ", "Trying to dismiss the presentation controller while",
    "while a presentation or dismiss is in progress!",
  ]

  /// UIKit's console and exceptions, without the names of what they're about.
  var console: [String] {
    let forAuthors = Self.forAuthors + (disturbsAppearance ? ["Unbalanced calls"] : [])
    let lines = host.log.filter { line in !forAuthors.contains(where: line.contains) }
    return (lines + raised.map { "raised \($0)" }).map {
      $0.replacingOccurrences(of: "<[^>]*>", with: "<>", options: .regularExpression)
        .replacingOccurrences(
          of: #"Plain(HostileController)"#, with: "$1", options: .regularExpression)
    }
  }

  var complaint: String? {
    if host.runtime.transitions.refused > 0 { return "a transition is completed twice" }
    return faults.first ?? books.lazy.compactMap(\.complaint).first
  }

  /// Lets time pass until nothing is going on.
  func rest() async {
    liftAll()
    for _ in 0..<90 {
      await advance(frames: 1, of: 0.05)
      if isAtRest { break }
    }
    // A keyboard takes a quarter of a second to leave.
    await advance(frames: 6, of: 0.05)
    // What an app does in the last callback begins anew.
    for _ in 0..<60 where !isAtRest { await advance(frames: 1, of: 0.05) }
    // What is on top is rendered.
    await advance(frames: 2, of: 0.05)
  }

  /// What has been dismissed or taken away is back, and all of it does what it's for.
  func carryOn() async {
    overrides = .callSuper
    await dismissAll()
    // Nobody can dismiss what is left.
    guard orphans.isEmpty, !losesPresenters else { return }
    host.window.rootViewController = root
    await rest()
    guard let stack = root.hostileStack, stack === self.stack else { return }
    let screens = stack.viewControllers
    let pages = (stack.topViewController as? HostileScreen)?.pages
    let views = pages?.pages
    if let pages, pages.superview == nil { stack.topViewController?.view.addSubview(pages) }
    pages?.delegate = self
    for animated in [true, false] {
      await carryOn(.pushPage(animated: animated), .popPage(animated: animated))
      await carryOn(.push(.plain, animated: animated), .pop(animated: animated))
      await carryOn(.presentAsPush(animated: animated), .dismiss(animated: animated))
    }
    if stack.viewControllers != screens { faults.append("later the stack is another") }
    if pages?.pages != views { faults.append("later the pages are others") }
  }

  private func carryOn(_ call: HostileCall, _ back: HostileCall) async {
    perform(call)
    await rest()
    if case .presentAsPush = call, front === root || front.viewIfLoaded?.window == nil {
      faults.append("later nothing is presented")
    }
    if !isPlain, let complaint = complaintAtRest() { faults.append("later \(complaint)") }
    perform(back)
    await rest()
    if !isPlain, let complaint = complaintAtRest() { faults.append("later \(complaint)") }
  }

  private func dismissAll() async {
    // A modal may hide one that the stack beneath it presents.
    for _ in 0..<9 {
      guard let modal = modals.dropFirst().last else { break }
      modal.presentingViewController?.dismiss(animated: false)
      await advance(frames: 10)
    }
  }

  /// Nothing that was shown is seen or held any longer.
  func letGo() async {
    (overrides, lastPopped, remembered, presentedAsPush) = (.callSuper, nil, nil, nil)
    await dismissAll()
    for case let stack? in orphans.map(\.object?.hostileStack) {
      (stack as? HostileController)?.clearForwardHistory()
    }
    host.window.rootViewController = UIViewController()
    forgetRoot()
    await advance(frames: 60, of: 0.1)
  }

  /// Whether something belongs to a modal whose presenter has gone: nobody can dismiss that, and UIKit
  /// never frees it.
  func isOrphaned(_ object: AnyObject?) -> Bool {
    let orphans = orphans.compactMap(\.object)
    guard !orphans.isEmpty, let responder = object as? UIResponder else { return false }
    // A page beneath another has no superview.
    let pages = orphans.flatMap { $0.hostileStack?.viewControllers ?? [] }
      .flatMap { ($0 as? HostileScreen)?.pages?.pages ?? [] }
    if pages.contains(where: { $0 === responder }) { return true }
    return sequence(first: responder) {
      ($0 as? UIViewController)?.parent ?? ($0 as? UIViewController)?.presentingViewController
        ?? $0.next
    }.contains { responder in orphans.contains { $0 === responder } }
  }

  var isAtRest: Bool {
    stacks.allSatisfy(\.isHostileRest) && !isPresenting
      && !([host.window] + host.window.descendants).contains {
        $0 is TransitionView || $0.isAnimated || ($0 as? PageStackView)?.isTransitioning == true
      }
  }

  var stacks: [UINavigationController] {
    watched.compactMap { $0.object() as? UINavigationController }
  }

  private var isPresenting: Bool {
    modals.contains { modal in
      // Outside of a window UIKit leaves a modal as it was.
      let isThere = [modal, modal.presentingViewController].contains {
        $0?.viewIfLoaded?.window != nil
      }
      return isThere
        && (modal.isBeingPresented || modal.isBeingDismissed || modal.transitionCoordinator != nil)
    }
  }

  /// What is wrong now that all is at rest.
  func complaintAtRest() -> String? {
    if let complaint { return complaint }
    guard isAtRest else { return "it never comes to rest" }
    for book in books { book.rest() }
    if let complaint { return complaint }
    let counters = host.runtime.transitions
    // UIKit drops the dismissal of a modal whose presenter has gone.
    if counters.started != counters.completed, !losesPresenters {
      return "a transition is never completed"
    }
    if let complaint = host.complaintsAtRest.first { return complaint }
    return stacks.lazy.compactMap { stack in
      (stack as? HostileController).flatMap { self.complaint(about: $0) }
    }.first
  }
}
