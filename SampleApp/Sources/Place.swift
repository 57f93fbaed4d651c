import UIKit

/// Somewhere worth the journey.
public struct Place: Hashable, Sendable {
  /// Also the identifier of the place's row, prefixed with `place-`.
  public let id: String
  /// The name, as a heading shows it.
  public let name: String
  let country: String
  let tagline: String
  let days: Int
  let season: String
  let accent: Tone
  let story: [String]
  let landscape: Landscape
}
