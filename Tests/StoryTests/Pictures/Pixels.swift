/// The colours of a picture, row by row, without alpha: what a person sees of a window.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  /// Red, green and blue, in this order, from 0 to 255.
  private(set) var values: [UInt8]

  init(width: Int, height: Int, values: [UInt8]) {
    precondition(values.count == width * height * 3, "three values a pixel")
    self.width = width
    self.height = height
    self.values = values
  }

  /// The brightness of one channel, from 0 to 255.
  @inline(__always)
  func value(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    Int(values[(y * width + x) * 3 + channel])
  }
}
