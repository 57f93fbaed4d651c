import UIKit
import UIKitHost

/// What an outside team would note down of a run: words in the order they came.
@MainActor final class Diary {
  private(set) var words: [String] = []

  func note(_ word: String) {
    words.append(word)
  }

  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

/// A screen that writes its appearance callbacks into a diary and lets a test act inside them.
class DiaryScreen: UIViewController {
  let diary: Diary
  let name: String
  var colour: UIColor? = .white
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onLayout: (() -> Void)?

  init(_ name: String, _ diary: Diary = Diary(), colour: UIColor? = .white) {
    self.name = name
    self.diary = diary
    self.colour = colour
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.note("\(name) didLoad")
    view.backgroundColor = colour
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note("\(name) willAppear")
    onWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note("\(name) didAppear")
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note("\(name) willDisappear")
    onWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note("\(name) didDisappear")
    onDidDisappear?()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout?()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.note("\(name) willMove \(parent == nil ? "nil" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.note("\(name) didMove \(parent == nil ? "nil" : "in")")
  }
}

/// A phone with a navigation controller, its screens and their diary.
@MainActor final class DiaryPhone {
  let host: LinuxHost
  let diary = Diary()
  let navigation: UINavigationController

  init(_ names: [String] = ["a"], size: CGSize = CGSize(width: 200, height: 400)) {
    host = LinuxHost(size: size, scale: 1)
    navigation = UINavigationController()
    navigation.viewControllers = names.map { DiaryScreen($0, diary) }
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    host.advance(by: 1)
    _ = diary.take()
  }

  func screen(_ name: String, colour: UIColor? = .white) -> DiaryScreen {
    DiaryScreen(name, diary, colour: colour)
  }

  var names: [String] {
    navigation.viewControllers.map { ($0 as? DiaryScreen)?.name ?? "?" }
  }
}

/// A phone whose root screen's view stands for the canvas of a test.
@MainActor final class Canvas {
  let host: LinuxHost
  let root: UIViewController
  var view: UIView { root.view }

  init(size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1) {
    host = LinuxHost(size: size, scale: scale)
    root = UIViewController()
    root.view.backgroundColor = .white
    host.window.rootViewController = root
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  func add(_ frame: CGRect, _ colour: UIColor = .black) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = colour
    self.view.addSubview(view)
    host.advance(by: 0.05)
    return view
  }
}

/// What stays alive when everything that a test made has gone out of scope.
@MainActor struct Remains {
  private var watched: [(name: String, object: () -> AnyObject?)] = []

  mutating func watch(_ name: String, _ object: AnyObject) {
    watched.append((name, { [weak object] in object }))
  }

  var alive: [String] {
    watched.filter { $0.object() != nil }.map(\.name)
  }
}

/// Notes what an animation's delegate hears.
final class AnimationEar: NSObject, CAAnimationDelegate {
  var words: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    words.append("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    words.append("stop \(flag)")
  }
}

/// Notes willShow and didShow, and lets a test act in them.
final class ShowDelegate: NSObject, UINavigationControllerDelegate {
  var words: [String] = []
  var onWillShow: ((UINavigationController, UIViewController) -> Void)?
  var onDidShow: ((UINavigationController, UIViewController) -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    words.append("will \((viewController as? DiaryScreen)?.name ?? "?")")
    onWillShow?(navigationController, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    words.append("did \((viewController as? DiaryScreen)?.name ?? "?")")
    onDidShow?(navigationController, viewController)
  }
}
