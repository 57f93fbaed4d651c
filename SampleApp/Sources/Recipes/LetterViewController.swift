import SnapshotNavigation
import UIKit

/// A screen that is pushed and popped in its own way, by tap and by drag.
///
/// The choreography is one function: see CardsChoreography.swift. A preset, such as `.cover`, works
/// the same way.
final class LetterViewController: LessonScreen {
  init() {
    super.init(
      "A motion of its own",
      "This screen was laid on the one below like a card. Drag it back and forth, or tap Back: push, "
        + "pop and drag are one function.")
    snapshotNavigation.pushChoreography = CardsChoreography()
    snapshotNavigation.popChoreography = CardsChoreography()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(LandscapeView(Place.amalfi.landscape), height: 260)
  }
}
