import Foundation

extension SnapshotNavigationController {
  /// How a controller's transitions and drags behave; ``ScreenOptions`` customize one screen.
  ///
  /// Change its properties in place, as in `configuration.dragArea = .edge(24)`. A running
  /// transition keeps the configuration it began with.
  public struct Configuration: Sendable {
    /// How transitions look.
    ///
    /// Read once, as a transition or a drag begins. While Reduce Motion or Prefer
    /// Cross-Fade Transitions is on, a cross-fade is used instead. The default is
    /// ``Choreography/parallax``.
    public var choreography: any Choreography = .parallax

    /// The duration and curve of transitions without a drag.
    ///
    /// Read once, as the transition starts. The default is ``TransitionTiming/standard``.
    public var timing = TransitionTiming.standard

    /// Where a drag may begin.
    ///
    /// Read once for each drag, as it's about to begin. ``DragArea/disabled`` also turns off the
    /// system's own back gestures, which otherwise work on screens that use UIKit's transition. The
    /// default is ``DragArea/automatic``.
    public var dragArea = DragArea.automatic

    /// The distance from the leading edge within which a drag takes precedence over other gestures,
    /// in points.
    ///
    /// Within this distance, scroll views that can still scroll, maps, and views with their own pan
    /// gesture wait until the drag fails. Controls, bars, excluded views, selected text, and web
    /// views that can go back still take precedence. With 0, the edge works like the rest of the
    /// screen. A negative value is a programmer error and is treated as 0. The distance doesn't
    /// extend ``dragArea`` and doesn't apply to drags down or up. Read when a finger touches the
    /// screen. The default is 20.
    public var edgePriority: CGFloat = 20 {
      didSet { assert(edgePriority >= 0, "edgePriority is in points: use 0 or more") }
    }

    /// The largest angle between a drag and its axis, in degrees from 1 to 90.
    ///
    /// A finger that moves within this angle of the choreography's axis drags the screen. At a
    /// steeper angle, the screen's content handles the touch. Values outside the range are clamped.
    /// The angle doesn't apply to the pages of a page stack. Read once a finger has moved far
    /// enough for a drag. The default is 45.
    public var dragAngle: CGFloat = 45

    /// How far a screen must be dragged to be popped, as a fraction of the distance, from 0 to 1.
    ///
    /// The library compares the projected end of the motion, not the finger's position. Values
    /// outside the range are clamped. Read when the finger lifts. The default is 0.5.
    public var releaseThreshold: CGFloat = 0.5

    /// The response of the spring that brings a released drag to rest, in seconds above 0.
    ///
    /// The spring continues at the finger's speed and never overshoots. With 0 or less, a released
    /// screen comes to rest immediately. Read when a drag begins. The default is 0.4.
    public var settleResponse: TimeInterval = 0.4

    /// Whether a tab bar at the bottom moves with the screens.
    ///
    /// Read when each transition or drag begins. The default is ``TabBarMotion/automatic``.
    public var tabBar = TabBarMotion.automatic

    /// Whether the library animates transitions with snapshots, or UIKit animates its own.
    ///
    /// You can change it at any time, for example, with a remote feature flag. See
    /// <doc:TransitionsAndIOS26>. Read when each transition begins and ends. A running transition
    /// isn't affected. The default is ``Transition/snapshot``.
    public var transition = Transition.snapshot

    /// How many popped screens are kept for going forward; 0 or more.
    ///
    /// The controller retains the screens, and keeps their snapshots within the
    /// ``SnapshotNavigationController/snapshotMemoryLimit``. A drag toward the leading edge,
    /// ``SnapshotNavigationController/goForward(animated:)``, and Command-] push the screens again.
    /// A negative value is a programmer error and is treated as 0. Read when it's set and whenever
    /// a transition ends. The default is 0.
    public var forwardHistory = 0 {
      didSet { assert(forwardHistory >= 0, "forwardHistory is a number of screens: use 0 or more") }
    }

    /// The library's user-visible strings, in English by default.
    ///
    /// Localize them along with your app. Each string is read when it's shown.
    public var strings = Strings()

    /// Creates the default configuration.
    public init() {}
  }
}

extension SnapshotNavigationController.Configuration {
  /// The library's user-visible strings, for which UIKit has no translations.
  ///
  ///     navigation.configuration.strings.forward = String(localized: "Forward")
  public struct Strings: Sendable {
    /// The title of the key command that goes back; the default is "Back".
    ///
    /// Used only if UIKit has no titled key command for going back. Otherwise, UIKit's title is
    /// kept.
    public var back = "Back"
    /// The title of the key command that goes forward; the default is "Forward".
    public var forward = "Forward"
  }

  /// Whether a tab bar controller's tab bar moves with the screens of a stack inside it.
  ///
  /// Applies to a bar at the bottom if the navigation controller is inside the tab bar controller
  /// and has the same width. A bar at the top of an iPad screen doesn't move, and neither does a
  /// sidebar.
  public enum TabBarMotion: Sendable, Hashable, CaseIterable {
    /// The bar moves with its screen if only one of the two screens shows it.
    ///
    /// See `hidesBottomBarWhenPushed`. A bar that both screens show doesn't move, and users can tap
    /// it.
    case automatic
    /// The bar always moves with the screens, as in early libraries that moved snapshots.
    case moves
  }

  /// Whether the library or UIKit animates; ``ScreenOptions/transition`` decides for one screen.
  public enum Transition: Sendable, Hashable, CaseIterable {
    /// The library animates with snapshots, except for screens that ask for UIKit's transition.
    case snapshot
    /// UIKit animates, with its own gestures, between screens whose bars agree.
    ///
    /// Bars agree if both screens show a navigation bar and have the same bar background, toolbar,
    /// and tab bar.
    ///
    /// UIKit animates a push only if the new screen sets ``ScreenOptions/navigationBar`` to
    /// ``ScreenOptions/NavigationBar/visible`` in an initializer, because the bars are compared
    /// before its view is loaded. Otherwise, the library animates the push, and UIKit animates the
    /// pop.
    ///
    /// The library still animates a screen that has its own choreography or animator, confirms
    /// pops, hides its back button, or has a left bar button item in place of the back button,
    /// because UIKit's gestures would ignore these. It animates all screens if the configuration's
    /// choreography isn't ``Choreography/parallax`` or the delegate implements animation methods.
    case systemWhereBarsAgree
    /// UIKit animates everything, which turns off the library without an app update.
    ///
    /// Every push, pop, and presentation is UIKit's own, including gestures. No snapshots are
    /// taken, and stored ones are dropped. Bars, confirmations, events, and completion handlers
    /// still work.
    case system
  }
}
