/// Wheels to pick from; the host draws none, it only has the class that code asks for.
@preconcurrency @MainActor open class UIPickerView: UIView {}
