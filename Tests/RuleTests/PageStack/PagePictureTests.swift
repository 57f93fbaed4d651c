import Foundation
import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// In every frame the window is two pages, moved rigidly, and nothing else.
@MainActor @Suite(.warningsAreRead)
struct PagePictureTests {
  enum Story: CaseIterable {
    case push
    case pop
    case dragFinished
    case dragCancelled
    case popToRoot
    case newRoot
    case replaced
    case pushPushPop
  }

  @Test(arguments: Story.allCases, 0...3)
  func everyFrameIsTwoPages(story: Story, look: Int) {
    let choreographies: [any Choreography] = [.parallax, .cover, .moveIn, .sideways]
    let rig = PageRig(
      choreography: choreographies[look], popChoreography: look == 2 ? .reveal : nil)
    let pages = [
      rig.root, ColorPage("a", UIColor(red: 0, green: 0.8, blue: 0.2, alpha: 1)),
      ColorPage("b", UIColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1)),
    ]
    var stills: [Pixels] = []
    for page in pages.dropFirst() { rig.stack.push(page, animated: false) }
    for page in pages.reversed() {
      rig.host.advance(by: 0.05)
      stills.append(rig.pixels())
      if page !== rig.root { rig.stack.pop(animated: false) }
    }
    if story != .push, story != .pushPushPop, story != .replaced {
      rig.push(pages[1], pages[2])
    }
    rig.host.advance(by: 0.05)
    var frames: [Pixels] = []
    func watch(_ count: Int) {
      for _ in 0..<count {
        rig.host.advance(by: 1.0 / 30)
        frames.append(rig.pixels())
      }
    }
    func drag(_ way: [CGFloat]) {
      rig.host.touch(.began, at: CGPoint(x: 20, y: 200))
      watch(1)
      for x in way {
        rig.host.touch(.moved, at: CGPoint(x: x, y: 200))
        watch(1)
      }
      rig.host.touch(.ended, at: CGPoint(x: way.last ?? 20, y: 200))
    }
    switch story {
    case .push: rig.stack.push(pages[1])
    case .pop: rig.stack.pop()
    case .dragFinished: drag([30, 45, 70, 95, 120, 150])
    case .dragCancelled: drag([30, 45, 70, 95, 70, 50, 50, 50, 50, 50, 50, 50, 50])
    case .popToRoot: rig.stack.popToRoot()
    case .newRoot: _ = rig.stack.setPages([pages[0]])
    case .replaced: rig.stack.replaceTop(with: pages[2])
    case .pushPushPop:
      rig.stack.push(pages[1])
      watch(3)
      rig.stack.push(pages[2])
      watch(3)
      rig.stack.pop()
    }
    watch(30)
    let mirrors = stills.map(\.mirrored)
    for (index, frame) in frames.enumerated() where !stills.contains(frame) {
      let fits =
        Self.explains(frame, by: stills) || Self.explains(frame.mirrored, by: mirrors)
      #expect(fits, "frame \(index) of \(story)")
    }
    #expect(frames.contains { !stills.contains($0) })
    #expect(stills.contains(frames[frames.count - 1]))
  }

  private static func explains(_ frame: Pixels, by stills: [Pixels]) -> Bool {
    stills.contains { upper in
      stills.contains { lower in
        guard lower != upper else { return false }
        switch TwoPictures(lower: lower, upper: upper, shadowReach: 14).fit(frame) {
        case .success: return true
        case .failure: return false
        }
      }
    }
  }
}
