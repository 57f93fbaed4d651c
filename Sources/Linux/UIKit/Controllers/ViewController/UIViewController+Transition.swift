extension UIViewController {
  @MainActor public class Transition: NSObject {
    enum Kind: Sendable {
      case zoom, crossDissolve, coverVertical, flipHorizontal
    }

    var kind = Kind.coverVertical
    var options: ZoomOptions?
    var sourceView: ((ZoomSourceViewProviderContext) -> UIView?)?

    required override init() { super.init() }

    public class func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) ->
        UIView?
    ) -> Self {
      let transition = self.init()
      transition.kind = .zoom
      transition.options = options
      transition.sourceView = sourceViewProvider
      return transition
    }

    // Properties of the class: one object of each kind.
    public class var crossDissolve: UIViewController.Transition { dissolve }
    public class var coverVertical: UIViewController.Transition { cover }
    public class var flipHorizontal: UIViewController.Transition { flip }

    private static let dissolve = make(.crossDissolve)
    private static let cover = make(.coverVertical)
    private static let flip = make(.flipHorizontal)

    private class func make(_ kind: Kind) -> UIViewController.Transition {
      let transition = UIViewController.Transition()
      transition.kind = kind
      return transition
    }

    @MainActor public class ZoomOptions: NSObject {
    }

    @MainActor public class ZoomSourceViewProviderContext: NSObject {
    }
  }
}
