import SnapshotNavigation
import UIKit

/// A screen that writes down every call of the appearance and containment sort.
@MainActor
final class WatchedScreen: HearingScreen {
  /// How a screen sees to its navigation bar.
  enum BarWish: CaseIterable {
    case hides
    case shows
    /// By calls of its own in `viewWillAppear`, as many apps do.
    case hidesItself
  }

  static let lowerHalf = CGRect(x: 0, y: 70, width: 60, height: 40)

  let name: String
  let wish: BarWish
  /// What is in its lower half.
  let content: DragTable.Content
  private let log: CallLog?
  private(set) var calls: [String] = []

  /// With a log every third one holds a stack of its own, whose screen is heard, too.
  init(number: Int, log: CallLog? = nil) {
    self.log = log
    name = "\(number)"
    wish = BarWish.allCases[number % 3]
    content = number % 2 == 0 ? .plain : .list
    super.init(nibName: nil, bundle: nil)
    snapshotNavigation.navigationBar =
      switch wish {
      case .hides: .hidden
      case .shows: .visible
      case .hidesItself: .automatic
      }
  }

  required init?(coder: NSCoder) { nil }

  func forgetCalls() { calls = [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shade = CGFloat(Int(name) ?? 0).truncatingRemainder(dividingBy: 7) / 7
    view.backgroundColor = UIColor(red: shade, green: 1 - shade, blue: 0.5, alpha: 1)
    _ = content.put(on: self, at: Self.lowerHalf)
    guard let log, let number = Int(name), number % 3 == 2 else { return }
    let inner = UINavigationController(rootViewController: InnerScreen(in: name, log: log))
    inner.isNavigationBarHidden = true
    addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 54, width: 60, height: 16)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }

  override func hear(_ name: String, animated: Bool) {
    var call = name
    if name == "willDisappear", isMovingFromParent { call += " for good" }
    if !animated { call += " at once" }
    calls.append(call)
    log?.note("\(self.name) \(call)")
    if name == "willAppear", wish == .hidesItself {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }
}

/// The screen of a stack inside a screen.
private final class InnerScreen: HearingScreen {
  private let name: String
  private let log: CallLog

  init(in name: String, log: CallLog) {
    (self.name, self.log) = ("inside \(name)", log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func hear(_ call: String, animated: Bool) {
    log.note("\(name) \(call)\(animated ? "" : " at once")")
  }
}
