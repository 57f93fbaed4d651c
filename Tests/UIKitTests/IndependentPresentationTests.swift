import Testing
import UIKit
import UIKitHost

/// Presentations and what recognisers and links do at their edges, as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentPresentationTests {
  private func card(_ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
    let card = UIViewController()
    card.modalPresentationStyle = style
    card.view.backgroundColor = .blue
    return card
  }

  @Test func aChainIsDismissedFromItsFoot() {
    let canvas = Canvas()
    let cards = [card(), card(), card()]
    var presenter = canvas.root
    for card in cards {
      presenter.present(card, animated: false)
      canvas.host.advance(by: 0.2)
      presenter = card
    }
    #expect(cards[2].presentingViewController === cards[1])
    canvas.root.dismiss(animated: true)
    canvas.host.advance(by: 2)
    #expect(canvas.root.presentedViewController == nil)
    #expect(cards.allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
    #expect(canvas.root.view.window != nil)
  }

  @Test func aCardDismissesItselfThroughItsPresenter() {
    let canvas = Canvas()
    let card = card()
    canvas.root.present(card, animated: false)
    canvas.host.advance(by: 0.2)
    var done = 0
    card.dismiss(animated: true) { done += 1 }
    canvas.host.advance(by: 2)
    #expect(done == 1)
    #expect(canvas.root.presentedViewController == nil)
  }

  @Test func aChildsPresentationIsItsContainers() {
    let phone = DiaryPhone()
    let card = card()
    phone.navigation.topViewController?.present(card, animated: false)
    phone.host.advance(by: 0.2)
    #expect(card.presentingViewController === phone.navigation)
    #expect(phone.navigation.presentedViewController === card)
    #expect(phone.navigation.topViewController?.presentedViewController === card)
  }

  @Test func aCustomPresentationControllerIsCalledInOrder() {
    let canvas = Canvas()
    let card = card(.custom)
    let delegate = HalfDelegate()
    card.transitioningDelegate = delegate
    canvas.root.present(card, animated: true)
    canvas.host.advance(by: 2)
    #expect(card.view.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(canvas.root.view.window != nil)
    canvas.root.dismiss(animated: true)
    canvas.host.advance(by: 2)
    #expect(
      delegate.words == [
        "will present", "did present true", "will dismiss", "did dismiss true",
      ])
  }

  @Test func presentingInTheCompletionOfADismissalWorks() {
    let canvas = Canvas()
    let first = card()
    let second = card()
    canvas.root.present(first, animated: true)
    canvas.host.advance(by: 1)
    canvas.root.dismiss(animated: true) { canvas.root.present(second, animated: true) }
    canvas.host.advance(by: 3)
    #expect(canvas.root.presentedViewController === second)
    #expect(second.view.window != nil)
    #expect(canvas.host.log.isEmpty)
  }

  @Test func theSameCardIsPresentedAgain() {
    let canvas = Canvas()
    let card = card()
    for _ in 0..<3 {
      canvas.root.present(card, animated: true)
      canvas.host.advance(by: 1)
      #expect(card.view.window != nil)
      canvas.root.dismiss(animated: true)
      canvas.host.advance(by: 1)
      #expect(card.view.window == nil)
    }
    #expect(canvas.host.log.isEmpty)
  }

  @Test func theRootReplacedUnderACardDoesNotTrap() {
    let canvas = Canvas()
    canvas.root.present(card(), animated: true)
    canvas.host.advance(by: 0.1)
    let other = UIViewController()
    canvas.host.window.rootViewController = other
    canvas.host.advance(by: 2)
    #expect(other.view.window != nil)
    other.present(card(), animated: true)
    canvas.host.advance(by: 2)
    #expect(other.presentedViewController?.view.window != nil)
  }

  @Test func theWindowTurnsUnderACard() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
      let canvas = Canvas()
      let card = card(style)
      canvas.root.present(card, animated: true)
      canvas.host.advance(by: 0.1)
      canvas.host.window.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
      canvas.host.advance(by: 2)
      if style != .pageSheet { #expect(card.view.frame.size == CGSize(width: 200, height: 80)) }
      canvas.root.dismiss(animated: true)
      canvas.host.advance(by: 2)
      #expect(canvas.root.view.frame.size == CGSize(width: 200, height: 80))
      #expect(canvas.root.view.window != nil)
    }
  }

  @Test func anotherWindowInFrontTakesTheTouches() {
    let canvas = Canvas()
    let view = TouchDiaryView(frame: canvas.view.bounds)
    canvas.view.addSubview(view)
    guard let scene = canvas.host.window.windowScene else {
      Issue.record("no scene")
      return
    }
    let front = UIWindow(windowScene: scene)
    front.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    front.rootViewController = UIViewController()
    front.windowLevel = .alert
    front.isHidden = false
    canvas.host.advance(by: 0.1)
    canvas.host.tap(at: CGPoint(x: 20, y: 50))
    #expect(view.words.isEmpty)
    canvas.host.tap(at: CGPoint(x: 80, y: 50))
    #expect(view.words == ["began", "ended"])
    front.isHidden = true
    canvas.host.tap(at: CGPoint(x: 20, y: 50))
    #expect(view.words.count == 4)
  }

  // Links

  @Test func aLinkInvalidatedOrAddedInsideATickDoesNotTrap() {
    let canvas = Canvas()
    let target = Ticker()
    var links: [CADisplayLink] = []
    target.onTick = { link in
      link.invalidate()
      if links.count < 5 {
        let next = CADisplayLink(target: target, selector: Ticker.selector)
        next.add(to: .main, forMode: .common)
        links.append(next)
      }
    }
    let first = CADisplayLink(target: target, selector: Ticker.selector)
    first.add(to: .main, forMode: .common)
    first.add(to: .main, forMode: .common)
    canvas.host.advance(by: 1)
    #expect(links.count == 5)
    #expect(target.ticks == 6)
  }

  @Test func aPausedLinkDoesNotTick() {
    let canvas = Canvas()
    let target = Ticker()
    let link = CADisplayLink(target: target, selector: Ticker.selector)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    canvas.host.advance(by: 0.5)
    #expect(target.ticks == 0)
    link.isPaused = false
    canvas.host.advance(by: 0.5)
    #expect(target.ticks >= 29 && target.ticks <= 31)
    #expect(link.targetTimestamp > link.timestamp)
    link.invalidate()
    link.invalidate()
  }

  // Recognisers of an app's own

  @Test func anOwnRecogniserFailsAndRecognisesAndIsReset() {
    let canvas = Canvas()
    let own = OwnRecogniser()
    canvas.view.addGestureRecognizer(own)
    canvas.host.tap(at: CGPoint(x: 20, y: 50))
    canvas.host.advance(by: 0.1)
    #expect(own.words == ["began", "reset"])
    own.words = []
    canvas.host.tap(at: CGPoint(x: 80, y: 50))
    canvas.host.advance(by: 0.1)
    #expect(own.words == ["began", "ended", "reset"])
  }

  @Test func aFailedRequirementLetsTheWaitingBegin() {
    let canvas = Canvas()
    let own = OwnRecogniser()
    canvas.view.addGestureRecognizer(own)
    let ear = GestureEar()
    let pan = UIPanGestureRecognizer(target: ear, action: GestureEar.selector)
    pan.require(toFail: own)
    canvas.view.addGestureRecognizer(pan)
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.first == .began)
  }

  @Test func aSecondFingerEndsAPanOfOne() {
    let canvas = Canvas()
    canvas.view.isMultipleTouchEnabled = true
    let ear = GestureEar()
    let pan = UIPanGestureRecognizer(target: ear, action: GestureEar.selector)
    pan.minimumNumberOfTouches = 2
    canvas.view.addGestureRecognizer(pan)
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.1)
    #expect(ear.states.isEmpty)
    canvas.host.touch(.began, at: CGPoint(x: 10, y: 40), finger: 0)
    canvas.host.touch(.began, at: CGPoint(x: 10, y: 60), finger: 1)
    for x in stride(from: 15, through: 80, by: 5) {
      canvas.host.advance(by: 1.0 / 60)
      canvas.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 40), finger: 0)
      canvas.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 60), finger: 1)
    }
    canvas.host.touch(.ended, at: CGPoint(x: 80, y: 40), finger: 0)
    canvas.host.touch(.ended, at: CGPoint(x: 80, y: 60), finger: 1)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.first == .began && ear.states.last == .ended)
  }

  @Test func aRecogniserMovedToAnotherViewInTheMiddleDoesNotTrap() {
    let canvas = Canvas()
    let left = canvas.add(CGRect(x: 0, y: 0, width: 50, height: 100))
    let right = canvas.add(CGRect(x: 50, y: 0, width: 50, height: 100))
    let ear = GestureEar()
    let pan = UIPanGestureRecognizer(target: ear, action: GestureEar.selector)
    left.addGestureRecognizer(pan)
    canvas.host.touch(.began, at: CGPoint(x: 10, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    canvas.host.touch(.moved, at: CGPoint(x: 40, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    right.addGestureRecognizer(pan)
    #expect(pan.view === right)
    #expect(left.gestureRecognizers?.isEmpty != false)
    canvas.host.touch(.ended, at: CGPoint(x: 45, y: 50), finger: 0)
    canvas.host.advance(by: 0.1)
    ear.states = []
    canvas.host.drag(from: CGPoint(x: 60, y: 10), to: CGPoint(x: 60, y: 90), duration: 0.1)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.first == .began && ear.states.last == .ended)
  }

  @Test func targetsAddedTwiceHearOnceAndRemovedNothing() {
    let canvas = Canvas()
    let ear = GestureEar()
    let tap = UITapGestureRecognizer(target: ear, action: GestureEar.selector)
    tap.addTarget(ear, action: GestureEar.selector)
    canvas.view.addGestureRecognizer(tap)
    canvas.host.tap(at: CGPoint(x: 20, y: 50))
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.ended])
    tap.removeTarget(nil, action: nil)
    canvas.host.tap(at: CGPoint(x: 20, y: 50))
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.ended])
  }

  @Test func aSwitchTurnsAndTellsOnce() {
    let canvas = Canvas()
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    let ear = ControlEar()
    toggle.addTarget(ear, action: ControlEar.upInside, for: .valueChanged)
    canvas.view.addSubview(toggle)
    canvas.host.advance(by: 0.1)
    canvas.host.tap(at: toggle.center)
    canvas.host.advance(by: 0.5)
    #expect(toggle.isOn)
    #expect(ear.words.count == 1)
    toggle.setOn(false, animated: true)
    canvas.host.advance(by: 0.5)
    #expect(ear.words.count == 1)
  }
}

/// Presents on the lower half.
final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var words: [String] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Half(presentedViewController: presented, presenting: presenting, delegate: self)
  }

  final class Half: UIPresentationController {
    private weak var ear: HalfDelegate?

    init(
      presentedViewController: UIViewController, presenting: UIViewController?,
      delegate: HalfDelegate
    ) {
      ear = delegate
      super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
      ear?.words.append("will present")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      ear?.words.append("did present \(completed)")
    }

    override func dismissalTransitionWillBegin() {
      ear?.words.append("will dismiss")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      ear?.words.append("did dismiss \(completed)")
    }
  }
}

@MainActor final class Ticker: NSObject {
  var ticks = 0
  var onTick: ((CADisplayLink) -> Void)?
  static var selector: Selector { Selector("tick(_:)", Ticker.tick) }

  func tick(_ link: CADisplayLink) {
    ticks += 1
    onTick?(link)
  }
}

/// Fails on the left half of its view, recognises on the right.
final class OwnRecogniser: UIGestureRecognizer {
  var words: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    words.append("began")
    if let touch = touches.first, touch.location(in: view).x < 50 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    words.append("ended")
    state = .ended
  }

  override func reset() {
    words.append("reset")
  }
}
