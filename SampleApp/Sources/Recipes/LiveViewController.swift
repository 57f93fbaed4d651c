import SnapshotNavigation
import UIKit

/// A screen that changes all the time, such as one with video or a camera.
///
/// Going back to it shows the live screen from the first frame, never a stored snapshot.
final class LiveViewController: LessonScreen {
  private let ball = UIView()

  init() {
    super.init(
      "A live screen", "The ball never stops. Go on, and drag back slowly: it's still moving.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.showsLiveContent = true
    ball.backgroundColor = Tone.brand.color
    ball.layer.cornerRadius = 30
    let track = UIView()
    track.accessibilityIdentifier = "track"
    track.addSubview(ball)
    add(track, height: 60)
    addButton("Go on", "go-on") { [weak self] in
      self?.navigationController?.pushViewController(HiddenBarViewController(), animated: true)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let track = ball.superview?.bounds ?? .zero
    guard ball.frame.isEmpty, track.width > 60 else { return }
    ball.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    UIView.animate(withDuration: 1.2, delay: 0, options: [.repeat, .autoreverse]) { [ball] in
      ball.frame.origin.x = track.width - 60
    }
  }
}
