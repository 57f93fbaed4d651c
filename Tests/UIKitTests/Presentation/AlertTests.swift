import Testing
import UIKitHost

@testable import UIKit

/// Alerts and action sheets.
@MainActor @Suite(.serialized, .warningsAreRead) struct AlertTests {
  private func alert(
    _ scene: ModalScene, _ style: UIAlertController.Style = .alert,
    actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, kind) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [log = scene.log] action in
          log.note(action.title ?? "")
        })
    }
    scene.root.present(alert, animated: false)
    scene.host.advance(by: 0.1)
    _ = scene.log.take()
    return alert
  }

  /// The middle of the action at `index`, as arranged, in the window.
  private func place(_ index: Int, of alert: UIAlertController) -> CGPoint {
    let card = alert.view as? AlertView
    let container = alert.presentationController?.containerView ?? UIView()
    let frame = card?.layout(in: container).actionFrame(index) ?? .zero
    return alert.view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  @Test func thePresenterStaysAndHearsNothing() {
    let scene = ModalScene()
    let alert = alert(scene, actions: [("OK", .default)])
    #expect(scene.log.take().isEmpty)
    #expect(scene.root.view.superview === scene.host.window)
    #expect(scene.root.presentedViewController === alert)
  }

  @Test func aTapOnAnActionDismissesThenRunsTheHandler() {
    let scene = ModalScene()
    let alert = alert(scene, actions: [("Keep", .default), ("Cancel", .cancel)])
    scene.host.tap(at: place(1, of: alert))
    #expect(scene.log.take().isEmpty)
    scene.host.advance(by: 0.6)
    #expect(scene.log.take() == ["Keep"])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func cancelStandsFirstOfTwo() {
    let scene = ModalScene()
    let alert = alert(scene, actions: [("Keep", .default), ("Cancel", .cancel)])
    scene.host.tap(at: place(0, of: alert))
    scene.host.advance(by: 0.6)
    #expect(scene.log.take() == ["Cancel"])
  }

  @Test func cancelStandsLastOfMany() {
    let scene = ModalScene()
    let alert = alert(
      scene, actions: [("Cancel", .cancel), ("One", .default), ("Two", .destructive)])
    scene.host.tap(at: place(2, of: alert))
    scene.host.advance(by: 0.6)
    #expect(scene.log.take() == ["Cancel"])
  }

  @Test func aDisabledActionCannotBeTapped() {
    let scene = ModalScene()
    let alert = alert(scene, actions: [("OK", .default)])
    alert.actions[0].isEnabled = false
    scene.host.tap(at: place(0, of: alert))
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController === alert)
  }

  @Test func aTapBesideAnAlertDoesNothingAndBesideASheetCancels() {
    for (style, isLeft) in [(UIAlertController.Style.alert, false), (.actionSheet, true)] {
      let scene = ModalScene()
      let alert = alert(scene, style, actions: [("One", .default), ("Cancel", .cancel)])
      scene.host.tap(at: CGPoint(x: 195, y: 60))
      scene.host.advance(by: 0.6)
      #expect((scene.root.presentedViewController !== alert) == isLeft)
      #expect(scene.log.take() == (isLeft ? ["Cancel"] : []))
    }
  }

  @Test func aSecondCancelActionTraps() {
    var reasons: [String] = []
    HostTrap.handler = { reasons.append($1) }
    defer { HostTrap.handler = nil }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "A", style: .cancel))
    alert.addAction(UIAlertAction(title: "B", style: .cancel))
    #expect(
      reasons == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ])
    #expect(alert.actions.count == 1)
  }

  @Test func anAlertStandsInTheMiddleAndASheetAtTheBottom() {
    var layout = AlertLayout(
      isSheet: false, container: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), titleHeight: 20,
      messageHeight: 16, actionCount: 2, hasSeparateCancel: false)
    #expect(layout.arrangement == .sideBySide)
    #expect(layout.frame == CGRect(x: 60, y: 367, width: 270, height: 124))
    layout.isSheet = true
    layout.hasSeparateCancel = true
    #expect(layout.arrangement == .stacked)
    #expect(layout.frame.maxY == 810)
    #expect(layout.frame.width == 374)
  }

  @Test func anAlertPresentsOverAFullScreenModal() {
    let scene = ModalScene()
    let first = scene.presented("B")
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    first.present(alert, animated: true)
    scene.host.advance(by: 0.6)
    #expect(first.presentedViewController === alert)
    #expect(first.view.window === scene.host.window)
    #expect(scene.log.take().isEmpty)
  }
}
