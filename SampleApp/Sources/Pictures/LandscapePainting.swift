import UIKit

extension Landscape {
  /// Paints from far to near: sky, light, clouds, ridges, water, foreground.
  func paint(in context: CGContext, size: CGSize) {
    context.saveGState()
    context.clip(to: CGRect(origin: .zero, size: size))
    paintSky(in: context, size: size)
    for (index, ridge) in ridges.enumerated() {
      if let water, ridge.low > water.top, index == firstNearRidge {
        paintWater(water, in: context, size: size)
      }
      paint(ridge, in: context, size: size)
    }
    if let water, firstNearRidge == nil { paintWater(water, in: context, size: size) }
    paintForeground(in: context, size: size)
    context.restoreGState()
  }

  /// The first ridge that stands on this side of the water.
  private var firstNearRidge: Int? {
    guard let water else { return nil }
    return ridges.firstIndex { $0.low > water.top }
  }

  // MARK: Sky

  private func paintSky(in context: CGContext, size: CGSize) {
    let horizon = water?.top ?? ridges.first?.low ?? 1
    context.fillDown(sky.map { $0.cgColor() }, from: 0, to: size.height * horizon)
    if hasStars { paintStars(in: context, size: size) }
    paintAurora(in: context, size: size)
    if let light { paint(light, in: context, size: size) }
    paintClouds(in: context, size: size)
  }

  private func paintStars(in context: CGContext, size: CGSize) {
    let grain = Grain(seed: seed)
    for star in 0..<140 {
      let x = grain.value(star * 3) * size.width
      let y = grain.value(star * 3 + 1) * size.height * 0.7
      let brightness = grain.value(star * 3 + 2)
      let radius = 0.35 + brightness * brightness * 0.8
      context.setFillColor(Tone(0xFFFFFF).cgColor(alpha: 0.25 + brightness * 0.6))
      context.fillEllipse(
        in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }
  }

  private func paintAurora(in context: CGContext, size: CGSize) {
    for (index, tone) in aurora.enumerated() {
      let grain = Grain(seed: seed &+ UInt64(index) &* 131)
      let columns = 90
      let width = size.width / CGFloat(columns)
      for column in 0..<columns {
        let x = CGFloat(column) / CGFloat(columns)
        let fold = grain.value(at: x * 3.2, smooth: true)
        let ray = grain.value(at: x * 17, smooth: true)
        let foot = (0.5 - 0.2 * fold - 0.09 * CGFloat(index)) * size.height
        let height = (0.16 + 0.2 * ray) * size.height
        let strength = (0.12 + 0.5 * ray * fold)
        context.saveGState()
        context.clip(
          to: CGRect(x: x * size.width, y: foot - height, width: width, height: height))
        context.fillDown(
          [
            tone.cgColor(alpha: 0), tone.cgColor(alpha: strength * 0.5),
            tone.cgColor(alpha: strength), tone.cgColor(alpha: 0),
          ],
          from: foot - height, to: foot)
        context.restoreGState()
      }
    }
  }

  private func paint(_ light: Light, in context: CGContext, size: CGSize) {
    let side = min(size.width, size.height)
    let center = CGPoint(x: light.x * size.width, y: light.y * size.height)
    let radius = light.radius * side
    context.glow(light.tone, strength: 0.55, center: center, radius: radius * 7)
    context.glow(light.tone, strength: 0.8, center: center, radius: radius * 2.2)
    context.setFillColor(light.tone.mixed(with: Tone(0xFFFFFF), 0.45).cgColor())
    context.fillEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  private func paintClouds(in context: CGContext, size: CGSize) {
    let grain = Grain(seed: seed &+ 17)
    for cloud in 0..<clouds {
      let x = (grain.value(cloud * 5) * 1.2 - 0.1) * size.width
      let y = (0.1 + 0.32 * grain.value(cloud * 5 + 1)) * size.height
      let width = (0.18 + 0.22 * grain.value(cloud * 5 + 2)) * size.width
      context.saveGState()
      context.translateBy(x: x, y: y)
      context.scaleBy(x: 1, y: 0.16)
      for puff in 0..<5 {
        let offset = (grain.value(cloud * 50 + puff) - 0.5) * width
        let radius = width * (0.3 + 0.3 * grain.value(cloud * 70 + puff))
        context.glow(
          Tone(0xFFFFFF), strength: 0.32,
          center: CGPoint(x: offset, y: CGFloat(puff) * 9), radius: radius)
      }
      context.restoreGState()
    }
  }

  // MARK: Land

  private func skyline(of ridge: Ridge, size: CGSize) -> [CGPoint] {
    let grain = Grain(seed: ridge.seed)
    let steps = 120
    return (0...steps).map { step in
      let x = CGFloat(step) / CGFloat(steps)
      let height = grain.skyline(
        at: x, peaks: ridge.peaks, roughness: 0.48, smooth: ridge.isRounded)
      let sharpened = ridge.isRounded ? height : height * height * (3 - 2 * height)
      return CGPoint(
        x: x * size.width, y: (ridge.low - (ridge.low - ridge.high) * sharpened) * size.height)
    }
  }

  private func paint(_ ridge: Ridge, in context: CGContext, size: CGSize) {
    let line = skyline(of: ridge, size: size)
    let foot = size.height * min(1, ridge.low + (ridge.low - ridge.high) * 0.6)
    context.saveGState()
    context.addPath(outline(line, foot: size.height))
    context.clip()
    context.fillDown(
      [
        ridge.tone.cgColor(), ridge.tone.mixed(with: ridge.mist, 0.35).cgColor(),
        ridge.mist.cgColor(),
      ],
      from: ridge.high * size.height, to: foot)
    if !ridge.isRounded { paintSlopes(of: ridge, line: line, in: context, size: size) }
    context.restoreGState()
  }

  private func outline(_ line: [CGPoint], foot: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -2, y: foot))
    for point in line { path.addLine(to: point) }
    path.addLine(to: CGPoint(x: (line.last?.x ?? 0) + 2, y: foot))
    path.closeSubpath()
    return path
  }

