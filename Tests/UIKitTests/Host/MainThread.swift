import UIKit

/// As a file sees it that imports UIKit alone.
var isOnMainThread: Bool { Thread.isMainThread }
