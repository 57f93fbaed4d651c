import UIKitHost

/// Foundation has a class of this name as well.
typealias Host = UIKitHost.Host
