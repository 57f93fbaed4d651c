import SnapshotNavigation
import UIKit
import UIKitHost

/// Bitmaps and snapshot views for each operation.
@MainActor
func captures() async -> [Row] {
  let ours = Device(SnapshotNavigationController())
  let plain = Device(PlainNavigation())

  func count<Navigation>(
    _ device: Device<Navigation>, _ work: () -> Void
  ) -> (bitmaps: Double, views: Double) {
    device.host.activate()
    let before = device.host.runtime.captures
    work()
    let after = device.host.runtime.captures
    let bitmaps =
      after.withScreenUpdates - before.withScreenUpdates + after.withoutScreenUpdates
      - before.withoutScreenUpdates
    return (Double(bitmaps), Double(after.replicants - before.replicants))
  }
  func begin<Navigation>(_ device: Device<Navigation>) {
    device.navigation.pushViewController(device.screen(1), animated: true)
    device.host.advance(by: 2.0 / 60)
  }

  let first = (count(ours) { begin(ours) }, count(plain) { begin(plain) })
  let rest = (count(ours) { ours.rest() }, count(plain) { plain.rest() })
  let pushes = (
    (bitmaps: first.0.bitmaps + rest.0.bitmaps, views: first.0.views + rest.0.views),
    (bitmaps: first.1.bitmaps + rest.1.bitmaps, views: first.1.views + rest.1.views)
  )
  let drags = (
    count(ours) {
      ours.grab()
      ours.letGo()
    },
    count(plain) {
      plain.grab()
      plain.letGo()
    }
  )
  let pops = (count(ours) { ours.pop() }, count(plain) { plain.pop() })
  let presentation = count(ours) {
    ours.navigation.presentAsPush(ours.screen(2))
    ours.host.advance(by: 3.0 / 60)
  }
  ours.rest()
  ours.navigation.dismiss(animated: false)
  ours.rest()
  for index in 1...8 { ours.push(index) }
  let deep = count(ours) { ours.push(9) }
  func row(_ name: String, _ ours: Double, _ plain: Double?, limit: Double) -> Row {
    Row(name: name, unit: "", ours: ours, plain: plain, limit: limit, mostOfLimit: 1)
  }
  return [
    row(
      "Bitmaps between a push's call and its first moving frame", first.0.bitmaps,
      first.1.bitmaps, limit: 0),
    row(
      "Bitmaps between a presentation's call and its first moving frame", presentation.bitmaps,
      nil, limit: 0),
    row(
      "Bitmaps a push to depth 2 and at rest after it", pushes.0.bitmaps, pushes.1.bitmaps,
      limit: 0),
    row("Bitmaps a push to depth 10 and at rest after it", deep.bitmaps, nil, limit: 1),
    row("Bitmaps a tapped pop", pops.0.bitmaps, pops.1.bitmaps, limit: 0),
    row("Bitmaps a drag", drags.0.bitmaps, drags.1.bitmaps, limit: 0),
    row("Snapshot views a push", pushes.0.views, pushes.1.views, limit: 1),
    row("Snapshot views a tapped pop", pops.0.views, pops.1.views, limit: 1),
    row("Snapshot views a drag", drags.0.views, drags.1.views, limit: 1),
  ]
}

/// What is committed amid a tapped push.
@MainActor
func pushes() async -> [Row] {
  let ours = Device(SnapshotNavigationController())
  let plain = Device(PlainNavigation())

  func copies<Navigation>(_ device: Device<Navigation>) -> Double {
    device.host.activate()
    device.navigation.pushViewController(device.screen(1), animated: true)
    device.host.advance(by: 0.1)
    let before = device.host.runtime.server.counters.layersCopied
    device.host.advance(by: 0.1)
    let copied = device.host.runtime.server.counters.layersCopied - before
    device.rest()
    device.navigation.popViewController(animated: false)
    device.rest()
    return Double(copied)
  }

  return [
    Row(
      name: "Layers committed in six frames amid a tapped push", unit: "", ours: copies(ours),
      plain: copies(plain), limit: 0, mostOfLimit: 1)
  ]
}

