import SnapshotNavigation
import UIKit

/// A museum tour whose rooms are pushed one after the other, each when the one before is shown.
///
/// Every operation has a completion. In an asynchronous function, use
/// `await navigation.transitionsSettled()` after any of them instead.
final class TourViewController: UITableViewController {
  private func show(_ rooms: ArraySlice<Room>) {
    guard let room = rooms.first else { return }
    let screen = RoomViewController(room)
    let navigation = snapshotNavigationController
    navigation?.pushViewController(screen, animated: true) { [weak self] in  // recipe
      self?.show(rooms.dropFirst())  // recipe
    }
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let rooms: [Room]

  init(pictures: [UIImage] = []) {
    rooms = Self.rooms(with: pictures)
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    rooms = Self.rooms(with: [])
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Museum Tour"
    navigationItem.largeTitleDisplayMode = .never
  }

  private static func rooms(with pictures: [UIImage]) -> [Room] {
    let works = [
      ("Room 3", "Northern Lights", "Astrid Holm, 1911"),
      ("Room 7", "The Bridge in April", "Kenji Mori, 1934"),
      ("Room 12", "Houses by the Sea", "Lucia Ferrante, 1958"),
    ]
    return works.enumerated().map { index, work in
      let picture = pictures.indices.contains(index) ? pictures[index] : nil
      return Room(name: work.0, work: work.1, artist: work.2, picture: picture)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Highlights" : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rooms.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    if indexPath.section == 0 {
      let room = rooms[indexPath.row]
      content.text = room.work
      content.secondaryText = "\(room.name), \(room.artist)"
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.secondaryTextProperties.color = .secondaryLabel
      cell.accessoryType = .disclosureIndicator
      cell.accessibilityIdentifier = nil
    } else {
      content.text = "Start the tour"
      content.textProperties.color = .systemBlue
      cell.accessoryType = .none
      cell.accessibilityIdentifier = "start-tour"
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section == 0 {
      let screen = RoomViewController(rooms[indexPath.row])
      navigationController?.pushViewController(screen, animated: true)
    } else {
      show(rooms[...])
    }
  }
}

private struct Room {
  let name: String
  let work: String
  let artist: String
  let picture: UIImage?
}

/// One room, with the painting to look at.
private final class RoomViewController: UIViewController {
  private let picture: UIImageView
  private let work = UILabel()
  private let artist = UILabel()

  init(_ room: Room) {
    picture = UIImageView(image: room.picture)
    super.init(nibName: nil, bundle: nil)
    title = room.name
    navigationItem.largeTitleDisplayMode = .never
    work.text = room.work
    artist.text = room.artist
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    picture.backgroundColor = .systemTeal
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.borderColor = UIColor.white.cgColor
    picture.layer.borderWidth = 10
    work.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    artist.font = .preferredFont(forTextStyle: .subheadline)
    artist.textColor = .secondaryLabel
    view.addSubview(picture)
    for label in [work, artist] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
      view.addSubview(label)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 32, dy: 24)
    let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    var bottom = area.maxY
    for label in [artist, work] {
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: area.minX, y: bottom - height, width: area.width, height: height)
      bottom -= height + 6
    }
    picture.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: max(bottom - area.minY - 14, 0))
  }
}
