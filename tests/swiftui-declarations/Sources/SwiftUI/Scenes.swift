// The app, its windows and its menus

@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
@available(iOS 14.0, *)
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { absent() }
}
@available(iOS 14.0, *)
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
  public var body: Never { return absent() }
}
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
@available(iOS 14.0, *)
extension App {
  public static func main() { absent() }
}
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
// The builder takes at most ten.
@available(iOS 14.0, *)
@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { absent() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { absent() }
  public static func buildBlock<A: Commands, B: Commands>(_ a: A, _ b: B) -> some Commands { a }
  public static func buildBlock<A: Commands, B: Commands, C: Commands>(_ a: A, _ b: B, _ c: C) -> some Commands { a }
  public static func buildBlock<A: Commands, B: Commands, C: Commands, D: Commands>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> some Commands { a }
  public static func buildBlock<A: Commands, B: Commands, C: Commands, D: Commands, E: Commands>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> some Commands { a }
}
@available(iOS 14.0, *)
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
}
@available(iOS 14.0, *)
public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { absent() }
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { absent() }
  public var body: Never { return absent() }
}
@available(iOS 14.0, *)
public struct CommandMenu<Content: View>: Commands {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { absent() }
  @available(*, deprecated, message: "a literal is a key here: ask word(_:), or say it verbatim")
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { absent() }
  public var body: Never { return absent() }
}
@available(iOS 14.0, *)
extension Scene {
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    WindowGroup { EmptyView() }
  }
}
