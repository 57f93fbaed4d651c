import Foundation
import SnapshotNavigation
import UIKit
import UIKitHost

/// What may lie under a finger; the names are those of the documentation's table.
package enum GestureContent: String, CaseIterable, Sendable {
  case plain = "A plain view, a label, or a button"
  case table = "A list that scrolls vertically"
  case row = "A list row with leading swipe actions"
  case carousel = "A horizontal scroll view at its start"
  case scrolledCarousel = "A horizontal scroll view that has been scrolled"
  case firstPage = "The first page of a page view controller"
  case laterPage = "A later page of a page view controller"
  case map = "A map, a canvas, or any other view with a pan gesture recognizer"
  case rawTouches = "A view, a control, or a controller that handles moving touches itself"
  case waitingPan = "A pan gesture recognizer that waits for the drag to fail"
  case demandingPan = "A pan gesture recognizer that must fail before the drag begins"
  case twoFingerPan = "A pan gesture recognizer that requires two fingers"
  case firstWebPage = "A web view without a page to go back to"
  case webPage = "A web view in which a swipe goes back a page"
  case webPageWithoutSwipes = "A web view with its back gesture off"
  case earlyDrag = "A SwiftUI or JavaScript drag that begins with the first movement"
  case lateDrag = "A SwiftUI or JavaScript drag that needs more than 10 points of movement"
  case slider = "A slider"
  case toggle = "A switch"
  case segments = "A segmented control, a page control, or a picker"
  case control = "A control with an action for `valueChanged`"
  case excluded = "A view excluded from dragging"
  case bar = "A navigation bar, a toolbar, or a tab bar"
  case selection = "Selected text"
  case text = "Text without a selection"
  case innerStack = "An inner navigation controller that has screens to pop"
  case besideSheet = "A screen beside a sheet that doesn't dim it"
  case modal = "A modal that the screen presents with `overCurrentContext`"

  package var isPresented: Bool { self == .besideSheet || self == .modal }

  /// Where the finger comes down, in points from the top of a rig's screen.
  package var height: CGFloat {
    switch self {
    case .bar: 42
    case .selection, .text: 90  // Above the keyboard.
    case .besideSheet: 150
    default: 200
    }
  }

  private var frame: CGRect {
    switch self {
    case .selection, .text: CGRect(x: 0, y: 66, width: 200, height: 40)
    case .slider, .toggle, .segments: CGRect(x: 0, y: 185, width: 200, height: 30)
    default: CGRect(x: 0, y: 100, width: 200, height: 260)
    }
  }

  /// What the documentation's table lists: who gets a finger at the leading edge, and elsewhere.
  ///
  /// A row may list several contents with the same answers.
  package static func documented() throws -> [String: [String]] {
    let page = try SourceTree.text(
      of: "Sources/SnapshotNavigation/SnapshotNavigation.docc/Articles/DragAndOtherGestures.md")
    let rows = page.components(separatedBy: "\n").drop { !$0.hasPrefix("| Under the finger") }
      .filter { $0.hasPrefix("| ") }
      .map { $0.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    return Dictionary(
      uniqueKeysWithValues: rows.dropFirst(2).flatMap { row in
        row[1].components(separatedBy: " · ").map { ($0, [row[2], row[3]]) }
      })
  }

  /// Puts it on a screen; what is returned has to be kept.
  @MainActor package func put(on screen: ColorScreen, mirrored: Bool) -> AnyObject? {
    screen.loadViewIfNeeded()
    switch self {
    case .firstPage, .laterPage:
      let book = Book()
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pager.dataSource = book
      pager.setViewControllers(
        [book.screens[self == .firstPage ? 0 : 1]], direction: .forward, animated: false)
      add(pager, to: screen)
      return book
    case .innerStack:
      let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .blue))
      inner.setViewControllers(
        [ColorScreen("inner", .blue), ColorScreen("deep", .red)], animated: false)
      add(inner, to: screen)
      return nil
    default:
      let (view, owner) = make(mirrored: mirrored)
      view?.frame = frame
      if let view { screen.view.addSubview(view) }
      if self == .excluded, let view { screen.snapshotNavigation.viewsExcludedFromDrag = [view] }
      return owner
    }
  }

  /// Presents what can only be presented from a screen that is shown.
  @MainActor package func present(from screen: UIViewController) {
    guard isPresented else { return }
    let modal = UIViewController()
    modal.modalPresentationStyle = self == .modal ? .overCurrentContext : .pageSheet
    modal.sheetPresentationController?.detents = [.medium()]
    modal.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    screen.definesPresentationContext = true
    screen.present(modal, animated: false)
  }

  @MainActor private func add(_ child: UIViewController, to screen: UIViewController) {
    screen.addChild(child)
    child.view.frame = frame
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }

  @MainActor private func make(mirrored: Bool) -> (UIView?, AnyObject?) {
    switch self {
    case .plain: return (UIButton(type: .system), nil)
    case .table, .row:
      let rows = SwipedRows(hasActions: self == .row)
      let table = UITableView()
      table.dataSource = rows
      table.delegate = rows
      return (table, rows)
    case .carousel, .scrolledCarousel:
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 600, height: 260)
      scroll.contentOffset.x = self == .scrolledCarousel ? 200 : mirrored ? 400 : 0
      return (scroll, nil)
    case .map: return (with(UIPanGestureRecognizer()), nil)
    case .rawTouches: return (StrokeView(), nil)
    case .waitingPan, .demandingPan:
      let agreement = Agreement()
      agreement.waits = self == .waitingPan
      let pan = UIPanGestureRecognizer()
      pan.delegate = agreement
      return (with(pan), agreement)
    case .twoFingerPan:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      return (with(pan), nil)
    case .firstWebPage, .webPage, .webPageWithoutSwipes:
      let page = WebPage(edge: mirrored ? .right : .left)
      page.canGoBack = self != .firstWebPage
      page.allowsBackForwardNavigationGestures = self != .webPageWithoutSwipes
      return (page, nil)
    case .earlyDrag: return (with(ForeignDrag(after: 0)), nil)
    case .lateDrag: return (with(ForeignDrag(after: 30)), nil)
    case .slider: return (UISlider(), nil)
    case .toggle:
      // As many as there is room for: one is as wide as it is, whatever its frame.
      let row = UIView()
      for place in 0..<4 {
        row.addSubview(UISwitch(frame: CGRect(x: place * 50, y: 0, width: 0, height: 0)))
      }
      return (row, nil)
    case .segments: return (UISegmentedControl(items: ["one", "two"]), nil)
    case .control:
      let control = UIControl()
      control.addAction(UIAction { _ in }, for: .valueChanged)
      return (control, nil)
    case .excluded: return (UIView(), nil)
    case .selection, .text:
      let text = UITextView()
      text.text = "some words"
      return (text, nil)
    case .firstPage, .laterPage, .innerStack, .bar, .besideSheet, .modal: return (nil, nil)
    }
  }

  @MainActor private func with(_ recognizer: UIGestureRecognizer) -> UIView {
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    return view
  }
}

