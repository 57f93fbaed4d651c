import Testing
import UIKit
import UIKitHost

/// Where traits come from, and what overrides them.
@MainActor @Suite(.serialized) struct ViewTraitTests {
  private let host: Host
  private let box = UIViewController()
  private let child = UIViewController()

  init() {
    host = Host(size: CGSize(width: 320, height: 480), scale: 1)
    box.addChild(child)
    box.view.addSubview(child.view)
    child.didMove(toParent: box)
    host.window.rootViewController = box
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
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

  @Test func aSceneTurnsWhenItsOrientationIsNotWished() {
    let scene = host.window.windowScene
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    #expect(host.window.bounds.size == CGSize(width: 320, height: 480))
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    #expect(host.window.bounds.size == CGSize(width: 480, height: 320))
    #expect(box.view.bounds.size == CGSize(width: 480, height: 320))
    #expect(scene?.interfaceOrientation.isLandscape == true)
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .allButUpsideDown))
    #expect(host.window.bounds.size == CGSize(width: 480, height: 320))
  }
}
