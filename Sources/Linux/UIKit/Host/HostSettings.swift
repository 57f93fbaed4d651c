import Foundation

/// The constants of UIKit that Apple does not document, one place for all of them, each with
/// its source.
///
/// The defaults are the likelier behaviour; what is marked unsure is run both ways.
package struct HostSettings: Equatable, Sendable {
  /// How long the bars take that animate beside a custom transition.
  package enum BarTransitionDuration: Equatable, Sendable {
    case followsAnimator
    case fixed(TimeInterval)
  }

  /// Constants of touches and recognisers.
  package var gestures = GestureSettings()

  /// The cross-fade of a navigation bar and the slide of a tab bar during a custom transition
  /// (unsure): Apple documents neither; developers have measured both.
  package var barTransitionDuration = BarTransitionDuration.followsAnimator

  /// Whether a cancelled interactive pop leaves the bar's hidden state as the other screen wanted it
  /// (unsure): reported by developers for several versions of iOS, by Apple nowhere.
  package var cancelledPopKeepsBarHiddenState = false

  /// Whether a cancelled interactive pop forgets to shift scroll offsets back (unsure): as above.
  package var cancelledPopKeepsScrollOffset = false

  /// Whether bar items stay wrong when a transition is caught and then finished (unsure): as above.
  package var caughtPopMixesBarItems = false

  /// Whether safe areas stay stale when an opaque bar goes from hidden to visible under a custom
  /// animator (unsure): reported by developers, worked around by a forced layout.
  package var safeAreaStaysStaleAfterBarReturns = false

  /// Whether a navigation controller asks the app's override of its delegate property, or its own
  /// storage (unsure).
  package var readsOverriddenDelegateGetter = false

  /// Whether the bar's `shouldPop` is asked for programmatic pops too (unsure).
  package var asksShouldPopForProgrammaticPops = true

  /// Whether the delegate is asked for an animator before the will-disappear calls (unsure).
  package var asksForAnimatorBeforeWillCallbacks = true

  /// Whether the incoming screen of a cancelled pop is told before the outgoing one (unsure).
  package var cancelledPopTellsIncomingFirst = false

  /// Whether `fractionComplete` counts from the other end once an animator is reversed (unsure):
  /// Apple says only "the completion percentage of the animation".
  package var reversedFractionCountsBack = true

  /// Whether a navigation controller has the content pop gesture of iOS 26 (unsure for older ones).
  package var hasContentPopGesture = true

  /// How long a bar takes to hide or show, in seconds; Apple's constant is 0.2 in its header.
  package var barHideShowDuration: TimeInterval = 0.2

  /// How long a built-in push or pop takes, in seconds; 0.35 measured by developers.
  package var navigationDuration: TimeInterval = 0.35

  /// How long a built-in modal transition takes, in seconds; 0.4 measured by developers (unsure).
  package var modalDuration: TimeInterval = 0.4

  package init() {}
}
