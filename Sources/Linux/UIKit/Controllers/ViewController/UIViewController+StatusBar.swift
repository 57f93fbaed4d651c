extension UIViewController {
  func updateStatusBar() {}
}
