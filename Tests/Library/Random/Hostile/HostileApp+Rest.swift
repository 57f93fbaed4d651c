import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// Time, and how a hostile app comes to rest and to its end.
extension HostileApp {
  /// UIKit's warnings and exceptions, without the names and classes of what they're about.
  var console: [String] {
    (host.log + raised).map {
      $0.replacingOccurrences(of: "<[^>]*>", with: "<>", options: .regularExpression)
        .replacingOccurrences(of: "PlainHostileController", with: "HostileController")
    }
  }

  /// Lets what waits for the main actor run.
  func drain() async {
    isDraining = true
    for _ in 0..<4 { await Task.yield() }
    isDraining = false
    host.activate()
    // What the app does in a later turn.
    reached(.nextTurn)
  }

  func advance(frames: Int) async {
    for _ in 0..<frames {
      step()
      await drain()
    }
  }

  func turnAndAdvance(frames: Int) async {
    await drain()
    await advance(frames: frames)
  }

  /// Nothing is held down or waits any longer, and everything comes to its end.
  func rest() async {
    forgetWaiting()
    letGoOfAll()
    UIView.setAnimationsEnabled(true)
    overrides = .callSuper
    for _ in 0..<16 {
      await advance(frames: 24)
      if isQuiet { break }
    }
    // What fades, and what waits for an idle turn.
    await advance(frames: 12)
  }

  private var isQuiet: Bool {
    let modals = sequence(first: root, next: \.presentedViewController)
    return modals.allSatisfy {
      $0.transitionCoordinator == nil && !$0.isBeingDismissed && !$0.isBeingPresented
    }
      && books.compactMap(\.stack).allSatisfy { stack in
        stack.transitionCoordinator == nil && !stack.isTransitioning && !stack.transitions.hasTrail
          && stack.transitions.isAtRest
      }
      && !host.window.descendants.contains { ($0 as? PageStackView)?.isTransitioning == true }
  }

  /// What lives on when the window shows something else, and nothing holds what it has shown.
  func survivors() async -> [String] {
    root.dismiss(animated: false)
    await advance(frames: 30)
    host.window.rootViewController = UIViewController()
    forgetRoot()
    for _ in 0..<12 {
      host.advance(by: 0.25, frame: 0.05)
      await drain()
    }
    return watched.filter { $0.object() != nil }.map(\.name)
  }
}
