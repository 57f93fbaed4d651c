import Testing
import UIKit
import UIKitHost

/// What buttons and bar button items keep, and what follows from it.
@MainActor @Suite(.serialized) struct ButtonValueTests {
  private final class Receiver: NSObject {
    var count = 0
    func fire() { count += 1 }
  }

  private let host = Host(size: CGSize(width: 100, height: 100), scale: 1)

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
  }

  @Test func aSystemButtonHasItsPictureAndItsAction() {
    host.activate()
    let receiver = Receiver()
    let image = picture()
    let button = UIButton.systemButton(
      with: image, target: receiver, action: Selector("fire", Receiver.fire))
    #expect(button.buttonType == .system)
    #expect(button.currentImage === image)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.count == 1)
  }

  @Test func theCurrentValuesAreThoseOfTheState() {
    host.activate()
    let button = UIButton(type: .custom)
    let (normal, selected) = (picture(), picture())
    button.setBackgroundImage(normal, for: .normal)
    button.setBackgroundImage(selected, for: .selected)
    button.setTitleShadowColor(.red, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "A"), for: .normal)
    #expect(button.currentBackgroundImage === normal)
    #expect(button.currentTitleShadowColor == .red)
    #expect(button.currentAttributedTitle?.string == "A")
    button.isSelected = true
    #expect(button.currentBackgroundImage === selected)
    #expect(button.currentAttributedTitle?.string == "A")
  }

  @Test func aButtonCanTurnItsSelectionOnAndOff() {
    host.activate()
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 44, height: 30))
    var states: [Bool] = []
    button.addAction(
      UIAction { states.append(($0.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered)
    button.changesSelectionAsPrimaryAction = true
    host.window.addSubview(button)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    host.tap(at: button.center)
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(states == [true, false])
  }

  @Test func bumpedPositionsAndPicturesAreKept() {
    host.activate()
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let image = picture()
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .compact)
    item.setBackgroundImage(image, for: .highlighted, barMetrics: .default)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.titlePositionAdjustment(for: .compact) == UIOffset(horizontal: 1, vertical: 2))
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
    let bar = UINavigationBar()
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
  }

  @Test func itemsKnowTheirGroup() {
    host.activate()
    let items = (0..<2).map { _ in UIBarButtonItem() }
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
    let navigationItem = UINavigationItem(title: "A")
    navigationItem.centerItemGroups = [group, items[0].creatingFixedGroup()]
    #expect(items[1].buttonGroup === group)
    #expect(navigationItem.centerItemGroups.last?.barButtonItems == [items[0]])
    withExtendedLifetime(group) {}
  }

  @Test func aBadgeHasItsTextAttributes() {
    host.activate()
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.badgeTextAttributes(for: .selected) == nil)
  }

  @Test func detentsAreAskedAgainOnceTheyAreInvalid() {
    host.activate()
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    var height: CGFloat = 500
    let screen = UIViewController()
    let sheet = screen.sheetPresentationController
    sheet?.detents = [.custom { _ in height }]
    host.window.rootViewController = UIViewController()
    host.window.makeKeyAndVisible()
    host.window.rootViewController?.present(screen, animated: false)
    host.advance(by: 0.1)
    let before = screen.view.bounds.height
    height = 300
    host.advance(by: 0.1)
    #expect(screen.view.bounds.height == before)
    sheet?.invalidateDetents()
    host.advance(by: 0.1)
    #expect(screen.view.bounds.height == before - 200)
  }

  @Test func noOtherAppOpensAURL() throws {
    host.activate()
    var answers: [Bool] = []
    let url = try #require(URL(string: "https://example.com"))
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(answers.isEmpty)
    host.advance(by: 0.1)
    #expect(answers == [false])
  }

  @Test func theBatteryIsUnknownUnlessItIsMonitored() {
    host.activate()
    let device = UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
    device.isBatteryMonitoringEnabled = false
  }
}
