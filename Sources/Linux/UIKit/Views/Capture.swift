import CoreGraphics
import Foundation
import QuartzCore

/// Pictures of a live view, under UIKit's conditions.
@MainActor
struct Capture {
  private let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  /// Apple: draws what is on the screen, or with screen updates what will be after the pending
  /// changes; false if some of it is missing.
  ///
  /// Without a window nothing is drawn.
  func draw(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    let isDrawn = runtime.isEnteringBackground && runtime.settings.drawsAsBackgroundBegins
    guard isOnScreen || isDrawn else { return false }
    guard view.window != nil else { return drawOutsideWindow(in: rect, afterScreenUpdates) }
    count(afterScreenUpdates)
    if afterScreenUpdates { runtime.commitForPicture() }
    if view.isHidden || view.alpha == 0 { return runtime.settings.unseenViewsSayTheyAreDrawn }
    if isEmpty { return true }
    let drawsReplicants =
      switch runtime.settings.snapshotViewDrawing {
      case .always: true
      case .withScreenUpdates: afterScreenUpdates
      case .never: false
      }
    let isDrawable = runtime.settings.clippedSnapshotViewsAreDrawn || isShown
    guard UIGraphicsGetCurrentContext() != nil,
      let image = picture(
        leavingOutForeign: true, leavingOutReplicants: !drawsReplicants || !isDrawable)
    else { return false }
    UIImage(cgImage: image, scale: view.contentScaleFactor, orientation: .up).draw(in: rect)
    return !view.backingLayer.showsForeign
  }

  /// Whether no ancestor clips all of the view away.
  private var isShown: Bool {
    sequence(first: view, next: \.superview).allSatisfy { ancestor in
      !ancestor.clipsToBounds
        || !view.convert(view.bounds, to: ancestor).intersection(ancestor.bounds).isEmpty
    }
  }

  /// Reported: of views outside of a window only snapshot views are drawn, with screen updates.
  private func drawOutsideWindow(in rect: CGRect, _ afterScreenUpdates: Bool) -> Bool {
    guard afterScreenUpdates, let replicant = view as? ReplicantView, !view.isHidden, view.alpha > 0
    else { return false }
    if runtime.settings.snapshotViewsAreDrawnOutsideWindows { replicant.drawPicture(in: rect) }
    return true
  }

  /// The device that shows the view, whichever driver was made last.
  private var runtime: HostRuntime { view.window?.windowScene?.runtime ?? .current }

  /// Apple: a view that shows a picture of this one, cheaper than a bitmap and never changed
  /// again; empty if this view was never rendered, none without updates and without a window.
  func replicant(
    of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets = .zero
  ) -> UIView? {
    runtime.captures.replicants += 1
    let point = runtime.settings.hostile.snapshotViews
    if point == .nilAlways || point == .nilWithoutUpdates && !afterScreenUpdates { return nil }
    guard isOnScreen else { return ReplicantView(nil, rect: rect, of: view.bounds) }
    if afterScreenUpdates {
      count(true)
      runtime.commitForPicture()
    }
    guard afterScreenUpdates || view.backingLayer.hasBeenCommitted else {
      logNotCommitted()
      return ReplicantView(nil, rect: rect, of: view.bounds)
    }
    let isBar = view is UINavigationBar || view is UIToolbar || view is UITabBar
    let isBlank = isEmpty || point == .blank || point == .blankForBars && isBar
    let replicant = ReplicantView(isBlank ? nil : laterPicture(), rect: rect, of: view.bounds)
    replicant.stretch(by: capInsets)
    runtime.replicants.note(replicant)
    return replicant
  }

  /// The host's rule: a scene in the background has no last frame to show.
  private var isOnScreen: Bool {
    (view.window?.windowScene ?? runtime.scene).activationState != .background
  }

  private func count(_ afterScreenUpdates: Bool) {
    if afterScreenUpdates {
      runtime.captures.withScreenUpdates += 1
      if runtime.isInAppearanceCallback {
        runtime.log(
          "View (\(view)) drawing with afterScreenUpdates:YES inside an appearance callback"
            + " commits a half-made screen.")
      }
    } else {
      runtime.captures.withoutScreenUpdates += 1
    }
  }

  private func picture(
    leavingOutForeign: Bool = false, leavingOutReplicants: Bool = false
  ) -> CGImage? {
    guard !isConcealed else { return nil }
    let image = view.backingLayer.committedImage(
      scale: scale, opaque: false,
      leavingOutForeign: leavingOutForeign, leavingOutReplicants: leavingOutReplicants)
    if image == nil { logNotCommitted() }
    return image
  }

  /// The same for a snapshot view: the render server draws it when it's shown.
  private func laterPicture() -> CGImage? {
    guard !isConcealed else { return nil }
    let image = view.backingLayer.laterCommittedImage(scale: scale)
    if image == nil { logNotCommitted() }
    return image
  }

  /// Reported: what lies in a secure text field is left out of pictures.
  private var isEmpty: Bool {
    runtime.settings.capturesAreEmpty
      || sequence(first: view.layer, next: \.superlayer)
        .contains { ($0.delegate as? UITextField)?.isSecureTextEntry == true }
  }

  private var isConcealed: Bool {
    !runtime.settings.pictureLeavesOutOwnOpacity && view.backingLayer.committedOpacity <= 0
  }

  private var scale: CGFloat { view.window?.screen.scale ?? UIScreen.main.scale }

  private func logNotCommitted() {
    runtime.log(
      "Rendering a view (\(view)) that has not been committed to render server is not supported.")
  }
}

/// The snapshot views of a device that are still there.
@MainActor
final class Replicants {
  private struct Entry {
    weak var view: ReplicantView?
  }

  private var entries: [Entry] = []

  func note(_ view: ReplicantView) {
    if entries.count > 64 { entries.removeAll { $0.view == nil } }
    entries.append(Entry(view: view))
  }

  /// The render server has thrown away what they show.
  func empty() {
    for entry in entries { entry.view?.backingLayer.contents = nil }
  }
}

/// What `snapshotView` answers: a picture that the screen shows and `CALayer.render(in:)` does not.
final class ReplicantView: UIView {
  init(_ image: CGImage?, rect: CGRect, of whole: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    backingLayer.isReplicant = true
    guard let image, whole.width > 0, whole.height > 0 else { return }
    backingLayer.contents = image
    backingLayer.contentsRect = CGRect(
      x: (rect.minX - whole.minX) / whole.width, y: (rect.minY - whole.minY) / whole.height,
      width: rect.width / whole.width, height: rect.height / whole.height)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func drawPicture(in rect: CGRect) {
    guard let contents = backingLayer.contents as? CGImage else { return }
    let part = backingLayer.contentsRect
    let (width, height) = (CGFloat(contents.width), CGFloat(contents.height))
    let pixels = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    guard let image = contents.cropping(to: pixels) else { return }
    UIImage(cgImage: image).draw(in: rect)
  }

  /// Apple: the part inside of the insets is stretched when the snapshot is resized.
  func stretch(by insets: UIEdgeInsets) {
    guard insets != .zero, bounds.width > 0, bounds.height > 0 else { return }
    backingLayer.contentsCenter = CGRect(
      x: insets.left / bounds.width, y: insets.top / bounds.height,
      width: 1 - (insets.left + insets.right) / bounds.width,
      height: 1 - (insets.top + insets.bottom) / bounds.height)
  }
}
