/// Which thread is the main one, for whoever imports UIKit and not Foundation beside it.
///
/// Swift's runtime gives the main thread up in a process whose `main` is asynchronous, such as that of the
/// tests: the main queue runs on any thread then, and Foundation calls none the main one.
extension Thread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  @_disfavoredOverload
  public static var isMainThread: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
