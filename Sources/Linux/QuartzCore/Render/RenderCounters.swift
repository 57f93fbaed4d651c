/// What was done since the host began, for tests that something was not done.
package struct RenderCounters: Equatable, Sendable {
  /// Layers whose contents were drawn anew.
  package var layersRedrawn = 0
  /// Layers whose values were copied to the render tree.
  package var layersCopied = 0
  package var framesComposed = 0
  /// Items drawn after hidden ones were left out.
  package var itemsComposed = 0
  package var pixelsTouched = 0
  /// Subtrees and groups drawn into a bitmap of their own.
  package var subtreesFlattened = 0
  package var shadowsBlurred = 0
}
