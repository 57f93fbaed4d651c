import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Any number of observers and streams see the same transitions.
@MainActor @Suite(.warningsAreRead)
struct LibraryObservationTests {
  /// What an observer has seen, progress left out.
  @MainActor private final class Record {
    var events: [NavigationEvent] = []
    var hasProgress = false

    var phases: [NavigationEvent.Phase] { events.map(\.phase) }

    func note(_ event: NavigationEvent) {
      if case .progress = event.phase { hasProgress = true } else { events.append(event) }
    }
  }

  // MARK: Observers

  @Test func severalObserversSeeTheSame() {
    let rig = Rig()
    let (first, second) = (Record(), Record())
    let observations = [first, second].map { record in
      rig.navigation.observeTransitions { record.note($0) }
    }
    rig.push(ColorScreen("a", .green))
    rig.grab(moving: 60)
    rig.letGo(at: 80)
    rig.host.advance(by: 1)
    for record in [first, second] {
      #expect(record.phases == [.willBegin, .didFinish, .willBegin, .didCancel])
      #expect(record.events.map(\.operation) == [.push, .push, .pop, .pop])
      #expect(record.hasProgress)
    }
    withExtendedLifetime(observations) {}
  }

  @Test func anObservationEndsWhenItIsReleased() {
    let rig = Rig()
    let (kept, released) = (Record(), Record())
    let observation = rig.navigation.observeTransitions { kept.note($0) }
    var other: TransitionObservation? = rig.navigation.observeTransitions { released.note($0) }
    rig.push(ColorScreen("a", .green))
    #expect(other != nil)
    other = nil
    rig.push(ColorScreen("b", .blue))
    #expect(kept.phases == [.willBegin, .didFinish, .willBegin, .didFinish])
    #expect(released.phases == [.willBegin, .didFinish])
    withExtendedLifetime(observation) {}
  }

  /// An app may stop watching, or begin, from inside an event.
  @Test func observersMayComeAndGoInsideAnEvent() {
    let rig = Rig()
    let (first, late) = (Record(), Record())
    var observations: [TransitionObservation] = []
    observations.append(
      rig.navigation.observeTransitions { event in
        first.note(event)
        observations = [rig.navigation.observeTransitions { late.note($0) }]
      })
    rig.push(ColorScreen("a", .green))
    #expect(first.phases == [.willBegin])
    #expect(late.phases.last == .didFinish)
    observations = []
  }

  @Test func anObserverDoesNotKeepTheController() {
    weak var controller: SnapshotNavigationController?
    let record = Record()
    var observation: TransitionObservation?
    do {
      let made = SnapshotNavigationController(rootViewController: UIViewController())
      observation = made.observeTransitions { record.note($0) }
      controller = made
    }
    #expect(controller == nil)
    #expect(observation != nil)
  }

  // MARK: What an event says

