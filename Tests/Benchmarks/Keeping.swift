import SnapshotNavigation
import UIKit
import UIKitHost

/// What pictures take, and whether a finger ever waits for one.
///
/// At one pixel a point: the bytes of both grow alike with the pixels, and JPEG pays least for few.
@MainActor
func memory() async -> [Row] {
  let picture = Double(390 * 4 * 844)
  let budget = 3 * picture
  var rows: [Row] = []
  let ours = Device(SnapshotNavigationController(), scale: 1)
  var most = 0.0
  var held: [Int: Double] = [:]
  for depth in 1...200 {
    ours.push(depth)
    most = max(most, Double(SnapshotNavigationController.snapshotMemoryUsage))
    await ours.settle()
    held[depth] = Double(SnapshotNavigationController.snapshotMemoryUsage)
  }
  let plain = Device(PlainNavigation(), scale: 1)
  for depth in 1...200 {
    plain.push(depth)
    guard [10, 50, 200].contains(depth) else { continue }
    var row = retained(depth, held[depth], Double(plain.navigation.bytes), budget)
    if depth == 50 { row.mostOfPlain = 1.0 / 12 }
    rows.append(row)
  }
  let kept = Device(KeptViewsNavigation(), scale: 1)
  for depth in 1...200 { kept.push(depth) }
  rows.append(
    Row(
      name: "Retained at depth 200; plain: a snapshot view kept per level", unit: "MB",
      ours: (held[200] ?? 0) / 1e6, plain: Double(kept.navigation.bytes) / 1e6))
  rows.append(
    Row(
      name: "Most ever held on the way to 200; limit: budget and one picture", unit: "MB",
      ours: most / 1e6, limit: (budget + picture) / 1e6, mostOfLimit: 1))

  // The other devices share the memory of the process with it.
  SnapshotNavigationController.snapshotMemoryLimit = Int(budget + 8 * picture)
  defer { SnapshotNavigationController.snapshotMemoryLimit = nil }
  // Down again: each picture below was compressed once and has been restored ahead. The others are as
  // deep, because UIKit asks all screens of a stack about the tab bar, and show the same screens, because
  // a screen of many layers takes longer to copy.
  let kinds = 4
  let fresh = (0..<kinds).map { kind in
    let device = Device(SnapshotNavigationController(), scale: 1)
    device.navigation.setViewControllers((0..<180).map(device.screen), animated: false)
    device.rest()
    for index in [kind + kinds - 1, kind + kinds] { device.push(index) }
    return device
  }
  let bystander = Bystander()
  var times = (ours: [Double](), plain: [Double](), fresh: [Double]())
  for depth in stride(from: 199, to: 179, by: -1) {
    ours.pop()
    await ours.settle()
    plain.pop()
    guard depth < 198 else { continue }
    times.ours.append(firstMove(ours, beside: bystander))
    times.fresh.append(firstMove(fresh[depth % kinds], beside: bystander))
    times.plain.append(firstMove(plain, beside: bystander))
  }
  rows.append(
    Row(
      name: "Touch to the first moved frame, the picture below once compressed; limit: never "
        + "compressed",
      unit: "ms", ours: times.ours.median, plain: times.plain.median, limit: times.fresh.median,
      mostOfLimit: 1.3))
  return rows
}

@MainActor
private func retained(_ depth: Int, _ ours: Double?, _ plain: Double, _ budget: Double) -> Row {
  Row(
    name: "Retained at depth \(depth); limit: the budget", unit: "MB", ours: (ours ?? 0) / 1e6,
    plain: plain / 1e6, limit: budget / 1e6, mostOfLimit: 1)
}

/// Milliseconds from a finger's first movement until a frame could show it.
@MainActor
func firstMove<Navigation>(
  _ device: Device<Navigation>, beside bystander: Bystander
) -> Double {
  device.host.activate()
  device.host.touch(.began, at: CGPoint(x: 10, y: 600))
  device.host.advance(by: 1.0 / 60)
  bystander.compose()
  device.host.activate()
  let time = seconds {
    device.host.touch(.moved, at: CGPoint(x: 40, y: 600))
    device.host.advance(by: 1.0 / 60)
  }
  device.letGo()
  return time * 1_000
}

