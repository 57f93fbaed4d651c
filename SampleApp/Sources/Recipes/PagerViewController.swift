import SnapshotNavigation
import UIKit

/// An album to page through, beside the drag: pages turn as long as they can; on the first, and at
/// the leading edge of any, the screen pops.
///
/// Works without any setup: away from the edge a scroll view that can still scroll keeps its touch.
final class PagerViewController: UIViewController, UIScrollViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    pager.isPagingEnabled = true  // recipe
    showAlbum()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let pager = UIScrollView()
  private let dots = UIPageControl()
  private let pages: [UIImageView]
  private let caption = UILabel()
  private var page = 0

  init(pictures: [UIImage] = []) {
    pages = pictures.isEmpty ? Self.plainPages() : pictures.map { UIImageView(image: $0) }
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    pages = Self.plainPages()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Album"
    navigationItem.largeTitleDisplayMode = .never
  }

  private static func plainPages() -> [UIImageView] {
    [UIColor.systemTeal, .systemOrange, .systemPink, .systemIndigo].map { color in
      let page = UIImageView()
      page.backgroundColor = color
      return page
    }
  }

  private func showAlbum() {
    view.backgroundColor = .systemBackground
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.accessibilityIdentifier = "pager"
    pager.delegate = self
    dots.numberOfPages = pages.count
    dots.pageIndicatorTintColor = .systemGray4
    dots.currentPageIndicatorTintColor = .label
    dots.isUserInteractionEnabled = false
    caption.font = .preferredFont(forTextStyle: .headline)
    caption.adjustsFontForContentSizeCategory = true
    caption.textAlignment = .center
    for part in [pager, dots, caption] { view.addSubview(part) }
    for page in pages {
      page.contentMode = .scaleAspectFill
      page.clipsToBounds = true
      pager.addSubview(page)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    let captionHeight = caption.intrinsicContentSize.height
    let bottom = view.bounds.height - safe.bottom - captionHeight - 54
    pager.frame = CGRect(x: 0, y: safe.top, width: width, height: max(bottom - safe.top, 80))
    pager.contentSize = CGSize(
      width: width * CGFloat(pages.count), height: pager.bounds.height)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        x: width * place(of: index), y: 0, width: width, height: pager.bounds.height)
    }
    if !pager.isDragging, !pager.isDecelerating {
      pager.contentOffset = CGPoint(x: width * place(of: page), y: 0)
    }
    dots.frame = CGRect(x: 0, y: pager.frame.maxY + 8, width: width, height: 26)
    caption.frame = CGRect(
      x: 20, y: dots.frame.maxY + 4, width: width - 40, height: captionHeight)
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
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGFloat(isRightToLeft ? pages.count - 1 - page : page)
  }

  private func show() {
    dots.currentPage = Int(place(of: page))
    caption.text = "Photo \(page + 1) of \(pages.count)"
  }
}