  @Test(arguments: [TransitionTrigger.programmatic, .drag, .backButton, .escape, .keyboard])
  func thePopsTriggerIsWhatStartedIt(_ trigger: TransitionTrigger) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    let screen = ColorScreen("a", .green)
    rig.push(screen)
    let record = Record()
    let observation = rig.navigation.observeTransitions { record.note($0) }
    rig.goBack(by: trigger)
    #expect(rig.titles == ["root"])
    #expect(record.phases == [.willBegin, .didFinish])
    #expect(record.events.map(\.trigger) == [trigger, trigger])
    #expect(record.events.map(\.isPresentation) == [false, false])
    #expect(record.events.map(\.operation) == [.pop, .pop])
    #expect(record.events.map(\.from) == [screen, screen])
    #expect(record.events.map(\.to) == [rig.root, rig.root])
    #expect(record.events.map { $0.timing != nil } == [trigger != .drag, trigger != .drag])
    withExtendedLifetime(observation) {}
  }

  @Test func aPushSaysHowLongItTakes() {
    let rig = Rig()
    let record = Record()
    let observation = rig.navigation.observeTransitions { record.note($0) }
    rig.navigation.configuration.timing = .curve(duration: 0.6, .linear)
    rig.push(ColorScreen("a", .green))
    #expect(
      record.events.map(\.timing) == Array(repeating: .curve(duration: 0.6, .linear), count: 2))
    #expect(record.events.map(\.trigger) == [.programmatic, .programmatic])
    withExtendedLifetime(observation) {}
  }

  // MARK: Presentations

  @Test(arguments: [true, false])
  func theObserversOfThePresentingStackSeeAPresentation(dragged: Bool) throws {
    let rig = PushRig(.navigation)
    let base = try #require(rig.base.navigationController as? SnapshotNavigationController)
    let record = Record()
    let observation = base.observeTransitions { record.note($0) }
    rig.present()
    #expect(record.phases == [.willBegin, .didFinish])
    #expect(record.events.map(\.operation) == [.push, .push])
    #expect(record.events.map(\.trigger) == [.programmatic, .programmatic])
    if dragged { rig.drag(by: 60) }
    if dragged { rig.drag(by: 150) } else { rig.dismiss() }
    #expect(!rig.isPresented)
    let expected: [NavigationEvent.Phase] =
      dragged ? [.willBegin, .didCancel, .willBegin, .didFinish] : [.willBegin, .didFinish]
    let dismissal = record.events.dropFirst(2)
    #expect(dismissal.map(\.phase) == expected)
    #expect(dismissal.allSatisfy { $0.operation == .pop })
    #expect(
      dismissal.allSatisfy { $0.trigger == (dragged ? .drag : .programmatic) })
    #expect(record.events.allSatisfy { $0.isPresentation })
    #expect(record.hasProgress)
    #expect(rig.leftovers.isEmpty)
    withExtendedLifetime(observation) {}
  }

  // MARK: Streams

  /// What a reader gets that reads as fast as it can.
  private func read(
    _ events: AsyncStream<NavigationEvent>, into record: Record
  ) -> Task<Void, Never> {
    Task.immediate {
      for await event in events { record.note(event) }
    }
  }

  @Test func everyReadIsAStreamOfItsOwnWithoutProgressThatEndsWithTheController() async {
    let (first, second) = (Record(), Record())
    var tasks: [Task<Void, Never>] = []
    do {
      let rig = Rig()
      tasks = [first, second].map { read(rig.navigation.transitionEvents(), into: $0) }
      rig.push(ColorScreen("a", .green))
      rig.grab(moving: 150)
      rig.letGo(at: 170)
      rig.host.advance(by: 1)
      rig.host.window.rootViewController = nil
      rig.host.advance(by: 1)
    }
    for task in tasks { await task.value }
    for record in [first, second] {
      #expect(record.phases == [.willBegin, .didFinish, .willBegin, .didFinish])
      #expect(record.events.map(\.operation) == [.push, .push, .pop, .pop])
      #expect(!record.hasProgress)
    }
  }

  @Test func aSlowReaderKeepsNoPoppedScreen() async {
    let rig = Rig()
    var events = rig.navigation.transitionEvents().makeAsyncIterator()
    weak var screen: ColorScreen?
    do {
      let pushed = ColorScreen("a", .green)
      screen = pushed
      rig.push(pushed)
    }
    #expect(screen != nil)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    // Nothing has been read so far.
    #expect(screen == nil)
    let event = await events.next()
    #expect(event?.operation == .push)
    #expect(event?.to == nil)
    #expect(event?.from === rig.root)
  }

  /// A reader that has stopped costs nothing and harms no one.
  @Test func otherStreamsGoOnWhenAReaderStops() async {
    let rig = Rig()
    let record = Record()
    let stopped = read(rig.navigation.transitionEvents(), into: Record())
    stopped.cancel()
    await stopped.value
    let events = rig.navigation.transitionEvents()
    rig.push(ColorScreen("a", .green))
    var iterator = events.makeAsyncIterator()
    for _ in 0..<2 { await iterator.next().map(record.note) }
    #expect(record.phases == [.willBegin, .didFinish])
  }

  @Test func aDragThatGoesBackIsObservedUpToItsRest() {
    let rig = Rig().push(ColorScreen("a", .green))
    rig.grab(moving: 80)
    rig.host.advance(by: 0.3)
    rig.events = []
    rig.letGo(at: 100)
    rig.host.advance(by: 1)
    let coverages = rig.events.compactMap { phase -> CGFloat? in
      if case .progress(let coverage) = phase { coverage } else { nil }
    }
    #expect(coverages.count > 6)
    #expect(coverages.last ?? 0 > 0.98)
    #expect(coverages == coverages.sorted())
    #expect(rig.events.last == .didCancel)
  }
}
