/// A layer that another process draws into; the host draws nothing in it.
open class CAMetalLayer: CALayer {}
