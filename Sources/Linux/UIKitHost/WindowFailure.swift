/// Why no window could be opened.
public enum WindowFailure: Error, Equatable {
  /// Neither an X server nor a Wayland compositor is named in the environment.
  case noDisplay
  /// What SDL had to say.
  case refused(String)
}
