/// Apple's pool of objects to be released later: Linux has none, the body just runs.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
