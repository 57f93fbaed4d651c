import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// UIKit speaks as a screen appears; half a second later, VoiceOver is taken back to where it was.
@MainActor @Suite(.warningsAreRead)
struct LibraryVoiceOverTests {
  enum Way: CaseIterable, Sendable {
    case pop, popToRoot, backButton, drag, setStack
  }

  private func rig(_ root: ColorScreen? = nil, isOn: Bool = true) -> Rig {
    let rig = Rig(root: root)
    rig.host.runtime.accessibility.isVoiceOverRunning = isOn
    return rig
  }

  private func posts(_ rig: Rig) -> [AccessibilityPost] { rig.host.runtime.accessibilityPosts }

  /// The element that VoiceOver was taken to; nothing if it wasn't, or by another post.
  private func target(_ rig: Rig) -> UIResponder? {
    let posts = posts(rig)
    guard posts.count == 1, posts[0].notification == .layoutChanged else { return nil }
    return posts[0].argument as? UIResponder
  }

  /// Goes from the root, where `element` has the focus, to another screen.
  private func leave(_ element: UIResponder?, on rig: Rig) -> ColorScreen {
    let screen = ColorScreen("a", .green)
    rig.host.runtime.voiceOverFocus = element
    rig.push(screen)
    rig.host.runtime.voiceOverFocus = screen.view
    return screen
  }

  /// Goes back, up to the moment when everything is at rest.
  private func goBack(_ way: Way = .pop, on rig: Rig) {
    switch way {
    case .pop: rig.navigation.popViewController(animated: true)
    case .popToRoot: rig.navigation.popToRootViewController(animated: true)
    case .backButton: rig.host.tap(at: CGPoint(x: 20, y: 40))
    case .drag:
      rig.grab(moving: 150)
      rig.letGo(at: 170)
    case .setStack: rig.navigation.setViewControllers([rig.root], animated: true)
    }
    rig.host.advance(by: 0.1)
    rig.host.advance(while: { !rig.navigation.isAtRest })
    #expect(rig.titles == ["root"])
  }

  private func mark(on screen: ColorScreen) -> UIView? { screen.view.subviews.first }

  // MARK: When

  @Test func nothingIsPostedForAScreenThatIsNew() {
    let rig = rig()
    _ = leave(mark(on: rig.root), on: rig)
    rig.host.advance(by: 1)
    #expect(posts(rig).isEmpty)
  }

  @Test(arguments: Way.allCases)
  func halfASecondAfterTheEndVoiceOverIsWhereItWas(_ way: Way) {
    let rig = rig()
    let mark = mark(on: rig.root)
    _ = leave(mark, on: rig)
    goBack(way, on: rig)
    #expect(posts(rig).isEmpty)
    rig.host.advance(by: 0.4)
    #expect(posts(rig).isEmpty)
    rig.host.advance(by: 0.3)
    #expect(target(rig) === mark)
    rig.host.advance(by: 2)
    #expect(posts(rig).count == 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func whereUIKitHasMovedTheFocusToTheScreenItStays(isElsewhere: Bool) throws {
    let rig = rig()
    let mark = mark(on: rig.root)
    _ = leave(mark, on: rig)
    goBack(on: rig)
    let other = try #require(rig.root.view.subviews.last)
    // The bar belongs to no screen.
    rig.host.runtime.voiceOverFocus = isElsewhere ? rig.navigation.navigationBar : other
    rig.host.advance(by: 1)
    #expect(target(rig) === (isElsewhere ? mark : nil))
    #expect(posts(rig).count == (isElsewhere ? 1 : 0))
  }

  enum Change: CaseIterable, Sendable {
    case anotherPush, alert, switchedOff, window
  }

  @Test(arguments: Change.allCases)
  func whatHappensWithinTheHalfSecondHasTheLastWord(_ change: Change) {
    let rig = rig()
    _ = leave(mark(on: rig.root), on: rig)
    goBack(on: rig)
    rig.host.advance(by: 0.2)
    switch change {
    case .anotherPush: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    case .alert: rig.navigation.present(UIViewController(), animated: false)
    case .switchedOff: rig.host.runtime.accessibility.isVoiceOverRunning = false
    case .window: rig.host.window.rootViewController = UIViewController()
    }
    rig.host.advance(by: 2)
    #expect(posts(rig).isEmpty)
  }

  @Test func thereAndBackWithinTheHalfSecondItWaitsAnew() {
    let rig = rig()
    let mark = mark(on: rig.root)
    rig.navigation.configuration.timing = .curve(duration: 0.05, .linear)
    _ = leave(mark, on: rig)
    goBack(on: rig)
    rig.host.runtime.voiceOverFocus = mark
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    rig.host.advance(by: 0.2)
    goBack(on: rig)
    rig.host.runtime.voiceOverFocus = nil
    rig.host.advance(by: 0.4)
    #expect(posts(rig).isEmpty)
    rig.host.advance(by: 0.4)
    #expect(target(rig) === mark)
  }

