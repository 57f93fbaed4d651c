@_exported import PixelJudge
@_exported import TestSupport
import UIKitHost

/// A short name for the device; in this module it comes before Foundation's class of that name.
typealias Host = LinuxHost
