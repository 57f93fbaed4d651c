import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A control that turns blue while it's pressed: at once, or fading back, or as its configuration says.
@MainActor
private final class Key: UIControl {
  enum Look: CaseIterable { case atOnce, fading, fadingSlowly, inLayout, fadingInLayout }

  private let look: Look

  init(_ look: Look, frame: CGRect) {
    self.look = look
    super.init(frame: frame)
    backgroundColor = .green
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let color: UIColor = isHighlighted ? .blue : .green
      switch look {
      case .atOnce: backgroundColor = color
      case .fading, .fadingSlowly:
        UIView.animate(withDuration: isHighlighted ? 0 : look == .fading ? 0.25 : 0.8) {
          self.backgroundColor = color
        }
      case .inLayout, .fadingInLayout: setNeedsLayout()
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color: UIColor = isHighlighted ? .blue : .green
    guard backgroundColor != color else { return }
    switch look {
    case .inLayout: backgroundColor = color
    case .fadingInLayout:
      UIView.animate(withDuration: isHighlighted ? 0 : 0.5) { self.backgroundColor = color }
    default: break
    }
  }
}

/// Highlighted by touches as a collection view highlights its cells: until the choice has been made.
@MainActor
private final class Item: UICollectionViewCell {
  var onSelect: (() -> Void)?

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .blue : .green }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onSelect?()
    isHighlighted = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
  }
}

/// Nothing is kept half pressed: a person presses, and lifts.
@MainActor @Suite(.warningsAreRead)
struct LibraryPressTests {
  private static let frame = CGRect(x: 60, y: 240, width: 80, height: 80)
  private let middle = CGPoint(x: 100, y: 280)

  private func isPressed(_ image: UIImage?) throws -> Bool {
    let image = try #require(image?.cgImage)
    let pixel = image.color(x: 100, y: 280)
    return pixel.blue > 4 && pixel.green < 250
  }

  enum Start: CaseIterable {
    case touchDown, touchUp, primaryAction, longPress, moment, whileFading
  }

