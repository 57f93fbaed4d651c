import Foundation

/// What a finger does to a sheet, as numbers: heights of the visible card in points, translations
/// downwards.
struct SheetDrag: Equatable, Sendable {
  enum Verdict: Equatable, Sendable {
    case rest(detent: Int)
    case dismiss
  }

  /// The heights of the detents, and which of them the card rests at.
  var heights: [CGFloat]
  var resting: Int

  /// How long the card is taken to go on at its speed when it is let go, in seconds.
  var projection = HostSettings().sheetProjection

  private var height: CGFloat { heights[resting] }
  private var largest: CGFloat { heights.max() ?? 0 }

  /// Upwards only as far as there is a larger detent.
  func height(at translation: CGFloat) -> CGFloat {
    min(height - translation, largest)
  }

  /// The nearest of the detents, or of no height at all, to where the card is heading.
  func verdict(translation: CGFloat, velocity: CGFloat) -> Verdict {
    let heading = height(at: translation) - velocity * projection
    let nearest = heights.indices.min { abs(heights[$0] - heading) < abs(heights[$1] - heading) }
    guard let nearest, abs(heights[nearest] - heading) <= abs(heading), heading > 0 else {
      return .dismiss
    }
    return .rest(detent: nearest)
  }

  /// Up and down only, and up only where there is a larger detent.
  func begins(velocity: CGPoint) -> Bool {
    guard abs(velocity.y) > abs(velocity.x) else { return false }
    return velocity.y > 0 || height < largest
  }
}

/// The finger on a sheet's card.
@MainActor final class SheetPan: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: UISheetPresentationController
  private let card: UIView
  private let pan = UIPanGestureRecognizer()
  private var drag: SheetDrag?

  init(_ sheet: UISheetPresentationController, card: UIView) {
    self.sheet = sheet
    self.card = card
    super.init()
    pan.addTarget(self, action: Selector("dragged(_:)", SheetPan.dragged))
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  func remove() { card.removeGestureRecognizer(pan) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.presentedViewController.presentationMove == .none,
      sheet.presentedViewController.presentedViewController == nil
    else { return false }
    return sheet.drag?.begins(velocity: pan.velocity(in: sheet.containerView)) ?? false
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: sheet.containerView).y
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { drag = sheet.drag }
      guard let drag else { return }
      sheet.follow(drag.height(at: translation))
    case .ended:
      let velocity = pan.velocity(in: sheet.containerView).y
      guard let verdict = drag?.verdict(translation: translation, velocity: velocity) else {
        return
      }
      drag = nil
      sheet.settle(verdict)
    case .cancelled, .failed:
      guard let drag else { return }
      self.drag = nil
      sheet.settle(.rest(detent: drag.resting))
    case .possible:
      break
    }
  }
}
