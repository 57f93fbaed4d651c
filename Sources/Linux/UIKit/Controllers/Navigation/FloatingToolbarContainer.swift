/// Where the toolbar of iOS 26 lives: above the screens, near the bottom.
final class FloatingToolbarContainer: UIView {}
