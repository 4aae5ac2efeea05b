// swift-tools-version: 6.0
import PackageDescription

// Only for systems without SwiftUI; see README.md. Each framework is a separate module, so that missing imports are detected.
let package = Package(
  name: "swiftui-declarations",
  products: [
    .library(
      name: "SwiftUI", targets: ["SwiftUI", "UIKit", "AVFAudio", "Accessibility", "CoreTransferable", "UniformTypeIdentifiers", "WidgetKit", "AppIntents"])
  ],
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "UIKit"),
    .target(name: "AVFAudio"),
    .target(name: "Accessibility"),
    .target(name: "FoundationOfApple"),
    .target(name: "AppIntents", dependencies: ["FoundationOfApple"]),
    .target(
      name: "SwiftUI",
      dependencies: ["CoreGraphics", "CoreTransferable", "FoundationOfApple", "UIKit", "UniformTypeIdentifiers"]),
    .target(name: "WidgetKit", dependencies: ["SwiftUI"]),
  ]
)
