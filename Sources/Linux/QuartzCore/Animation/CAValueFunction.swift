/// Makes a transform of a number.
open class CAValueFunction: NSObject {
  open private(set) var name = CAValueFunctionName.scale
}

extension CAValueFunctionName {
  var component: String {
    switch self {
    case .rotateX: return ".rotation.x"
    case .rotateY: return ".rotation.y"
    case .rotateZ: return ".rotation.z"
    case .translate: return ".translation"
    default: return ".scale"
    }
  }
}
