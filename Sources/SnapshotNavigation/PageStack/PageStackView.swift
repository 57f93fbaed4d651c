import UIKit

/// A stack of pages inside one screen: views that are pushed and popped like view controllers.
///
///     let stack = PageStackView(root: menu)
///     stack.push(details)
///     stack.pop()
///
/// Pages are plain views. The top one fills the stack but for its insets; the others are out of the
/// view hierarchy, kept by the stack, and let go as they are popped. Where the pages leave space,
/// touches reach what lies behind the stack.
///
/// After every call ``pages`` is what the calls so far say, animated or not. A second call during a
/// transition cuts the running one to its end; one during a drag puts the drag back first, or ends
/// it as decided. No call ever locks the stack, whatever it is given.
///
/// A subview added to the stack itself is not a page; put it elsewhere.
public final class PageStackView: UIView {
  /// How pages move.
  public var configuration = Configuration()

  /// Called as pages are shown and hidden.
  ///
  /// The default is `nil`.
  public weak var delegate: (any PageStackViewDelegate)?

  /// Explains why a page wasn't dragged.
  ///
  /// The default is `nil`. Only ever called with ``NavigationDiagnostic/dragRefused(_:)``. Meant for development.
  public var diagnosticHandler: (@MainActor (NavigationDiagnostic) -> Void)?

  /// Called whenever the stack has come to rest, after everything else.
  var onRest: (@MainActor () -> Void)?

  var list = PageList(root: UIView())
  /// What the page on the screen stands in; while it moves, the one that comes.
  lazy var shown = PageSlot(list.root)
  /// What clips the pages to the part of the stack that is theirs.
  let opening = UIView()
  /// The change that is running; nil otherwise.
  var transition: PageTransition?
  /// The drag that is under a finger or settling; nil otherwise.
  var drag: DragSession?
  private(set) lazy var gesture = DragGesture(owner: self)
  private var insets = WeakTable<PageInsets>()

  // MARK: Making one

  /// Creates a stack that shows `root`.
  public convenience init(root: UIView) {
    self.init(frame: .zero)
    _ = setRoot(root, animated: false)
  }

