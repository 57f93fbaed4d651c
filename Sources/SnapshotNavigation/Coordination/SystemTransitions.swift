import UIKit

/// Decides where UIKit's own transitions and back gestures run.
///
/// They run if the configuration or a screen asks for them, between screens whose bars agree if the
/// configuration says so, in nested stacks, and in an app that forbids screenshots.
///
/// UIKit's gestures don't begin if the navigation delegate implements the animator method, even if it
/// returns nil, and replacing their delegates breaks their arbitration. So while UIKit may pop the top
/// screen, the navigation delegate lacks that method.
@MainActor
final class SystemTransitions {
  private weak var navigation: SnapshotNavigationController?
  private let records: ScreenRecords
  /// UIKit's gestures that the library has disabled; gestures that the app disabled stay disabled.
  private var switchedOff: [Weak<UIGestureRecognizer>] = []
  /// The last screen that couldn't be captured, which UIKit itself pops.
  private weak var uncaptured: UIViewController?

  init(of navigation: SnapshotNavigationController, _ records: ScreenRecords) {
    self.navigation = navigation
    self.records = records
  }

  func noteBarStyle() {
    guard let navigation, let top = navigation.topViewController,
      navigation.configuration.transition == .systemWhereBarsAgree
    else { return }
    records[top].barStyle = BarStyle(around: top, isShown: true, in: navigation)
  }

  /// Whether all transitions are UIKit's.
  var showsAll: Bool { isRequested || Fuse.app.fault != nil }

  /// Whether a swipe moves nothing and pops at the lift: UIKit has failed, and has no gesture without a bar.
  var popsPlainly: Bool {
    Fuse.app.fault != nil && !isRequested && navigation?.isNavigationBarHidden == true
  }

  private var isRequested: Bool {
    guard let navigation else { return false }
    return navigation.configuration.transition == .system || navigation.isInNestedStacks
      || navigation.viewIfLoaded?.isSecured == true
  }

  func shows(_ upper: UIViewController, over lower: UIViewController) -> Bool {
    showsAll || upper === uncaptured || upper is UINavigationController
      || upper.usesSystemTransition
      || navigation?.transitions.bars.isElsewhere(on: [upper, lower]) == true
      || barsAgree(upper, lower)
  }

  private func barsAgree(_ upper: UIViewController, _ lower: UIViewController) -> Bool {
    guard let navigation, navigation.configuration.transition == .systemWhereBarsAgree else {
      return false
    }
    let options = upper.snapshotNavigation
    let isPlain =
      options.transition == .automatic && options.pushChoreography == nil
      && options.popChoreography == nil && !upper.isPopConfirming
      && !(upper is any TransitionAnimating) && upper.navigationItem.hasPlainBackButton
      && navigation.configuration.choreography as? SlideChoreography == .parallax
      && !navigation.transitions.proxy.appAnimates
    guard isPlain else { return false }
    guard let top = style(of: upper), let below = style(of: lower) else { return false }
    return !top.hidesNavigationBar && top == below
  }

  /// The bars' look around a screen on top or left earlier, or around an appearing screen that requests a
  /// visible bar.
  private func style(of screen: UIViewController) -> BarStyle? {
    guard let navigation else { return nil }
    let isShown = screen === navigation.topViewController && screen.viewIfLoaded?.window != nil
    if !isShown, let known = records[screen].barStyle { return known }
    guard isShown || screen.snapshotNavigation.navigationBar == .visible else { return nil }
    return BarStyle(around: screen, isShown: isShown, in: navigation)
  }

  // MARK: Gestures

  /// Leaves the pop of a screen that can't be captured to UIKit and its gesture, which asks no screen.
  func leaveToUIKit(_ screen: UIViewController) {
    if !screen.isPopConfirming { uncaptured = screen }
    updatePopGestures()
  }

  var isPopping: Bool {
    recognizers.contains { $0.state == .began || $0.state == .changed }
  }

  private var recognizers: [UIGestureRecognizer] {
    navigation?.popRecognizers ?? []
  }

  /// Whether UIKit shows the transition and its gestures work; an app's animator disables the gestures.
  func showsWithGestures(_ upper: UIViewController, over lower: UIViewController) -> Bool {
    shows(upper, over: lower) && navigation?.transitions.proxy.appAnimates == false
  }

  /// Whether UIKit's gestures may pop the top screen; false if it confirms pops, because they don't ask.
  private var allowsPop: Bool {
    guard let navigation, let top = navigation.innermostTop else { return false }
    let options = top.snapshotNavigation
    guard options.dragArea.inherited(from: navigation.configuration.dragArea) != .disabled,
      !top.isPopConfirming
    else { return false }
    if showsAll { return true }
    return navigation.viewControllers.dropLast().last.map { showsWithGestures(top, over: $0) }
      ?? false
  }

  /// Enables the gestures that the library has disabled.
  ///
  /// Also called before the stack changes, so that an appearing screen can change UIKit's gestures in
  /// callbacks.
  func release() {
    for recognizer in switchedOff { recognizer.object?.isEnabled = true }
    switchedOff = []
  }

  func switchOff() {
    for recognizer in recognizers where recognizer.isEnabled {
      recognizer.isEnabled = false
      switchedOff.append(Weak(object: recognizer))
    }
  }

  /// Enables or disables UIKit's gestures, and installs the matching delegate.
  ///
  /// Repeated after every screen and at each touch, because apps habitually set the edge gesture's delegate
  /// to nil, which makes it work again, and UIKit replaces both gestures when traits change.
  func updatePopGestures() {
    let allowsPop = allowsPop
    allowsPop ? release() : switchOff()
    navigation?.installProxy(plain: allowsPop && navigation?.transitions.proxy.appAnimates == false)
  }
}

extension UIView {
  /// Whether the app forbids screenshots, so that snapshot views are empty.
  ///
  /// Such an app moves the layer of its window into that of a secure text field (developers' reports).
  var isSecured: Bool {
    sequence(first: layer, next: \.superlayer).contains {
      ($0.delegate as? UITextField)?.isSecureTextEntry == true
    }
  }
}

extension UINavigationItem {
  fileprivate var hasPlainBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty != false || leftItemsSupplementBackButton)
  }
}
