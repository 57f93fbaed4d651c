import UIKit
import XCTest

/// Pictures of live views.
final class CaptureTests: XCTestCase {
  private static let square = CGRect(x: 0, y: 100, width: 100, height: 100)
  private static let middle = CGPoint(x: 50, y: 50)

  /// A red view that has been rendered.
  @MainActor private func red() async -> (Phone, UIView) {
    let phone = await Phone()
    let view = UIView(frame: Self.square)
    view.backgroundColor = .red
    await phone.show(view)
    return (phone, view)
  }

  @MainActor private func capture(
    _ view: UIView, updates: Bool
  ) -> (isDrawn: Bool, color: Picture.Color) {
    var isDrawn = false
    let picture = Picture.drawing(CGRect(x: 0, y: 0, width: 100, height: 100)) {
      isDrawn = view.drawHierarchy(in: $0, afterScreenUpdates: updates)
    }
    return (isDrawn, picture?.color(at: Self.middle) ?? .clear)
  }

  /// Without screen updates a capture is the last frame.
  @MainActor func testWithoutUpdatesItIsTheLastFrame() async {
    let (_, view) = await red()
    view.backgroundColor = .blue
    let seen = capture(view, updates: false)
    XCTAssertTrue(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.red))
  }

  /// With screen updates a capture has what has just been changed.
  @MainActor func testWithUpdatesItHasTheChanges() async {
    let (_, view) = await red()
    view.backgroundColor = .blue
    let seen = capture(view, updates: true)
    XCTAssertTrue(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.blue))
  }

  /// With screen updates a capture lays out first.
  @MainActor func testWithUpdatesItLaysOutFirst() async {
    final class Laid: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = .blue
      }
    }
    let phone = await Phone()
    let view = Laid(frame: Self.square)
    await phone.show(view)
    view.backgroundColor = .red
    await phone.turn()
    view.setNeedsLayout()
    XCTAssertTrue(capture(view, updates: true).color.isNear(.blue))
  }

  /// A view that was never rendered is drawn empty without screen updates.
  @MainActor func testAViewThatWasNeverRenderedIsEmpty() async {
    let (phone, _) = await red()
    let view = UIView(frame: Self.square)
    view.backgroundColor = .blue
    phone.window.addSubview(view)
    let seen = capture(view, updates: false)
    XCTAssertFalse(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.clear))
    XCTAssertEqual(phone.log?.count ?? 1, 1)
  }

  /// A view outside of a window isn't drawn.
  @MainActor func testAViewOutsideOfAWindowIsNotDrawn() async {
    _ = await red()
    let view = UIView(frame: Self.square)
    view.backgroundColor = .blue
    let seen = capture(view, updates: true)
    XCTAssertFalse(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.clear))
  }

  /// Constant `unseenViewsSayTheyAreDrawn`: a hidden view answers yes and draws nothing.
  @MainActor func testAHiddenViewSaysYesAndDrawsNothing() async {
    let (phone, view) = await red()
    view.isHidden = true
    await phone.turn()
    let seen = capture(view, updates: false)
    XCTAssertTrue(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.clear))
  }

  /// Constant `unseenViewsSayTheyAreDrawn`: a transparent view answers yes and draws nothing.
  @MainActor func testATransparentViewSaysYesAndDrawsNothing() async {
    let (phone, view) = await red()
    view.alpha = 0
    await phone.turn()
    let seen = capture(view, updates: false)
    XCTAssertTrue(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.clear))
  }

  /// A part of a hierarchy that's half transparent is captured so.
  @MainActor func testHalfTransparentPartsAreCapturedSo() async {
    let (phone, view) = await red()
    view.backgroundColor = nil
    let part = UIView(frame: view.bounds)
    part.backgroundColor = .red
    part.alpha = 0.5
    view.addSubview(part)
    await phone.turn()
    let seen = capture(view, updates: false).color
    XCTAssertEqual(Double(seen.alpha), 128, accuracy: 20)
  }

  /// In the background pictures are empty.
  @MainActor func testInTheBackgroundPicturesAreEmpty() async throws {
    let (phone, view) = await red()
    try await phone.inBackground {
      let seen = self.capture(view, updates: true)
      XCTAssertFalse(seen.isDrawn)
      XCTAssertTrue(seen.color.isNear(.clear))
    }
    await phone.turn()
    XCTAssertTrue(capture(view, updates: false).color.isNear(.red))
  }

  /// A snapshot view doesn't change with its view.
  @MainActor func testASnapshotViewDoesNotChange() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    XCTAssertEqual(snapshot.bounds.size, view.bounds.size)
    view.backgroundColor = .blue
    snapshot.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    XCTAssertEqual(phone.picture()?.color(at: CGPoint(x: 50, y: 350)).isNear(.red), true)
    XCTAssertEqual(phone.picture()?.color(at: CGPoint(x: 50, y: 150)).isNear(.blue), true)
  }

  /// A snapshot view with screen updates has what has just been changed.
  @MainActor func testASnapshotViewWithUpdatesHasTheChanges() async throws {
    let (phone, view) = await red()
    view.backgroundColor = .blue
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: true))
    snapshot.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    XCTAssertEqual(phone.picture()?.color(at: CGPoint(x: 50, y: 350)).isNear(.blue), true)
  }

  /// A snapshot view lives on when its view is gone.
  @MainActor func testASnapshotViewOutlivesItsView() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    snapshot.frame = view.frame
    view.superview?.addSubview(snapshot)
    view.removeFromSuperview()
    await phone.wait(0.2)
    XCTAssertEqual(phone.picture()?.color(at: CGPoint(x: 50, y: 150)).isNear(.red), true)
  }

  /// Constant `snapshotViewDrawing`: a snapshot view in a window draws itself into pictures.
  @MainActor func testASnapshotViewInAWindowIsDrawn() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    let seen = capture(snapshot, updates: false)
    XCTAssertTrue(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.red))
  }

  /// Constant `clippedSnapshotViewsAreDrawn`: a snapshot view that a view around it clips away draws
  /// itself into pictures.
  @MainActor func testAClippedSnapshotViewIsDrawn() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    let frame = UIView(frame: view.bounds)
    frame.clipsToBounds = true
    snapshot.frame.origin = CGPoint(x: view.bounds.width, y: 0)
    frame.addSubview(snapshot)
    view.superview?.addSubview(frame)
    await phone.wait(0.2)
    let seen = capture(snapshot, updates: false)
    XCTAssertTrue(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.red))
  }

  /// Constant `pictureLeavesOutOwnOpacity`: a view that an animation has made transparent is captured as
  /// if it were not.
  @MainActor func testAViewThatAnAnimationConcealsIsCaptured() async throws {
    let (phone, view) = await red()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = Float(0)
    animation.toValue = Float(0)
    animation.duration = 20
    view.layer.add(animation, forKey: "conceal")
    await phone.wait(0.2)
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    view.superview?.addSubview(snapshot)
    view.layer.removeAnimation(forKey: "conceal")
    view.backgroundColor = .blue
    await phone.wait(0.2)
    let place = CGPoint(x: snapshot.frame.midX, y: snapshot.frame.midY)
    XCTAssertEqual(phone.picture()?.color(at: place).isNear(.red), true)
  }

  /// Constant `snapshotViewsAreDrawnOutsideWindows`: a snapshot view outside of a window can be drawn
  /// with screen updates.
  @MainActor func testASnapshotViewOutsideOfAWindowIsDrawn() async throws {
    let (_, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    let seen = capture(snapshot, updates: true)
    XCTAssertTrue(seen.isDrawn)
    XCTAssertTrue(seen.color.isNear(.red))
  }

  /// A hidden snapshot view draws nothing.
  @MainActor func testAHiddenSnapshotViewDrawsNothing() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    snapshot.isHidden = true
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    XCTAssertTrue(capture(snapshot, updates: false).color.isNear(.clear))
  }

  /// A transparent snapshot view draws nothing.
  @MainActor func testATransparentSnapshotViewDrawsNothing() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    snapshot.alpha = 0
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    XCTAssertTrue(capture(snapshot, updates: false).color.isNear(.clear))
  }

  /// A snapshot view that was taken before the background can be drawn after it.
  @MainActor func testASnapshotViewIsDrawnAfterTheBackground() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    try await phone.inBackground { await phone.wait(0.5) }
    await phone.wait(0.2)
    XCTAssertTrue(capture(snapshot, updates: false).color.isNear(.red))
  }

  /// Rendering a layer leaves snapshot views out.
  @MainActor func testRenderingALayerLeavesSnapshotViewsOut() async throws {
    let (phone, view) = await red()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    let picture = Picture.drawing(snapshot.bounds) { _ in
      if let context = UIGraphicsGetCurrentContext() { snapshot.layer.render(in: context) }
    }
    XCTAssertEqual(picture?.color(at: Self.middle).isNear(.clear), true)
  }

  /// Rendering a layer draws its model, without animations.
  @MainActor func testRenderingALayerDrawsItsModel() async {
    let (phone, view) = await red()
    UIView.animate(
      withDuration: 20, delay: 0, options: .curveLinear,
      animations: {
        view.backgroundColor = .blue
      })
    await phone.wait(0.2)
    let model = Picture.drawing(view.bounds) { _ in
      if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    }
    XCTAssertEqual(model?.color(at: Self.middle).isNear(.blue), true)
    XCTAssertTrue(capture(view, updates: false).color.isNear(.red))
  }

  /// A part of a view can be taken as a snapshot view.
  @MainActor func testAPartOfAViewIsTaken() async throws {
    let (phone, view) = await red()
    let corner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    corner.backgroundColor = .blue
    view.addSubview(corner)
    await phone.wait(0.2)
    let snapshot = try XCTUnwrap(
      view.resizableSnapshotView(
        from: corner.frame, afterScreenUpdates: false, withCapInsets: .zero))
    XCTAssertEqual(snapshot.bounds.size, CGSize(width: 50, height: 50))
    snapshot.frame.origin = CGPoint(x: 0, y: 300)
    view.superview?.addSubview(snapshot)
    await phone.wait(0.2)
    XCTAssertEqual(phone.picture()?.color(at: CGPoint(x: 10, y: 310)).isNear(.blue), true)
  }

  /// A pressed control is captured as pressed.
  @MainActor func testAPressedControlIsCapturedAsPressed() async {
    final class Key: UIControl {
      override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .blue : .red }
      }
    }
    let phone = await Phone()
    let key = Key(frame: Self.square)
    await phone.show(key)
    key.isHighlighted = true
    await phone.turn()
    XCTAssertTrue(capture(key, updates: false).color.isNear(.blue))
  }

  /// A capture inside a push, before its layout, shows the screen that's left.
  @MainActor func testACaptureAfterAPushShowsTheScreenThatIsLeft() async {
    for animated in [true, false] {
      let scene = await Scene()
      scene.screens[0].view.backgroundColor = .red
      await scene.phone.wait(0.2)
      let next = scene.screen("B")
      next.color = .blue
      scene.navigation.pushViewController(next, animated: animated)
      let view = scene.navigation.view ?? UIView()
      let picture = Picture.drawing(view.bounds) {
        view.drawHierarchy(in: $0, afterScreenUpdates: false)
      }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      XCTAssertEqual(picture?.color(at: middle).isNear(.red), true)
      await scene.phone.settle()
    }
  }

  /// Constant `materialsVanishUnderOpacity`: a material under an opacity below 1 isn't shown.
  @MainActor func testAMaterialUnderAnOpacityIsNotShown() async {
    let phone = await Phone()
    let box = UIView(frame: Self.square)
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialDark))
    material.frame = box.bounds
    box.addSubview(material)
    await phone.show(box)
    let full = phone.picture()?.color(at: CGPoint(x: 50, y: 150)) ?? .white
    XCTAssertFalse(full.isNear(.white))
    box.alpha = 0.9
    await phone.wait(0.2)
    let faded = phone.picture()?.color(at: CGPoint(x: 50, y: 150)) ?? .clear
    XCTAssertTrue(faded.isNear(.white))
  }

  /// Constant `screenSnapshotsHoldKeyboard`: a snapshot view of the screen can be taken.
  @MainActor func testTheScreenCanBeTaken() async {
    let (phone, _) = await red()
    let snapshot = phone.window.windowScene?.screen.snapshotView(afterScreenUpdates: false)
    XCTAssertEqual(snapshot?.bounds.size, phone.window.windowScene?.screen.bounds.size)
  }
}
