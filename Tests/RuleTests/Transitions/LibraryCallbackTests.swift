import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A call from an appearance callback lays nothing out and commits nothing: the console stays silent.
@MainActor @Suite(.warningsAreRead)
struct LibraryCallbackTests {
  enum Place: String, CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  enum Call: CaseIterable, Sendable {
    case push, set, pop
  }

  /// How the screen comes whose callback calls.
  enum Arrival: CaseIterable, Sendable {
    case unanimated, system, library
  }

  private final class CallingScreen: HearingScreen {
    var action: (place: Place, work: () -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .green
    }

    override func hear(_ call: String, animated: Bool) {
      guard let action, action.place.rawValue == call else { return }
      self.action = nil
      action.work()
    }
  }

  @Test(
    arguments: Arrival.allCases.flatMap { arrival in Place.allCases.map { (arrival, $0) } },
    Call.allCases)
  func aCallFromACallbackCommitsNothing(_ moment: (arrival: Arrival, place: Place), _ call: Call) {
    let host = LinuxHost.small()
    let (root, below) = (CallingScreen(), CallingScreen())
    let coming = CallingScreen()
    (root.title, below.title, coming.title) = ("root", "below", "coming")
    let navigation = SnapshotNavigationController(rootViewController: root)
    host.show(navigation, for: 0.2)
    navigation.pushViewController(below, animated: true)
    host.advance(by: 1)
    if moment.arrival == .system { coming.snapshotNavigation.transition = .system }
    let next = ColorScreen("next", .blue)
    var hasActed = false
    let work: () -> Void = { [unowned navigation] in
      hasActed = true
      switch call {
      case .push: navigation.pushViewController(next, animated: true)
      case .set: navigation.setViewControllers([root, below, coming, next], animated: true)
      case .pop: navigation.popViewController(animated: true)
      }
    }
    let isLeaving = moment.place == .willDisappear || moment.place == .didDisappear
    (isLeaving ? below : coming).action = (moment.place, work)
    var steps: [String] = []
    let observation = navigation.observeTransitions { event in
      if case .progress = event.phase { return }
      steps.append("\(event.to?.title ?? "") \(event.phase)")
    }
    navigation.pushViewController(coming, animated: moment.arrival != .unanimated)
    host.advance(by: 3)
    #expect(hasActed)
    let titles = navigation.viewControllers.compactMap(\.title)
    #expect(titles == ["root", "below"] + (call == .pop ? [] : ["coming", "next"]))
    #expect(steps.last == "\(titles.last ?? "") didFinish", "\(steps)")
    #expect(!navigation.isTransitioning)
    #expect(host.color(x: 100, y: 350) == (call == .pop ? Shade.green : Shade.blue))
    #expect(navigation.lastRendered === navigation.topViewController)
    withExtendedLifetime(observation) {}
  }

  /// What comes without animation is captured a frame later, so its bar moves with it.
  @Test(arguments: [Place.willAppear, .isAppearing, .didAppear])
  func aScreenLeftAsItComesHasASnapshot(_ place: Place) {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    host.show(navigation, for: 0.2)
    let coming = CallingScreen()
    coming.action = (
      place,
      { [unowned navigation] in
        navigation.pushViewController(ColorScreen("next", .blue), animated: true)
      }
    )
    navigation.pushViewController(coming, animated: false)
    host.advance(by: 2)
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.snapshot(for: coming) != nil)
  }

  /// UIKit puts a change off that comes amid its own transition, and shows nothing of one beneath the top.
  @Test func aChangeBeneathUIKitsOwnTransitionDropsWhatHasGone() {
    let rig = Rig().push(ColorScreen("a", .green), ColorScreen("b", .blue))
    let top = ColorScreen("c", .red)
    top.snapshotNavigation.transition = .system
    rig.navigation.pushViewController(top, animated: true)
    rig.host.advance(by: 0.05)
    rig.navigation.setViewControllers([rig.root, top], animated: true)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root", "c"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// A text field that ends editing takes the window away as UIKit asks who animates.
  @Test func aPushEndsWhoseWindowGoesAsItsKeyboardIsLowered() {
    let host = LinuxHost.small()
    let first = FieldScreen()
    let navigation = SnapshotNavigationController(rootViewController: first)
    host.show(navigation, for: 0.2)
    first.field.becomeFirstResponder()
    host.advance(by: 0.5)
    first.field.delegate = first
    first.endsEditing = { [unowned host] in host.window.rootViewController = UIViewController() }
    var completions = 0
    navigation.pushViewController(ColorScreen("next", .blue), animated: true) { completions += 1 }
    host.advance(by: 1)
    #expect(first.endsEditing == nil)
    #expect(!navigation.isTransitioning)
    #expect(completions == 1)
    #expect(navigation.topViewController?.title == "next")
    host.window.rootViewController = navigation
    host.advance(by: 1)
    #expect(host.color(x: 100, y: 350) == Shade.blue)
  }

  private final class FieldScreen: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    var endsEditing: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
      view.addSubview(field)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      let action = endsEditing
      endsEditing = nil
      action?()
    }
  }

  /// A modal is presented in the turn of a push, before UIKit has started the push.
  @Test(arguments: Call.allCases)
  func aCallAsAModalCoversTheStackLaysNothingOut(_ call: Call) {
    let host = LinuxHost.small()
    let (root, top) = (CallingScreen(), CallingScreen())
    let navigation = SnapshotNavigationController(rootViewController: root)
    host.show(navigation, for: 0.2)
    navigation.pushViewController(top, animated: true)
    host.advance(by: 1)
    let next = ColorScreen("next", .blue)
    var hasActed = false
    top.action = (
      .willDisappear,
      { [unowned navigation] in
        hasActed = true
        switch call {
        case .push: navigation.pushViewController(next, animated: true)
        case .set: navigation.setViewControllers([root, next], animated: true)
        case .pop: navigation.popViewController(animated: true)
        }
      }
    )
    navigation.pushViewController(ColorScreen("pushed", .green), animated: true)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: true)
    host.advance(by: 1)
    #expect(hasActed)
    #expect(host.log.isEmpty, "\(host.log)")
    modal.dismiss(animated: true)
    host.advance(by: 1)
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    #expect(host.log.isEmpty, "\(host.log)")
  }
}
