import Foundation

/// A path whose elements have different types.
///
///     @State private var path = SnapshotPath()
///
///     path.append(Trip(name: "Lofoten"))
///     path.append(2)
///
/// Elements equal each other only if their types agree. To save a path, see ``codable``.
public struct SnapshotPath: Hashable {
  var elements: [PathValue]

  /// Creates an empty path, which shows the root.
  public init() { elements = [] }

  /// Creates a path of elements of one type, the lowest first.
  public init(_ elements: some Sequence<some Hashable>) {
    self.elements = elements.map { PathValue($0) }
  }

  /// The number of screens above the root.
  public var count: Int { elements.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a screen.
  public mutating func append(_ element: some Hashable) { elements.append(PathValue(element)) }

  /// Pops as many screens as `count` says, 1 by default.
  ///
  /// A negative number or more than there are is a programmer error, and is clamped.
  public mutating func removeLast(_ count: Int = 1) {
    assert((0...elements.count).contains(count), "the path has \(elements.count) elements")
    elements.removeLast(min(max(count, 0), elements.count))
  }
}

extension SnapshotPath {
  /// A path that can be encoded with any encoder.
  ///
  /// Types are saved by their full names, with their modules and the types around them. If you
  /// rename or move one, saved paths that contain it can't be restored.
  public struct CodableRepresentation: Codable, Hashable, Sendable {
    /// One element, with the name of its type.
    fileprivate struct Entry: Codable, Hashable, Sendable {
      var type: String
      var json: Data
    }
    fileprivate var entries: [Entry]
  }

  /// The path to save, or `nil` if an element isn't `Codable` or fails to encode.
  public var codable: CodableRepresentation? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let entries = elements.compactMap { element -> CodableRepresentation.Entry? in
      guard let value = element.value.base as? any Codable, let json = try? encoder.encode(value)
      else { return nil }
      return CodableRepresentation.Entry(type: Self.name(of: type(of: value)), json: json)
    }
    return entries.count == count ? CodableRepresentation(entries: entries) : nil
  }

  /// Restores a saved path.
  ///
  /// - Parameters:
  ///   - saved: The path's ``codable``.
  ///   - types: The types of its elements; two private ones of one name are a programmer error.
  /// - Throws: A `DecodingError` for an element of another type, or one that can't be decoded.
  public init(_ saved: CodableRepresentation, of types: any (Codable & Hashable).Type...) throws {
    let types = Dictionary(types.map { (Self.name(of: $0), $0) }) { first, second in
      assert(first == second, "two types are called \(Self.name(of: first)): rename one")
      return first
    }
    elements = try saved.entries.map { entry in
      guard let type = types[entry.type] else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "\(entry.type) isn't listed"))
      }
      return PathValue(try JSONDecoder().decode(type, from: entry.json))
    }
  }

  /// A type's full name, which is the same whenever the app runs.
  private static func name(of type: Any.Type) -> String {
    // A private type's name contains an address.
    String(reflecting: type).replacingOccurrences(
      of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
  }
}
