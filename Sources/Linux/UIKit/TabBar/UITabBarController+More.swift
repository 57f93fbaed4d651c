/// The list of the tabs for which the bar has no room.
final class MoreScreen: UITableViewController {
  weak var tabs: UITabBarController?

  init() {
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.tabsBeyondBar.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = tabs?.tabsBeyondBar[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs else { return }
    tabs.selectedViewController = tabs.tabsBeyondBar[indexPath.row]
  }
}

extension UITabBarController {
  /// Apple: more than five tabs, of which the bar shows four and the item More.
  var hidesTabs: Bool { tabs.count > TabBarLayout.largestCount }

  var tabsBeyondBar: [UIViewController] {
    hidesTabs ? Array(tabs.dropFirst(TabBarLayout.largestCount - 1)) : []
  }

  var barItems: [UITabBarItem] {
    guard hidesTabs else { return tabs.compactMap(\.tabBarItem) }
    return tabs.prefix(TabBarLayout.largestCount - 1).compactMap(\.tabBarItem)
      + [more.tabBarItem].compactMap { $0 }
  }

  func makeMoreScreen() -> UINavigationController {
    let list = MoreScreen()
    list.tabs = self
    let more = UINavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return more
  }

  /// Measured: the screen that was left open in it is shown again; tapped once more, the list.
  func selectMoreByTap() {
    let isOpen = tabsBeyondBar.contains { $0 === selectedViewController }
    if !isOpen, !isMoreSelected, let open = openInMore,
      let index = tabs.firstIndex(where: { $0 === open }),
      tabsBeyondBar.contains(where: { $0 === open })
    {
      return select(index)
    }
    selectMore()
  }

  /// A tab of the list is shown in place of it here, not pushed onto it.
  func selectMore() {
    guard !isMoreSelected else { return }
    if more.storedParent !== self {
      addChild(more)
      more.didMove(toParent: self)
    }
    isMoreSelected = true
    openInMore = nil
    tabItemsMayHaveChanged()
    if isViewLoaded { showSelectedTab() }
  }
}
