import SnapshotNavigation
import UIKit

/// An account whose owner signs out: a sign-in screen replaces the whole stack.
///
/// `setViewControllers` drops the snapshots of the screens that it removes and clears the forward
/// history, so no drag leads back to the account.
final class LogoutViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  private func signOut() {
    // Both are nil once this screen has left the stack.
    let (navigation, tabs) = (navigationController, tabBarController?.viewControllers ?? [])
    // A modal would stay above the sign-in screen.
    view.window?.rootViewController?.dismiss(animated: false)
    // Other tabs keep their root: in your app, replace it if it shows the account.
    for case let stack as UINavigationController in tabs where stack !== navigation {
      stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)  // recipe
    }
    let signIn = SignInViewController(home: home)
    navigation?.setViewControllers([signIn], animated: true)  // recipe
    SnapshotNavigationController.invalidateSnapshots()  // recipe
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let home: (@MainActor () -> UIViewController)?

  /// `home` makes the screen that is shown after signing in; the account, if it's `nil`.
  init(home: (@MainActor () -> UIViewController)? = nil) {
    self.home = home
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    home = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Account"
    navigationItem.largeTitleDisplayMode = .never
  }

  // MARK: Rows

  private let rows = [
    ("Name", "Robin Hale"), ("Email", "robin@example.com"), ("Plan", "Family"),
    ("Card", "Ends in 4411"),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let isSignOut = indexPath.section == 1
    var content = UIListContentConfiguration.valueCell()
    content.text = isSignOut ? "Sign Out" : rows[indexPath.row].0
    content.secondaryText = isSignOut ? nil : rows[indexPath.row].1
    if isSignOut { content.textProperties.color = .systemRed }
    cell.contentConfiguration = content
    cell.selectionStyle = isSignOut ? .default : .none
    cell.accessibilityIdentifier = isSignOut ? "sign-out" : nil
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 1 { signOut() }
  }
}

/// All that's left after signing out.
private final class SignInViewController: UIViewController {
  private let home: (@MainActor () -> UIViewController)?
  private let scrollView = UIScrollView()
  private let icon = UIImageView(image: UIImage(systemName: "person.fill"))
  private let heading = UILabel()
  private let fields = [UITextField(), UITextField()]
  private let button = UIButton(configuration: .filled())

  init(home: (@MainActor () -> UIViewController)?) {
    self.home = home
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .systemIndigo
    heading.text = "Welcome back"
    heading.font = .preferredFont(forTextStyle: .title1)
    heading.adjustsFontForContentSizeCategory = true
    heading.textAlignment = .center
    heading.numberOfLines = 0
    for (field, name) in zip(fields, ["Email", "Password"]) {
      field.placeholder = name
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.isSecureTextEntry = name == "Password"
    }
    button.configuration?.title = "Sign In"
    button.configuration?.baseBackgroundColor = .systemIndigo
    button.configuration?.cornerStyle = .large
    button.accessibilityIdentifier = "sign-in"
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    for part in [icon, heading, fields[0], fields[1], button] { scrollView.addSubview(part) }
  }

  private func signIn() {
    navigationController?.setViewControllers(
      [home?() ?? LogoutViewController()], animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 48, 400)
    let x = (view.bounds.width - width) / 2
    icon.frame = CGRect(x: x, y: 48, width: width, height: 64)
    let headingHeight = heading.sizeThatFits(CGSize(width: width, height: 0)).height
    heading.frame = CGRect(x: x, y: 132, width: width, height: headingHeight)
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
    var y = heading.frame.maxY + 28
    for part in [fields[0], fields[1], button] as [UIView] {
      part.frame = CGRect(x: x, y: y, width: width, height: (line + 26).rounded(.up))
      y = part.frame.maxY + 14
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
