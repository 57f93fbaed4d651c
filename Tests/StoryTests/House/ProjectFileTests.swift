import Foundation
import Testing

/// The sample's Xcode project, which nobody here can open, holds together.
@Suite struct ProjectFileTests {
  private typealias Object = [String: Any]

  private static let folder = SourceTree.root.appendingPathComponent("SampleApp")

  private let objects: [String: Object]
  private let root: String

  init() throws {
    let data = try Data(
      contentsOf: Self.folder.appendingPathComponent("SampleApp.xcodeproj/project.pbxproj"))
    let file = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? Object)
    objects = try #require(file["objects"] as? [String: Object])
    root = try #require(file["rootObject"] as? String)
  }

  @Test func everyReferenceHasItsObject() {
    for (identifier, object) in objects {
      for reference in references(in: object) {
        #expect(objects[reference] != nil, "\(identifier) names \(reference)")
      }
    }
    #expect(objects[root]?["isa"] as? String == "PBXProject")
  }

  @Test func everySharedAndAppleSourceIsInTheTarget() throws {
    let folders = objects.values
      .filter { $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { $0["path"] as? String }
    let target = try #require(objects.values.first { $0["isa"] as? String == "PBXNativeTarget" })
    #expect((target["fileSystemSynchronizedGroups"] as? [String])?.count == folders.count)
    let sources = SourceTree.files(below: "SampleApp").filter {
      !$0.hasPrefix("SampleApp/Linux/") && !$0.hasPrefix("SampleApp/Stories/")
        && !$0.hasPrefix("SampleApp/UITests/")
    }
    #expect(!sources.isEmpty)
    for source in sources {
      #expect(folders.contains { source.hasPrefix("SampleApp/\($0)/") }, "\(source) is left out")
    }
  }

  @Test func thePackageIsTheOneAround() throws {
    let reference = try #require(
      objects.values.first { $0["isa"] as? String == "XCLocalSwiftPackageReference" })
    let path = try #require(reference["relativePath"] as? String)
    let manifest = Self.folder.appendingPathComponent(path).appendingPathComponent("Package.swift")
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains("\"SnapshotNavigation\""))
  }

  private func references(in object: Object) -> [String] {
    object.values.flatMap { value -> [String] in
      switch value {
      case let text as String: [text]
      case let list as [String]: list
      default: []
      }
    }
    .filter { $0.range(of: #"^[0-9A-F]{24}$"#, options: .regularExpression) != nil }
  }
}
