/// Bar button items that belong together.
///
/// The host stores groups and shows none of them.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
}
