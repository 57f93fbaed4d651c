import Foundation

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// Two or three columns side by side at regular width; at compact width one stack with all of them, or
/// only one column where the style has none or there is a compact one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController,
  ChildAppearanceForwarding
{
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  private(set) var columns: [Column: UIViewController] = [:]
  private var shown: [UIViewController] = []

  /// The column on top, decided as the split view collapses.
  private var topColumn: Column?

  /// Whether the columns are on one stack since it has collapsed.
  private var hasNested = false

  private var givenStyle = Style.unspecified
  private var hasBeenShown = false

  public init(style: UISplitViewController.Style) {
    givenStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  open var style: UISplitViewController.Style { givenStyle }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic
  open var presentsWithGesture = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Apple: primary first, secondary last.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let places: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, place) in places.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: place)
      }
    }
  }

  /// Measured: one of the unspecified style collapses only when it's shown.
  open var isCollapsed: Bool {
    guard style != .unspecified || hasBeenShown else { return false }
    return traitCollection.horizontalSizeClass != .regular
  }

  open var displayMode: UISplitViewController.DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column]
  }

  /// Apple: a screen that is not a navigation controller is given one, but for the compact column, and
  /// only where the style has columns.
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    let wrapped = vc.map { screen in
      screen is UINavigationController || column == .compact || style == .unspecified
        ? screen : UINavigationController(rootViewController: screen)
    }
    let top = topNestedColumn
    if top != nil { unnest() }
    if let old = columns[column], !isNested(old) {
      let isShown = shown.contains { $0 === old } && appearance.phase == .appeared
      old.willMove(toParent: nil)
      if isShown { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if isShown { old.endAppearanceIfRunning() }
      shown.removeAll { $0 === old }
      old.removeFromParent()
    }
    columns[column] = wrapped
    if let wrapped {
      addChild(wrapped)
      wrapped.didMove(toParent: self)
    }
    if let top { nest(upTo: top, animated: false) }
    viewIfLoaded?.setNeedsLayout()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, style == .unspecified,
      let stack = columns[.primary] as? UINavigationController
    {
      return stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
    setViewController(vc, for: .secondary)
    if collapsedStack != nil { show(.secondary) }
  }

  open override func loadView() {
    let container = SplitContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    view = container
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasBeenShown = true
    layOutColumns()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  var screensSharingAppearance: [UIViewController] { shown }

  /// Apple: collapsed, it brings this column to the top.
  open func show(_ column: UISplitViewController.Column) {
    guard isCollapsed, columns[column] != nil else { return }
    topColumn = column
    viewIfLoaded?.setNeedsLayout()
    guard hasNested else { return }
    nest(upTo: column, animated: appearance.phase == .appeared && UIView.areAnimationsEnabled)
  }

  /// Apple: collapsed, the compact column is shown where there is one, else the primary, unless the
  /// delegate says otherwise.
  private func visibleColumns() -> [UIViewController] {
    guard isCollapsed else {
      topColumn = nil
      hasNested = false
      unnest()
      adoptColumns()
      return viewControllers.filter { !isNested($0) }
    }
    let known = [Column.compact, .primary, .secondary].first { columns[$0] != nil }
    if topColumn == nil, let known {
      topColumn =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: known)
        ?? known
    }
    if let collapsedStack { return [collapsedStack] }
    return [topColumn.flatMap { columns[$0] } ?? known.flatMap { columns[$0] }].compactMap { $0 }
  }

  func layOutColumns() {
    let visible = visibleColumns()
    let isShown = appearance.phase == .appeared
    for old in shown where !visible.contains(where: { $0 === old }) {
      if isShown { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if isShown { old.endAppearanceIfRunning() }
    }
    let added = visible.filter { screen in !shown.contains { $0 === screen } }
    shown = visible
    for screen in added {
      if isShown { screen.beginAppearanceTransition(true, animated: false) }
      view.addSubview(screen.view)
      if screen === visible.last { view.sendSubviewToBack(screen.view) }
      if isShown { screen.endAppearanceIfRunning() }
    }
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = SplitLayout(
      bounds: view.bounds, mirrored: mirrored,
      fillsWithLast: HostRuntime.current.settings.secondaryColumnFillsSplitView)
    for (screen, frame) in zip(visible, layout.frames(visible.count))
    where screen.view.frame != frame {
      screen.view.frame = frame
    }
    let covered = layout.covered(visible.count)
    visible.last?.containerInsets = UIEdgeInsets(
      top: 0, left: mirrored ? 0 : covered, bottom: 0, right: mirrored ? covered : 0)
    guard isCollapsed, !hasNested, let topColumn else { return }
    hasNested = true
    nest(upTo: topColumn, animated: false)
  }
}

/// The columns of a split view, in points.
struct SplitLayout: Equatable, Sendable {
  /// Apple's primary column takes a fraction of the width, between these two.
  static let fraction: CGFloat = 0.4
  static let narrowest: CGFloat = 280
  static let widest: CGFloat = 320

  var bounds: CGRect
  var mirrored: Bool

  /// Whether the last column fills all, beneath the others, as on iPadOS 26.
  var fillsWithLast = false

  private var side: CGFloat {
    min(max(bounds.width * Self.fraction, Self.narrowest), Self.widest)
  }

  /// How much of the last column the others cover.
  func covered(_ count: Int) -> CGFloat {
    fillsWithLast ? min(side * CGFloat(max(count - 1, 0)), bounds.width) : 0
  }

  func frames(_ count: Int) -> [CGRect] {
    var x: CGFloat = 0
    return (0..<count).map { index in
      let isLast = index == count - 1
      if isLast, fillsWithLast { return bounds }
      let width = isLast ? max(bounds.width - x, 0) : side
      defer { x += width }
      return CGRect(
        x: mirrored ? bounds.maxX - x - width : bounds.minX + x, y: bounds.minY, width: width,
        height: bounds.height)
    }
  }
}

final class SplitContainerView: UIView {
  weak var controller: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutColumns()
  }
}
