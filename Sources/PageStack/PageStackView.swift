import SnapshotNavigation
import UIKit

/// A view that pushes and pops pages, as a navigation controller pushes and pops screens.
///
///     let stack = PageStackView(root: menu)
///     stack.push(details)
///     stack.pop()
///
/// Pages are plain views. The top page fills the stack, except for its insets. The other pages
/// aren't in the view hierarchy, but the stack retains them until they're popped. Where the top
/// page leaves space, touches reach the views behind the stack.
///
/// ``pages`` always reflects all calls so far, animated or not. A call during a transition ends
/// that transition immediately. A call during a drag first cancels the drag, or finishes it if it
/// has been released.
///
/// Don't add subviews to the stack itself.
public final class PageStackView: UIView {
  /// How pages move.
  public var configuration = Configuration() {
    // An object in the former configuration may call the stack as the object is freed.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// Called as pages are shown and hidden.
  ///
  /// The default is `nil`.
  public weak var delegate: (any PageStackViewDelegate)?

  /// Explains why a page wasn't dragged.
  ///
  /// It also explains why a call was rejected. Use it during development. The default is `nil`.
  public var diagnosticHandler: (@MainActor (PageDiagnostic) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// Called each time the stack comes to rest; only a stack of ``PageOver`` has it.
  var onRest: (@MainActor () -> Void)?

  var list = PageList(root: UIView()) {
    didSet {
      for page in oldValue.pages where page.stackOfPage === self { page.stackOfPage = nil }
      for page in list.pages { page.stackOfPage = self }
    }
  }
  /// The slot of the top page, even while that page is dragged or still appearing.
  lazy var shown = PageSlot(list.root)
  /// Clips the pages to the space between the insets.
  let opening = UIView()
  var transition: PageTransition?
  var drag: DragSession?
  let gesture = DragGesture()
  private var ownInsets = WeakTable<PageInsets>()

  // MARK: Creating a stack

  /// Creates a stack that shows `root`.
  public convenience init(root: UIView) {
    self.init(frame: .zero)
    setPages([root], animated: false)
  }

  /// Creates a stack whose root is a plain view.
  ///
  /// Replace it with ``setPages(_:animated:choreography:completion:)``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stack whose root is a plain view, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    opening.clipsToBounds = true
    addSubview(opening)
    opening.addSubview(shown)
    gesture.source = self
    gesture.attach(to: self)
    place()
  }

  // MARK: Pages

  /// The page at the bottom of the stack.
  public var rootPage: UIView { list.root }

  /// The page at the top of the stack, even while the user drags it back.
  public var topPage: UIView { list.top }

  /// All pages from the root up, never empty and without duplicates.
  public var pages: [UIView] { list.pages }

  /// Whether a transition is running, or a page is being dragged or settling.
  public var isTransitioning: Bool { !isAtRest }

  /// The recognizer that drags pages back, for `require(toFail:)`.
  ///
  /// Its delegate belongs to the stack.
  public var dragGestureRecognizer: UIPanGestureRecognizer { gesture.recognizer }

  var isAtRest: Bool { transition == nil && drag == nil }

  // MARK: Changing the stack

  /// Pushes a page.
  ///
  /// If the call can't be carried out, nothing changes, and ``diagnosticHandler`` receives the
  /// reason, a ``PageRefusal``.
  ///
  /// - Parameters:
  ///   - page: A view that isn't on the stack; it's removed from its superview.
  ///   - animated: Whether to animate. Without a window, nothing is animated. The default is
  ///     `true`.
  ///   - choreography: The choreography, or `nil` for the page's or the configuration's. The
  ///     default is `nil`.
  ///   - completion: Called once, when the page is at rest or the push was interrupted or rejected.
  /// - Returns: Whether the page was pushed.
  @discardableResult
  public func push(
    _ page: UIView, animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    change(.push, animated, choreography, completion) { $0.set($0.pages + [page]) } != nil
  }

  /// Pops the top page and returns it, or returns `nil` at the root.
  ///
  /// The parameters are those of ``push(_:animated:choreography:completion:)``.
  @discardableResult
  public func pop(
    animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> UIView? {
    change(.pop, animated, choreography, completion) { $0.pop() }?.first
  }

  /// Pops all pages above a page and returns them, from the lowest up.
  @discardableResult
  public func pop(
    to page: UIView, animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> [UIView] {
    change(.pop, animated, choreography, completion) { $0.pop(to: page) } ?? []
  }

  /// Pops all pages above the root and returns them, from the lowest up.
  @discardableResult
  public func popToRoot(
    animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> [UIView] {
    pop(to: rootPage, animated: animated, choreography: choreography, completion: completion)
  }

  /// Replaces all pages, listed from the root up, and returns the removed ones.
  ///
  /// A new top page is pushed. If the top page was already on the stack or is the only page, the
  /// stack pops to it. If the top page stays, nothing moves.
  @discardableResult
  public func setPages(
    _ pages: [UIView], animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> [UIView] {
    let isPop = pages.count == 1 || pages.last.map(list.pages.contains) == true
    return change(isPop ? .pop : .push, animated, choreography, completion) { $0.set(pages) } ?? []
  }

  /// Replaces the top page, which can be the root, and returns it.
  ///
  /// Both pages move, and the new one comes from `side`. Pass a choreography for a page that comes
  /// from the trailing side or the bottom. For the leading side or the top, the choreography runs
  /// backward. The default is `.sideways` along the side's axis.
  @discardableResult
  public func replaceTop(
    with page: UIView, from side: Side = .trailing, animated: Bool = true,
    choreography: (any Choreography)? = nil, completion: (@MainActor () -> Void)? = nil
  ) -> UIView? {
    change(.replace(side), animated, choreography, completion) {
      $0.set($0.pages.dropLast() + [page])
    }?.first
  }

  // MARK: Insets

  /// The insets of pages that have none of their own; the default is zero.
  public var insets = PageInsets.zero {
    didSet {
      bringToRest { place() }
    }
  }

  func insets(for page: UIView) -> PageInsets { ownInsets[page] ?? insets }

  /// Sets the space between a page and the upper and lower edges of the stack.
  ///
  /// In a transition, the visible part of the stack animates from one page's insets to the other's.
  /// A page keeps its insets until it's released, even when it isn't on the stack. With `nil`, it
  /// uses those of the stack. The top page is laid out again.
  public func setInsets(_ insets: PageInsets?, for page: UIView, animated: Bool = false) {
    ownInsets[page] = insets
    guard page === list.top else { return }
    bringToRest()
    guard animated, canMove else { return place() }
    layoutIfNeeded()
    UIView.animate(withDuration: configuration.timing.duration) { [self] in
      place()
      layoutIfNeeded()
    }
  }

  // MARK: Layout

  /// Lays out the top page; ends a running transition or drag if the size has changed.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard shown.bounds.size != bounds.size else { return }
    bringToRest { place() }
  }

  func place() {
    let insets = insets(for: shown.page)
    opening.applyInsets(insets, in: bounds.size)
    shown.frame = bounds
    shown.insets = insets
  }

  /// Passes touches outside the page to the views behind the stack.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    let stage = transition?.stage ?? drag?.driver as? PageStage
    if view != nil, let stage, stage.isOnItsWay { return stage.target(at: point, with: event) }
    return view === self || view === opening || view is PageSlot ? nil : view
  }

  /// Ends a running transition or drag when the stack leaves its window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    gesture.stopObserving()
    guard window != nil else { return bringToRest() }
    gesture.observeInterruptions()
  }

  /// Pops the top page for VoiceOver's escape gesture.
  public override func accessibilityPerformEscape() -> Bool { pop() != nil }
}
