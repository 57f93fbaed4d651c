// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SnapshotNavigation",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "SnapshotNavigation", targets: ["SnapshotNavigation"])
  ],
  targets: [
    .target(name: "SnapshotNavigation", exclude: [".swift-format"]),
    .testTarget(name: "SnapshotNavigationTests", dependencies: ["SnapshotNavigation"]),
  ]
)

// The Linux host: a small UIKit on which the same library and sample sources run, are seen and are
// tested. An app on an Apple platform never sees these targets.
#if os(Linux)
  let host: [Target.Dependency] = ["UIKit", "UIKitHost"]

  for target in package.targets where target.type != .system {
    target.dependencies += target.isTest ? host : ["UIKit"]
  }

  package.targets += [
    .systemLibrary(
      name: "CPangoCairo", path: "Sources/Linux/CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CSDL2", path: "Sources/Linux/CSDL2", pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/Linux/CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"])]),

    .systemLibrary(
      name: "CPNG", path: "Sources/Linux/CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),

    .target(
      name: "CoreGraphics", dependencies: ["CPangoCairo"], path: "Sources/Linux/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Sources/Linux/QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore"], path: "Sources/Linux/UIKit"),
    .target(
      name: "UIKitHost",
      dependencies: [
        "UIKit", "CSDL2", "CWebP", "CPNG", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      path: "Sources/Linux/UIKitHost"),

    // Swift Testing looks for these two when a file imports it together with UIKit; here they are empty.
    .target(name: "_Testing_UIKit", path: "Sources/Linux/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Linux/_Testing_CoreGraphics"),

    // The sample: screens are the same text as on iOS, stories and the command are for Linux.
    .target(
      name: "SampleScreens", dependencies: ["SnapshotNavigation", "UIKit"],
      path: "SampleApp/Sources"),
    .target(
      name: "SampleStories", dependencies: ["SampleScreens", "UIKitHost", "SnapshotNavigation"],
      path: "SampleApp/Stories"),
    .executableTarget(
      name: "SampleApp", dependencies: ["SampleStories"], path: "SampleApp/Linux"),

    .testTarget(name: "UIKitTests", dependencies: host),
    .testTarget(
      name: "StoryTests", dependencies: host + ["SnapshotNavigation", "SampleStories"]),
    .executableTarget(
      name: "Benchmarks", dependencies: host + ["SnapshotNavigation", "SampleStories"],
      path: "Tests/Benchmarks"),
  ]
#endif
