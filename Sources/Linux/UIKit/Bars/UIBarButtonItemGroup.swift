/// Bar button items that belong together.
///
/// The host stores groups and shows none of them.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject,
  @preconcurrency NSCoding
{
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}
}
