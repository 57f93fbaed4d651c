import UIKit

/// Moves a tab bar with its screen.
///
/// A transition view lies beneath the tab bar, so snapshots of the bar move with the screens, and UIKit's
/// bar is concealed. If the bar appears beneath a leaving screen and has no snapshot, the bar stays visible,
/// and a copy of the transition covers it. UIKit's own animation of the bar has nearly no duration, so the
/// bar has its final state from the first frame.
@MainActor
final class MovingTabBar {
  private let tabs: Weak<UITabBarController>
  /// The size of the transition, down to the tab bar's edge.
  let size: CGSize
  /// The bar's snapshot on the lower screen; nil if that screen has no bar, or no snapshot.
  private let lower: UIView?
  /// The bar's snapshot on the upper screen; nil if that screen has no bar, or is live.
  private let upper: UIView?
  /// A second transition over the live bar; nil if the bar is concealed.
  let copy: TransitionView?
  private let shield = TabBarShield()
  private var concealments: [Concealment] = []

  init(
    of tabs: UITabBarController, size: CGSize, lower: UIView?, upper: UIView?,
    copy: TransitionView?
  ) {
    self.tabs = Weak(object: tabs)
    (self.size, self.lower, self.upper, self.copy) = (size, lower, upper, copy)
  }

  fileprivate var isEmpty: Bool { lower == nil && upper == nil && copy == nil }

  /// Whether UIKit shows the bar, even if it's concealed or moving.
  var isShown: Bool { tabs.object.map { $0.bar(beneath: $0.view) != nil } ?? false }

  private var parts: [UIView] {
    guard let tabs = tabs.object, let around = tabs.viewIfLoaded else { return [] }
    return [tabs.tabBar, tabs.accessoryView].compactMap { part in
      part.map { $0.ancestor(in: around) ?? $0 }
    }
  }

  /// The layers of the bar and its accessory, to move with a live upper screen.
  var layers: [CALayer] { parts.map(\.layer) }

  /// Adds the snapshots of the bar to those of the screens.
  func join(lower lowerView: UIView?, upper upperView: UIView) {
    for case (let bar?, let screen?) in [(lower, lowerView), (upper, upperView)] {
      bar.frame.origin = CGPoint(x: 0, y: size.height - bar.bounds.height)
      screen.addSubview(bar)
    }
  }

  /// Conceals or covers the bar above `stage`, and intercepts its touches.
  func conceal(above stage: TransitionView) {
    shield.bar = self
    shield.stage = stage
    if let copy { shield.addSubview(copy) }
    concealAgain()
  }

  /// Conceals or covers the bar now, and again in the next layout, in which UIKit may attach it.
  func concealAgain() {
    guard shield.bar != nil else { return }
    place()
    shield.setNeedsLayout()
  }

  fileprivate func place() {
    guard let around = tabs.object?.viewIfLoaded, shield.stage?.isDescendant(of: around) == true
    else { return }
    let parts = parts
    // If UIKit attaches the bar in a later commit, the bar has lost the animation.
    for concealment in concealments { concealment.hideAgain() }
    for part in parts
    where copy == nil && !concealments.contains(where: { $0.view === part }) {
      concealments.append(Concealment(of: part))
    }
    let top = around.subviews.last { view in view === shield || parts.contains { $0 === view } }
    if let top, top !== shield {
      around.insertSubview(shield, aboveSubview: top)
    } else if top == nil {
      around.insertSubview(shield, at: 0)
    }
    shield.frame = tabs.object?.bar(beneath: around) ?? .zero
    if let stage = shield.stage {
      copy?.frame.origin = stage.convert(CGPoint.zero, to: shield)
    }
  }

  /// Shows the bar, and removes its snapshots.
  func end() {
    for concealment in concealments { concealment.end() }
    concealments = []
    shield.bar = nil
    shield.removeFromSuperview()
    for bar in [lower, upper] where bar?.superview is SnapshotView == false {
      bar?.removeFromSuperview()
    }
  }
}

extension NavigationScope {
  /// Decides whether a change moves the tab bar with its screen, and captures the bar if so.
  ///
  /// - Parameters:
  ///   - operation: Whether the change looks like a push or a pop.
  ///   - new: The stack after the change.
  ///   - lower: The lower screen's snapshot.
  ///   - upper: The upper screen's snapshot; nil if the screen is live.
  ///   - keyboard: The keyboard, which moves with the leaving screen if that screen has it.
  /// - Returns: The moving bar; nil if the bar doesn't move.
  func movingTabBar(
    in operation: NavigationEvent.Operation, to new: [UIViewController],
    lower: Snapshot.Look?, upper: Snapshot.Look? = nil, beneath keyboard: KeyboardFrame
  ) -> MovingTabBar? {
    guard let tabs else { return nil }
    // The keys cover the bar of the leaving screen only.
    let keys = tabBar == nil ? nil : keyboard.covered(of: scope.view)
    let isUnderKeyboard = keys.map { $0.minY < tabBar?.minY ?? 0 } ?? false
    let isHidden = new.hidesTabBar
    // A bar that the app itself has hidden stays hidden.
    let comesOrGoes = hidesTabBar != isHidden && (tabBar != nil) == isHidden
    guard comesOrGoes || (movesTabBar || isUnderKeyboard) && tabBar != nil else { return nil }
    let isPop = operation == .pop
    let bar = MovingTabBar(
      of: tabs, size: size, lower: strip(of: lower) ?? (isPop ? nil : strip()),
      upper: strip(of: upper) ?? (isPop ? strip() : nil),
      copy: (isPop ? lower == nil : tabBar == nil) ? copy(of: operation) : nil)
    // If a container's view lies between, no snapshot includes the bar, and the bar appears at once.
    return isPop && bar.isEmpty ? nil : bar
  }

  /// A transition that shows the leaving screen once more.
  private func copy(of operation: NavigationEvent.Operation) -> TransitionView {
    let screen = leavingScreen()
    return TransitionView(
      over: UIView(frame: CGRect(origin: .zero, size: size)), with: nil,
      direction: scope.direction, lower: operation == .push ? screen : nil,
      upper: operation == .pop ? screen : nil)
  }

  /// The leaving screen's tab bar, if visible, or else the whole screen.
  ///
  /// If the screen isn't ready, that's the snapshot in front of it.
  private func leavingScreen() -> UIView? {
    if let bar = strip() {
      let screen = UIView()
      bar.frame = tabBar ?? .zero
      screen.addSubview(bar)
      return screen
    }
    let bounds = CGRect(origin: .zero, size: size)
    return scope.superview.resizableSnapshotView(
      from: scope.view.convert(bounds, to: scope.superview), afterScreenUpdates: false,
      withCapInsets: .zero)
  }
}

/// Intercepts touches on a concealed tab bar, or holds the copy that covers a live one.
final class TabBarShield: UIView {
  fileprivate weak var bar: MovingTabBar?
  fileprivate weak var stage: TransitionView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar?.place()
  }

  /// Sends touches to the views that cover the screen.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard bounds.contains(point), let stage, stage.isUserInteractionEnabled,
      let around = stage.superview
    else { return nil }
    return around.hitTest(convert(point, to: around), with: event) ?? stage
  }
}

extension UIView {
  /// This view or the superview that is a subview of `view`.
  fileprivate func ancestor(in view: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { $0.superview === view }
  }
}
