import SnapshotNavigation
import UIKit

/// A metronome, which never stops moving, like a video or a camera.
///
/// Going back to it shows the live screen from the first frame, never a stored snapshot.
final class LiveViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.showsLiveContent = true  // recipe
    showMetronome()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let scrollView = UIScrollView()
  private let tempo = UILabel()
  private let beat = UILabel()
  private let track = UIView()
  private let weight = UIView()
  private let choose = UIButton(configuration: .tinted())

  private func showMetronome() {
    title = "Metronome"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    tempo.text = "72"
    tempo.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 76, weight: .semibold))
    beat.text = "beats a minute"
    beat.font = .preferredFont(forTextStyle: .title3)
    beat.textColor = .secondaryLabel
    track.accessibilityIdentifier = "track"
    track.backgroundColor = .secondarySystemBackground
    track.layer.cornerRadius = 30
    weight.backgroundColor = .systemOrange
    weight.layer.cornerRadius = 26
    track.addSubview(weight)
    choose.configuration?.title = "Set tempo"
    choose.configuration?.cornerStyle = .large
    choose.accessibilityIdentifier = "go-on"
    let open = UIAction { [weak self] _ in
      self?.navigationController?.pushViewController(TempoViewController(), animated: true)
    }
    choose.addAction(open, for: .touchUpInside)
    view.addSubview(scrollView)
    for label in [tempo, beat] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    for part in [tempo, beat, track, choose] { scrollView.addSubview(part) }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 48, 400)
    let left = (view.bounds.width - width) / 2
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var y: CGFloat = 32
    for label in [tempo, beat] {
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height
    }
    track.frame = CGRect(x: left, y: y + 36, width: width, height: 60)
    let height = max(choose.sizeThatFits(room).height + 12, 48)
    choose.frame = CGRect(x: left, y: track.frame.maxY + 36, width: width, height: height)
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: choose.frame.maxY + 24)
    if weight.frame.isEmpty { swing() }
  }

  private func swing() {
    weight.frame = CGRect(x: 4, y: 4, width: 52, height: 52)
    let way = track.bounds.width - 60
    UIView.animate(withDuration: 60 / 72, delay: 0, options: [.repeat, .autoreverse]) { [weight] in
      weight.frame.origin.x += way
    }
  }
}

/// The names of tempos.
private final class TempoViewController: UITableViewController {
  private let tempos = [
    ("Largo", "50"), ("Adagio", "72"), ("Andante", "92"), ("Moderato", "112"), ("Allegro", "132"),
    ("Presto", "180"),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Tempo"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tempo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tempos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tempo", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = tempos[indexPath.row]
    cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
    cell.contentConfiguration = content
    return cell
  }
}
