import SnapshotNavigation
import UIKit

/// A form that asks before its text is lost, by a drag, the back button or the escape gesture.
///
/// A drag lowers the keyboard; if it's canceled, the keyboard comes back.
final class FormViewController: UIViewController, PopConfirming {
  private let scrollView = UIScrollView()
  private let card = FormCard([
    ("To", "Maya"), ("Greeting", "Dear Maya"), ("Text", "Wish you were here"),
  ])
  private let note = UILabel(
    "Type something, then drag the screen back, or tap Back.", font: .systemFont(ofSize: 14),
    color: .secondaryLabel)
  private var keyboard: (any NSObjectProtocol)?

  // MARK: Confirming a pop

  /// Refuses at first, asks the user, and pops in code when they agree: that asks nothing.
  func shouldPop(for trigger: TransitionTrigger) -> Bool {
    guard card.hasText else { return true }
    let alert = UIAlertController(
      title: "Discard this postcard?", message: "What you have written will be lost.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.view.endEditing(true)
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
    return false
  }

  private func send() {
    view.endEditing(true)
    navigationController?.popViewController(animated: true)
  }

  // MARK: The rest

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Write"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    for part in [card, note] { scrollView.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let key = UIResponder.keyboardFrameEndUserInfoKey
    keyboard = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .zero
      MainActor.assumeIsolated { self?.makeRoom(for: frame) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboard.map { NotificationCenter.default.removeObserver($0) }
  }

  private func makeRoom(for keyboard: CGRect) {
    let covered = view.bounds.maxY - view.convert(keyboard, from: nil).minY
    scrollView.contentInset.bottom = max(covered - view.safeAreaInsets.bottom, 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column(margin: 16)
    scrollView.frame = view.bounds
    scrollView.place(card, x: left, y: 20, width: width, height: card.height)
    let noteHeight = note.height(fitting: width - 32)
    scrollView.place(
      note, x: left + 16, y: 28 + card.height, width: width - 32, height: noteHeight)
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: 48 + card.height + noteHeight)
  }
}
