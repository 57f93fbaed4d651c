import Testing
import UIKit
import UIKitHost

/// Where traits come from, and what overrides them.
@MainActor @Suite(.serialized, .warningsAreRead) struct ViewTraitTests {
  private let host: Host
  private let box = UIViewController()
  private let child = UIViewController()

  init() {
    host = Host(size: CGSize(width: 320, height: 480), scale: 1)
    box.addChild(child)
    box.view.addSubview(child.view)
    child.didMove(toParent: box)
    host.show(box, for: 0.1)
  }

  enum Place: CaseIterable {
    case window, parentView, controller, view
  }

  @Test(arguments: Place.allCases) func anOverrideReachesAllBelow(_ place: Place) {
    switch place {
    case .window: host.window.traitOverrides.layoutDirection = .rightToLeft
    case .parentView: box.view.traitOverrides.layoutDirection = .rightToLeft
    case .controller: child.traitOverrides.layoutDirection = .rightToLeft
    case .view: child.view.traitOverrides.layoutDirection = .rightToLeft
    }
    let label = UIView()
    child.view.addSubview(label)
    #expect(label.traitCollection.layoutDirection == .rightToLeft)
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let isAbove = place == .window || place == .parentView
    #expect((box.traitCollection.layoutDirection == .rightToLeft) == isAbove)
  }

  private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  @Test func anAppsOwnTraitIsInheritedAndObserved() {
    let view = UIView()
    child.view.addSubview(view)
    var told: [String] = []
    view.registerForTraitChanges([Mood.self]) { (view: UIView, old) in
      told.append("\(old[Mood.self]) \(view.traitCollection[Mood.self])")
    }
    #expect(view.traitCollection[Mood.self] == "calm")
    box.view.traitOverrides[Mood.self] = "merry"
    box.view.traitOverrides[Mood.self] = "merry"
    box.view.traitOverrides.userInterfaceStyle = .dark
    #expect(box.view.traitOverrides.contains(Mood.self))
    box.view.traitOverrides.remove(Mood.self)
    #expect(!box.view.traitOverrides.contains(Mood.self))
    #expect(told == ["calm merry", "merry calm"])
  }

  @Test func anOverrideTakenBackIsInheritedAgain() {
    child.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitOverrides.preferredContentSizeCategory == .accessibilityLarge)
    child.traitOverrides.userInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func aParentsOverrideForAChildOnTheScreenTakesEffectAtOnce() {
    box.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
    #expect(box.traitCollection.layoutDirection == .leftToRight)
    box.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.layoutDirection == .leftToRight)
  }

  @Test
  func tintIsInheritedAndDimmed() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.tintColor != .red)
  }

  @Test
  func aStyleOverrideReachesTheViewsBelow() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let parent = UIView()
    let child = UIView()
    host.window.addSubview(parent)
    parent.addSubview(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(host.window.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test
  func aChangedDirectionLaysOutAndDrawsAnew() {
    final class Side: UIView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }

      override func draw(_ rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        UIColor.white.setFill()
        UIRectFill(CGRect(x: isMirrored ? 50 : 0, y: 0, width: 50, height: 100))
      }
    }
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = Side(frame: host.window.bounds)
    view.backgroundColor = .black
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    #expect(host.pixel(at: CGPoint(x: 25, y: 50)).red == 255)
    let layouts = view.layouts
    host.runtime.changeLayoutDirection(to: .rightToLeft)
    #expect(host.pixel(at: CGPoint(x: 75, y: 50)).red == 255)
    #expect(host.pixel(at: CGPoint(x: 25, y: 50)).red == 0)
    #expect(view.layouts == layouts + 1)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(host.pixel(at: CGPoint(x: 25, y: 50)).red == 255)
  }

  @Test
  func dynamicColorsAreResolvedAgain() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: host.window.bounds)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    #expect(host.pixel(at: CGPoint(x: 50, y: 50)) == (255, 255, 255, 255))
    host.window.overrideUserInterfaceStyle = .dark
    #expect(host.pixel(at: CGPoint(x: 50, y: 50)) == (0, 0, 0, 255))
  }

  @Test func tintAndStyleReachTheWholeTree() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() {
        changes += 1
      }
    }
    let canvas = Canvas()
    let view = Tinted()
    let own = Tinted()
    own.tintColor = .green
    canvas.view.addSubview(view)
    canvas.view.addSubview(own)
    canvas.host.advance(by: 0.1)
    view.changes = 0
    own.changes = 0
    canvas.view.tintColor = .red
    #expect(view.tintColor == .red && view.changes == 1)
    #expect(own.tintColor == .green && own.changes == 0)
    canvas.host.window.overrideUserInterfaceStyle = .dark
    canvas.host.advance(by: 0.1)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func everyTraitOfUIKitsIsObserved() {
    let traits: [(UITrait, (inout any UITraitOverrides) -> Void)] = [
      (UITraitUserInterfaceIdiom.self, { $0[UITraitUserInterfaceIdiom.self] = .mac }),
      (UITraitUserInterfaceStyle.self, { $0.userInterfaceStyle = .dark }),
      (UITraitHorizontalSizeClass.self, { $0.horizontalSizeClass = .regular }),
      (UITraitVerticalSizeClass.self, { $0[UITraitVerticalSizeClass.self] = .compact }),
      (UITraitLayoutDirection.self, { $0.layoutDirection = .rightToLeft }),
      (UITraitDisplayScale.self, { $0[UITraitDisplayScale.self] = 3 }),
      (
        UITraitPreferredContentSizeCategory.self,
        { $0.preferredContentSizeCategory = .accessibilityLarge }
      ),
      (UITraitUserInterfaceLevel.self, { $0[UITraitUserInterfaceLevel.self] = .elevated }),
      (UITraitAccessibilityContrast.self, { $0[UITraitAccessibilityContrast.self] = .high }),
    ]
    for (trait, change) in traits {
      let view = UIView()
      child.view.addSubview(view)
      var count = 0
      view.registerForTraitChanges([trait]) { (_: UIView, _) in count += 1 }
      change(&view.traitOverrides)
      #expect(count == 1, "\(trait)")
      for (other, otherChange) in traits where other != trait { otherChange(&view.traitOverrides) }
      #expect(count == 1, "\(trait)")
    }
  }
}
