/// What a cell is in the middle of.
public struct UICellConfigurationState {
  public var isEditing = false
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the row has been pushed aside, so that its actions are seen.
  public var isSwiped = false
}
