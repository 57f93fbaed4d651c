// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SnapshotNavigation",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "SnapshotNavigation", targets: ["SnapshotNavigation"]),
    // Pages inside one screen, by the same transitions and drags.
    .library(name: "PageStack", targets: ["PageStack"]),
  ],
  targets: [
    .target(name: "SnapshotNavigation"),
    .target(name: "PageStack", dependencies: ["SnapshotNavigation"]),
    // The values of both libraries, also in an iOS simulator.
    .testTarget(name: "ValueTests", dependencies: ["SnapshotNavigation", "PageStack"]),
  ]
)

// The Linux host: a small UIKit on which the same library and sample sources run, are seen and are
// tested. An app on an Apple platform never sees these targets.
#if os(Linux)
  let host: [Target.Dependency] = ["UIKit", "UIKitHost"]
  let ofTheLibrary: [Target.Dependency] =
    host + [
      "SnapshotNavigation", "PageStack", "SampleStories", "TestSupport", "PixelJudge",
    ]

  for target in package.targets where target.type != .system {
    target.dependencies += target.isTest ? host : ["UIKit"]
  }

  // For packages that test screens of their own on Linux.
  package.products.append(.library(name: "UIKitHost", targets: ["UIKitHost", "UIKit"]))

  package.targets += [
    // No pkg-config: its flags hold some that the package manager refuses with a warning. The
    // headers are found without them; Scripts/bootstrap names Debian's packages.
    .systemLibrary(name: "CPangoCairo", path: "Sources/Linux/CPangoCairo"),
    .systemLibrary(name: "CPNG", path: "Sources/Linux/CPNG"),
    .systemLibrary(name: "CTurboJPEG", path: "Sources/Linux/CTurboJPEG"),
    .systemLibrary(name: "CSDL2", path: "Sources/Linux/CSDL2"),
    .systemLibrary(name: "CWebP", path: "Sources/Linux/CWebP"),

    .target(
      name: "CoreGraphics", dependencies: ["CPangoCairo", "CTurboJPEG"],
      path: "Sources/Linux/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Sources/Linux/QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore"], path: "Sources/Linux/UIKit"),
    .target(
      name: "UIKitHost",
      dependencies: [
        "UIKit", "CSDL2", "CWebP", "CPNG", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      path: "Sources/Linux/UIKitHost"),

    // The part of Apple's UI testing that the sample's UI tests use, with the host as the device.
    .target(
      name: "XCUIAutomation", dependencies: ["UIKitHost"], path: "Sources/Linux/XCUIAutomation"),

    // Swift Testing looks for these two when a file imports it together with UIKit; here they are empty.
    .target(name: "_Testing_UIKit", path: "Sources/Linux/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Linux/_Testing_CoreGraphics"),

    // The sample: screens are the same text as on iOS, stories and the command are for Linux.
    .target(
      name: "SampleScreens", dependencies: ["SnapshotNavigation", "PageStack", "UIKit"],
      path: "SampleApp/Sources"),
    .target(
      name: "SampleStories", dependencies: ["SampleScreens", "UIKitHost", "SnapshotNavigation"],
      path: "SampleApp/Stories"),
    .executableTarget(
      name: "SampleApp", dependencies: ["SampleStories"], path: "SampleApp/Linux"),

    // What the tests on the host share. It imports the library for testing: debug builds only.
    .target(
      name: "TestSupport",
      dependencies: host + [
        "SnapshotNavigation", "PageStack", "SampleStories", "PixelJudge", "WeakTrap",
      ],
      path: "Tests/Support"),
    // Stops the tests where Objective-C's runtime would stop an app.
    .target(name: "WeakTrap", path: "Tests/WeakTrap"),
    .target(name: "PixelJudge", dependencies: ["CoreGraphics"], path: "Tests/Judge"),
    .testTarget(name: "RuleTests", dependencies: ofTheLibrary),
    .testTarget(name: "StoryTests", dependencies: ofTheLibrary),
    .testTarget(name: "RandomTests", dependencies: ofTheLibrary),
    .testTarget(name: "CheckTests", dependencies: ofTheLibrary, exclude: ["DeviceReport"]),
    // Its Kit is a link to the shared tests' own: one text in two modules.
    .testTarget(
      name: "UIKitTests", dependencies: host + ["TestSupport", "PixelJudge", "WeakTrap"]),
    // The same text as the unit tests of SampleApp.xcodeproj, which meet Apple's UIKit.
    .testTarget(name: "SharedTests", dependencies: host + ["SnapshotNavigation"]),
    .testTarget(
      name: "SampleAppUITests", dependencies: ["XCUIAutomation", "SampleStories"],
      path: "SampleApp/UITests"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: host + ["SnapshotNavigation", "SampleScreens", "CPangoCairo", "MallocCount"],
      path: "Tests/Benchmarks", exclude: ["MallocCount"]),
    .target(name: "MallocCount", path: "Tests/Benchmarks/MallocCount"),
  ]

  // The tests spend most of their time in the host, so its debug builds are optimized, too, and keep
  // their assertions. A package of a version may not have such flags where another one depends on it.
  let isDependency = ["/checkouts/", "/registry/"].contains(
    where: Context.packageDirectory.contains)
  let optimized = [
    "CoreGraphics", "QuartzCore", "UIKit", "UIKitHost", "SampleScreens", "SampleStories",
    "TestSupport",
    "PixelJudge",
  ]
  for target in package.targets where optimized.contains(target.name) && !isDependency {
    target.swiftSettings = [
      .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
    ]
  }
#endif
