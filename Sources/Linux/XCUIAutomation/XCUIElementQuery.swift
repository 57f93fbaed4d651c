import UIKitHost

/// Elements of a kind, found when it's asked for them.
@MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  private let type: XCUIElement.ElementType
  private let views: () -> [UIView]

  init(_ type: XCUIElement.ElementType, in views: @escaping () -> [UIView]) {
    self.type = type
    self.views = views
    super.init()
  }

  private var matches: [UIView] {
    views().filter { type == .any || $0.elementType == type }
  }

  open var count: Int { matches.count }

  open var firstMatch: XCUIElement {
    XCUIElement(of: type) { [self] in matches.first }
  }

  open subscript(key: String) -> XCUIElement { matching(identifier: key).firstMatch }

  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(type) { [self] in
      matches.filter {
        $0.accessibilityIdentifier == identifier || $0.spokenLabel == identifier
          || $0.barTitle == identifier
      }
    }
  }

  open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(elementType) { [self] in matches.flatMap(\.visibleDescendants) }
  }

  open var buttons: XCUIElementQuery { descendants(matching: .button) }
  open var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  open var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  open var windows: XCUIElementQuery { descendants(matching: .window) }
}

extension UIView {
  /// What's below it and can be seen, in the order of drawing; for the window, of all windows.
  var visibleDescendants: [UIView] {
    guard self is UIWindow, let scene = window?.windowScene ?? (self as? UIWindow)?.windowScene
    else { return family.dropFirst().map(\.self) }
    return scene.windows.flatMap(\.family)
  }

  private var family: [UIView] {
    if isHidden || alpha < 0.01 || accessibilityElementsHidden { return [] }
    return [self] + subviews.flatMap(\.family)
  }

  var elementType: XCUIElement.ElementType {
    switch self {
    case is UIWindow: .window
    case is UINavigationBar: .navigationBar
    case is UITabBar: .tabBar
    case is UIToolbar: .toolbar
    case is UITableView: .table
    case is UITableViewCell: .cell
    case is UIScrollView: .scrollView
    case is UILabel: .staticText
    case is UITextField: .textField
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UISegmentedControl: .segmentedControl
    case is UIImageView: .image
    case is UIButton: .button
    default: accessibilityTraits.contains(.button) || isBarButton ? .button : .other
    }
  }

  /// Whether it's one of a bar's own buttons.
  private var isBarButton: Bool {
    guard self is UIControl else { return false }
    var view = superview
    while let current = view {
      if current is UINavigationBar || current is UIToolbar { return true }
      view = current.superview
    }
    return false
  }

  /// What VoiceOver says of it.
  var spokenLabel: String? {
    accessibilityLabel ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
  }

  /// The title of a bar, by which UI tests know it.
  var barTitle: String? { (self as? UINavigationBar)?.topItem?.title }
}