  /// Creates a stack whose root is a plain view.
  ///
  /// Put yours in its place with ``PageStackView/setRoot(_:animated:choreography:completion:)``.
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
    gesture.attach(to: self)
    place()
  }

  // MARK: What is there

  /// The lowest page.
  public var rootPage: UIView { list.root }

  /// The page that is seen; while a finger drags it back, still that one.
  public var topPage: UIView { list.top }

  /// All pages from the root up; never empty, no page twice.
  public var pages: [UIView] { list.pages }

  /// Whether a change is running, or a page is under a finger or settling.
  public var isTransitioning: Bool { !isAtRest }

  /// The recogniser that drags pages back, for `require(toFail:)`.
  ///
  /// Its delegate belongs to the stack.
  public var dragGestureRecognizer: UIPanGestureRecognizer { gesture.recognizer }

  var isAtRest: Bool { transition == nil && drag == nil }

  // MARK: Changing it

  /// Puts a page on top.
  ///
  /// - Parameters:
  ///   - page: A view that is not on the stack; it leaves the superview it has.
  ///   - animated: Whether it is seen to come; default true. Without a window it never is.
  ///   - choreography: How it comes; default nil, as the configuration says.
  ///   - completion: Called once, when the page is at rest or the push was cut short.
  /// - Returns: False, and nothing has changed, if the page is on the stack already or the stack lies
  ///   in it.
  @discardableResult
  public func push(
    _ page: UIView, animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    change(.push, animated, choreography, completion) { accepts(page) && $0.push(page) }
  }

  /// Takes the top page off.
  ///
  /// - Parameters:
  ///   - animated: Whether it is seen to go; default true.
  ///   - choreography: How it goes; default nil, as the configuration says.
  ///   - completion: Called once, when the stack is at rest or the pop was cut short.
  /// - Returns: The page that has left the stack; nil at the root.
  @discardableResult
  public func pop(
    animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> UIView? {
    change(.pop, animated, choreography, completion) { $0.pop() }
  }

  /// Takes everything above a page off.
  ///
  /// - Parameters:
  ///   - page: A page of the stack.
  ///   - animated: Whether the top is seen to go; default true.
  ///   - choreography: How it goes; default nil, as the configuration says.
  ///   - completion: Called once, when the stack is at rest or the pop was cut short.
  /// - Returns: The pages that have left, from the lowest up; empty if `page` is on top, or is not
  ///   on the stack.
  @discardableResult
  public func pop(
    to page: UIView, animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> [UIView] {
    change(.pop, animated, choreography, completion) { $0.pop(to: page) }
  }

  /// Takes everything above the root off.
  ///
  /// - Parameters:
  ///   - animated: Whether the top is seen to go; default true.
  ///   - choreography: How it goes; default nil, as the configuration says.
  ///   - completion: Called once, when the stack is at rest or the pop was cut short.
  /// - Returns: The pages that have left, from the lowest up; empty at the root.
  @discardableResult
  public func popToRoot(
    animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> [UIView] {
    change(.pop, animated, choreography, completion) { $0.popToRoot() }
  }

  /// Pops everything to a new root, which takes the old one's place.
  ///
  /// - Parameters:
  ///   - page: Any view. One that is on the stack becomes the root and is not among the popped; one
  ///     in which the stack lies is refused.
  ///   - animated: Whether the top is seen to go, as in a pop; default true.
  ///   - choreography: How it goes; default nil, as the configuration says.
  ///   - completion: Called once, when the stack is at rest or the change was cut short.
  /// - Returns: The old root and the pages that were popped above it.
  @discardableResult
  public func setRoot(
    _ page: UIView, animated: Bool = true, choreography: (any Choreography)? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) -> RootChange {
    change(.pop, animated, choreography, completion) { list in
      let oldRoot = list.root
      return RootChange(oldRoot: oldRoot, popped: accepts(page) ? list.setRoot(page) : [])
    }
  }

  /// Puts another page in the top's place; both move sideways.
  ///
  /// The root may be replaced, too.
  ///
  /// - Parameters:
  ///   - page: A view that is not on the stack.
  ///   - side: Where it comes from; default trailing.
  ///   - animated: Whether both are seen to move; default true.
  ///   - choreography: How, written for a page that comes from the trailing side; default
  ///     ``Choreography/sideways``.
  ///   - completion: Called once, when the page is at rest or the change was cut short.
  /// - Returns: The page that has left; nil, and nothing has changed, if `page` is on the stack
  ///   already or the stack lies in it.
  @discardableResult
  public func replaceTop(
    with page: UIView, from side: Side = .trailing, animated: Bool = true,
    choreography: (any Choreography)? = nil, completion: (@MainActor () -> Void)? = nil
  ) -> UIView? {
    change(.sideways(side), animated, choreography, completion) {
      accepts(page) ? $0.replaceTop(with: page) : nil
    }
  }

  private func accepts(_ page: UIView) -> Bool { !isDescendant(of: page) }

  // MARK: Insets

  /// How far a page stays away from the stack's edges; zero unless set.
  public func insets(for page: UIView) -> PageInsets { insets[page] ?? .zero }

  /// Says how far a page stays away from the upper and the lower edge.
  ///
  /// What is seen of the stack changes along as pages come and go, from the insets of one to those
  /// of the other. They hold as long as the page lives, on the stack or not.
  ///
  /// - Parameters:
  ///   - insets: Distances in points.
  ///   - page: Any view; one that is on top is laid out anew.
  ///   - animated: Whether a page on top is seen to change; default false.
  public func setInsets(_ insets: PageInsets, for page: UIView, animated: Bool = false) {
    self.insets[page] = insets
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

  /// Lays the top page out; what is running ends, if the size has changed.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard shown.bounds.size != bounds.size else { return }
    bringToRest()
    place()
  }

  /// Puts the page on the screen and its opening where its insets say.
  func place() {
    let insets = insets(for: shown.page)
    opening.applyInsets(insets, in: bounds.size)
    shown.frame = bounds
    shown.insets = insets
  }

  /// Passes touches on to what lies behind, wherever no page is.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === opening || view is PageSlot ? nil : view
  }

  /// Ends what is running when the stack leaves its window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    gesture.stopObserving()
    guard window != nil else { return bringToRest() }
    gesture.observeInterruptions()
  }

  /// Pops the top page; the escape gesture of VoiceOver.
  public override func accessibilityPerformEscape() -> Bool { pop() != nil }
}