  /// Pushes as the control says, and looks at what is stored of the screen that it's on.
  @Test(arguments: Key.Look.allCases, Start.allCases)
  fileprivate func aPressedControlIsStoredAsItIsReleased(look: Key.Look, start: Start) throws {
    let rig = Rig()
    let key = Key(look, frame: Self.frame)
    rig.root.view.addSubview(key)
    rig.host.advance(by: 0.1)
    let push = { [unowned rig] in
      rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
    }
    let target = RecognizerTarget { _ in push() }
    switch start {
    case .touchDown: key.addAction(UIAction { _ in push() }, for: .touchDown)
    case .touchUp: key.addAction(UIAction { _ in push() }, for: .touchUpInside)
    case .primaryAction, .moment, .whileFading: break
    case .longPress: key.addGestureRecognizer(target.hold)
    }
    rig.host.touch(.began, at: middle)
    rig.host.advance(by: start == .longPress ? 1 : 0.1)
    rig.host.touch(.ended, at: middle)
    switch start {
    case .primaryAction: push()
    case .moment:
      rig.host.advance(by: 1.0 / 60)
      push()
    case .whileFading:
      rig.host.advance(by: 0.12)
      push()
    default: break
    }
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(try !isPressed(rig.navigation.snapshot(for: rig.root)))
    // Nor is it seen to be pressed on the way back.
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.34)
    let pixel = rig.host.pixel(at: middle)
    #expect(pixel.blue < 30)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  /// The screen that leaves goes as it is released, too.
  @Test(arguments: Key.Look.allCases)
  fileprivate func whatIsPressedToGoBackLeavesAsItIsReleased(look: Key.Look) {
    let rig = Rig()
    let screen = ColorScreen("a", .red)
    rig.push(screen)
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    let key = Key(look, frame: CGRect(x: 0, y: 240, width: 40, height: 80))
    screen.view.addSubview(key)
    key.addAction(
      UIAction { [unowned rig] _ in rig.navigation.popViewController(animated: true) },
      for: .touchUpInside)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 20, y: 280))
    rig.host.advance(by: 0.1)
    rig.host.touch(.ended, at: CGPoint(x: 20, y: 280))
    rig.host.advance(by: 0.2)
    let pixel = rig.host.pixel(at: CGPoint(x: 60, y: 280))
    #expect(pixel.green > 200 && pixel.blue < 30)
  }

  /// What a presentation like a push takes of the screens it moves, and a page that fades.
  @Test(arguments: Key.Look.allCases)
  fileprivate func aPressThatPresentsOrDismissesIsReleased(look: Key.Look) {
    let rig = Rig()
    let shown = ColorScreen("a", .red)
    let inner = SnapshotNavigationController(rootViewController: shown)
    inner.configuration.timing = .curve(duration: 1, .linear)
    for (screen, key) in [
      (rig.root as UIViewController, Key(look, frame: Self.frame)),
      (shown, Key(look, frame: CGRect(x: 0, y: 240, width: 40, height: 80))),
    ] {
      key.addAction(
        UIAction { [unowned rig] _ in
          if screen === shown { return inner.dismiss(animated: true) }
          rig.root.presentAsPush(inner)
        }, for: .touchUpInside)
      screen.view.addSubview(key)
    }
    rig.host.advance(by: 0.1)
    for x in [100.0, 20] {
      rig.host.touch(.began, at: CGPoint(x: x, y: 280))
      rig.host.advance(by: 0.1)
      rig.host.touch(.ended, at: CGPoint(x: x, y: 280))
      rig.host.advance(by: 0.2)
      let pixels = stride(from: 0.0, to: 200, by: 10).map {
        rig.host.pixel(at: CGPoint(x: $0, y: 280))
      }
      #expect(pixels.contains { $0.green > 150 && $0.red < 30 })
      #expect(!pixels.contains { $0.blue > 60 && $0.red < 30 && $0.green < 200 })
      rig.host.advance(by: 1)
    }
  }

  @Test(arguments: Key.Look.allCases)
  fileprivate func aPageThatFadesIsReleased(look: Key.Look) {
    let rig = PageRig()
    rig.host.runtime.accessibility.isReduceMotionEnabled = true
    rig.stack.configuration.timing = .curve(duration: 1, .linear)
    let key = Key(look, frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    rig.root.addSubview(key)
    let middle = key.convert(CGPoint(x: 40, y: 40), to: nil)
    key.addAction(
      UIAction { [unowned rig] _ in rig.stack.push(ColorPage("a", .red)) }, for: .touchUpInside)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: middle)
    rig.host.advance(by: 0.1)
    rig.host.touch(.ended, at: middle)
    rig.host.advance(by: 0.05)
    let pixel = rig.host.pixel(at: middle)
    #expect(pixel.green > 200 && pixel.blue < 30)
  }

  @Test func aDragThatBeginsOnAControlTakesItAsItIsReleased() {
    let rig = Rig()
    let screen = ColorScreen("a", .red)
    rig.push(screen)
    let key = Key(.fading, frame: CGRect(x: 10, y: 180, width: 60, height: 60))
    screen.view.addSubview(key)
    rig.host.advance(by: 0.1)
    rig.grab(moving: 60)
    let pixel = rig.host.pixel(at: CGPoint(x: 105, y: 200))
    #expect(pixel.green > 200 && pixel.blue < 30)
    rig.letGo(at: 80)
  }

  @Test(arguments: [true, false])
  func aRowIsStoredAsItIsReleasedAndStaysSelected(selectsFirst: Bool) throws {
    let rig = Rig()
    rig.host.settings.tablesSelectBeforeUnhighlighting = selectsFirst
    let table = RowsTable(frame: CGRect(x: 0, y: 240, width: 200, height: 100))
    rig.root.view.addSubview(table)
    table.onSelect = { [unowned rig] in
      rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
    }
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 100, y: 262))
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 262))
    rig.host.advance(by: 1)
    #expect(table.visibleCells.first?.isSelected == true)
    #expect(table.visibleCells.first?.isHighlighted == false)
    let image = try #require(rig.navigation.snapshot(for: rig.root)?.cgImage)
    // Yellow is selected, blue is pressed.
    let pixel = image.color(x: 150, y: 262)
    #expect(pixel.red > 250 && pixel.green > 250 && pixel.blue < 5)
  }

  @Test func aCellOfACollectionIsStoredAsItIsReleased() throws {
    let rig = Rig()
    let item = Item(frame: Self.frame)
    rig.root.view.addSubview(item)
    item.onSelect = { [unowned rig] in
      rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
    }
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: middle)
    rig.host.advance(by: 0.1)
    rig.host.touch(.ended, at: middle)
    rig.host.advance(by: 1)
    #expect(try !isPressed(rig.navigation.snapshot(for: rig.root)))
  }

  // MARK: What stays as it is

  /// A spinner that has just been started in a button turns on.
  @Test func whatRepeatsGoesOn() {
    let rig = Rig()
    let key = Key(.atOnce, frame: Self.frame)
    rig.root.view.addSubview(key)
    key.addAction(
      UIAction { [unowned rig, unowned key] _ in
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.toValue = 6
        turn.duration = 1
        turn.repeatCount = .infinity
        key.layer.add(turn, forKey: "turn")
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.5
        fade.duration = 2
        key.layer.add(fade, forKey: "fade")
        rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
      }, for: .touchUpInside)
    rig.host.advance(by: 0.1)
    rig.host.tap(at: middle)
    #expect(key.layer.animation(forKey: "turn") != nil)
    #expect(key.layer.animation(forKey: "fade") == nil)
  }

  /// What began before the touch, or elsewhere, isn't part of the press.
  @Test func otherAnimationsGoOn() {
    let rig = Rig()
    let key = Key(.atOnce, frame: Self.frame)
    let other = UIView(frame: CGRect(x: 0, y: 340, width: 20, height: 20))
    for view in [key, other] { rig.root.view.addSubview(view) }
    func fade(_ view: UIView) {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.5
      fade.duration = 5
      view.layer.add(fade, forKey: "fade")
    }
    fade(key)
    rig.host.advance(by: 0.1)
    key.addAction(
      UIAction { [unowned rig] _ in
        fade(other)
        rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
      }, for: .touchUpInside)
    rig.host.tap(at: middle)
    #expect(key.layer.animation(forKey: "fade") != nil)
    #expect(other.layer.animation(forKey: "fade") != nil)
  }

  /// Without a press, nothing is committed; a finger that rests beside every control presses nothing.
  @Test(arguments: [true, false])
  func withoutAPressNothingIsCommitted(isTouched: Bool) {
    func commits(_ touches: Bool) -> Int {
      let rig = Rig()
      if touches { rig.host.touch(.began, at: CGPoint(x: 100, y: 350)) }
      rig.host.advance(by: 0.1)
      // A commit would copy this.
      rig.root.view.backgroundColor = .yellow
      let before = rig.host.runtime.server.counters.layersCopied
      rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
      return rig.host.runtime.server.counters.layersCopied - before
    }
    #expect(commits(isTouched) == 0)
  }

  /// Views that cover a quarter of the screen are asked once whether a list in them moves, and each view is
  /// asked once whether it's edited, because no action is sent to find what is.
  @Test func aPushAsksLargeViewsTwiceAndOthersOnce() {
    final class Counting: UIView {
      var asked = 0
      override var subviews: [UIView] {
        asked += 1
        return super.subviews
      }
    }
    let rig = Rig()
    let container = Counting(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
    let small = (0..<50).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 90, height: 90)) }
    for view in small {
      view.addSubview(UIView(frame: view.bounds))
      container.addSubview(view)
    }
    let key = Key(.atOnce, frame: CGRect(x: 60, y: 140, width: 80, height: 80))
    container.addSubview(key)
    rig.root.view.addSubview(container)
    rig.host.advance(by: 0.1)
    key.addAction(
      UIAction { [unowned rig] _ in
        for view in small + [container] { view.asked = 0 }
        rig.navigation.pushViewController(ColorScreen("a", .red), animated: true)
      }, for: .touchUpInside)
    rig.host.touch(.began, at: middle)
    rig.host.advance(by: 0.1)
    rig.host.touch(.ended, at: middle)
    #expect(rig.titles == ["root", "a"])
    #expect(container.asked <= 2)
    #expect(small.allSatisfy { $0.asked <= 1 })
  }
}

/// One row that is blue while it's pressed and yellow while it's selected.
@MainActor
private final class RowsTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private final class Row: UITableViewCell {
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      show()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      show()
    }

    private func show() {
      contentView.backgroundColor = isHighlighted ? .blue : isSelected ? .yellow : .green
    }
  }

  var onSelect: (() -> Void)?

  init(frame: CGRect) {
    super.init(frame: frame, style: .plain)
    rowHeight = 44
    register(Row.self, forCellReuseIdentifier: "row")
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect?() }
}
