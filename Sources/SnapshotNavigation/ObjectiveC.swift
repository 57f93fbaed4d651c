import UIKit

// Support for Objective-C: options to set, pop confirmation, and checks for a delegate's methods.
#if canImport(ObjectiveC)
  /// A screen's ``ScreenOptions`` for Objective-C, as its property `snapshotNavigation`.
  @MainActor @objc(SnapshotNavigationScreenOptions)
  public final class ObjectiveCScreenOptions: NSObject {
    /// See ``ScreenOptions/navigationBar``.
    @objc public var navigationBar: ObjectiveCNavigationBar {
      get { [.visible: .visible, .hidden: .hidden][options.navigationBar] ?? .automatic }
      set { options.navigationBar = ScreenOptions.NavigationBar.allCases[newValue.rawValue] }
    }
    /// Whether the screen's ``ScreenOptions/dragArea`` is ``DragArea/disabled``.
    @objc(dragDisabled) public var isDragDisabled: Bool {
      @objc(isDragDisabled) get { options.dragArea == .disabled }
      set { options.dragArea = newValue ? .disabled : .automatic }
    }
    /// See ``ScreenOptions/isSensitive``.
    @objc(sensitive) public var isSensitive: Bool {
      @objc(isSensitive) get { options.isSensitive }
      set { options.isSensitive = newValue }
    }
    private weak var screen: UIViewController?
    private var options: ScreenOptions {
      get { screen?.snapshotNavigation ?? ScreenOptions() }
      set { screen?.snapshotNavigation = newValue }
    }
    init(of screen: UIViewController) { self.screen = screen }

    /// Uses a preset for the screen's push and pop.
    @objc(useChoreography:) public func use(_ preset: ObjectiveCChoreography) {
      options.pushChoreography = presets[preset.rawValue]
      options.popChoreography = presets[preset.rawValue]
    }
  }

  /// The values of ``ScreenOptions/NavigationBar`` for Objective-C.
  @objc(SnapshotNavigationBarVisibility) public enum ObjectiveCNavigationBar: Int {
    /// The value of the same name.
    case automatic, visible, hidden
  }
  /// The presets of ``Choreography`` for Objective-C.
  @objc(SnapshotNavigationChoreography) public enum ObjectiveCChoreography: Int {
    /// The preset of the same name.
    case parallax, classic, cover, reveal, moveIn, sideways, scale, rise, fade
  }
  private let presets: [any Choreography] =
    [.parallax, .classic, .cover, .reveal, .moveIn, .sideways, .scale, .rise, .fade]
  /// The values of ``TransitionTrigger`` for Objective-C.
  @objc(SnapshotNavigationTrigger) public enum ObjectiveCTransitionTrigger: Int {
    /// The trigger of the same name.
    case programmatic, drag, backButton, escape, keyboard
  }
  /// ``PopConfirming`` for screens written in Objective-C.
  @MainActor @objc(SnapshotNavigationPopConfirming) public protocol ObjectiveCPopConfirming {
    /// Returns whether the screen may be popped: see ``PopConfirming/shouldPop(for:)``.
    @objc(shouldPopForTrigger:) func shouldPop(for trigger: ObjectiveCTransitionTrigger) -> Bool
  }

  @available(swift, obsoleted: 1) @_documentation(visibility: internal)
  extension UIViewController {
    /// The screen's options.
    @objc(snapshotNavigation) public var objcOptions: ObjectiveCScreenOptions { .init(of: self) }
    /// Presents a modal that slides in like a push.
    @objc(presentAsPush:animated:completion:) public func objcPresentAsPush(
      _ screen: UIViewController, animated: Bool, completion: (@MainActor @Sendable () -> Void)?
    ) { presentAsPush(screen, animated: animated, completion: completion) }
  }
  @available(swift, obsoleted: 1) @_documentation(visibility: internal)
  extension SnapshotNavigationController {
    /// Uses a preset for every screen without a choreography of its own.
    @objc(useChoreography:) public func objcUse(_ preset: ObjectiveCChoreography) {
      configuration.choreography = presets[preset.rawValue]
    }
  }
#endif

extension UINavigationController {
  /// Whether a delegate implements the animator method, even if it returns nil.
  func offersAnimators(_ delegate: any UINavigationControllerDelegate) -> Bool {
    #if canImport(ObjectiveC)
      delegate.navigationController(_:animationControllerFor:from:to:) != nil
    #else
      implementsAnimators(delegate)
    #endif
  }
}

extension UIResponder {
  /// Whether the app's own class of this responder handles moving touches, or tracks them as a control.
  ///
  /// A class does if a method's implementation differs from that of the nearest superclass in a system framework.
  /// SpriteKit's view counts, too, and PencilKit's while it draws.
  var handlesTouches: Bool {
    #if canImport(ObjectiveC)
      let own: AnyClass = type(of: self)
      let system: AnyClass = Self.nearestSystemClass(of: own)
      func overrides(_ method: Selector) -> Bool {
        class_getMethodImplementation(own, method)
          != class_getMethodImplementation(system, method)
      }
      if overrides(#selector(touchesMoved(_:with:))) { return true }
      if self is UIControl, overrides(#selector(UIControl.continueTracking(_:with:))) {
        return true
      }
      if isKind(of: "SKView") { return true }
      let drawing = isKind(of: "PKCanvasView") ? value(forKey: "drawingGestureRecognizer") : nil
      return (drawing as? UIGestureRecognizer)?.isEnabled == true
    #else
      overridesTouchHandling
    #endif
  }

  #if canImport(ObjectiveC)
    /// Whether this is an instance of a class in a framework that the library doesn't link.
    func isKind(of name: String) -> Bool {
      NSClassFromString(name).map { isKind(of: $0) } ?? false
    }

    /// A class, or its nearest superclass that a system framework declares.
    private static func nearestSystemClass(of type: AnyClass) -> AnyClass {
      var type: AnyClass = type
      while !Bundle(for: type).bundlePath.contains("/System/Library/"),
        let parent = class_getSuperclass(type)
      {
        type = parent
      }
      return type
    }
  #endif
}

extension UIViewController {
  /// The method of a screen written in Objective-C that confirms its pops.
  var objectiveCConfirmation: ((TransitionTrigger) -> Bool)? {
    #if canImport(ObjectiveC)
      (self as? any ObjectiveCPopConfirming).map { screen in
        let number = TransitionTrigger.allCases.firstIndex(of:)
        return {
          screen.shouldPop(for: number($0).flatMap(ObjectiveCTransitionTrigger.init) ?? .escape)
        }
      }
    #else
      nil
    #endif
  }
}
