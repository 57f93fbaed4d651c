import Foundation
import SnapshotNavigation
import Testing

/// What the library shows Objective-C: the header that the compiler emits for iOS.
@Suite(.warningsAreRead) struct ObjectiveCTests {
  private static let page = "\(Documents.catalog)/Articles/UsingObjectiveC.md"

  /// The header as text, after the guide's listings have been compiled against it.
  private static let header = Result { try header(compiling: page) }

  private static func header(compiling file: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("objective-c-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try SourceTree.run("Tests/AppleDeclarations/objective-c", [folder.path, file])
    return try String(
      contentsOf: folder.appendingPathComponent("SnapshotNavigation-Swift.h"), encoding: .utf8)
  }

  @Test(arguments: [
    "@interface SnapshotNavigationController : UINavigationController",
    "@interface SnapshotNavigationStageView : UIView",
    "@property (nonatomic, readonly, strong) SnapshotNavigationScreenOptions * _Nonnull snapshotNavigation;",
    "@property (nonatomic) enum SnapshotNavigationBarVisibility navigationBar;",
    "@property (nonatomic, getter=isDragDisabled) BOOL dragDisabled;",
    "@property (nonatomic, getter=isSensitive) BOOL sensitive;",
    "- (void)useChoreography:(enum SnapshotNavigationChoreography)preset;",
    "- (BOOL)shouldPopForTrigger:(enum SnapshotNavigationTrigger)trigger",
    "- (void)presentAsPush:(UIViewController * _Nonnull)screen animated:(BOOL)animated "
      + "completion:(void (^ _Nullable)(void))completion;",
  ])
  func theHeaderHas(declaration: String) throws {
    #expect(try Self.header.get().contains(declaration))
  }

  @Test func everyTriggerHasItsNumber() throws {
    let cases = try Self.cases(of: "SnapshotNavigationTrigger")
    #expect(cases == TransitionTrigger.allCases.map { "\($0)" })
  }

  @Test func everyBarVisibilityHasItsNumber() throws {
    let cases = try Self.cases(of: "SnapshotNavigationBarVisibility")
    #expect(cases == ScreenOptions.NavigationBar.allCases.map { "\($0)" })
  }

  @Test func everyPresetHasItsNumber() throws {
    let text = try SourceTree.text(of: "\(Documents.library)/ObjectiveC.swift")
    let list = try #require(text.firstMatch(of: /presets: \[any Choreography\] =\s*\[([^\]]+)\]/))
    let presets = Documents.words(in: String(list.output.1))
    let cases = try Self.cases(of: "SnapshotNavigationChoreography")
    #expect(Set(cases) == presets && cases.count == presets.count)
    let inOrder = Documents.matches(of: #"\w+"#, in: String(list.output.1))
    #expect(cases == inOrder)
  }

  /// A page stack's preset is of no use to a screen.
  @Test func everyPresetOfScreensIsThere() throws {
    let presets = try SourceTree.lines(
      below: "\(Documents.library)/Choreography", matching: "public static var .*Choreography \\{"
    ).compactMap { $0.code.firstMatch(of: /var (\w+)/).map { String($0.output.1) } }
    let cases = try Self.cases(of: "SnapshotNavigationChoreography")
    #expect(Set(cases) == Set(presets).subtracting(["moveBack"]))
  }

  @Test func aCallThatTheHeaderLacksIsRefused() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("objective-c-\(UUID().uuidString).m")
    defer { try? FileManager.default.removeItem(at: file) }
    let code = "@import SnapshotNavigation;\nvoid f(UIViewController *c) { [c presentAsPull:c]; }\n"
    try code.write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: SourceTree.Refusal.self) { try Self.header(compiling: file.path) }
  }

  /// The cases of an enumeration, in the order of their numbers, spelled as in Swift.
  private static func cases(of name: String) throws -> [String] {
    Documents.matches(of: "\(name)[A-Z]\\w* = ", in: try header.get()).map {
      let word = $0.dropFirst(name.count).dropLast(3)
      return word.prefix(1).lowercased() + word.dropFirst()
    }
  }
}
