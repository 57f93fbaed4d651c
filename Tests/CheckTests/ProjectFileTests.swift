import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The sample's Xcode project, which nobody here can open, holds together.
@Suite(.warningsAreRead) struct ProjectFileTests {
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

  @Test(arguments: [
    ("SampleApp", ["Apple", "Sources"]), ("SampleAppUITests", ["UITests"]),
    ("SharedTests", ["../Tests/SharedTests"]),
  ])
  func everyTargetHasItsFolders(name: String, folders: [String]) throws {
    let target = try target(name)
    let groups = try #require(target["fileSystemSynchronizedGroups"] as? [String])
    #expect(groups.compactMap { objects[$0]?["path"] as? String }.sorted() == folders)
    for folder in folders {
      let path = folder.hasPrefix("../") ? String(folder.dropFirst(3)) : "SampleApp/\(folder)"
      #expect(try !SourceTree.files(below: path).isEmpty)
    }
  }

  @Test func everySourceButThoseForLinuxIsInATarget() throws {
    let folders = objects.values
      .filter { $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { $0["path"] as? String }
    let sources = try SourceTree.files(below: "SampleApp").filter {
      !$0.hasPrefix("SampleApp/Linux/") && !$0.hasPrefix("SampleApp/Stories/")
    }
    #expect(!sources.isEmpty)
    for source in sources {
      #expect(folders.contains { source.hasPrefix("SampleApp/\($0)/") }, "\(source) is left out")
    }
  }

  @Test(arguments: [
    ("SampleAppUITests", "ui-testing", "TEST_TARGET_NAME", "SampleApp"),
    (
      "SharedTests", "unit-test", "TEST_HOST",
      "$(BUILT_PRODUCTS_DIR)/SampleApp.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/SampleApp"
    ),
  ])
  func testsRunWithTheSample(name: String, kind: String, key: String, value: String) throws {
    let tests = try target(name)
    #expect(tests["productType"] as? String == "com.apple.product-type.bundle.\(kind)")
    let dependency = try #require((tests["dependencies"] as? [String])?.first)
    let driven = try #require(objects[dependency]?["target"] as? String)
    #expect(objects[driven]?["name"] as? String == "SampleApp")
    let list = try #require(tests["buildConfigurationList"] as? String)
    let configurations = try #require(objects[list]?["buildConfigurations"] as? [String])
    #expect(configurations.count == 2)
    for configuration in configurations {
      let settings = objects[configuration]?["buildSettings"] as? Object
      #expect(settings?[key] as? String == value)
    }
    let attributes = objects[root]?["attributes"] as? Object
    let targets = try #require(attributes?["TargetAttributes"] as? [String: Object])
    let identifier = try #require(
      objects.first {
        $0.value["isa"] as? String == "PBXNativeTarget" && $0.value["name"] as? String == name
      }?.key)
    #expect(targets[identifier]?["TestTargetID"] as? String == driven)
  }

  /// The catalog lies in a folder that the target follows, so that no build phase names it.
  @Test func theSampleHasAnIconAndAnAccentColor() throws {
    let catalog = Self.folder.appendingPathComponent("Apple/Assets.xcassets")
    let settings = [
      "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon.appiconset",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor.colorset",
    ]
    for (setting, set) in settings {
      let name = set.prefix { $0 != "." }
      let named = objects.values.compactMap { $0["buildSettings"] as? Object }
        .compactMap { $0[setting] as? String }
      #expect(named == [String(name), String(name)])
      let contents = try Data(contentsOf: catalog.appendingPathComponent("\(set)/Contents.json"))
      #expect(try JSONSerialization.jsonObject(with: contents) is Object)
    }
    let icon = try Data(
      contentsOf: catalog.appendingPathComponent("AppIcon.appiconset/AppIcon.png"))
    #expect(icon.count < 150_000)
    // Width, height, bits and kind of a PNG: 1024 pixels square, without transparency.
    #expect(Array(icon[16..<26]) == [0, 0, 4, 0, 0, 0, 4, 0, 8, 2])
  }

  @Test func theSchemeTestsByThePlan() throws {
    let scheme = Self.folder.appendingPathComponent(
      "SampleApp.xcodeproj/xcshareddata/xcschemes/SampleApp.xcscheme")
    let parser = XMLParser(data: try Data(contentsOf: scheme))
    let parsed = Elements()
    parser.delegate = parsed
    #expect(parser.parse())
    let plans = parsed.attributes("TestPlanReference", "reference")
    #expect(plans == ["container:SampleApp.xctestplan"])
    for identifier in parsed.attributes("BuildableReference", "BlueprintIdentifier") {
      #expect(objects[identifier]?["name"] as? String == "SampleApp")
    }
  }

