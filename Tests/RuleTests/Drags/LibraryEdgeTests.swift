import Foundation
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Notes the states that recognizers report to their target.
@MainActor
private final class StateListener: NSObject {
  private(set) var states: [UIGestureRecognizer.State] = []

  func changed(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

/// Who gets the finger, at the leading edge and elsewhere; as the documentation's table says.
@MainActor @Suite(.warningsAreRead)
struct LibraryEdgeTests {
  enum Place: Int, CaseIterable, Sendable {
    case edge, elsewhere
    var start: CGFloat { self == .edge ? 6 : 60 }
  }

  /// Who gets the finger: the drag, or what lies there, for this reason.
  private enum Answer: Equatable, CustomStringConvertible {
    case drag
    case refused([DragRefusal])

    var description: String {
      switch self {
      case .drag: "drag"
      case .refused(let reasons):
        reasons.map { "``DragRefusal/\($0)``" }.joined(separator: " ")
      }
    }
  }

  @Test(arguments: GestureContent.allCases)
  func theTableOfTheDocumentationIsRight(_ content: GestureContent) throws {
    let table = try GestureContent.documented()
    let row = try #require(table[content.rawValue], "no row: \(content.rawValue)")
    for mirrored in [false, true] {
      for place in Place.allCases {
        let answer = answer(of: content, at: place, mirrored: mirrored)
        #expect(
          "\(answer)" == row[place.rawValue],
          "\(content.rawValue), \(place), \(mirrored ? "right to left" : "left to right")")
      }
    }
  }

  @Test func theTableHasNoOtherRows() throws {
    let rows = try GestureContent.documented().keys
    #expect(Set(rows) == Set(GestureContent.allCases.map(\.rawValue)))
  }

  private func rig(
    with content: GestureContent, mirrored: Bool = false
  ) -> (Rig, ColorScreen, AnyObject?) {
    let rig = Rig(direction: mirrored ? .rightToLeft : .leftToRight)
    let screen = ColorScreen("a", .green)
    let owner = content.put(on: screen, mirrored: mirrored)
    rig.push(screen)
    content.present(from: screen)
    rig.host.advance(by: content.isPresented ? 1 : 0)
    if content == .selection || content == .text {
      let text = screen.view.descendants.compactMap { $0 as? UITextView }.first
      text?.becomeFirstResponder()
      text?.selectedRange = NSRange(location: 0, length: content == .selection ? 4 : 0)
    }
    return (rig, screen, owner)
  }

  private func drag(
    _ rig: Rig, from start: CGFloat, by way: CGFloat = 130, y: CGFloat = 200, mirrored: Bool = false
  ) {
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? 200 - x : x, y: y) }
    rig.host.drag(from: point(start), to: point(start + way), duration: 0.2)
    rig.host.advance(by: 1)
  }

  private func answer(
    of content: GestureContent, at place: Place, mirrored: Bool
  ) -> Answer {
    let (rig, _, owner) = rig(with: content, mirrored: mirrored)
    defer { withExtendedLifetime(owner) {} }
    drag(rig, from: place.start, y: content.height, mirrored: mirrored)
    return rig.titles == ["root"] && rig.refusals.isEmpty ? .drag : .refused(rig.refusals)
  }

  // MARK: How far

  @Test(arguments: [
    (CGFloat(20), CGFloat(19), true), (20, 21, false), (0, 1, false), (80, 60, true),
    (80, 90, false),
  ])
  func theEdgeIsAsWideAsConfigured(width: CGFloat, start: CGFloat, pops: Bool) {
    for mirrored in [false, true] {
      let (rig, _, owner) = rig(with: .map, mirrored: mirrored)
      defer { withExtendedLifetime(owner) {} }
      rig.navigation.configuration.edgePriority = width
      drag(rig, from: start, by: 105, mirrored: mirrored)
      #expect(rig.titles == (pops ? ["root"] : ["root", "a"]))
      #expect(rig.refusals == (pops ? [] : [.otherGesture]))
    }
  }

  @Test func theAreaOfDragsIsNotExtended() {
    let (rig, _, _) = rig(with: .map)
    rig.navigation.configuration.dragArea = .edge(10)
    drag(rig, from: 15)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == [.outsideEdge])
    drag(rig, from: 8)
    #expect(rig.titles == ["root"])
  }

  // MARK: What keeps working

  /// The pager is on its second page and turns back by any finger that comes down elsewhere.
  @Test func atTheEdgeAPagerWaitsAndGetsTheFingerThatTheDragRefuses() {
    let (rig, screen, owner) = rig(with: .scrolledCarousel)
    defer { withExtendedLifetime(owner) {} }
    let scroll = screen.view.descendants.compactMap { $0 as? UIScrollView }.first
    screen.snapshotNavigation.dragArea = .disabled
    drag(rig, from: 6)
    #expect(rig.refusals == [.disabled])
    #expect(rig.titles == ["root", "a"])
    #expect(scroll?.contentOffset.x ?? 200 < 150)
  }

  @Test func aListScrollsUnderAFingerAtTheEdge() {
    let (rig, screen, owner) = rig(with: .table)
    defer { withExtendedLifetime(owner) {} }
    rig.host.drag(from: CGPoint(x: 6, y: 300), to: CGPoint(x: 10, y: 150), duration: 0.2)
    rig.host.advance(by: 2)
    let table = screen.view.descendants.compactMap { $0 as? UITableView }.first
    #expect(table?.contentOffset.y ?? 0 > 50)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == [.notAlongAxis])
  }

  /// The app has said by `require(toFail:)` that its pan goes first, and is obeyed at the edge, too.
  @Test func aPanThatTheDragHasToWaitForGoesFirst() {
    let (rig, screen, _) = rig(with: .map)
    let pan = screen.view.descendants.lazy.compactMap { $0.gestureRecognizers?.first }.first
    if let pan { rig.navigation.dragGestureRecognizer.require(toFail: pan) }
    drag(rig, from: 6)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == [.otherGesture])
  }

  @Test func aTapAndALongPressAtTheEdgeAreTheViews() {
    let (rig, screen, _) = rig(with: .plain)
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    let listener = StateListener()
    for recognizer in [tap, press] {
      recognizer.addTarget(listener, action: Selector("changed(_:)", StateListener.changed))
    }
    screen.view.addGestureRecognizer(tap)
    screen.view.addGestureRecognizer(press)
    rig.host.tap(at: CGPoint(x: 6, y: 380))
    #expect(listener.states == [.ended])
    rig.host.touch(.began, at: CGPoint(x: 6, y: 380))
    rig.host.advance(by: 1)
    #expect(listener.states == [.ended, .began])
    rig.host.touch(.ended, at: CGPoint(x: 6, y: 380))
    #expect(rig.refusals.isEmpty)
  }

  @Test func theScreenIsStillAsked() {
    let (rig, screen, owner) = rig(with: .laterPage)
    defer { withExtendedLifetime(owner) {} }
    screen.answers[.drag] = false
    drag(rig, from: 6)
    #expect(screen.questions == [.drag])
    #expect(rig.refusals == [.vetoed])
    #expect(rig.titles == ["root", "a"])
  }
}
