import Foundation
import Testing

@testable import UIKit

@Suite(.warningsAreRead) struct GestureTransitionTests {
  typealias State = UIGestureRecognizer.State

  @Test(arguments: [
    (State.possible, State.began), (.possible, .ended), (.possible, .failed),
    (.began, .changed), (.began, .ended), (.began, .cancelled),
    (.changed, .changed), (.changed, .ended), (.changed, .cancelled),
  ])
  func documentedTransitionsAreAllowed(old: State, new: State) {
    #expect(GestureTransition(from: old, to: new) == .move(to: new))
  }

  @Test(arguments: [
    (State.possible, State.changed), (.began, .began), (.began, .possible), (.changed, .began),
    (.changed, .possible),
  ])
  func otherTransitionsAreMistakes(old: State, new: State) {
    #expect(GestureTransition(from: old, to: new) == .illegal)
  }

  @Test(arguments: [State.ended, .cancelled, .failed])
  func nothingFollowsTheEnd(old: State) {
    for new in [State.possible, .began, .changed, .ended, .cancelled, .failed] {
      #expect(GestureTransition(from: old, to: new) == .ignore)
    }
  }

  @Test func aRunningGestureIsCancelledRatherThanFailed() {
    #expect(GestureTransition(from: .began, to: .failed) == .move(to: .cancelled))
    #expect(GestureTransition(from: .changed, to: .failed) == .move(to: .cancelled))
  }

  @Test func aGestureThatNeverBeganFailsRatherThanIsCancelled() {
    #expect(GestureTransition(from: .possible, to: .cancelled) == .move(to: .failed))
  }

  @Test func recognizedIsEnded() {
    #expect(State.recognized == .ended)
  }
}

@Suite(.warningsAreRead) struct HeldStatesTests {
  @Test func whatWaitsIsReleasedInOrder() {
    var held = HeldStates()
    held.hold(.began)
    held.hold(.changed)
    held.hold(.ended)
    #expect(held.release() == [.began, .ended])
    #expect(held.isEmpty)
  }

  @Test func aGestureThatGoesAwayWhileItWaitsHasFailed() {
    var held = HeldStates()
    held.hold(.began)
    held.hold(.cancelled)
    #expect(held.hasFailed)
    #expect(held.isEmpty)
  }
}

@Suite(.warningsAreRead) struct PanArithmeticTests {
  @Test(arguments: [
    (CGPoint(x: 9.9, y: 0), false), (CGPoint(x: 10, y: 0), true), (CGPoint(x: -6, y: 8), true),
    (CGPoint(x: 0, y: -9), false),
  ])
  func aPanNeedsTenPoints(way: CGPoint, expected: Bool) {
    #expect(PanHysteresis(distance: 10).isOvercome(by: way) == expected)
  }

  @Test func anAxisThatDoesNotCountIsNoWay() {
    let hysteresis = PanHysteresis(distance: 10, countsHorizontal: false)
    #expect(!hysteresis.isOvercome(by: CGPoint(x: 100, y: 5)))
    #expect(hysteresis.isOvercome(by: CGPoint(x: 0, y: 10)))
  }

  @Test func evenMovementHasItsVelocity() {
    var filter = VelocityFilter(window: 0.1)
    for frame in 0...20 {
      filter.add(CGPoint(x: CGFloat(frame) * 5, y: 0), at: Double(frame) / 60)
    }
    #expect(abs(filter.velocity.x - 300) < 0.001)
    #expect(filter.velocity.y == 0)
  }

  @Test func aFingerThatRestedHasNoVelocity() {
    var filter = VelocityFilter(window: 0.1)
    filter.add(.zero, at: 0)
    filter.add(CGPoint(x: 100, y: 0), at: 0.1)
    filter.add(CGPoint(x: 100, y: 0), at: 0.4)
    filter.add(CGPoint(x: 100, y: 0), at: 0.45)
    #expect(filter.velocity == .zero)
  }

  @Test func aSingleFastMoveHasAVelocity() {
    var filter = VelocityFilter(window: 0.1)
    filter.add(.zero, at: 0)
    filter.add(CGPoint(x: 0, y: 100), at: 0.2)
    #expect(abs(filter.velocity.y - 500) < 0.001)
  }

  @Test func anEdgePanStartsAtItsEdgeOnly() {
    let rule = ScreenEdgeRule(edges: .left, width: 20)
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(rule.allowsStart(at: CGPoint(x: 20, y: 400), in: bounds))
    #expect(!rule.allowsStart(at: CGPoint(x: 21, y: 400), in: bounds))
    #expect(!rule.allowsStart(at: CGPoint(x: 380, y: 400), in: bounds))
  }

  @Test func anEdgePanLeadsInwards() {
    let rule = ScreenEdgeRule(edges: .right, width: 20)
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let start = CGPoint(x: 385, y: 400)
    #expect(rule.isInward(CGPoint(x: -10, y: 2), from: start, in: bounds))
    #expect(!rule.isInward(CGPoint(x: -4, y: 12), from: start, in: bounds))
  }
}