  @Test func withoutVoiceOverNothingWaitsAndNothingIsRemembered() {
    let rig = rig(isOn: false)
    _ = leave(mark(on: rig.root), on: rig)
    goBack(on: rig)
    rig.host.advance(by: 0.2)
    #expect(rig.host.runtime.clock.displayLinks == 0)
    _ = leave(mark(on: rig.root), on: rig)
    rig.host.runtime.accessibility.isVoiceOverRunning = true
    goBack(on: rig)
    rig.host.advance(by: 1)
    #expect(posts(rig).isEmpty)
    #expect(rig.host.runtime.clock.displayLinks == 0)
  }

  // MARK: Where

  @Test func whatHasGoneMeanwhileIsNotPosted() throws {
    let rig = rig()
    var mark = mark(on: rig.root)
    weak let element = mark
    _ = leave(mark, on: rig)
    mark?.removeFromSuperview()
    mark = nil
    #expect(element == nil)
    goBack(on: rig)
    rig.host.advance(by: 1)
    #expect(posts(rig).isEmpty)
  }

  @Test func anElementOfABarIsReturnedToAsWell() {
    let rig = rig()
    let item = UIView()
    rig.root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
    rig.host.advance(by: 0.2)
    #expect(item.window != nil)
    _ = leave(item, on: rig)
    goBack(on: rig)
    rig.host.advance(by: 1)
    #expect(target(rig) === item)
  }

  @Test func aFocusOnATabBarStaysThere() {
    let rig = rig()
    let tabs = UITabBarController()
    tabs.viewControllers = [rig.navigation, UIViewController()]
    rig.host.window.rootViewController = tabs
    rig.host.advance(by: 0.5)
    _ = leave(mark(on: rig.root), on: rig)
    rig.host.runtime.voiceOverFocus = tabs.tabBar
    goBack(.popToRoot, on: rig)
    rig.host.advance(by: 1)
    #expect(posts(rig).isEmpty)
  }

  @Test func aCanceledDragMovesNoFocus() {
    let rig = rig()
    let screen = leave(mark(on: rig.root), on: rig)
    rig.grab(moving: 60)
    rig.letGo(at: 80)
    rig.host.advance(by: 2)
    #expect(rig.navigation.topViewController === screen)
    #expect(posts(rig).isEmpty)
  }

  // MARK: Lists

  enum Row: CaseIterable, Sendable {
    case kept, madeAnew, element, elementMadeAnew, reused, scrolledAway
  }

  /// VoiceOver's elements for rows are recreated, and cells show other rows.
  @Test(arguments: Row.allCases)
  func aRowIsFoundByItsPlace(_ row: Row) throws {
    let screen = ListScreen()
    let rig = rig(screen)
    let path = IndexPath(row: 3, section: 0)
    let cell = try #require(screen.table.cellForRow(at: path))
    var element: UIAccessibilityElement?
    if row == .element || row == .elementMadeAnew {
      element = UIAccessibilityElement(accessibilityContainer: screen.table)
      element?.accessibilityFrame = cell.accessibilityFrame
    }
    _ = leave(element ?? cell, on: rig)
    switch row {
    case .kept, .element: break
    case .elementMadeAnew: element = nil
    case .madeAnew: screen.showAnew(reusing: false)
    case .reused: screen.showAnew(reusing: true)
    case .scrolledAway: screen.table.contentOffset.y = 2_000
    }
    goBack(on: rig)
    rig.host.advance(by: 1)
    let now = screen.table.cellForRow(at: path)
    switch row {
    case .kept: #expect(now === cell)
    case .madeAnew, .reused: #expect(now != nil && now !== cell)
    case .element, .elementMadeAnew, .scrolledAway: break
    }
    #expect(target(rig) === (element ?? now))
    #expect(posts(rig).count == (row == .scrolledAway ? 0 : 1))
  }

  @Test func anItemOfACollectionIsFoundByItsPlace() throws {
    let rig = rig()
    let collection = Collection(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    rig.root.view.addSubview(collection)
    collection.show()
    _ = leave(collection.items[1], on: rig)
    collection.show()
    goBack(on: rig)
    rig.host.advance(by: 1)
    #expect(target(rig) === collection.items[1])
  }
}

/// A screen with a table, whose cells can be made anew.
private final class ListScreen: ColorScreen, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
  private var reusesCells = true

  init() { super.init("root", .red) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
  }

  /// Its rows are shown by new cells, or by the old ones in another order.
  func showAnew(reusing isReusing: Bool) {
    reusesCells = isReusing
    table.reloadData()
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      reusesCells
      ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      : UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityLabel = "row \(indexPath.row)"
    return cell
  }
}

/// A collection of two items, one above the other.
private final class Collection: UICollectionView {
  private(set) var items: [UICollectionViewCell] = []

  func show() {
    for item in items { item.removeFromSuperview() }
    items = [0, 100].map {
      UICollectionViewCell(frame: CGRect(x: 0, y: $0, width: 200, height: 100))
    }
    for item in items { addSubview(item) }
  }

  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.firstIndex { $0.frame.contains(point) }.map { IndexPath(row: $0, section: 0) }
  }

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items[indexPath.row]
  }
}
