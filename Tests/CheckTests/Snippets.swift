import Foundation

/// A piece of Swift that a page or a comment shows its readers.
struct Snippet: CustomStringConvertible {
  var page: String
  var line: Int
  var text = ""

  var description: String { "\(page):\(line)" }

  /// A name for it in Swift and among files.
  var name: String {
    let words = description.components(separatedBy: CharacterSet.alphanumerics.inverted)
    return words.filter { !$0.isEmpty }.joined(separator: "_")
  }

  /// The text as part of an app: declarations in a room of their own, members in a screen, statements
  /// in a method of a screen that has a few things at hand.
  var source: String {
    let imports =
      isOfSwiftUI
      ? text.components(separatedBy: "\n").filter { $0.hasPrefix("import ") }
        .joined(separator: "\n") + "\n"
      : "import PageStack\nimport SnapshotNavigation\nimport UIKit\n"
    let body = text.components(separatedBy: "\n").filter { !$0.hasPrefix("import ") }
      .joined(separator: "\n")
    if starts(with: #"(extension) "#) { return "\(imports)\n\(body)" }
    if isOfSwiftUI
      || starts(with: #"(@MainActor |public |open )*(final )?(class|struct|enum|protocol) "#)
    {
      return "\(imports)\nenum \(name) {\n\(body)\n}\n"
    }
    if starts(with: #"((override )?func|(override )?var .*\{$) ?"#) {
      return "\(imports)\nfinal class \(name): ScreenAtHand {\n\(body)\n}\n"
    }
    return """
      \(imports)
      extension ScreenAtHand {
        func \(name)(window: UIWindow, navigation: SnapshotNavigationController)\(effects) {
      \(body)
        }
      }
      """
  }

  /// Whether it's declarations of a SwiftUI app.
  private var isOfSwiftUI: Bool { text.contains("import SwiftUI\n") }

  private var effects: String { starts(with: "(for )?await ") ? " async" : "" }

  private func starts(with pattern: String) -> Bool {
    text.range(of: "(?m)^\(pattern)", options: .regularExpression) != nil
  }

  /// What snippets may name without saying where it comes from.
  static let atHand = """
    import PageStack
    import SnapshotNavigation
    import UIKit

    class ScreenAtHand: UIViewController, PageStackViewDelegate {
      let menu = UIView()
      let bar = UIView()
      let details = UIView()
      let card = UIView()
      let editor = UIView()
      let canvas = UIView()
      let water = UIView()
      let panel = UIView()
      let stack = PageStackView(root: UIView())
      let support = SnapshotNavigationController()
      let signIn = UIViewController()
      let split = UISplitViewController(style: .doubleColumn)
      let compact = SnapshotNavigationController()
      let search = UISearchController(searchResultsController: nil)
      let appearance = UINavigationBarAppearance()
      let closeButton = UIButton()
      var hasUnsavedChanges = false
      var observation: TransitionObservation?
    }

    final class HomeViewController: UIViewController {}
    final class SupportViewController: UIViewController {}
    final class ReaderViewController: UIViewController {}

    struct Cards: Choreography {
      func layout(
        at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
      ) -> TransitionLayout { TransitionLayout() }
    }

    final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning {
      init(_ operation: UINavigationController.Operation) {}
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }
    """

  // MARK: Where they stand

  /// The fenced blocks of Swift in a page.
  static func fenced(in page: String) throws -> [Snippet] {
    var found: [Snippet] = []
    var open: Snippet?
    for (number, line) in try SourceTree.text(of: page).components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let snippet = open { found.append(snippet) }
        open = open == nil && line == "```swift" ? Snippet(page: page, line: number + 1) : nil
      } else {
        open?.text += line + "\n"
      }
    }
    return found
  }

  /// The lines of code in a table or list of recipes; a class gets its protocol's method.
  ///
  /// Such a row or item has one span of code and a link to a file of the sample's recipes.
  static func recipes(in page: String) throws -> [Snippet] {
    try SourceTree.text(of: page).components(separatedBy: "\n").enumerated().compactMap {
      let columns = $1.components(separatedBy: "`")
      let isEntry = $1.hasPrefix("| ") || $1.hasPrefix("* [")
      guard isEntry, columns.count == 3, $1.contains("SampleApp/Sources/Recipes/")
      else { return nil }
      let method = required.first { columns[1].hasSuffix(", \($0.key)") }?.value
      return Snippet(
        page: page, line: $0 + 1, text: columns[1] + (method.map { " {\n\($0)\n}" } ?? ""))
    }
  }

  private static let required = [
    "PopConfirming": "func shouldPop(for trigger: TransitionTrigger) -> Bool { true }",
    "TransitionAnimating": """
    func transitionAnimator(
      for operation: UINavigationController.Operation
    ) -> (any UIViewControllerAnimatedTransitioning)? { CircleReveal(operation) }
    """,
  ]

  /// The indented blocks in the documentation comments of a source; a drawing is none.
  static func commented(in source: String) throws -> [Snippet] {
    let lines = try SourceTree.text(of: source).components(separatedBy: "\n")
    var found: [Snippet] = []
    var open: Snippet?
    var isAfterBlank = false
    for (number, line) in lines.enumerated() {
      let comment = line.drop { $0 == " " }
      if comment.hasPrefix("///     "), isAfterBlank || open != nil {
        if open == nil { open = Snippet(page: source, line: number + 1) }
        open?.text += comment.dropFirst("///     ".count) + "\n"
      } else if comment == "///", open != nil {
        open?.text += "\n"
      } else {
        if let snippet = open { found.append(snippet) }
        open = nil
      }
      isAfterBlank = comment == "///"
    }
    return found.filter { $0.text.allSatisfy(\.isASCII) }
  }
}
