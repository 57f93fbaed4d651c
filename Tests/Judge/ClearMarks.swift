extension Pixels {
  /// What a person wouldn't expect of half transparent red and blue marks over magenta: black, a mark
  /// that's seen twice in a row, or denser than it is.
  package func complaintOfClearMarks(in columns: Range<Int>, rows: StrideTo<Int>) -> String? {
    for y in rows {
      var (runs, last) = ([0, 0], -1)
      for x in columns {
        let (blue, green, red) = (value(x, y, 0), value(x, y, 1), value(x, y, 2))
        if max(red, blue) < 60 { return "black at \(x), \(y)" }
        if green > 12 { return "something else at \(x), \(y): \(red), \(green), \(blue)" }
        let kind = red - blue > 24 ? 0 : blue - red > 24 ? 1 : -1
        if kind >= 0, kind != last { runs[kind] += 1 }
        if min(red, blue) * 100 < max(red, blue) * 44 { return "denser at \(x), \(y)" }
        last = kind
      }
      if runs.contains(where: { $0 > 1 }) { return "twice in row \(y)" }
    }
    return nil
  }
}
