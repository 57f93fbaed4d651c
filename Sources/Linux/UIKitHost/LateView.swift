import UIKit

/// A view that shows nothing until two frames after it was attached, as maps, videos and web pages
/// do: for stories about what is seen in between.
package final class LateView: UIView {
  private let content = UIView()
  private var attachments = 0

  package init(frame: CGRect, color: UIColor) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    content.backgroundColor = color
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    content.isHidden = true
    addSubview(content)
  }

  package required init?(coder: NSCoder) { nil }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    attachments += 1
    content.isHidden = true
    guard window != nil else { return }
    let attachment = attachments
    let runtime = HostRuntime.current
    runtime.afterNextRender { [weak self] in
      runtime.afterNextRender {
        guard let self, self.attachments == attachment else { return }
        self.content.isHidden = false
      }
    }
  }
}
