import UIKit

/// All albums.
final class AlbumsViewController: UITableViewController {
  private let player: Player
  private let covers = Album.all.map { $0.place.landscape.thumbnail(side: 56, cornerRadius: 8) }

  init(_ player: Player) {
    self.player = player
    super.init(style: .plain)
    title = "Albums"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 76
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Album.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let place = Album.all[indexPath.row].place
    return tableView.row(
      place.name, .subtitleCell(), detail: "Songs of \(place.country)",
      image: covers[indexPath.row], accessory: .disclosureIndicator)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      AlbumViewController(Album.all[indexPath.row], player), animated: true)
  }
}

/// The tracks of an album below its cover.
final class AlbumViewController: UITableViewController {
  private let album: Album
  private let player: Player
  private let cover: LandscapeView

  init(_ album: Album, _ player: Player) {
    self.album = album
    self.player = player
    cover = LandscapeView(album.place.landscape)
    super.init(style: .plain)
    title = album.place.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    cover.frame = CGRect(x: 0, y: 0, width: 0, height: 220)
    tableView.tableHeaderView = cover
    let next = UIAction { [weak self] _ in self?.showNextAlbum() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next album", primaryAction: next)
  }

  private func showNextAlbum() {
    let index = Album.all.firstIndex { $0.place == album.place } ?? 0
    let next = AlbumViewController(Album.all[(index + 1) % Album.all.count], player)
    navigationController?.pushViewController(next, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    album.tracks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.row(album.tracks[indexPath.row]) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    player.play(indexPath.row, of: album)
  }
}

/// The current track, with a progress line.
final class NowPlayingViewController: UIViewController {
  private let player: Player
  private var cover = LandscapeView(Place.lofoten.landscape)
  private var shownPlace: Place?
  private let name = UILabel("", font: .systemFont(ofSize: 24, weight: .bold), color: .label)
  private let line = UIProgressView(progressViewStyle: .default)
  private let play = UIButton.capsule("Play", fill: .systemBlue, text: .white)
  private let skip = UIButton.text("Skip", alignment: .center)

  init(_ player: Player) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
    title = "Now playing"
    let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: close)
    let queue = UIAction { [weak self] _ in
      self?.navigationController?.pushViewController(QueueViewController(player), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Queue", primaryAction: queue)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.textAlignment = .center
    name.numberOfLines = 1
    name.adjustsFontSizeToFitWidth = true
    for part in [cover, name, line, play, skip] { view.addSubview(part) }
    play.accessibilityIdentifier = "Play here"
    play.onTap { [player] in player.togglePlaying() }
    skip.onTap { [player] in player.skip() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show()
    player.observers[ObjectIdentifier(self)] = { [weak self] in self?.show() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    player.observers[ObjectIdentifier(self)] = nil
  }

  private func show() {
    name.text = player.title
    line.progress = player.progress
    play.setTitle(player.isPlaying ? "Pause" : "Play", for: .normal)
    let place = player.album.place
    guard place != shownPlace else { return }
    shownPlace = place
    cover.removeFromSuperview()
    cover = LandscapeView(place.landscape)
    view.addSubview(cover)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    let safe = view.safeAreaInsets
    let room = view.bounds.height - safe.top - safe.bottom - 230
    let side = max(min(width, room), 80)
    view.place(cover, x: left + (width - side) / 2, y: safe.top + 20, width: side, height: side)
    view.place(name, x: left, y: cover.frame.maxY + 20, width: width, height: 32)
    view.place(line, x: left, y: name.frame.maxY + 18, width: width, height: 4)
    view.place(play, x: left, y: line.frame.maxY + 22, width: width, height: 50)
    view.place(skip, x: left, y: play.frame.maxY + 6, width: width, height: 44)
  }
}

/// The next tracks.
private final class QueueViewController: UITableViewController {
  private let player: Player

  init(_ player: Player) {
    self.player = player
    super.init(style: .insetGrouped)
    title = "Queue"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    player.album.tracks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.row("\(indexPath.row + 1)  \(player.album.tracks[indexPath.row])")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    player.play(indexPath.row, of: player.album)
    navigationController?.popViewController(animated: true)
  }
}