  @Test func thePlanHasBothBundles() throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("SampleApp.xctestplan"))
    let plan = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    let entries = try #require(plan["testTargets"] as? [Object])
    let targets = entries.compactMap { $0["target"] as? Object }
    #expect(targets.compactMap { $0["name"] as? String } == ["SharedTests", "SampleAppUITests"])
    for target in targets {
      let identifier = try #require(target["identifier"] as? String)
      #expect(objects[identifier]?["name"] as? String == target["name"] as? String)
    }
    #expect(plan["version"] as? Int == 1)
  }

  @Test func aResultBundleBecomesATable() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "device-report-\(ProcessInfo.processInfo.processIdentifier).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try SourceTree.run(
      "Scripts/device-report", ["Tests/CheckTests/DeviceReport/tests.json", file.path])
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("Tests/test") }
    #expect(rows.count == 3)
    #expect(rows.first?.contains("| `unanimatedChangesComeWithLayout` |") == true)
    #expect(rows.first?.contains("| differs | OrderTests.swift:20:") == true)
    #expect(rows[1].contains("| skipped |"))
    #expect(rows.last?.hasSuffix("| holds |  |") == true)
    #expect(rows.allSatisfy { !$0.hasPrefix("|  |") })
  }

  /// Once somebody has listed what differs, another difference fails the workflow.
  @Test(arguments: [
    ("# Nobody has looked.\n", 0), ("none\n", 3),
    ("# Seen in iOS 26.\nOrderTests/testAPushCallsInOrder", 3),
    ("OrderTests/testUnanimatedChangesComeWithTheLayout\n", 0),
  ])
  func aNewDifferenceFailsTheReport(list: String, code: Int32) throws {
    let folder = FileManager.default.temporaryDirectory
    let known = folder.appendingPathComponent("known-\(UUID()).txt")
    let table = folder.appendingPathComponent("known-\(UUID()).md")
    defer { for file in [known, table] { try? FileManager.default.removeItem(at: file) } }
    try list.write(to: known, atomically: true, encoding: .utf8)
    var ended: Int32? = 0
    do {
      try SourceTree.run(
        "Scripts/device-report",
        ["--known", known.path, "Tests/CheckTests/DeviceReport/tests.json", table.path])
    } catch let refusal as SourceTree.Refusal {
      ended = refusal.code
    }
    #expect(ended == code)
    let rows = try String(contentsOf: table, encoding: .utf8)
    #expect(rows.contains("differs newly") == (code == 3))
  }

  /// The storyboard's classes, modules and references exist, which Interface Builder can't check here.
  @Test func theStoryboardsClassesExist() throws {
    let file = Self.folder.appendingPathComponent("Apple/Ticket.storyboard")
    let parser = XMLParser(data: try Data(contentsOf: file))
    let parsed = Elements()
    parser.delegate = parsed
    #expect(parser.parse())
    #expect(
      parsed.attributes("navigationController", "customClass") == ["SnapshotNavigationController"])
    #expect(parsed.attributes("navigationController", "customModule") == ["SnapshotNavigation"])
    // The app's own module is the target's, which needs no name of its own.
    #expect(parsed.attributes("navigationController", "customModuleProvider").isEmpty)
    let screens = parsed.attributes("tableViewController", "customClass")
    #expect(screens == ["TicketViewController"])
    #expect(parsed.attributes("tableViewController", "customModule") == ["SampleApp"])
    #expect(parsed.attributes("tableViewController", "customModuleProvider") == ["target"])
    for screen in screens {
      let source = try SourceTree.text(of: "SampleApp/Sources/Recipes/\(screen).swift")
      #expect(source.contains("class \(screen): UITableViewController"))
    }
    let identifiers = parsed.identifiers
    #expect(Set(identifiers).count == identifiers.count)
    let first = parsed.attributes("document", "initialViewController")
    #expect(first == parsed.attributes("navigationController", "id"))
    for target in parsed.attributes("segue", "destination")
      + parsed.attributes("outlet", "destination")
    {
      #expect(identifiers.contains(target))
    }
  }

  /// The elements of an XML file, without their order.
  private final class Elements: NSObject, XMLParserDelegate {
    private var all: [(name: String, attributes: [String: String])] = []

    var identifiers: [String] { all.compactMap { $0.attributes["id"] } }

    func attributes(_ element: String, _ name: String) -> [String] {
      all.filter { $0.name == element }.compactMap { $0.attributes[name] }
    }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) { all.append((elementName, attributeDict)) }
  }

  @Test func theSampleLinksAllProducts() throws {
    let dependencies = try #require(
      try target("SampleApp")["packageProductDependencies"] as? [String])
    let names = dependencies.compactMap { objects[$0]?["productName"] as? String }
    #expect(names == ["SnapshotNavigation", "PageStack"])
    let linked = objects.values.filter { $0["isa"] as? String == "PBXBuildFile" }
      .compactMap { $0["productRef"] as? String }
    #expect(Set(linked) == Set(dependencies))
    let manifest = try SourceTree.text(of: "Package.swift")
    for name in names { #expect(manifest.contains(".library(name: \"\(name)\"")) }
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
