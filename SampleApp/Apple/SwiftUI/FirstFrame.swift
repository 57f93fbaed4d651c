import SwiftUI
import UIKit

/// Notes the title and the number of trailing items of the bar, in the first frame after it appears.
struct FirstFrame: UIViewControllerRepresentable {
  let note: (String) -> Void

  func makeUIViewController(context: Context) -> FirstFrameController {
    FirstFrameController(note)
  }

  func updateUIViewController(_ controller: FirstFrameController, context: Context) {}
}

/// Reads the bar as the display shows its first frame.
final class FirstFrameController: UIViewController {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    CADisplayLink(target: self, selector: #selector(read)).add(to: .main, forMode: .common)
  }

  @objc private func read(_ link: CADisplayLink) {
    link.invalidate()
    let item = navigationController?.topViewController?.navigationItem
    note("\(item?.title ?? "No title"), \(item?.rightBarButtonItems?.count ?? 0) items")
  }
}
