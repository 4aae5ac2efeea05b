// swift-tools-version: 6.0
import PackageDescription

// The generated sources, the C header with its module map and the library are made by `cargo task bindings`; nothing of
// them is committed. On Apple's systems the library is an xcframework, and SwiftUI the system's; elsewhere the views are
// compiled with declarations of what they use of it, and never run.
#if os(Linux)
  let bindings = "\(Context.packageDirectory)/../target/bindings"
  // Another library to link, such as one that is made to find data races.
  let library = Context.environment["FIVEFOLD_LIBRARY"] ?? "\(bindings)/library"
  let system: [Target] = [.systemLibrary(name: "FivefoldFFI", path: "Generated/FFI")]
  let packages: [Package.Dependency] = [.package(path: "../tests/swiftui-declarations")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "swiftui-declarations")]
  // allow-shlib-undefined: libswiftObservation of Swift 6.0 and 6.1 lacks swift::threading::fatal (swift issue 75670)
  let link: [LinkerSetting] = [
    .unsafeFlags(["-L\(library)", "-Xlinker", "-rpath=\(library)", "-Xlinker", "--allow-shlib-undefined"])
  ]
  // Swift 6 checks concurrency completely; here no warning of any kind is let through.
  let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]
  // It calls what only libraries made for tests have.
  let costs: [Target] = [.executableTarget(name: "FivefoldCosts", dependencies: ["FivefoldCore"])]
#else
  let system: [Target] = [.binaryTarget(name: "FivefoldFFI", path: "Generated/FivefoldFFI.xcframework")]
  let packages: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
  let link: [LinkerSetting] = []
  // iOS 26 evaluates closures of views on other threads, where Swift 6's checks of the main actor stop the app.
  let strict: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])]
  let costs: [Target] = []
#endif

// Typed, because the compiler takes long to find the types of sums of array literals.
let widgets: [Target.Dependency] = ["FivefoldOutside"] + swiftUI
let views: [Target.Dependency] = ["FivefoldCore", "FivefoldOutside"] + swiftUI
let own: [Target] = [
  .target(
    name: "FivefoldGenerated", dependencies: ["FivefoldFFI"], path: "Generated/Sources",
    swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: link),
  .target(name: "FivefoldCore", dependencies: ["FivefoldGenerated"], swiftSettings: strict),
  // What the app and its widget share. The widget has no core.
  .target(name: "FivefoldOutside", swiftSettings: strict),
  .target(name: "FivefoldWidgets", dependencies: widgets, swiftSettings: strict),
  .target(name: "FivefoldUI", dependencies: views, swiftSettings: strict),
  .testTarget(name: "FivefoldCoreTests", dependencies: ["FivefoldCore"], swiftSettings: strict),
  .testTarget(name: "FivefoldViewTests", dependencies: ["FivefoldUI", "FivefoldOutside"], swiftSettings: strict),
]

let package = Package(
  name: "Fivefold",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "FivefoldUI", targets: ["FivefoldUI"]),
    .library(name: "FivefoldWidgets", targets: ["FivefoldWidgets"]),
  ],
  dependencies: packages,
  targets: system + costs + own
)
