import QuartzCore

/// A menu element that sends a selector down the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {}
