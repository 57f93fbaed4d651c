import QuartzCore

/// What a cell shows, as a value.
@MainActor public protocol UIContentConfiguration {}
