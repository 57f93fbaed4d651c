import UIKit

/// The calls that screens and delegates of a test have got, in order.
@MainActor
final class Calls {
  private(set) var all: [String] = []

  func note(_ call: String) { all.append(call) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { all = [] }
    return all
  }

  /// The calls since the last time whose words end like one of `kinds`.
  func take(_ kinds: String...) -> [String] {
    take().filter { call in kinds.contains { call.hasSuffix($0) } }
  }

  /// The four appearance calls since the last time.
  func takeAppearances() -> [String] {
    take("willAppear", "didAppear", "willDisappear", "didDisappear")
  }

  /// The appearance calls and those that announce a screen, since the last time.
  func takeOrder() -> [String] {
    take().filter { call in
      ["illAppear", "idAppear", "illDisappear", "idDisappear", "Show"].contains {
        call.contains($0)
      }
    }
  }
}
