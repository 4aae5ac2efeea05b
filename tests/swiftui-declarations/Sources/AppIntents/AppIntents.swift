@_exported import FoundationOfApple

@available(iOS 16.0, *)
public protocol PersistentlyIdentifiable {}
@available(iOS 16.0, *)
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  func perform() async throws -> PerformResult
  init()
}
@available(iOS 16.0, *)
public protocol IntentResult: Sendable {}
public struct _Nothing: IntentResult {}
@available(iOS 16.0, *)
extension IntentResult where Self == _Nothing {
  public static func result() -> Self { fatalError() }
}
@available(iOS 16.0, *)
public enum AppShortcutPhraseToken {
  case applicationName
}
@available(iOS 16.0, *)
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { fatalError() }
  }
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
}
@available(iOS 16.0, *)
public struct AppShortcut {
  @available(iOS 17.0, *)
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { fatalError() }
}
@available(iOS 16.0, *)
@resultBuilder public struct AppShortcutsBuilder {
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
@available(iOS 16.0, *)
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
