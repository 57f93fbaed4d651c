import SnapshotNavigation
import UIKit

/// A pager beside the drag: pages turn as long as they can; on the first, and at the leading edge of
/// any, the screen pops.
///
/// Works without any setup: away from the edge a scroll view that can still scroll keeps its touch.
final class PagerViewController: UIViewController, UIScrollViewDelegate {
  private let pager = UIScrollView()
  private let dots = UIPageControl()
  private let pages = Place.all.map { LandscapeView($0.landscape) }
  private let caption = UILabel("", font: .systemFont(ofSize: 20, weight: .bold), color: .label)
  private let note = UILabel(
    "Turn the pages. From the edge, or on the first picture, a drag goes back.",
    font: .systemFont(ofSize: 15), color: .secondaryLabel)
  private var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.accessibilityIdentifier = "pager"
    pager.delegate = self
    dots.numberOfPages = pages.count
    dots.pageIndicatorTintColor = .systemGray4
    dots.currentPageIndicatorTintColor = Tone.brand.ink
    dots.isUserInteractionEnabled = false
    caption.textAlignment = .center
    note.textAlignment = .center
    for part in [pager, dots, caption, note] { view.addSubview(part) }
    for picture in pages { pager.addSubview(picture) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let bounds = view.bounds
    let noteHeight = note.height(fitting: bounds.width - 80)
    let height = max(bounds.height - safe.top - safe.bottom - 100 - noteHeight, 80)
    let width = bounds.width
    pager.frame = CGRect(x: 0, y: safe.top, width: width, height: height)
    pager.contentSize = CGSize(width: width * CGFloat(pages.count), height: height)
    for (index, picture) in pages.enumerated() {
      picture.frame = CGRect(
        x: width * place(of: index), y: 0, width: width, height: height)
    }
    let offset = CGPoint(x: width * place(of: page), y: 0)
    if !pager.isDragging, !pager.isDecelerating { pager.contentOffset = offset }
    dots.frame = CGRect(x: 0, y: pager.frame.maxY + 8, width: width, height: 26)
    caption.frame = CGRect(x: 20, y: dots.frame.maxY + 4, width: width - 40, height: 26)
    note.frame = CGRect(
      x: 40, y: caption.frame.maxY + 6, width: width - 80, height: noteHeight)
    show()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging || scrollView.isDecelerating, scrollView.bounds.width > 0 else {
      return
    }
    let position = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    page = Int(place(of: min(max(position, 0), pages.count - 1)))
    show()
  }

  /// Pages run with the text: from right to left the first one is the rightmost.
  private func place(of page: Int) -> CGFloat {
    CGFloat(view.isRightToLeft ? pages.count - 1 - page : page)
  }

  private func show() {
    dots.currentPage = view.isRightToLeft ? pages.count - 1 - page : page
    caption.text = Place.all[page].name
  }
}
