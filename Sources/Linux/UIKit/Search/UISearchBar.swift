import Foundation

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

@preconcurrency @MainActor open class UISearchBar: UIView {
  private let field = UITextField(frame: .zero)
  private let cancel = UIButton(type: .system)
  private lazy var editing = SearchBarEditing(self)
  private var showsCancel = false

  /// The search controller of this bar, told before the app's delegate.
  var didBeginEditing: () -> Void = {}
  var didCancel: () -> Void = {}
  var didChangeText: () -> Void = {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    showsCancel = showsCancelButton
    cancel.isHidden = !showsCancelButton
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(
      withDuration: HostRuntime.current.settings.barHideShowDuration, delay: 0,
      options: .allowUserInteraction
    ) {
      self.layoutIfNeeded()
    }
  }
  open var searchTextField: UITextField { field }
  open weak var delegate: (any UISearchBarDelegate)?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 8, dy: max((bounds.height - 36) / 2, 0))
    let width = showsCancel ? cancel.sizeThatFits(room.size).width + 8 : 0
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    field.frame = CGRect(
      x: mirrored ? room.minX + width : room.minX, y: room.minY, width: room.width - width,
      height: room.height)
    cancel.frame = CGRect(
      x: mirrored ? room.minX : room.maxX - width + 8, y: room.minY, width: max(width - 8, 0),
      height: room.height)
  }

  private func prepare() {
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    field.font = .systemFont(ofSize: 17)
    field.placeholder = "Search"
    field.returnKeyType = .search
    field.delegate = editing
    field.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.isHidden = true
    cancel.addAction(UIAction { [weak self] _ in self?.cancelSearch() }, for: .touchUpInside)
    addSubview(field)
    addSubview(cancel)
  }

  private func textChanged() {
    didChangeText()
    delegate?.searchBar(self, textDidChange: field.text ?? "")
  }

  private func cancelSearch() {
    field.resignFirstResponder()
    didCancel()
    delegate?.searchBarCancelButtonClicked(self)
  }
}

/// What the bar's text field reports, passed on in the bar's own terms.
private final class SearchBarEditing: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.didBeginEditing()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
