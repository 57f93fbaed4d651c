import SwiftUI

/// A view that keeps the place of a closure for as long as the view is there.
struct HoldingView<Closure, Content: View>: View {
  @State private var latest: LatestClosure<Closure>
  private let closure: Closure
  private let content: (LatestClosure<Closure>) -> Content

  init(_ closure: Closure, content: @escaping (LatestClosure<Closure>) -> Content) {
    _latest = State(wrappedValue: LatestClosure(closure))
    self.closure = closure
    self.content = content
  }

  var body: some View { content(latest.holding(closure)) }
}
