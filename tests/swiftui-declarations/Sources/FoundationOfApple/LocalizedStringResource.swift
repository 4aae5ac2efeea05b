// What Foundation has on Apple's systems only.

/// A key of a string catalog, for texts that the system reads without starting the app.
@available(iOS 16.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
}
