import UIKitHost

/// Foundation on Linux has a `Host` too, which nobody means here.
typealias Host = UIKitHost.Host
