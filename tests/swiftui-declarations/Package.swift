// swift-tools-version: 6.0
import PackageDescription

// Only where there is no SwiftUI; see README.md.
let package = Package(
  name: "swiftui-declarations",
  products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
  targets: [.target(name: "SwiftUI")]
)
