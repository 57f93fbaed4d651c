import SampleScreens
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The sample's ordinary apps work, over the library's stacks and over UIKit's.
@MainActor
@Suite(.warningsAreRead) struct OrdinaryAppTests {
  /// What a user does, one after the other.
  enum Step: Sendable {
    case tap(String)
    case tapTwice(String)
    /// A finger draws a row to the leading side.
    case swipe(String)
    case type(String)
    /// The front stack's back button.
    case back
    /// Whose title the top of the front stack has.
    case see(String)
  }

  /// A way to one of an app's deepest screens, and back to where it began.
  struct Walk: Sendable, CustomTestStringConvertible {
    var app: OrdinaryApp
    var steps: [Step]
    var isForPhones = true
    var isForPads = true
    var needsLibrary = false

    var testDescription: String { "\(app): \(steps.count) steps" }
  }

  nonisolated static let walks = [
    Walk(
      app: .shop,
      steps: [
        .tap("Lofoten, Norway"), .tap("Add to cart"), .tap("Next print"), .see("Amalfi"),
        .tap("Cart"), .tap("Check out"), .see("Checkout"), .tap("Gift wrap"), .back, .see("Cart"),
        .back, .back, .back, .see("Catalog"), .tap("Orders"), .tap("Order 2"), .see("Order 2"),
        .back, .tap("Account"), .tap("Last order"), .see("Last order"), .back, .see("Account"),
      ]),
    Walk(
      app: .shop,
      steps: [
        .tap("Kyoto, Japan"), .tap("Add to cart"), .tap("Cart"), .tap("Check out"), .tap("Name"),
        .type("Maya"), .tap("Place order"), .tap("Show orders"), .see("Orders"), .tap("Order 3"),
        .tap("Buy again"), .see("Cart"), .tap("Empty"), .back, .back, .tap("Catalog"),
        .see("Catalog"),
      ]),
    // An address isn't lost without a question, which UIKit's stacks don't ask.
    Walk(
      app: .shop,
      steps: [
        .tap("Kyoto, Japan"), .tap("Add to cart"), .tap("Cart"), .tap("Check out"), .tap("City"),
        .type("Oslo"), .back, .tap("Keep editing"), .see("Checkout"), .back, .tap("Discard"),
        .see("Cart"), .back, .back, .see("Catalog"),
      ], needsLibrary: true),
    Walk(
      app: .reader,
      steps: [
        .tap("Warm Stone"), .tap("1  Amalfi"), .see("Amalfi"), .tap("Text"), .tap("Text"),
        .tap("Next chapter"), .see("Santorini"), .tap("Picture"), .see("Frontispiece"), .back,
        .back, .back, .see("Warm Stone"), .tap("Leaf through"), .see("1 of 9"),
        .tap("To the end"), .see("9 of 9"), .back, .tap("Frontispiece"), .tapTwice("Picture"),
        .tapTwice("Picture"), .back, .back, .see("Library"),
      ]),
    Walk(
      app: .chat,
      steps: [
        .tap("Maya"), .tap("Message"), .type("See you"), .tap("Send"), .see("Maya"),
        .tap("Contact"), .tap("Mute"), .tap("Block"), .tap("Cancel"), .see("Contact"), .back, .back,
        .see("Chats"), .tap("Find"), .tap("Find"), .tap("New"), .see("To whom?"), .tap("To Paolo"),
        .see("Paolo"), .back, .swipe("Ines"), .tap("Mute"), .swipe("Ines"), .tap("Delete"),
        .see("Chats"),
      ]),
    Walk(
      app: .wallpaper,
      steps: [
        .tap("Lofoten"), .see("Lofoten"), .tap("Use"), .tap("Tint"), .tap("Mint"), .tap("Next"),
        .see("Amalfi"), .tap("About"), .see("About"), .tap("Next place"), .tap("Story"),
        .see("Story"), .back, .back, .tap("Done"), .see("Amalfi"), .back, .back, .see("Wallpapers"),
      ]),
    Walk(
      app: .mail,
      steps: [
        .tap("Inbox"), .tap("Maya Lind"), .see("Maya Lind"), .tap("Open the picture"),
        .see("Picture"), .back, .tap("Reply"), .see("New letter"), .tap("Choose a recipient"),
        .tap("To June Ito"), .see("New letter"), .tap("Subject"), .type("Hello"), .tap("Cancel"),
        .tap("Delete draft"), .see("Maya Lind"), .back, .see("Inbox"), .back, .see("Mailboxes"),
      ], isForPads: false),
    Walk(
      app: .mail,
      steps: [
        .tap("Inbox"), .tap("June Ito"), .tap("Open the picture"), .see("Picture"), .back,
        .see("June Ito"), .tap("Reply"), .see("New letter"), .tap("Send"), .tap("Paolo Ferri"),
        .see("Paolo Ferri"), .back, .see("Mailboxes"), .tap("Pictures"), .see("Pictures"), .back,
      ], isForPhones: false),
    Walk(
      app: .media,
      steps: [
        .tap("Kyoto"), .tap("Arrival in Kyoto"), .tap("Next album"), .see("Patagonia"),
        .tap("Now playing"), .see("Now playing"), .tap("Queue"), .tap("2  April and November"),
        .see("Now playing"), .tap("Skip"), .tap("Play here"), .tap("Close"), .see("Patagonia"),
        .tap("Play"), .back, .back, .see("Albums"),
      ]),
  ]

  nonisolated static let phones = cases(walks.filter(\.isForPhones))
  nonisolated static let pads = cases(walks.filter(\.isForPads))

