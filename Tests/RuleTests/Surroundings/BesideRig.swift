import PixelJudge
import SnapshotNavigation
import UIKit
import UIKitHost

/// A stack above a strip, and a modal beside it.
@MainActor
final class BesideRig: DeviceRig {
  /// Where modals are anchored that don't belong to a screen.
  static let strip = CGRect(x: 0, y: 340, width: 200, height: 60)

  enum Beside: CaseIterable, Sendable {
    case undimmedSheet, largerDetentUndimmed, popover
  }

  enum Covering: CaseIterable, Sendable {
    case dimmingSheet, largeDetent, alert, fullScreen, overFullScreen
  }

  let host = LinuxHost.small()
  /// The window's root, which presents: a box around the stack, or the stack itself.
  let box: UIViewController
  let strip = UIView(frame: BesideRig.strip)
  let navigation: SnapshotNavigationController
  private(set) var events: [NavigationEvent.Phase] = []
  private(set) var refusals: [DragRefusal] = []
  private var observation: TransitionObservation?
  private let plain = NeverAdapting()

  private final class NeverAdapting: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  init(
    _ titles: String..., isLive: Bool = false, isRoot: Bool = false,
    prepare: (SnapshotNavigationController) -> Void = { _ in }
  ) {
    let colors: [UIColor] = [.red, .green, .blue]
    let screens = titles.enumerated().map { ColorScreen($1, colors[$0 % 3]) }
    navigation = SnapshotNavigationController(rootViewController: screens[0])
    prepare(navigation)
    box = isRoot ? navigation : UIViewController()
    if !isRoot {
      box.addChild(navigation)
      navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 340)
      box.view.addSubview(navigation.view)
      navigation.didMove(toParent: box)
    }
    host.show(box, for: 0.2)
    (isRoot ? host.window : box.view).addSubview(strip)
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: true)
      host.advance(by: 1)
    }
    if isLive { SnapshotNavigationController.invalidateSnapshots() }
    observation = navigation.observeTransitions { [weak self] event in
      if case .progress = event.phase { return }
      self?.events.append(event.phase)
    }
    navigation.diagnosticHandler = { [weak self] diagnostic in
      if case .dragRefused(let refusal) = diagnostic { self?.refusals.append(refusal) }
    }
  }

  var titles: [String] { navigation.viewControllers.compactMap(\.title) }
  var top: ColorScreen? { navigation.topViewController as? ColorScreen }

  /// What a sheet or a popover covers, without its round corners.
  func covered(by modal: UIViewController) -> CGRect {
    let view = modal.presentationController?.presentedView
    return view.map { $0.convert($0.bounds, to: nil).insetBy(dx: 0, dy: 12) } ?? .zero
  }

  func sheet(
    undimmed: UISheetPresentationController.Detent.Identifier? = .medium,
    selected: UISheetPresentationController.Detent.Identifier? = nil,
    _ screen: UIViewController = ColorScreen("sheet", .yellow)
  ) -> UIViewController {
    screen.modalPresentationStyle = .pageSheet
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    screen.sheetPresentationController?.selectedDetentIdentifier = selected
    screen.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
    return screen
  }

  func popover(_ anchor: (UIPopoverPresentationController) -> Void) -> UIViewController {
    let screen = ColorScreen("popover", .yellow)
    screen.modalPresentationStyle = .popover
    screen.preferredContentSize = CGSize(width: 100, height: 60)
    if let popover = screen.popoverPresentationController {
      popover.delegate = plain
      popover.passthroughViews = [box.view]
      anchor(popover)
    }
    return screen
  }

  func modal(_ kind: Beside) -> UIViewController {
    switch kind {
    case .undimmedSheet: sheet()
    case .largerDetentUndimmed: sheet(undimmed: .large, selected: .medium)
    case .popover: popover { $0.sourceView = strip }
    }
  }

  func modal(_ kind: Covering) -> UIViewController {
    let screen = ColorScreen("covering", .yellow)
    switch kind {
    case .dimmingSheet: return sheet(undimmed: nil)
    case .largeDetent: return sheet(selected: .large)
    case .alert: return UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    case .fullScreen: screen.modalPresentationStyle = .fullScreen
    case .overFullScreen: screen.modalPresentationStyle = .overFullScreen
    }
    return screen
  }

  /// Presents from the top screen and waits until it stands.
  @discardableResult
  func present(_ modal: UIViewController, animated: Bool = false) -> UIViewController {
    navigation.topViewController?.present(modal, animated: animated)
    host.advance(by: 1)
    return modal
  }

  /// A finger comes down above the modal, moves by `distance` and stays down.
  func grab(moving distance: CGFloat) {
    host.touch(.began, at: CGPoint(x: 20, y: 120))
    move(from: 20, to: 20 + distance)
  }

  func move(from start: CGFloat, to end: CGFloat) {
    host.move(from: CGPoint(x: start, y: 120), to: CGPoint(x: end, y: 120), duration: 0.4)
  }

  func letGo(at x: CGFloat) {
    // A finger that has rested has no speed.
    host.advance(by: 0.3)
    host.touch(.ended, at: CGPoint(x: x, y: 120))
    host.advance(by: 1)
  }

  /// A quick swipe above the modal, sideways or down.
  func swipe(down: Bool = false, waiting seconds: TimeInterval = 1) {
    let start = CGPoint(x: 30, y: down ? 70 : 120)
    host.flick(from: start, to: CGPoint(x: down ? 30 : 180, y: down ? 240 : 120))
    host.advance(by: seconds)
  }

  /// The rows of a frame on the screen, byte by byte.
  func pixels(of frame: CGRect) -> [Data] {
    let pixels = pixels()
    return (Int(frame.minY)..<Int(frame.maxY)).map { y in
      let row = y * pixels.width * 4
      return pixels.bytes[(row + Int(frame.minX) * 4)..<(row + Int(frame.maxX) * 4)]
    }
  }
}
