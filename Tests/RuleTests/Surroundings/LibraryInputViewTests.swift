import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The keyboard and what stands above it move with their screen.
@MainActor @Suite(.warningsAreRead)
struct LibraryInputViewTests {
  /// A chat: its bar stands at the bottom, in a window of its own.
  private final class Chat: UIViewController, UITextFieldDelegate {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let field = UITextField(frame: CGRect(x: 100, y: 5, width: 90, height: 40))
    var ends = 0

    private(set) var questions = 0

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? {
      questions += 1
      return bar
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "chat"
      view.backgroundColor = .green
      snapshotNavigation.navigationBar = .hidden
      bar.backgroundColor = .blue
      bar.addSubview(field)
      field.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }

    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  private let rig = Rig()
  private let chat = Chat()
  /// In the bar, beside its field.
  private let place = CGPoint(x: 10, y: 380)

  init() {
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    rig.navigation.pushViewController(chat, animated: false)
    rig.host.advance(by: 1)
  }

  private func isBlue(_ x: CGFloat, y: CGFloat = 380) -> Bool {
    let pixel = rig.host.pixel(at: CGPoint(x: x, y: y))
    return pixel.blue > 150 && pixel.red < 100 && pixel.green < 100
  }

  // MARK: Accessory views

  @Test(arguments: [true, false])
  func anAccessoryViewMovesUnderAFinger(finishes: Bool) {
    #expect(isBlue(3) && isBlue(197))
    let way: CGFloat = finishes ? 150 : 60
    rig.grab(moving: way)
    #expect(chat.bar.window == nil)
    #expect(!isBlue(way - 25) && isBlue(way + 4))
    rig.letGo(at: 20 + way)
    rig.host.advance(by: 2)
    #expect(rig.navigation.viewControllers.count == (finishes ? 1 : 2))
    #expect(isBlue(3) != finishes)
    #expect(chat.isFirstResponder != finishes)
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit logs what can't be pictured, because nobody has seen it yet.
  @Test func oneThatHasJustComeIsNotPictured() {
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 1)
    let observation = rig.navigation.observeTransitions { [rig] in
      if $0.phase == .didFinish, $0.operation == .push {
        rig.navigation.popToRootViewController(animated: true)
      }
    }
    rig.navigation.pushViewController(Chat(), animated: true)
    rig.host.advance(by: 4)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
    observation.cancel()
  }

  @Test func anAccessoryViewMovesInAPop() {
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.5)
    #expect(!chat.isFirstResponder)
    #expect(!isBlue(80) && isBlue(120))
    rig.host.advance(by: 1)
    #expect(!isBlue(120))
    #expect(rig.leftovers.isEmpty)
  }

  @Test func anAccessoryViewGoesBeneathWhatIsPushed() {
    rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
    rig.host.advance(by: 0.5)
    #expect(!chat.isFirstResponder)
    #expect(isBlue(60) && !isBlue(120))
    rig.host.advance(by: 1)
    #expect(!isBlue(60))
    // It's in no stored snapshot.
    let stored = rig.navigation.snapshot(for: chat)?.cgImage?.color(x: 60, y: 380)
    #expect(stored?.green == 255)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func aScreenFartherDownIsNotAsked(drags: Bool) {
    for name in ["a", "b"] {
      rig.navigation.pushViewController(ColorScreen(name, .red), animated: false)
      rig.host.advance(by: 1)
    }
    let questions = chat.questions
    if drags {
      rig.grab(moving: 60)
    } else {
      rig.navigation.pushViewController(ColorScreen("c", .red), animated: true)
    }
    rig.host.advance(by: 0.1)
    #expect(chat.questions == questions)
    if drags { rig.letGo(at: 80) }
    rig.host.advance(by: 2)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func ofASensitiveScreenNothingIsCaptured() {
    chat.snapshotNavigation.isSensitive = true
    rig.grab(moving: 60)
    #expect(chat.bar.window == nil)
    #expect(!isBlue(80))
    rig.letGo(at: 80)
    rig.host.advance(by: 2)
    #expect(isBlue(80))
  }

  enum Drag: CaseIterable, Sendable { case snapshot, coordinated, live, animator }

  @Test(arguments: Drag.allCases, [true, false])
  func aDragThatIsGivenUpPutsItBackInTheSameFrame(_ drag: Drag, hasKeys: Bool) {
    let fader = CrossFader()
    chat.snapshotNavigation.wantsCoordinatedDrag = drag == .coordinated
    if drag == .live { rig.navigation.invalidateSnapshot(for: rig.root) }
    if drag == .animator { rig.navigation.delegate = fader }
    if hasKeys {
      chat.field.becomeFirstResponder()
      rig.host.advance(by: 1)
    }
    let top = hasKeys ? chat.bar.convert(chat.bar.bounds, to: nil).minY + 5 : 380
    #expect(isBlue(3, y: top))
    let start = CGPoint(x: 6, y: 40)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: 60, y: 40), duration: 0.3)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 60, y: 40))
    var isMissing = false
    for frame in 0..<90 {
      rig.host.advance(by: 1.0 / 60)
      guard rig.navigation.isAtRest else { continue }
      if !isBlue(3, y: top) || !isBlue(90, y: top) { isMissing = true }
      if isMissing { return #expect(Bool(false), "not in place \(frame) frames after the lift") }
    }
    #expect(hasKeys ? chat.field.isFirstResponder : chat.isFirstResponder)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: The keyboard

  /// What is typed into stands above the keys, whatever brings them.
  enum Keys: CaseIterable, Sendable {
    case inSnapshots, belowTheGuide, inNoSnapshot

    @MainActor func set(_ settings: inout HostSettings) {
      settings.screenSnapshotsHoldKeyboard = self != .inNoSnapshot
      settings.keyboardGuideFollows = self != .belowTheGuide
    }
  }

  @Test(arguments: Keys.allCases, [true, false])
  func theKeysMoveWithTheScreen(are: Keys, finishes: Bool) {
    are.set(&rig.host.settings)
    chat.field.becomeFirstResponder()
    rig.host.advance(by: 1)
    #expect(rig.host.runtime.keyboard.isShown)
    let keys = rig.host.pixel(at: CGPoint(x: 197, y: 390))
    let way: CGFloat = finishes ? 150 : 60
    let start = CGPoint(x: 20, y: 40)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: 20 + way, y: 40), duration: 0.3)
    #expect(!rig.host.runtime.keyboard.isShown)
    #expect(chat.ends == 1)
    #expect((rig.host.pixel(at: CGPoint(x: 197, y: 390)) == keys) == (are != .inNoSnapshot))
    // The bar stands above the keys.
    #expect(isBlue(way + 4, y: 70) && !isBlue(way - 25, y: 70))
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 20 + way, y: 40))
    rig.host.advance(by: 2)
    #expect(chat.ends == 1)
    #expect(chat.field.isFirstResponder != finishes)
    #expect(rig.host.runtime.keyboard.isShown != finishes)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aFieldThatMustNotEndKeepsTheKeyboard() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let keeper = Keeper()
    chat.field.delegate = keeper
    chat.field.becomeFirstResponder()
    rig.host.advance(by: 1)
    let start = CGPoint(x: 20, y: 40)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: 80, y: 40), duration: 0.3)
    #expect(chat.field.isFirstResponder)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 80, y: 40))
    rig.host.advance(by: 2)
    #expect(chat.field.isFirstResponder)
    #expect(rig.leftovers.isEmpty)
    chat.field.delegate = chat
  }
}
