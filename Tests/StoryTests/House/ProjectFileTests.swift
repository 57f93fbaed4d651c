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

  @Test(arguments: [("SampleApp", ["Apple", "Sources"]), ("SampleAppUITests", ["UITests"])])
  func everyTargetHasItsFolders(name: String, folders: [String]) throws {
    let target = try target(name)
    let groups = try #require(target["fileSystemSynchronizedGroups"] as? [String])
    #expect(groups.compactMap { objects[$0]?["path"] as? String }.sorted() == folders)
    for folder in folders {
      #expect(!SourceTree.files(below: "SampleApp/\(folder)").isEmpty)
    }
  }

  @Test func everySourceButThoseForLinuxIsInATarget() {
    let folders = objects.values
      .filter { $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { $0["path"] as? String }
    let sources = SourceTree.files(below: "SampleApp").filter {
      !$0.hasPrefix("SampleApp/Linux/") && !$0.hasPrefix("SampleApp/Stories/")
    }
    #expect(!sources.isEmpty)
    for source in sources {
      #expect(folders.contains { source.hasPrefix("SampleApp/\($0)/") }, "\(source) is left out")
    }
  }

  @Test func theUserInterfaceTestsDriveTheSample() throws {
    let tests = try target("SampleAppUITests")
    #expect(tests["productType"] as? String == "com.apple.product-type.bundle.ui-testing")
    let dependency = try #require((tests["dependencies"] as? [String])?.first)
    let driven = try #require(objects[dependency]?["target"] as? String)
    #expect(objects[driven]?["name"] as? String == "SampleApp")
    let list = try #require(tests["buildConfigurationList"] as? String)
    let configurations = try #require(objects[list]?["buildConfigurations"] as? [String])
    for configuration in configurations {
      let settings = objects[configuration]?["buildSettings"] as? Object
      #expect(settings?["TEST_TARGET_NAME"] as? String == "SampleApp")
    }
    let attributes = objects[root]?["attributes"] as? Object
    let targets = try #require(attributes?["TargetAttributes"] as? [String: Object])
    #expect(targets.values.contains { $0["TestTargetID"] as? String == driven })
  }

  @Test func thePackageIsTheOneAround() throws {
    let reference = try #require(
      objects.values.first { $0["isa"] as? String == "XCLocalSwiftPackageReference" })
    let path = try #require(reference["relativePath"] as? String)
    let manifest = Self.folder.appendingPathComponent(path).appendingPathComponent("Package.swift")
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains("\"SnapshotNavigation\""))
  }

  private func target(_ name: String) throws -> Object {
    try #require(
      objects.values.first {
        $0["isa"] as? String == "PBXNativeTarget" && $0["name"] as? String == name
      })
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
