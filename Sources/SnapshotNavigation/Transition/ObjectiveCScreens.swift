#if canImport(ObjectiveC)
  import UIKit

  /// The wishes of screens that are written in Objective-C: the seam for its runtime.
  ///
  /// Each call changes one of the screen's ``ScreenWishes`` and leaves the others alone.
  extension SnapshotNavigationController {
    /// Hides or shows the navigation bar under a screen; read as the screen is about to be shown.
    @objc(setPrefersNavigationBarHidden:forScreen:)
    public func setPrefersNavigationBarHidden(_ hidden: Bool, for screen: UIViewController) {
      change(screen) { $0.prefersNavigationBarHidden = hidden }
    }

    /// Allows or forbids a finger to drag a screen back; read as a drag is about to begin.
    @objc(setAllowsDragToPop:forScreen:)
    public func setAllowsDragToPop(_ allows: Bool, for screen: UIViewController) {
      change(screen) { $0.allowsDragToPop = allows }
    }

    /// Names the views of a screen in which no drag may begin; read as a drag is about to begin.
    @objc(setViewsExcludedFromDrag:forScreen:)
    public func setViewsExcludedFromDrag(_ views: [UIView], for screen: UIViewController) {
      change(screen) { $0.viewsExcludedFromDrag = views }
    }

    /// Forbids or allows pictures of a screen; read as the screen is left.
    @objc(setSensitive:forScreen:)
    public func setSensitive(_ isSensitive: Bool, for screen: UIViewController) {
      change(screen) { $0.isSensitive = isSensitive }
    }

    /// Lets a screen come and go with UIKit's own transition; read as a transition starts.
    @objc(setUsesSystemTransition:forScreen:)
    public func setUsesSystemTransition(_ uses: Bool, for screen: UIViewController) {
      change(screen) { $0.usesSystemTransition = uses }
    }

    /// Asks `shouldPop` before a drag, the back button or the escape gesture pops a screen.
    ///
    /// Nil takes the question away. Read as ``NavigationScreen/shouldPop(_:)`` is.
    @objc(setShouldPop:forScreen:)
    public func setShouldPop(
      _ shouldPop: (@MainActor () -> Bool)?, for screen: UIViewController
    ) {
      var answer: (@MainActor (PopTrigger) -> Bool)?
      if let shouldPop { answer = { _ in shouldPop() } }
      change(screen) { $0.shouldPop = answer }
    }

    private func change(_ screen: UIViewController, _ change: (inout ScreenWishes) -> Void) {
      var wishes = wishes(for: screen)
      change(&wishes)
      setWishes(wishes, for: screen)
    }
  }
#endif