/// What the codecs cost for the sample's screens: why it is JPEG.
@MainActor
func codecs() async -> [Row] {
  let device = Device(SnapshotNavigationController())
  var sizes = (jpeg: [Double](), png: [Double]())
  var encodings = (jpeg: [Double](), png: [Double]())
  var decodings = (jpeg: [Double](), png: [Double]())
  for index in 1...4 {
    device.push(index)
    guard let pixels = device.host.frame().copy() else { continue }
    let image = UIImage(cgImage: pixels)
    var jpeg: Data?
    var png: Data?
    encodings.jpeg.append(seconds { jpeg = image.jpegData(compressionQuality: 0.9) } * 1_000)
    encodings.png.append(seconds { png = image.pngData() } * 1_000)
    decodings.jpeg.append(seconds { _ = jpeg.flatMap { UIImage(data: $0) } } * 1_000)
    decodings.png.append(seconds { _ = png.flatMap { UIImage(data: $0) } } * 1_000)
    sizes.jpeg.append(Double(jpeg?.count ?? 0) / 1_000)
    sizes.png.append(Double(png?.count ?? 0) / 1_000)
  }
  return [
    Row(
      name: "Compressing a picture; JPEG, plain: PNG", unit: "ms", ours: encodings.jpeg.median,
      plain: encodings.png.median),
    Row(
      name: "Restoring a picture; JPEG, plain: PNG", unit: "ms", ours: decodings.jpeg.median,
      plain: decodings.png.median),
    Row(
      name: "Size of a compressed picture; JPEG, plain: PNG", unit: "kB", ours: sizes.jpeg.median,
      plain: sizes.png.median),
  ]
}

/// What depth costs.
@MainActor
func depths() async -> [Row] {
  let depths = [10, 1_000]
  func stack(_ depth: Int) -> [UIViewController] { (0..<depth).map { _ in UIViewController() } }
  func rig<Navigation: UINavigationController>(
    _ navigation: Navigation, _ depth: Int
  ) -> Device<Navigation> {
    let device = Device(navigation)
    navigation.setViewControllers(stack(depth), animated: false)
    device.rest()
    return device
  }
  func push<Navigation>(_ device: Device<Navigation>) -> Double {
    device.host.activate()
    return seconds {
      device.navigation.pushViewController(UIViewController(), animated: true)
      device.rest()
    } * 1_000
  }
  func pop<Navigation>(_ device: Device<Navigation>) -> Double {
    device.host.activate()
    return seconds { device.pop() } * 1_000
  }
  func root<Navigation>(_ device: Device<Navigation>, _ depth: Int) -> Double {
    device.host.activate()
    let time = seconds {
      device.navigation.popToRootViewController(animated: true)
      device.rest()
    }
    device.navigation.setViewControllers(stack(depth), animated: false)
    device.rest()
    return time * 1_000
  }

  let ours = depths.map { rig(SnapshotNavigationController(), $0) }
  let plain = depths.map { rig(UINavigationController(), $0) }
  // In the order of one round: every push is followed by its pop.
  let pushesAndPops = interleaved(
    rounds: 25,
    (ours.map { device in [{ push(device) }, { pop(device) }] }
      + plain.map { device in [{ push(device) }, { pop(device) }] }).flatMap(\.self))
  let roots = interleaved(
    rounds: 5,
    zip(ours, depths).map { device, depth in { root(device, depth) } }
      + zip(plain, depths).map { device, depth in { root(device, depth) } })

  var rows: [Row] = []
  for (kind, name) in ["Push", "Pop"].enumerated() {
    for (index, depth) in depths.enumerated() {
      rows.append(
        Row(
          name: "\(name) at depth \(depth), to rest; limit: this library at depth 10",
          unit: "ms", ours: pushesAndPops[index * 2 + kind],
          native: pushesAndPops[(depths.count + index) * 2 + kind], limit: pushesAndPops[kind],
          mostOfLimit: index == 0 ? nil : 1.2))
    }
  }
  for (index, depth) in depths.enumerated() {
    rows.append(
      Row(
        name: "Pop to root from depth \(depth), to rest", unit: "ms",
        ours: roots[index], native: roots[depths.count + index]))
  }
  return rows
}