/// A drag of SwiftUI's or JavaScript's: no pan, and begun when the finger has gone `distance` points.
package final class ForeignDrag: UIGestureRecognizer {
  private let distance: CGFloat
  private var start = CGPoint.zero

  package init(after distance: CGFloat) {
    self.distance = distance
    super.init(target: nil, action: nil)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: nil) ?? .zero
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = touches.first?.location(in: nil) ?? .zero
    if state == .possible {
      if abs(here.x - start.x) > distance { state = .began }
    } else {
      state = .changed
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

/// The delegate of a pan that has been told who goes first.
private final class Agreement: NSObject, UIGestureRecognizerDelegate {
  /// The pan waits for the drag; else the drag for the pan.
  var waits = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits && otherGestureRecognizer is DragRecognizer }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !waits && otherGestureRecognizer is DragRecognizer }
}

/// Rows that can be swiped open from the leading side.
private final class SwipedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let hasActions: Bool

  init(hasActions: Bool) { self.hasActions = hasActions }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasActions else { return nil }
    let action = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

/// Two pages.
private final class Book: NSObject, UIPageViewControllerDataSource {
  let screens = [ColorScreen("1", .green), ColorScreen("2", .blue)]

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === screens[1] ? screens[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === screens[0] ? screens[1] : nil }
}

/// Rows that can be swiped to the left.
@MainActor
package final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

/// Handles the touches of a finger itself.
private final class StrokeView: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
