import UIKitHost

/// What a query finds, when it's asked.
@MainActor
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  /// The kinds of elements, with Apple's numbers.
  public enum ElementType: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case window = 4
    case alert = 7
    case button = 9
    case navigationBar = 21
    case tabBar = 22
    case toolbar = 24
    case table = 26
    case slider = 33
    case segmentedControl = 37
    case `switch` = 40
    case image = 43
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case textView = 52
    case cell = 75
  }

  private let type: ElementType
  private let find: () -> UIView?

  init(of type: ElementType, find: @escaping () -> UIView?) {
    self.type = type
    self.find = find
    super.init()
  }

  /// The view, if there is one now.
  var view: UIView? { find() }

  /// The view at rest, if there is one: events wait until the app is idle.
  private var viewAtRest: UIView? {
    XCUIApplication.host?.settle()
    return view
  }

  // MARK: What it is

  open var exists: Bool { view != nil }
  open var value: Any? { view?.accessibilityValue ?? (view as? UITextField)?.text }
  open var frame: CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .zero }

  /// Whether a finger at its middle would touch it.
  open var isHittable: Bool {
    guard let view, let window = view.window else { return false }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard window.bounds.contains(middle) else { return false }
    return window.hitTest(middle, with: nil)?.isDescendant(of: view) ?? false
  }

  open func waitForExistence(timeout: TimeInterval) -> Bool {
    XCUIApplication.host?.wait(timeout) { exists } ?? false
  }

  open func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: self) }

  // MARK: What's in it

  open func descendants(matching elementType: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(elementType) { [self] in view?.visibleDescendants ?? [] }
  }

  open var firstMatch: XCUIElement { self }
  open var buttons: XCUIElementQuery { descendants(matching: .button) }
  open var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  open var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  open var windows: XCUIElementQuery { descendants(matching: .window) }

  // MARK: Fingers

  open func tap() {
    guard let place = grip() else { return }
    XCUIApplication.host?.tap(at: place)
    XCUIApplication.host?.settle()
  }

  open func swipeUp() { swipe(CGVector(dx: 0, dy: -1)) }

  open func typeText(_ text: String) {
    XCUIApplication.host?.type(text)
    XCUIApplication.host?.settle()
  }

  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(in: self, share: normalizedOffset)
  }

  /// Its middle, once everything is at rest; a failure of the test if it isn't there.
  private func grip() -> CGPoint? {
    guard let view = viewAtRest else {
      XCUIFailure.record("no matches found for \(type)")
      return nil
    }
    if !isHittable { view.scrollIntoSight() }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func swipe(_ way: CGVector) {
    guard let middle = grip(), let view else { return }
    let reach = CGVector(
      dx: way.dx * view.bounds.width * 0.4, dy: way.dy * view.bounds.height * 0.4)
    let start = CGPoint(x: middle.x - reach.dx, y: middle.y - reach.dy)
    let end = CGPoint(x: middle.x + reach.dx, y: middle.y + reach.dy)
    XCUIApplication.host?.press(start, 0.02, then: [(end, .default)])
  }
}

extension UIView {
  /// Scrolls what it lies in, as a runner of UI tests does for what a finger can't reach.
  fileprivate func scrollIntoSight() {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView {
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
      }
      ancestor = view.superview
    }
    XCUIApplication.host?.settle()
  }
}
