import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead)
struct HostKeyboardTests {
  private let host = Host(size: CGSize(width: 200, height: 600), scale: 1)
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

  init() {
    host.window.addSubview(field)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.05)
  }

  @Test
  func aTextFieldBringsItUpAndTakesItDown() {
    host.activate()
    #expect(field.becomeFirstResponder())
    host.advance(by: 0.4)
    #expect(host.runtime.keyboard.isShown)
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red > 150)
    field.resignFirstResponder()
    host.advance(by: 0.4)
    #expect(!host.runtime.keyboard.isShown)
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red == 0)
  }

  @Test
  func itIsNotAmongTheAppsWindows() {
    host.activate()
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    #expect(host.runtime.scene.windows.count == 1)
    #expect(host.window.isKeyWindow)
  }

  /// Rows of keys on a panel, which both change with the style.
  @Test
  func itsKeysStandOutFromThePanel() {
    host.activate()
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    let key = CGPoint(x: 10, y: 320)
    let gap = CGPoint(x: 20, y: 335)
    #expect(host.pixel(at: key) == (255, 255, 255, 255))
    #expect(host.pixel(at: gap) == (209, 209, 209, 255))
    let letters = (317..<360).filter { host.pixel(at: CGPoint(x: 10, y: $0)).red < 100 }
    #expect(!letters.isEmpty)
    host.runtime.changeStyle(to: .dark)
    host.advance(by: 0.4)
    #expect(host.pixel(at: key).red < 120)
    #expect(host.pixel(at: gap).red < host.pixel(at: key).red)
  }

  @Test
  func anotherFieldKeepsIt() {
    host.activate()
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    host.window.addSubview(other)
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    other.becomeFirstResponder()
    #expect(host.runtime.keyboard.isShown)
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red > 150)
  }

  @Test
  func withoutAnimationsItComesAtOnce() {
    host.activate()
    UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
    #expect(host.pixel(at: CGPoint(x: 100, y: 590)).red > 150)
  }

  @Test
  func keysTypeIntoWhatHasIt() {
    host.type("lost")
    #expect(field.text == "")
    host.activate()
    field.becomeFirstResponder()
    host.type("ab")
    host.deleteBackward()
    #expect(field.text == "a")
  }

  nonisolated static let drags: [(UIScrollView.KeyboardDismissMode, to: CGFloat, isUp: Bool)] = [
    (.none, 590, true), (.onDrag, 260, false), (.onDragWithAccessory, 260, false),
    (.interactive, 260, true), (.interactive, 590, false), (.interactiveWithAccessory, 590, false),
  ]

  /// Apple: `onDrag` as the drag begins, `interactive` as the finger is over the keys.
  @Test(arguments: drags)
  func aDraggedListPutsItDown(
    _ drag: (mode: UIScrollView.KeyboardDismissMode, to: CGFloat, isUp: Bool)
  ) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 150, width: 200, height: 450))
    list.contentSize = CGSize(width: 200, height: 2000)
    list.keyboardDismissMode = drag.mode
    host.window.addSubview(list)
    host.activate()
    field.becomeFirstResponder()
    host.advance(by: 0.5)
    host.touch(.began, at: CGPoint(x: 100, y: 200))
    host.move(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: drag.to), duration: 0.3)
    #expect(host.runtime.keyboard.isShown == drag.isUp)
    #expect(field.isFirstResponder == drag.isUp)
    host.touch(.ended, at: CGPoint(x: 100, y: drag.to))
  }

  // MARK: Accessories

  /// A screen that carries a bar at the bottom, as chats do.
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 150, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() {
      super.viewDidLoad()
      bar.backgroundColor = .red
      bar.addSubview(field)
    }
  }

  @Test
  func anAccessoryStandsAtTheBottomInAWindowOfItsOwn() {
    host.activate()
    let chat = Chat()
    host.window.rootViewController = chat
    #expect(chat.becomeFirstResponder())
    host.advance(by: 0.4)
    #expect(chat.bar.window != nil && chat.bar.window !== host.window)
    #expect(
      chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 516, width: 200, height: 50))
    #expect(!host.runtime.keyboard.isShown)
    #expect(chat.bar.superview?.next === chat)
    chat.resignFirstResponder()
    host.advance(by: 0.4)
    #expect(chat.bar.window == nil)
    #expect(host.pixel(at: CGPoint(x: 100, y: 530)).red == 0)
  }

  @Test
  func theKeysComeUpBeneathIt() {
    host.activate()
    let chat = Chat()
    host.window.rootViewController = chat
    chat.becomeFirstResponder()
    host.advance(by: 0.4)
    host.tap(at: CGPoint(x: 80, y: 540))
    host.advance(by: 0.4)
    #expect(chat.field.isFirstResponder && chat.isFirstResponder)
    #expect(host.runtime.keyboard.isShown)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY.rounded() == 309)
    host.type("a")
    #expect(chat.field.text == "a")
    chat.field.resignFirstResponder()
    host.advance(by: 0.4)
    #expect(!host.runtime.keyboard.isShown)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 516)
  }

  @Test
  func aFieldsOwnAccessoryIsAboveTheKeysAndInTheirFrame() {
    host.activate()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    field.inputAccessoryView = bar
    var frames: [CGRect] = []
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: host.runtime.screen, queue: nil
    ) { note in
      let value = note.userInfo?[key] as? NSValue
      let frame = value?.cgRectValue ?? .zero
      MainActor.assumeIsolated { frames.append(frame) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    #expect(frames == [CGRect(x: 0, y: 279, width: 200, height: 321)])
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 279, width: 200, height: 30))
    field.inputAccessoryView = nil
    field.reloadInputViews()
    host.advance(by: 0.4)
    #expect(bar.window == nil)
  }

  @Test
  func anInputViewTakesThePlaceOfTheKeys() {
    host.activate()
    let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    wheel.backgroundColor = .red
    field.inputView = wheel
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    #expect(wheel.convert(wheel.bounds, to: nil) == CGRect(x: 0, y: 500, width: 200, height: 100))
  }

  // MARK: Its guide

  @Test
  func itsGuideIsTheSafeAreaUntilItComes() {
    host.activate()
    let guide = host.window.keyboardLayoutGuide
    #expect(guide === host.window.keyboardLayoutGuide)
    let free = 600 - host.window.safeAreaInsets.bottom
    #expect(guide.layoutFrame == CGRect(x: 0, y: free, width: 200, height: 600 - free))
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 309, width: 200, height: 291))
    let lower = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 150))
    host.window.addSubview(lower)
    #expect(lower.keyboardLayoutGuide.layoutFrame == lower.bounds)
    field.resignFirstResponder()
    host.advance(by: 0.4)
    #expect(guide.layoutFrame.minY == free)
  }

  @Test(arguments: [true, false])
  func aSnapshotOfTheScreenHoldsItOrNot(holds: Bool) {
    host.settings.screenSnapshotsHoldKeyboard = holds
    host.activate()
    field.becomeFirstResponder()
    host.advance(by: 0.4)
    let snapshot = host.runtime.screen.snapshotView(afterScreenUpdates: false)
    field.resignFirstResponder()
    host.window.addSubview(snapshot)
    host.advance(by: 0.4)
    #expect((host.pixel(at: CGPoint(x: 100, y: 590)).red > 150) == holds)
  }
}