  /// Each walk over the library's stacks, and those that can be over UIKit's, too.
  nonisolated private static func cases(_ walks: [Walk]) -> [(Walk, Bool)] {
    walks.flatMap { walk in (walk.needsLibrary ? [true] : [true, false]).map { (walk, $0) } }
  }

  @Test(arguments: phones)
  func anAppIsUsedOnAPhone(walk: Walk, overLibrary: Bool) throws {
    try use(walk, overLibrary, size: CGSize(width: 390, height: 844), top: 47, bottom: 34)
  }

  @Test(arguments: pads)
  func anAppIsUsedOnAPad(walk: Walk, overLibrary: Bool) throws {
    try use(walk, overLibrary, size: CGSize(width: 1024, height: 768), top: 24, bottom: 20)
  }

  /// The page Apps presents each of them, and a strip above closes it.
  @Test(arguments: OrdinaryApp.allCases)
  func theGuideShowsAnApp(app: OrdinaryApp) throws {
    let user = User(
      Guide.controller(showing: [.recipes]), size: CGSize(width: 390, height: 844), top: 47,
      bottom: 34)
    try user.take(.tap("recipe-apps"))
    try user.take(.tap("app-\(app)"))
    #expect(try #require(user.top).title != "Apps")
    #expect(user.colors > 2)
    try user.take(.tap("close-app"))
    try user.take(.see("Apps"))
  }

  private func use(
    _ walk: Walk, _ overLibrary: Bool, size: CGSize, top: CGFloat, bottom: CGFloat
  ) throws {
    let root = walk.app.makeRoot { root in
      overLibrary
        ? SnapshotNavigationController(rootViewController: root)
        : UINavigationController(rootViewController: root)
    }
    let user = User(root, size: size, top: top, bottom: bottom)
    #expect(user.top != nil && user.colors > 2)
    for step in walk.steps {
      try user.take(step)
      #expect(user.colors > 2, "after \(step)")
      #expect(user.host.log.isEmpty, "after \(step)")
    }
    #expect(root.presentedViewController == nil)
  }
}

/// Somebody with a device in their hand.
@MainActor
private final class User {
  let host: Host

  init(_ root: UIViewController, size: CGSize, top: CGFloat, bottom: CGFloat) {
    host = Host(
      size: size, scale: 1, safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    // Where the last column lies beneath the others, the host's bars don't keep clear of them.
    host.settings.secondaryColumnFillsSplitView = false
    host.show(root, for: 0.5)
  }

  func take(_ step: OrdinaryAppTests.Step) throws {
    switch step {
    case .tap(let name): host.tap(at: try #require(place(of: name), "nothing to tap: \(name)"))
    case .tapTwice(let name):
      let point = try #require(place(of: name), "nothing to tap: \(name)")
      host.tap(at: point)
      host.tap(at: point)
    case .swipe(let name):
      let point = try #require(place(of: name), "nothing to swipe: \(name)")
      host.drag(from: point, to: CGPoint(x: point.x - 160, y: point.y), duration: 0.2)
    case .type(let text): host.type(text)
    case .back:
      let stack = try #require(stacks.last { $0.viewControllers.count > 1 }, "no way back")
      host.tap(at: stack.navigationBar.convert(CGPoint(x: 24, y: 22), to: nil))
    case .see(let title):
      #expect(stacks.contains { $0.topViewController?.title == title }, "\(title): \(titles)")
    }
    host.advance(by: 1)
  }

  var top: UIViewController? { stacks.last?.topViewController }

  private var titles: [String] { stacks.compactMap { $0.topViewController?.title } }

  /// How many colors there are, of a few points all over the screen.
  var colors: Int {
    let image = host.frame()
    var colors: Set<[UInt8]> = []
    for y in stride(from: 0, to: image.height, by: 12) {
      for x in stride(from: 0, to: image.width, by: 12) {
        let color = image.color(x: x, y: y)
        colors.insert([color.red, color.green, color.blue])
      }
    }
    return colors.count
  }

  // MARK: What is in front

  /// The stacks in the frontmost presentation, from left to right.
  private var stacks: [UINavigationController] {
    var front = host.window.rootViewController
    while let next = front?.presentedViewController, !(next is UISearchController) { front = next }
    return front.map(stacks) ?? []
  }

  private func stacks(in screen: UIViewController) -> [UINavigationController] {
    if let stack = screen as? UINavigationController { return [stack] }
    if let tabs = screen as? UITabBarController {
      return tabs.selectedViewController.map(stacks) ?? []
    }
    return screen.children.flatMap(stacks).filter { $0.viewIfLoaded?.window != nil }
  }

  /// Where a finger reaches what has that identifier, label or text.
  private func place(of name: String) -> CGPoint? {
    let fronts = [top?.inputAccessoryView, host.window].compactMap(\.self)
    for isScrolling in [false, true] {
      for view in fronts {
        if let place = place(of: name, in: view, isScrolling) { return place }
      }
    }
    return nil
  }

  private func place(of name: String, in view: UIView, _ isScrolling: Bool) -> CGPoint? {
    if view.isHidden || view.alpha < 0.01 { return nil }
    for part in view.subviews.reversed() {
      if let place = place(of: name, in: part, isScrolling) { return place }
    }
    let names = [
      view.accessibilityIdentifier, view.accessibilityLabel, (view as? UIButton)?.currentTitle,
      (view as? UILabel)?.text,
    ]
    guard names.contains(name), let window = view.window else { return nil }
    if isScrolling { scroll(to: view) }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard let hit = window.hitTest(middle, with: nil) else { return nil }
    return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? middle : nil
  }

  private func scroll(to view: UIView) {
    for case let scrollView as UIScrollView in sequence(first: view, next: \.superview) {
      scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
    }
    host.advance(by: 0.1)
  }
}