/// Frames of a drag without composing them.
@MainActor
func drags() async -> [Row] {
  let ours = Device(SnapshotNavigationController())
  let plain = Device(PlainNavigation())
  let bare = BareDrag()
  ours.push(1)
  plain.push(1)
  ours.grab()
  plain.grab()
  bare.device.grab()

  var step = 0
  func move<Navigation>(_ device: Device<Navigation>, _ measure: (() -> Void) -> Double) -> Double {
    device.host.activate()
    device.host.advance(by: 1.0 / 60)
    return measure { device.drag(to: step) }
  }
  func microseconds(_ work: () -> Void) -> Double { seconds(work) * 1_000_000 }
  func heap(_ work: () -> Void) -> Double { Double(allocations(work)) }

  let before = (ours.layouts, plain.layouts, ours.drawings, plain.drawings)
  let redrawn = (
    ours.host.runtime.server.counters.layersRedrawn,
    plain.host.runtime.server.counters.layersRedrawn
  )
  let times = interleaved(
    rounds: 60,
    [
      {
        step += 1
        return move(ours, microseconds)
      }, { move(plain, microseconds) }, { move(bare.device, microseconds) },
    ])
  step = 0
  let heaps = interleaved(
    rounds: 30,
    [
      {
        step += 1
        return move(ours, heap)
      }, { move(plain, heap) }, { move(bare.device, heap) },
    ])
  let layouts = (ours.layouts - before.0, plain.layouts - before.1)
  let drawings = (
    ours.drawings - before.2 + ours.host.runtime.server.counters.layersRedrawn - redrawn.0,
    plain.drawings - before.3 + plain.host.runtime.server.counters.layersRedrawn - redrawn.1
  )
  ours.letGo()
  plain.letGo()
  return [
    Row(
      name: "Drag frame without composing; limit: bare layers", unit: "us", ours: times[0],
      plain: times[1], limit: times[2], mostOfLimit: 1.1,
      debt: Debt(
        most: 1.2,
        reason:
          "The library refers weakly to touch and views, so Linux counts their references slower.")),
    Row(
      name: "Heap allocations a drag frame; limit: bare layers", unit: "", ours: heaps[0],
      plain: heaps[1], limit: heaps[2], mostOfLimit: 1),
    Row(
      name: "Layout passes of the app's views in 90 drag frames", unit: "",
      ours: Double(layouts.0), plain: Double(layouts.1), limit: 0, mostOfLimit: 1),
    Row(
      name: "Redraws in 90 drag frames", unit: "", ours: Double(drawings.0),
      plain: Double(drawings.1), limit: 0, mostOfLimit: 1),
  ]
}

/// Composing a frame of a drag.
@MainActor
func composition() async -> [Row] {
  let ours = Device(SnapshotNavigationController())
  let plain = Device(PlainNavigation())
  let lower = ours.host.frame().copy()
  ours.push(1)
  plain.push(1)
  let upper = ours.host.frame().copy()
  guard let lower, let upper, let bare = BareComposition(lower: lower, upper: upper) else {
    return []
  }
  ours.grab()
  plain.grab()
  guard ours.follows(from: 0, to: 1), plain.follows(from: 0, to: 1) else { return [] }
  var step = 0
  func frame<Navigation>(_ device: Device<Navigation>) -> Double {
    device.host.activate()
    device.drag(to: step)
    device.host.advance(by: 1.0 / 60)
    return seconds { _ = device.host.runtime.server.image() } * 1_000
  }
  let times = interleaved(
    rounds: 90,
    [
      {
        step += 1
        return frame(ours)
      }, { frame(plain) },
      { seconds { bare.compose(at: (40 + Double(step) * 3) / 390) } * 1_000 },
    ])
  ours.letGo()
  plain.letGo()
  return [
    Row(
      name: "Composing a drag frame; limit: cairo, two pictures and a shade", unit: "ms",
      ours: times[0], plain: times[1], limit: times[2], mostOfLimit: 1.3)
  ]
}
