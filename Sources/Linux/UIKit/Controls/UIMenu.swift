import QuartzCore

/// A menu; the host keeps what is in it and shows none.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
}
