/// Updates what is found while the user searches.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An active search controller is presented, over the nearest context, with the results' view; the
/// bars of that context stay touchable.
@preconcurrency @MainActor open class UISearchController: UIViewController, PresentationMaking {
  fileprivate let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  /// Whose bar it has hidden: one with a search bar in the content moves that to the top.
  private weak var hidingNavigation: UINavigationController?

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public convenience override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    prepare()
  }

  /// Apple: setting it presents or dismisses the search interface.
  open var isActive: Bool {
    get { presentingViewController != nil && !isBeingDismissed }
    set { newValue ? activate() : deactivate() }
  }

  open var searchBar: UISearchBar { bar }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  open var automaticallyShowsCancelButton = true
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = results == nil ? .clear : .systemBackground
    guard let results else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    SearchPresentationController(presentedViewController: self, presenting: presenting)
  }

  private func prepare() {
    modalPresentationStyle = .custom
    bar.didBeginEditing = { [weak self] in
      self?.activate()
      self?.updateResults()
    }
    bar.didCancel = { [weak self] in self?.deactivate() }
    bar.didChangeText = { [weak self] in self?.updateResults() }
  }

  private func activate() {
    guard presentingViewController == nil, let owner = searchingScreen else { return }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    delegate?.willPresentSearchController(self)
    owner.present(self, animated: true) { [weak self] in
      self.map { $0.delegate?.didPresentSearchController($0) }
    }
    if hidesNavigationBarDuringPresentation, owner.navigationItem.searchController !== self,
      let navigation = owner.navigationController, !navigation.isNavigationBarHidden
    {
      hidingNavigation = navigation
      navigation.hideBarsByItself(true)
    }
  }

  /// Apple: called as the bar becomes first responder and for every change of its text.
  private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func deactivate() {
    guard isActive else { return }
    // What is still coming goes once it has come.
    if isBeingPresented, let transitionCoordinator {
      _ = transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.deactivate()
      }
      return
    }
    bar.resignFirstResponder()
    bar.searchTextField.resignFirstResponder()
    delegate?.willDismissSearchController(self)
    bar.text = nil
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    updateResults()
    hidingNavigation?.hideBarsByItself(false)
    hidingNavigation = nil
    presentingViewController?.dismiss(animated: true) { [weak self] in
      self.map { $0.delegate?.didDismissSearchController($0) }
    }
  }

  /// The screen whose navigation item has this search controller, or in whose view the bar is.
  private var searchingScreen: UIViewController? {
    let roots = HostRuntime.current.scene.windows.compactMap(\.rootViewController)
    for root in roots {
      if let screen = root.screenSearching(with: self) { return screen }
    }
    var responder: UIResponder? = bar
    while let next = responder?.next {
      if let screen = next as? UIViewController { return screen }
      responder = next
    }
    return nil
  }
}

extension UIViewController {
  fileprivate func screenSearching(with search: UISearchController) -> UIViewController? {
    if navigationItem.searchController === search { return self }
    for child in storedChildren {
      if let screen = child.screenSearching(with: search) { return screen }
    }
    return presentation?.presented.screenSearching(with: search)
  }
}

/// Lies over the searching screen without covering its bars.
final class SearchPresentationController: UIPresentationController {
  private var dimming: UIDimmingView?

  private var search: UISearchController? { presentedViewController as? UISearchController }

  override func fits(_ style: UIModalPresentationStyle) -> Bool { true }
  override var shouldPresentInFullscreen: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let top = (searchedScreen?.viewIfLoaded).map { screen in
      containerView.convert(screen.bounds, from: screen).minY + screen.safeAreaInsets.top
    }
    let inset = max(top ?? containerView.safeAreaInsets.top, 0)
    return CGRect(x: 0, y: inset, width: bounds.width, height: max(bounds.height - inset, 0))
  }

  private var searchedScreen: UIViewController? {
    let presenter = presentingViewController
    return (presenter as? UINavigationController)?.topViewController ?? presenter
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerStorage?.passesTouchesThrough = true
    // Without a screen for results, people tap the rows of the searched list itself.
    let isObscured = search?.obscuresBackgroundDuringPresentation == true
    presentedView?.isUserInteractionEnabled = isObscured || search?.results != nil
    guard let containerView, isObscured else { return }
    let dimming = UIDimmingView(frame: frameOfPresentedViewInContainerView, dims: true)
    dimming.tapped = { [weak self] in self?.search?.isActive = false }
    presentedView?.insertSubview(dimming, at: 0)
    dimming.frame = CGRect(origin: .zero, size: dimming.frame.size)
    self.dimming = dimming
    containerView.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.presentationMove == .none else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    dimming?.removeFromSuperview()
    dimming = nil
  }

  override func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(
      style: .crossDissolve, isPresenting: isPresenting,
      duration: HostRuntime.current.settings.barHideShowDuration)
  }
}
