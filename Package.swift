// swift-tools-version: 6.2
import PackageDescription

// Views live on the main actor; the algorithms below them do not.
let viewSettings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// On Linux the library stands on OpenUIKit, on Apple platforms on UIKit itself.
let openUIKit: Target.Dependency = .target(name: "OpenUIKit", condition: .when(platforms: [.linux]))

// What the trait needs is behind the trait throughout, so that without it nothing of RxSwift is resolved or fetched.
let rxSwift: [Target.Dependency] = ["RxSwift", "RxRelay"].map {
  .product(name: $0, package: "RxSwift", condition: .when(traits: ["RxSwift"]))
}

let package = Package(
  name: "Flix",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "Flix", targets: ["Flix"]),
    .library(name: "FlixCore", targets: ["FlixCore"]),
    .library(name: "FlixRxSwift", targets: ["FlixRxSwift"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "flix-gallery", targets: ["flix-gallery"]),
    .executable(name: "flix-bench", targets: ["flix-bench"]),
    .executable(name: "flix-view-bench", targets: ["flix-view-bench"]),
    .executable(name: "flix-fuzz", targets: ["flix-fuzz"]),
  ],
  traits: [
    .trait(name: "RxSwift", description: "RxSwift observables as value sources and events."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.9.0")
  ],
  targets: [
    .target(name: "FlixCore"),
    .systemLibrary(
      name: "CGTK",
      pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]
    ),
    .target(
      name: "OpenUIKit",
      dependencies: [.target(name: "CGTK", condition: .when(platforms: [.linux]))],
      exclude: ["Extensions.md"],
      swiftSettings: viewSettings
    ),
    .target(name: "Flix", dependencies: ["FlixCore", openUIKit], swiftSettings: viewSettings),
    // Compiles to nothing without the trait `RxSwift`.
    .target(name: "FlixRxSwift", dependencies: ["Flix"] + rxSwift, swiftSettings: viewSettings),
    .target(
      name: "Gallery",
      dependencies: ["Flix"],
      resources: [.copy("Resources/Images")],
      swiftSettings: viewSettings
    ),
    .executableTarget(
      name: "flix-gallery",
      dependencies: ["Gallery", "Flix", openUIKit, .target(name: "CGTK", condition: .when(platforms: [.linux]))],
      swiftSettings: viewSettings
    ),
    // What tests, the fuzzer and the benchmark share.
    .target(name: "FormTesting", dependencies: ["FlixCore"]),
    .executableTarget(name: "flix-bench", dependencies: ["FlixCore", "FormTesting"]),
    .executableTarget(
      name: "flix-view-bench",
      dependencies: [
        "Gallery", "Flix", "FormTesting", openUIKit, .target(name: "CGTK", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: viewSettings
    ),
    .executableTarget(name: "flix-fuzz", dependencies: ["Flix", "FormTesting"], swiftSettings: viewSettings),
    // Lets main-actor tests run on the GTK main thread; linked into tests only.
    .target(name: "MainLoopTesting", dependencies: ["CGTK"], path: "Tests/MainLoopTesting"),
    // Reads a program from the accessibility bus, as a screen reader does.
    .executableTarget(name: "accessibility-reader", dependencies: ["CGTK"], path: "Tests/AccessibilityReader"),
    // How much memory is allocated, for tests that measure it.
    .systemLibrary(name: "CMalloc", path: "Tests/CMalloc"),
    .testTarget(name: "MainLoopTests", dependencies: ["MainLoopTesting", "CGTK"]),
    .testTarget(name: "FlixCoreTests", dependencies: ["FlixCore", "FormTesting"]),
    .testTarget(
      name: "OpenUIKitTests",
      dependencies: ["OpenUIKit", "CGTK", "MainLoopTesting"],
      swiftSettings: viewSettings
    ),
    .testTarget(
      name: "FlixTests",
      dependencies: ["Flix", "FormTesting", "Gallery", "OpenUIKit", "CGTK", "CMalloc", "MainLoopTesting"],
      swiftSettings: viewSettings
    ),
    // Compiled and run with the trait only: `swift test --traits RxSwift --filter FlixRxSwiftTests`.
    .testTarget(
      name: "FlixRxSwiftTests",
      dependencies: ["FlixRxSwift", "Flix", openUIKit, "MainLoopTesting"] + rxSwift,
      swiftSettings: viewSettings
    ),
    // The code of the documents, compiled and run, with the settings that a package has by default.
    .testTarget(name: "DocumentationTests", dependencies: ["Flix", "MainLoopTesting"]),
    // Real pointer and key events from xdotool; run apart from the others, as there is one pointer and one keyboard.
    .testTarget(
      name: "RealInputTests",
      dependencies: ["Flix", "Gallery", "OpenUIKit", "CGTK", "MainLoopTesting"],
      swiftSettings: viewSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
