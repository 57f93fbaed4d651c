import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

/// A page of one color with marks by which a picture is told from one that has moved.
@MainActor
package final class ColorPage: UIView {
  package let name: String

  package init(_ name: String, _ color: UIColor) {
    self.name = name
    super.init(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    backgroundColor = color
    for step in 0..<8 {
      let mark = UIView(
        frame: CGRect(x: 5 + CGFloat(step * 23), y: 90 + CGFloat(step * 17), width: 11, height: 9))
      mark.backgroundColor = UIColor(white: 0.2 + CGFloat(step) * 0.1, alpha: 1)
      addSubview(mark)
    }
  }

  package required init?(coder: NSCoder) { nil }
}

/// A device whose window is filled by a stack of pages.
@MainActor
package final class PageRig: DeviceRig, PageStackViewDelegate {
  package static let size = CGSize(width: 200, height: 400)

  package let host: LinuxHost
  package let stack: PageStackView
  package let root: ColorPage
  package var calls: [String] = []
  package var allowsDrag = true
  package var whenHiding: (() -> Void)?
  package var whenShown: (() -> Void)?
  package var alongside: (() -> Void)?
  /// Whether each alongside call was animated.
  package private(set) var movedAlong: [Bool] = []
  /// The pages that have left.
  package private(set) var hidden: [String] = []
  package var refusals: [PageRefusal] = []

  package init(
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    choreography: any Choreography = .parallax, popChoreography: (any Choreography)? = nil
  ) {
    host = LinuxHost(size: Self.size, scale: 1, safeArea: .zero, layoutDirection: direction)
    root = ColorPage("root", .red)
    stack = PageStackView(root: root)
    stack.configuration.pushChoreography = choreography
    stack.configuration.popChoreography = popChoreography
    let controller = UIViewController()
    host.window.rootViewController = controller
    controller.view.backgroundColor = .white
    stack.frame = controller.view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(stack)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.2)
    stack.delegate = self
    stack.diagnosticHandler = { [weak self] in
      if case .pageRefused(let refusal) = $0 { self?.refusals.append(refusal) }
    }
  }

  /// Puts pages on top and forgets what was heard of it.
  @discardableResult
  package func push(_ pages: ColorPage...) -> PageRig {
    for page in pages { stack.push(page, animated: false) }
    host.advance(by: 0.1)
    calls = []
    return self
  }

  package func rest() { host.advance(by: 1.5) }

  package var names: [String] { stack.pages.map(Self.name) }
  package var stages: [TransitionView] {
    stack.subviews.flatMap(\.subviews).compactMap { $0 as? TransitionView }
  }
  /// What must hold whenever nothing is going on; the names of what does not.
  package var leftovers: [String] { stack.leftovers }

  private static func name(_ page: UIView) -> String { (page as? ColorPage)?.name ?? "?" }

  // MARK: PageStackViewDelegate

  package func pageStackView(
    _ stack: PageStackView, willHide page: UIView, toShow next: UIView, animated: Bool
  ) {
    calls.append("hide \(Self.name(page)) for \(Self.name(next))")
    whenHiding?()
  }

  package func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView,
    animated: Bool
  ) {
    movedAlong.append(animated)
    alongside?()
  }

  package func pageStackView(
    _ stack: PageStackView, didShow page: UIView, hiding old: UIView, animated: Bool
  ) {
    hidden.append(Self.name(old))
    calls.append("shown \(Self.name(page))")
    whenShown?()
  }

  package func pageStackView(_ stack: PageStackView, allowsDraggingBack page: UIView) -> Bool {
    allowsDrag
  }
}
