import Testing
import UIKitHost

@testable import UIKit

extension HostSurroundingsTests {
  @Test(arguments: [true, false])
  func aMaterialUnderAnOpacityBelowOne(vanishes: Bool) {
    let holder = showMaterial(vanishing: vanishes)
    let dark = red(x: 100, y: 150)
    #expect(dark < 150)
    holder.alpha = 0.9
    #expect((red(x: 100, y: 150) == 255) == vanishes)
    holder.alpha = 1
    #expect(red(x: 100, y: 150) == dark)
  }

  /// Apple: a mask on an ancestor fails as an opacity does; a rectangle that clips is none.
  @Test(arguments: [true, false])
  func aMaterialUnderAMaskOfAnAncestor(vanishes: Bool) {
    let holder = showMaterial(vanishing: vanishes)
    let dark = red(x: 100, y: 150)
    holder.clipsToBounds = true
    #expect(red(x: 100, y: 150) == dark)
    let mask = CALayer()
    mask.frame = holder.bounds
    mask.backgroundColor = UIColor.black.cgColor
    holder.layer.mask = mask
    #expect((red(x: 100, y: 150) == 255) == vanishes)
    holder.layer.mask = nil
    #expect(red(x: 100, y: 150) == dark)
  }

  /// What a sublayer transform does to sublayers, a transform of the same view around them does, too.
  @Test(arguments: [0, 0.6])
  func aSublayerTransformShowsSublayersInPerspective(turn: CGFloat) {
    let screen = UIViewController()
    let outer = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 200))
    let inner = UIView(frame: outer.bounds)
    inner.backgroundColor = .blue
    let part = UIView(frame: CGRect(x: 70, y: 20, width: 40, height: 60))
    part.backgroundColor = .green
    inner.addSubview(part)
    outer.addSubview(inner)
    screen.view.backgroundColor = .white
    screen.view.addSubview(outer)
    show(screen)
    var turned = CATransform3DMakeScale(cos(turn), 1, 1)
    turned.m14 = sin(turn) / 240
    turned = CATransform3DConcat(turned, CATransform3DMakeTranslation(14, 6, 0))
    outer.layer.transform = turned
    host.advance(by: 1.0 / 60)
    let expected = host.frame().pngData()
    outer.layer.transform = CATransform3DIdentity
    outer.layer.sublayerTransform = turned
    host.advance(by: 1.0 / 60)
    #expect(host.frame().pngData() == expected)
    outer.clipsToBounds = true
    #expect(red(x: 15, y: 100) == 255 && red(x: 145, y: 100) == 255)
  }

  /// A view with a material in it, on white.
  private func showMaterial(vanishing vanishes: Bool) -> UIView {
    host.settings.materialsVanishUnderOpacity = vanishes
    let screen = UIViewController()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    material.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    screen.view.backgroundColor = .white
    holder.addSubview(material)
    screen.view.addSubview(holder)
    show(screen)
    return holder
  }
}