  /// Snow and the lit sides: from each summit a flank that runs down toward the light.
  private func paintSlopes(
    of ridge: Ridge, line: [CGPoint], in context: CGContext, size: CGSize
  ) {
    let grain = Grain(seed: ridge.seed &+ 5)
    let relief = (ridge.low - ridge.high) * size.height
    let lit = (light?.x ?? 0.3) < 0.5 ? CGFloat(-1) : 1
    let reach = 5
    for index in line.indices.dropFirst(reach).dropLast(reach) {
      let summit = line[index]
      let around = line[(index - reach)...(index + reach)]
      guard around.allSatisfy({ $0.y >= summit.y }) else { continue }
      let height = max(0, ridge.low * size.height - summit.y)
      guard height > relief * 0.25 else { continue }
      let flank = CGMutablePath()
      flank.move(to: summit)
      let steps = 7
      let depth = height * (ridge.hasSnow ? 0.5 : 0.85)
      for step in 1...steps {
        let share = CGFloat(step) / CGFloat(steps)
        let jitter = (grain.value(index * 31 + step) - 0.5) * height * 0.16
        flank.addLine(
          to: CGPoint(
            x: summit.x - lit * share * height * 0.1 + jitter, y: summit.y + share * depth))
      }
      flank.addLine(to: CGPoint(x: summit.x + lit * height * 0.95, y: summit.y + depth * 1.2))
      flank.closeSubpath()
      let tone =
        ridge.hasSnow
        ? Tone(0xFFFFFF).mixed(with: ridge.mist, 0.25)
        : ridge.tone.mixed(with: light?.tone ?? ridge.mist, 0.45)
      context.saveGState()
      context.addPath(flank)
      context.clip()
      context.fillDown(
        [tone.cgColor(alpha: ridge.hasSnow ? 0.85 : 0.4), tone.cgColor(alpha: 0)],
        from: summit.y, to: summit.y + depth)
      context.restoreGState()
    }
  }

  // MARK: Water

  private func paintWater(_ water: Water, in context: CGContext, size: CGSize) {
    let top = water.top * size.height
    let depth = size.height - top
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: top, width: size.width, height: depth))
    context.fillDown([water.far.cgColor(), water.near.cgColor()], from: top, to: size.height)
    let grain = Grain(seed: seed &+ 99)
    for wave in 0..<90 {
      let share = grain.value(wave * 4)
      let y = top + share * share * depth
      let length = (0.03 + 0.16 * share) * size.width * (0.4 + grain.value(wave * 4 + 1))
      let x = grain.value(wave * 4 + 2) * (size.width + length) - length
      context.setFillColor(water.far.cgColor(alpha: 0.28 * (1 - share * 0.6)))
      context.fill(CGRect(x: x, y: y, width: length, height: 0.6 + share * 1.6))
    }
    if let light { paintGlitter(of: light, on: water, in: context, size: size) }
    context.restoreGState()
  }

  private func paintGlitter(
    of light: Light, on water: Water, in context: CGContext, size: CGSize
  ) {
    let top = water.top * size.height
    let depth = size.height - top
    let grain = Grain(seed: seed &+ 55)
    context.glow(
      light.tone, strength: 0.35, center: CGPoint(x: light.x * size.width, y: top),
      radius: depth * 0.7)
    for spark in 0..<120 {
      let share = CGFloat(spark) / 120
      let spread = (0.03 + 0.17 * share) * size.width
      let x = light.x * size.width + (grain.value(spark * 2) - 0.5) * spread * 2
      let width = (2 + 22 * share) * (0.4 + grain.value(spark * 2 + 1))
      context.setFillColor(light.tone.cgColor(alpha: 0.75 * (1 - share) + 0.05))
      context.fillEllipse(
        in: CGRect(x: x - width / 2, y: top + share * depth, width: width, height: 1 + share * 1.5))
    }
  }
}
