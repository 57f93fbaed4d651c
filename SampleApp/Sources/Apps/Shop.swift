import UIKit

/// A shop for prints: three tabs with a stack each, and one cart for all of them.
final class ShopViewController: UITabBarController {
  init(_ makeStack: OrdinaryApp.MakeStack) {
    super.init(nibName: nil, bundle: nil)
    let cart = Cart()
    let tabs: [(symbol: String, screen: UIViewController)] = [
      ("house", CatalogViewController("Catalog", cart)),
      ("list.bullet", OrdersViewController("Orders", cart)),
      ("person", AccountViewController("Account", cart)),
    ]
    viewControllers = tabs.enumerated().map { index, tab in
      let stack = makeStack(tab.screen)
      stack.tabBarItem = UITabBarItem(
        title: tab.screen.title, image: UIImage(systemName: tab.symbol), tag: index)
      return stack
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture to hang up.
struct Print {
  let place: Place
  let dollars: Int

  var name: String { "\(place.name), \(place.country)" }
  var price: String { "$\(dollars)" }

  static let all = zip(Place.all, [49, 35, 58, 72, 39, 45, 64]).map {
    Print(place: $0, dollars: $1)
  }
}

/// The prints to buy, and past orders.
@MainActor
final class Cart {
  private(set) var prints: [Print] = []
  private(set) var orders: [[Print]] = [[Print.all[1]], [Print.all[4], Print.all[2]]]

  static func total(of prints: [Print]) -> String { "$\(prints.reduce(0) { $0 + $1.dollars })" }

  func add(_ added: [Print]) { prints += added }
  func empty() { prints = [] }

  func order() {
    orders.insert(prints, at: 0)
    prints = []
  }
}

/// A list of the shop, with the way to the cart in its bar.
class ShopListViewController: UITableViewController {
  struct Row {
    var title: String
    var detail: String?
    var image: UIImage?
    /// Opens on a tap.
    var open: (@MainActor () -> UIViewController)?
  }

  let cart: Cart
  private var cartItem: UIBarButtonItem?

  init(_ title: String, _ cart: Cart) {
    self.cart = cart
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  var rows: [Row] { [] }
  var leadsToCart: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard leadsToCart else { return }
    cartItem = UIBarButtonItem(
      title: "Cart", primaryAction: UIAction { [weak self] _ in self?.showCart() })
    navigationItem.rightBarButtonItem = cartItem
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    let count = cart.prints.count
    cartItem?.title = count == 0 ? "Cart" : "Cart (\(count))"
  }

  func showCart() {
    navigationController?.pushViewController(CartViewController("Cart", cart), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.row(
      row.title, detail: row.detail, image: row.image,
      accessory: row.open == nil ? .none : .disclosureIndicator)
    cell.selectionStyle = row.open == nil ? .none : .default
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let screen = rows[indexPath.row].open?() else { return }
    navigationController?.pushViewController(screen, animated: true)
  }
}

/// All prints with their prices.
final class CatalogViewController: ShopListViewController {
  // Painted once, not for every row that comes by.
  private let pictures = Print.all.map { $0.place.landscape.thumbnail(side: 52, cornerRadius: 6) }

  override var rows: [Row] {
    Print.all.enumerated().map { [cart] index, print in
      Row(title: print.name, detail: print.price, image: pictures[index]) {
        PrintViewController(index: index, cart: cart)
      }
    }
  }
}

/// Past orders.
final class OrdersViewController: ShopListViewController {
  override var rows: [Row] {
    cart.orders.enumerated().map { [cart] index, prints in
      let title = "Order \(cart.orders.count - index)"
      return Row(title: title, detail: Cart.total(of: prints)) {
        OrderViewController(title, cart, prints)
      }
    }
  }
}

/// One order, which can be repeated.
final class OrderViewController: ShopListViewController {
  private let prints: [Print]

  init(_ title: String, _ cart: Cart, _ prints: [Print]) {
    self.prints = prints
    super.init(title, cart)
  }

  required init?(coder: NSCoder) { nil }

  override var rows: [Row] { prints.map { Row(title: $0.name, detail: $0.price) } }
  override var leadsToCart: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    let repeatOrder = UIAction { [weak self] _ in
      guard let self else { return }
      cart.add(prints)
      showCart()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy again", primaryAction: repeatOrder)
  }
}

/// Settings of the customer.
final class AccountViewController: ShopListViewController {
  private let news = SwitchCell("News by mail")

  override var rows: [Row] {
    [
      Row(title: "Last order", detail: "on its way") { [cart] in
        OrderViewController("Last order", cart, cart.orders.first ?? [])
      },
      Row(title: "News by mail"), Row(title: "Address", detail: "4 Harbor Row"),
    ]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    indexPath.row == 1 ? news : super.tableView(tableView, cellForRowAt: indexPath)
  }
}
