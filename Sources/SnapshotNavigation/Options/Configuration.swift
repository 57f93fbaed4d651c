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

    /// How long transitions that aren't dragged take, and along which curve.
    ///
    /// Read once, as the transition starts. The default is ``TransitionTiming/standard``.
    public var timing = TransitionTiming.standard

    /// Where a drag may begin.
    ///
    /// Read once for each drag, as it's about to begin. ``DragArea/disabled`` also turns off the
    /// system's own back gestures, which otherwise work on screens that use the system's transition.
    /// The default is ``DragArea/automatic``.
    public var dragArea = DragArea.automatic

    /// The distance from the leading edge within which a drag takes precedence over other gestures,
    /// in points.
    ///
    /// Within this distance, scroll views that can still scroll, maps and views with a pan gesture
    /// of their own wait until the drag fails. Controls, bars, excluded views, selected text and
    /// web views that can go back still take precedence. 0 treats the edge like the rest of the
    /// screen; a negative value is a programmer error and counts as 0. The distance doesn't extend
    /// ``dragArea`` and doesn't apply to drags down or up. Read as a finger touches the screen. The
    /// default is 20.
    public var edgePriority: CGFloat = 20 {
      didSet { assert(edgePriority >= 0, "edgePriority is in points: use 0 or more") }
    }

    /// How far from its axis a drag may start, in degrees from 1 to 90.
    ///
    /// Within this angle, a finger drags the screen. A finger that moves more steeply is left to the
    /// screen. Values outside the range are clamped. It applies along the choreography's axis, and not to
    /// the pages of a page stack. Read as a finger has moved far enough for a drag. The default is 45.
    public var dragAngle: CGFloat = 45

    /// How far a screen must be dragged to be popped, as a fraction of the way from 0 to 1.
    ///
    /// The projected end of the motion is compared, not the finger's position. Values outside the
    /// range are clamped. Read as the finger is lifted. The default is 0.5.
    public var releaseThreshold: CGFloat = 0.5

    /// How quickly the spring brings a released drag to rest, in seconds, above 0.
    ///
    /// The spring keeps the finger's speed and never overshoots; with 0 or less, a released screen
    /// is at rest at once. Read as a drag begins. The default is 0.4.
    public var settleResponse: TimeInterval = 0.4

    /// Whether a tab bar at the bottom moves with the screens.
    ///
    /// Read as each transition or drag begins. The default is ``TabBarMotion/automatic``.
    public var tabBar = TabBarMotion.automatic

    /// Whether the library shows transitions with snapshots, or UIKit shows its own.
    ///
    /// It can be changed at any time, for example with a remote feature flag: see
    /// <doc:TransitionsAndIOS26>. Read as each transition begins and as it ends; a running one isn't
    /// affected. The default is ``Transition/snapshot``.
    public var transition = Transition.snapshot

    /// How many popped screens are kept to be brought back; 0 or more.
    ///
    /// The screens are retained, and their snapshots are kept within the
    /// ``SnapshotNavigationController/snapshotMemoryLimit``. A drag toward the leading edge,
    /// ``SnapshotNavigationController/goForward(animated:)`` and Command-] push the screens again.
    /// A negative value is a programmer error and counts as 0. Read when it's set and whenever a
    /// transition has ended. The default is 0.
    public var forwardHistory = 0 {
      didSet { assert(forwardHistory >= 0, "forwardHistory is a number of screens: use 0 or more") }
    }

    /// The texts that the library shows, in English by default.
    ///
    /// Localize them with your app. Each text is read when it's shown.
    public var strings = Strings()

    /// Creates the default configuration.
    public init() {}
  }
}

extension SnapshotNavigationController.Configuration {
  /// The texts that the library shows, for which UIKit has no translations.
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

  /// Whether the tab bar of a tab bar controller moves with the screens of a stack in it.
  ///
  /// Applies to a bottom bar if the navigation controller is inside its tab bar controller and
  /// equally wide. A bar at the top of an iPad's screen and a sidebar don't move.
  public enum TabBarMotion: Sendable, Hashable, CaseIterable {
    /// The bar moves with its screen if only one of the two screens has it, see
    /// `hidesBottomBarWhenPushed`; a bar that both show doesn't move and can be tapped.
    case automatic
    /// The bar always moves with the screens, as in early libraries that moved snapshots.
    case moves
  }

  /// Whether the library or UIKit shows transitions; ``ScreenOptions/transition`` decides for one screen.
  public enum Transition: Sendable, Hashable, CaseIterable {
    /// The library with snapshots, except on screens that ask for UIKit's transition.
    case snapshot
    /// UIKit, with its own gestures, between two screens with a visible navigation bar of the same
    /// background, and the same toolbar and tab bar.
    ///
    /// A push is UIKit's only if the new screen sets ``ScreenOptions/navigationBar`` to
    /// ``ScreenOptions/NavigationBar/visible`` in an initializer, because its bars are compared
    /// before its view is loaded. Otherwise the library pushes it, and UIKit pops it.
    ///
    /// Snapshots are used for a screen that has a choreography or an animator of its own, confirms
    /// pops, hides its back button, or has a left bar button item in place of the back button,
    /// because UIKit's gestures would ignore that. They're used for all screens if the
    /// configuration's choreography isn't ``Choreography/parallax`` or the delegate implements
    /// animation methods.
    case systemWhereBarsAgree
    /// UIKit everywhere: turns the library off without an app update.
    ///
    /// Every push, pop and presentation is UIKit's own, gestures included. No snapshot is taken,
    /// and stored ones are dropped. Screens keep their bars, their confirmations, events and
    /// completions.
    case system
  }
}
