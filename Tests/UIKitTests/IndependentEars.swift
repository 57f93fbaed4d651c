import UIKit
import UIKitHost

/// Notes a recogniser's states.
@MainActor final class GestureEar: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var onState: ((UIGestureRecognizer.State) -> Void)?
  static var selector: Selector { Selector("heard(_:)", GestureEar.heard) }

  func heard(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    onState?(recognizer.state)
  }
}

final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

final class Refusal: NSObject, UIGestureRecognizerDelegate {
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return false
  }
}

final class TouchDiaryView: UIView {
  var words: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    words.append("cancelled")
  }
}

@MainActor final class ControlEar: NSObject {
  var words: [String] = []
  static var upInside: Selector { Selector("upInside", ControlEar.heardUpInside) }
  static var all: [(UIControl.Event, Selector)] {
    [
      (.touchDown, Selector("down", ControlEar.heardDown)), (.touchUpInside, upInside),
      (.touchUpOutside, Selector("upOutside", ControlEar.heardUpOutside)),
      (.touchCancel, Selector("cancel", ControlEar.heardCancel)),
    ]
  }

  func heardDown() { words.append("down") }
  func heardUpInside() { words.append("up inside") }
  func heardUpOutside() { words.append("up outside") }
  func heardCancel() { words.append("cancel") }
}

final class Rows: NSObject, UITableViewDataSource {
  var count = 0
  var asked = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// Notes what a scroll view's delegate hears.
final class ScrollEar: NSObject, UIScrollViewDelegate {
  var words: [String] = []
  var onScroll: (() -> Void)?
  var target: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    words.append("scroll")
    onScroll?()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    words.append("will begin")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    words.append("will end")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    words.append("end dragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    words.append("begin decelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    words.append("end decelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    words.append("end animation")
  }
}
