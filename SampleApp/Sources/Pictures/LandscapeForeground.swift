import UIKit

extension Landscape {
  func paintForeground(in context: CGContext, size: CGSize) {
    switch foreground {
    case .none: break
    case .pines(let tone): paintPines(tone, in: context, size: size)
    case .village(let walls, let roofs, let ground):
      paintVillage(walls: walls, roofs: roofs, ground: ground, in: context, size: size)
    case .blossoms(let branch, let petals):
      paintBlossoms(branch: branch, petals: petals, in: context, size: size)
    }
  }

  private func paintPines(_ tone: Tone, in context: CGContext, size: CGSize) {
    let grain = Grain(seed: seed &+ 7)
    for row in 0..<2 {
      let rowTone = row == 0 ? tone.mixed(with: ridges.last?.mist ?? tone, 0.3) : tone
      context.setFillColor(rowTone.cgColor())
      let ground = size.height * (row == 0 ? 0.93 : 1.0)
      context.fill(
        CGRect(x: 0, y: ground - 2, width: size.width, height: size.height - ground + 2))
      let count = row == 0 ? 34 : 20
      for tree in 0..<count {
        let index = row * 100 + tree
        let x = (CGFloat(tree) + grain.value(index) * 0.8) / CGFloat(count) * size.width
        let height = size.height * (0.05 + 0.11 * grain.value(index + 400)) * (row == 0 ? 0.7 : 1)
        paintPine(at: CGPoint(x: x, y: ground), height: height, in: context)
      }
    }
  }

  private func paintPine(at foot: CGPoint, height: CGFloat, in context: CGContext) {
    let tiers = 5
    for tier in 0..<tiers {
      let share = CGFloat(tier) / CGFloat(tiers)
      let half = height * 0.24 * (1 - share * 0.8)
      let base = foot.y - height * share * 0.82
      context.move(to: CGPoint(x: foot.x - half, y: base))
      context.addLine(to: CGPoint(x: foot.x + half, y: base))
      context.addLine(to: CGPoint(x: foot.x, y: base - height * 0.36))
      context.closePath()
    }
    context.fillPath()
  }

  private func paintVillage(
    walls: [Tone], roofs: [Tone], ground: Tone, in context: CGContext, size: CGSize
  ) {
    guard !walls.isEmpty, !roofs.isEmpty else { return }
    let grain = Grain(seed: seed &+ 23)
    let unit = max(size.width, size.height * 0.6) / 13
    for row in 0..<6 {
      let depth = CGFloat(row) / 5
      let count = Int(size.width / unit) + 3
      for column in 0..<count {
        let index = row * 40 + column
        let x = (CGFloat(column) - 1 + grain.value(index) * 0.35) * unit
        let slope = (x / size.width) * (x / size.width) * 0.42
        let y = size.height * (0.66 + 0.07 * CGFloat(row) + slope - 0.1)
        let width = unit * (0.75 + 0.45 * grain.value(index + 300))
        let height = unit * (0.75 + 0.85 * grain.value(index + 600))
        let shade = ground.mixed(with: Tone(0xFFFFFF), 0.1)
        let wall = walls[Int(grain.value(index + 900) * 97) % walls.count]
        let house = CGRect(x: x, y: y - height, width: width, height: height + size.height)
        context.setFillColor(wall.mixed(with: shade, 0.45 * (1 - depth)).cgColor())
        context.fill(house)
        context.setFillColor(ground.cgColor(alpha: 0.16))
        context.fill(
          CGRect(
            x: house.maxX - width * 0.3, y: house.minY, width: width * 0.3,
            height: house.height))
        let roof = roofs[Int(grain.value(index + 1200) * 89) % roofs.count]
        context.setFillColor(roof.mixed(with: shade, 0.35 * (1 - depth)).cgColor())
        paintRoof(over: house, isDome: grain.value(index + 1500) > 0.86, in: context)
        paintWindows(of: house, height: height, seed: index, tone: ground, in: context)
      }
    }
  }

  private func paintRoof(over house: CGRect, isDome: Bool, in context: CGContext) {
    if isDome {
      let radius = house.width * 0.42
      context.addArc(
        center: CGPoint(x: house.midX, y: house.minY), radius: radius, startAngle: .pi,
        endAngle: 0, clockwise: false)
      context.closePath()
      context.fillPath()
    } else {
      context.fill(
        CGRect(x: house.minX - 1, y: house.minY, width: house.width + 2, height: house.width * 0.1))
    }
  }

  private func paintWindows(
    of house: CGRect, height: CGFloat, seed index: Int, tone: Tone, in context: CGContext
  ) {
    let grain = Grain(seed: seed &+ 71)
    let side = house.width * 0.17
    for floor in 0..<2 {
      for window in 0..<2 where grain.value(index * 9 + floor * 2 + window) > 0.25 {
        let isLit = hasStars && grain.value(index * 13 + floor * 2 + window) > 0.4
        context.setFillColor(isLit ? Tone(0xFFD58A).cgColor() : tone.cgColor(alpha: 0.55))
        context.fill(
          CGRect(
            x: house.minX + house.width * (0.2 + 0.4 * CGFloat(window)),
            y: house.minY + height * 0.26 + CGFloat(floor) * side * 2.1, width: side,
            height: side * 1.4))
      }
    }
  }

  private func paintBlossoms(
    branch: Tone, petals: [Tone], in context: CGContext, size: CGSize
  ) {
    guard !petals.isEmpty else { return }
    let grain = Grain(seed: seed &+ 41)
    let side = min(size.width, size.height)
    context.setStrokeColor(branch.cgColor())
    context.setLineCap(.round)
    let start = CGPoint(x: size.width * 1.05, y: size.height * 0.02)
    var tips: [CGPoint] = []
    for twig in 0..<6 {
      let angle = .pi * (0.58 + 0.1 * CGFloat(twig)) + (grain.value(twig) - 0.5) * 0.16
      let length = side * (0.45 + 0.4 * grain.value(twig + 10))
      let end = CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length * 0.8)
      let bend = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - length * 0.14)
      context.setLineWidth(side * 0.011)
      context.move(to: start)
      context.addQuadCurve(to: end, control: bend)
      context.strokePath()
      for point in 1...9 {
        let share = 0.25 + 0.75 * CGFloat(point) / 9
        let before = 1 - share
        tips.append(
          CGPoint(
            x: before * before * start.x + 2 * before * share * bend.x + share * share * end.x,
            y: before * before * start.y + 2 * before * share * bend.y + share * share * end.y))
      }
    }
    for (index, tip) in tips.enumerated() {
      for petal in 0..<9 {
        let key = index * 16 + petal
        let radius = side * (0.008 + 0.016 * grain.value(key + 1000))
        let x = tip.x + (grain.value(key + 2000) - 0.5) * side * 0.11
        let y = tip.y + (grain.value(key + 3000) - 0.5) * side * 0.11
        let tone = petals[Int(grain.value(key + 4000) * 83) % petals.count]
        context.setFillColor(tone.cgColor(alpha: 0.9))
        context.fillEllipse(
          in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
      }
    }
  }
}
