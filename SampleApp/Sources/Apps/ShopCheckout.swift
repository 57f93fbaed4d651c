import SnapshotNavigation
import UIKit

/// One print, large, with a size to choose.
final class PrintViewController: UIViewController {
  private let index: Int
  private let cart: Cart
  private let scrollView = UIScrollView()
  private let picture: LandscapeView
  private let text: UILabel
  private let sizes = UISegmentedControl(items: ["30 cm", "50 cm", "70 cm"])
  private let buy = UIButton.capsule("Add to cart", fill: .systemBlue, text: .white)
  private let more = UIButton.text("Next print", alignment: .center)

  init(index: Int, cart: Cart) {
    self.index = index
    self.cart = cart
    let place = Print.all[index].place
    picture = LandscapeView(place.landscape)
    text = UILabel(paragraphs: ["\(place.tagline), \(Print.all[index].price)"] + place.story)
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    for part in [picture, text, sizes, buy, more] { scrollView.addSubview(part) }
    sizes.accessibilityIdentifier = "Size"
    sizes.selectedSegmentIndex = 1
    buy.onTap { [weak self] in self?.addToCart() }
    more.onTap { [weak self] in self?.showNext() }
    let showCart = UIAction { [weak self] _ in
      guard let self else { return }
      navigationController?.pushViewController(CartViewController("Cart", cart), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cart", primaryAction: showCart)
  }

  private func addToCart() {
    cart.add([Print.all[index]])
    buy.setTitle("Add another", for: .normal)
  }

  private func showNext() {
    let next = PrintViewController(index: (index + 1) % Print.all.count, cart: cart)
    navigationController?.pushViewController(next, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    scrollView.frame = view.bounds
    scrollView.place(picture, x: left, y: 16, width: width, height: width * 0.7)
    scrollView.place(sizes, x: left, y: picture.frame.maxY + 16, width: width, height: 34)
    scrollView.place(buy, x: left, y: sizes.frame.maxY + 16, width: width, height: 50)
    scrollView.place(more, x: left, y: buy.frame.maxY + 4, width: width, height: 44)
    let height = text.height(fitting: width)
    scrollView.place(text, x: left, y: more.frame.maxY + 12, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: text.frame.maxY + 20)
  }
}

/// The cart; the toolbar leads to checkout.
final class CartViewController: ShopListViewController {
  override var rows: [Row] {
    cart.prints.map { Row(title: $0.name, detail: $0.price) }
  }
  override var leadsToCart: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    let empty = UIAction { [weak self] _ in
      self?.cart.empty()
      self?.show()
    }
    let checkOut = UIAction { [weak self] _ in
      guard let self else { return }
      navigationController?.pushViewController(CheckoutViewController(cart: cart), animated: true)
    }
    toolbarItems = [
      UIBarButtonItem(title: "Empty", primaryAction: empty), .flexibleSpace(),
      UIBarButtonItem(title: "Check out", primaryAction: checkOut),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    show()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func show() {
    tableView.reloadData()
    for item in toolbarItems ?? [] { item.isEnabled = !cart.prints.isEmpty }
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    cart.prints.isEmpty ? "Nothing yet." : "Total \(Cart.total(of: cart.prints))"
  }
}

/// An address to fill in, which isn't lost without a question.
final class CheckoutViewController: UITableViewController, PopConfirming {
  private let cart: Cart
  private let fields = [UITextField("Name"), UITextField("Street"), UITextField("City")]
  private let gift = SwitchCell("Gift wrap")

  init(cart: Cart) {
    self.cart = cart
    super.init(style: .insetGrouped)
    title = "Checkout"
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  func shouldPop(for trigger: TransitionTrigger) -> Bool {
    guard fields.contains(where: { $0.hasText }) else { return true }
    let alert = UIAlertController(
      asking: "Discard the address?", keep: "Keep editing", orElse: "Discard"
    ) { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
    present(alert, animated: true)
    return false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 48
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? fields.count : 2
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Deliver to" : "Total \(Cart.total(of: cart.prints))"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 0 { return FieldCell(fields[indexPath.row]) }
    return indexPath.row == 0 ? gift : tableView.row("Place order")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath == IndexPath(row: 1, section: 1) { placeOrder() }
  }

  private func placeOrder() {
    view.endEditing(true)
    cart.order()
    let alert = UIAlertController(
      title: "Thank you", message: "Your prints are on their way.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Show orders", style: .default) { [weak self] _ in
        let tabs = self?.tabBarController
        self?.navigationController?.popToRootViewController(animated: false)
        tabs?.selectedIndex = 1
      })
    present(alert, animated: true)
  }
}
