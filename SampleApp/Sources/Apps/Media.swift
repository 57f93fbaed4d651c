import SnapshotNavigation
import UIKit

/// Pieces of music about a place.
struct Album {
  let place: Place

  var tracks: [String] {
    ["Arrival in \(place.name)", "\(place.season)", place.tagline, "The last \(place.days) days"]
  }

  static let all = Place.all.map { Album(place: $0) }
}

/// A player, whose timer runs during playback.
@MainActor
final class Player {
  private static let interval: TimeInterval = 0.1
  private static let length: TimeInterval = 30

  private(set) var album = Album.all[0]
  private(set) var track = 0
  private(set) var isPlaying = false
  private var elapsed: TimeInterval = 6
  private var isTicking = false
  /// Called whenever something has changed, the time included.
  var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]

  var title: String { album.tracks[track] }
  var progress: Float { Float(elapsed / Self.length) }

  func play(_ track: Int, of album: Album) {
    (self.album, self.track, elapsed, isPlaying) = (album, track, 0, true)
    tick()
  }

  func togglePlaying() {
    isPlaying.toggle()
    tick()
  }

  func skip() { play((track + 1) % album.tracks.count, of: album) }

  private func tick() {
    for observer in observers.values { observer() }
    guard isPlaying, !isTicking else { return }
    isTicking = true
    // Each tick asks for the next one, so that they end with the player.
    let timer = Timer(timeInterval: Self.interval, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tock() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func tock() {
    isTicking = false
    guard isPlaying else { return }
    elapsed += Self.interval
    if elapsed >= Self.length { skip() } else { tick() }
  }
}

/// A stack, and below it a player that stays.
final class MediaViewController: UIViewController {
  private let makeStack: OrdinaryApp.MakeStack
  private let player = Player()
  private let stack: UINavigationController
  private let bar: PlayerBar

  init(_ makeStack: @escaping OrdinaryApp.MakeStack) {
    self.makeStack = makeStack
    stack = makeStack(AlbumsViewController(player))
    bar = PlayerBar(player)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { stack }
  override var childForStatusBarHidden: UIViewController? { stack }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    addChild(stack)
    for part: UIView in [stack.view, bar] { view.addSubview(part) }
    stack.didMove(toParent: self)
    bar.onTap { [weak self] in self?.showPlayer() }
  }

  private func showPlayer() {
    presentAsPush(makeStack(NowPlayingViewController(player)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let height = 64 + view.safeAreaInsets.bottom
    stack.view.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - height, 0))
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

/// The current track; a tap shows more.
private final class PlayerBar: UIControl {
  private let player: Player
  private let title = UILabel("", font: .systemFont(ofSize: 17, weight: .medium), color: .label)
  private let play = UIButton.text("Play", alignment: .center)
  private let progress = UIProgressView(progressViewStyle: .bar)

  init(_ player: Player) {
    self.player = player
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    accessibilityIdentifier = "Now playing"
    title.numberOfLines = 1
    play.accessibilityIdentifier = "Play"
    play.onTap { player.togglePlaying() }
    for part in [title, play, progress] { addSubview(part) }
    player.observers[ObjectIdentifier(self)] = { [weak self] in self?.show() }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    title.text = player.title
    play.setTitle(player.isPlaying ? "Pause" : "Play", for: .normal)
    progress.progress = player.progress
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    progress.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 4)
    place(title, x: 16, y: 10, width: bounds.width - 116, height: 44)
    place(play, x: bounds.width - 88, y: 10, width: 80, height: 44)
  }
}
