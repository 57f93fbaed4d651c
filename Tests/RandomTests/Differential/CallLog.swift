/// What a device's screens, the screens in them and the delegate are called with, in one order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }
  func forget() { calls = [] }
}
