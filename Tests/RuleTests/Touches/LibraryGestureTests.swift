import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Counts what a pan of the app's own hears, and may refuse to begin.
@MainActor
private final class Canvas: UIView, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  var isInterested = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== pan || isInterested
  }
}

@MainActor @Suite(.warningsAreRead)
struct LibraryGestureTests {
  private static let place = CGRect(x: 10, y: 100, width: 180, height: 260)

  private func rig(
    with view: UIView, in place: CGRect = place, under setting: UnsureSetting = .asUsual
  ) -> Rig {
    let rig = Rig(under: setting)
    _ = rig.push(holding: view, at: place)
    return rig
  }

  private func drag(
    _ rig: Rig, from start: CGFloat = 60, to end: CGFloat = 180, y: CGFloat = 200
  ) {
    rig.host.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: 0.2)
    rig.host.advance(by: 1)
  }

  private func scrollView(offset: CGFloat) -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 600, height: 260)
    scroll.contentOffset.x = offset
    return scroll
  }

  enum Control: CaseIterable {
    case slider, toggle, segments, pages, picker, rating

    @MainActor
    func make() -> UIView {
      switch self {
      case .slider: return UISlider()
      case .toggle: return UISwitch()
      case .segments: return UISegmentedControl(items: ["one", "two"])
      case .pages: return UIPageControl()
      case .picker: return UIPickerView()
      case .rating:
        let control = UIControl()
        control.addAction(UIAction { _ in }, for: .valueChanged)
        return control
      }
    }
  }

  @Test(arguments: Control.allCases, UnsureSetting.ofNavigation)
  func aControlWhoseValueAFingerChangesKeepsIt(_ control: Control, _ setting: UnsureSetting) {
    let view = control.make()
    let rig = rig(
      with: view, in: CGRect(x: 40, y: 185, width: 120, height: 30), under: setting)
    drag(rig)
    if let slider = view as? UISlider { #expect(slider.value > 0.8) }
    // Sliders and switches say no to every pan around them before the drag's own rules are asked.
    #expect(rig.refusals == [.control])
    #expect(rig.titles == ["root", "a"])
  }

  @Test func aButtonDoesNotKeepAFingerThatMoves() {
    let button = UIButton(type: .system)
    let rig = rig(with: button)
    drag(rig)
    #expect(rig.titles == ["root"])
    #expect(rig.refusals.isEmpty)
  }

  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func aScrollViewThatCanStillScrollKeepsTheFinger(_ setting: UnsureSetting, isPager: Bool) {
    let scroll = scrollView(offset: isPager ? 180 : 200)
    scroll.isPagingEnabled = isPager
    let rig = rig(with: scroll, under: setting)
    drag(rig)
    #expect(rig.refusals == [.scrollView])
    #expect(isPager ? scroll.contentOffset.x == 0 : scroll.contentOffset.x < 180)
    #expect(rig.titles == ["root", "a"])
  }

  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func atTheScrollViewsEdgeTheDragWins(_ setting: UnsureSetting, isPager: Bool) {
    let scroll = scrollView(offset: 0)
    scroll.isPagingEnabled = isPager
    let rig = rig(with: scroll, under: setting)
    drag(rig)
    #expect(rig.titles == ["root"])
    #expect(scroll.contentOffset.x == 0)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func aScrollViewThatIsTurnedOffLetsGo(byItsPan: Bool) {
    let scroll = scrollView(offset: 200)
    if byItsPan {
      scroll.panGestureRecognizer.isEnabled = false
    } else {
      scroll.isScrollEnabled = false
    }
    let rig = rig(with: scroll)
    drag(rig)
    #expect(rig.titles == ["root"])
    #expect(scroll.contentOffset.x == 200)
  }

  @Test func theOtherWayAScrollViewAtItsEdgeScrolls() {
    let scroll = scrollView(offset: 0)
    let rig = rig(with: scroll)
    rig.host.drag(
      from: CGPoint(x: 180, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(scroll.contentOffset.x > 60)
    #expect(rig.titles == ["root", "a"])
  }

  @Test func aPagerAroundAScrollViewAtItsEdgeKeepsTheFinger() {
    let pager = scrollView(offset: 180)
    pager.isPagingEnabled = true
    pager.contentSize.width = 540
    let inner = scrollView(offset: 0)
    inner.frame = CGRect(x: 180, y: 0, width: 180, height: 260)
    pager.addSubview(inner)
    let rig = rig(with: pager)
    rig.refusals = []
    pager.contentOffset.x = 180
    drag(rig)
    #expect(rig.refusals == [.scrollView])
    #expect(rig.titles == ["root", "a"])
  }

  @Test(arguments: UnsureSetting.ofNavigation)
  func aRowIsSwipedOpenAndNothingIsPopped(_ setting: UnsureSetting) {
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    table.delegate = rows
    let rig = rig(with: table, under: setting)
    let views = table.descendants.count
    drag(rig, from: 170, to: 110)
    #expect(table.descendants.count > views)
    #expect(rig.titles == ["root", "a"])
    // Back again: closes the row, not the screen.
    drag(rig, from: 50)
    #expect(rig.titles == ["root", "a"])
  }

  @Test func aRowsSwipeTowardsThePopSideGoesFirst() {
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    table.delegate = rows
    // Where a table keeps the recognizer of its rows' actions: on itself, beside the one that scrolls.
    let canvas = Canvas()
    table.addGestureRecognizer(canvas.pan)
    let rig = rig(with: table)
    drag(rig)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == [.otherGesture])
    canvas.isInterested = false
    canvas.pan.isEnabled = false
    drag(rig)
    #expect(rig.titles == ["root"])
  }

  @Test(arguments: [true, false])
  func aPanInsideTheScreenGoesFirst(isInterested: Bool) {
    let canvas = Canvas()
    canvas.isInterested = isInterested
    let rig = rig(with: canvas)
    drag(rig)
    #expect(rig.titles == (isInterested ? ["root", "a"] : ["root"]))
    #expect(rig.refusals == (isInterested ? [.otherGesture] : []))
    #expect(rig.leftovers.isEmpty)
  }

  /// An editor of the app's own, as a web view's and SwiftUI's text are.
  private final class Editor: UIView, UITextInput {
    private final class Selection: UITextRange {
      let length: Int

      init(_ length: Int) { self.length = length }

      override var isEmpty: Bool { length == 0 }
    }

    private let word = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 40))
    private var selection: UITextRange?

    init(selecting length: Int) {
      super.init(frame: .zero)
      selection = Selection(length)
      addSubview(word)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    var selectedTextRange: UITextRange? {
      get { selection }
      set { selection = newValue }
    }
  }

  @Test(arguments: [0, 4], [true, false])
  func selectedTextOfAnyEditorKeepsTheFinger(selected: Int, isEdited: Bool) {
    let editor = Editor(selecting: selected)
    let rig = rig(with: editor, in: CGRect(x: 10, y: 66, width: 180, height: 40))
    if isEdited { editor.becomeFirstResponder() }
    drag(rig, y: 90)
    let isKept = selected > 0 && isEdited
    #expect(rig.titles == (isKept ? ["root", "a"] : ["root"]))
    #expect(rig.refusals == (isKept ? [.textSelection] : []))
  }

  /// How far from its axis a drag may start is the app's to say.
  @Test(arguments: [(45, true), (30, false), (60, true)] as [(CGFloat, Bool)])
  func aDragThatIsSteepBeginsOnlyIfTheAppAllowsThat(angle: CGFloat, begins: Bool) {
    let rig = Rig { $0.configuration.dragAngle = angle }
    rig.push(ColorScreen("a", .green))
    // 40 degrees.
    rig.host.drag(from: CGPoint(x: 10, y: 100), to: CGPoint(x: 180, y: 242), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.titles == (begins ? ["root"] : ["root", "a"]))
    #expect(rig.refusals == (begins ? [] : [.notAlongAxis]))
  }

  @Test func aSearchThatLeavesTheBarIsNoModal() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    let search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = false
    screen.navigationItem.searchController = search
    screen.definesPresentationContext = true
    rig.push(screen)
    screen.present(search, animated: false)
    rig.host.advance(by: 0.5)
    let refusal = rig.navigation.dragRefusal(
      at: CGPoint(x: 20, y: 200), moving: CGPoint(x: 10, y: 0))
    #expect(refusal == nil)
  }

  @Test func aNavigationControllerInsideAScreenGoesFirst() {
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .blue))
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    rig.push(screen)
    inner.pushViewController(ColorScreen("deep", .red), animated: true)
    rig.host.advance(by: 1)
    rig.host.drag(
      from: CGPoint(x: 20, y: 300), to: CGPoint(x: 180, y: 300), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(inner.viewControllers.count == 1)
    #expect(rig.titles == ["root", "a"])
    rig.host.drag(
      from: CGPoint(x: 20, y: 300), to: CGPoint(x: 180, y: 300), duration: 0.2)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// A recognizer of the app's that waits for the drag waits for none that can't come.
  @Test(arguments: [DragRefusal.atRoot, .disabled, .outsideEdge])
  func aTouchThatCannotDragKeepsNobodyWaiting(reason: DragRefusal) {
    let rig = Rig()
    if reason != .atRoot { rig.push(ColorScreen("a", .green)) }
    if reason == .disabled { rig.navigation.configuration.dragArea = .disabled }
    if reason == .outsideEdge { rig.navigation.configuration.dragArea = .edge(20) }
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.require(toFail: rig.navigation.dragGestureRecognizer)
    rig.navigation.topViewController?.view.addGestureRecognizer(press)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    #expect(press.state == .began)
    #expect(rig.refusals == [reason])
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 200))
    rig.host.advance(by: 0.1)
  }
}
