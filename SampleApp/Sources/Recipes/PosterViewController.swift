import SnapshotNavigation
import UIKit

/// A poster whose large image is released while another screen is on top, and loaded again for the
/// way back.
///
/// Its snapshot stays until the image loads.
final class PosterViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if poster.image == nil { load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    poster.image = nil
  }

  private func load() {
    snapshotNavigation.isReadyToShow = false  // recipe
    // Simulates reading a file or a request.
    let timer = Timer(timeInterval: 1.8, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.show() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func show() {
    poster.image = picture
    snapshotNavigation.isReadyToShow = true  // recipe
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let picture: UIImage?
  private let poster = UIImageView()
  private let caption = UILabel()
  private let open = UIButton(configuration: .filled())

  init(picture: UIImage? = nil) {
    self.picture = picture ?? UIImage(systemName: "photo")
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    picture = UIImage(systemName: "photo")
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Poster"
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    poster.backgroundColor = .secondarySystemBackground
    poster.contentMode = .scaleAspectFill
    poster.clipsToBounds = true
    poster.layer.cornerRadius = 12
    poster.accessibilityIdentifier = "poster"
    caption.text = "Lofoten by boat, from May to September"
    caption.font = .preferredFont(forTextStyle: .headline)
    caption.adjustsFontForContentSizeCategory = true
    caption.textAlignment = .center
    caption.numberOfLines = 0
    open.configuration?.title = "Timetable"
    open.configuration?.cornerStyle = .large
    open.accessibilityIdentifier = "go-on"
    let action = UIAction { [weak self] _ in
      self?.navigationController?.pushViewController(TimetableViewController(), animated: true)
    }
    open.addAction(action, for: .touchUpInside)
    for part in [poster, caption, open] { view.addSubview(part) }
    poster.image = picture
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 20)
    let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let height = max(open.sizeThatFits(room).height + 12, 48)
    let textHeight = caption.sizeThatFits(room).height
    open.frame = CGRect(
      x: area.minX, y: area.maxY - height, width: area.width, height: height)
    caption.frame = CGRect(
      x: area.minX, y: open.frame.minY - textHeight - 20, width: area.width, height: textHeight)
    poster.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width,
      height: max(caption.frame.minY - area.minY - 20, 60))
  }
}

/// Boat departures.
private final class TimetableViewController: UITableViewController {
  private let boats = [
    ("Reine", "8:10"), ("Nusfjord", "9:25"), ("Henningsvær", "11:40"), ("Svolvær", "13:05"),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Timetable"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "boat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    boats.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = boats[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
