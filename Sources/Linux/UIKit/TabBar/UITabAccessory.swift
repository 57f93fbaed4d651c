import Foundation

/// What a tab bar controller shows above its bar.
@MainActor
open class UITabAccessory: NSObject {
  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
  }
}
