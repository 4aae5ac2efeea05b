import Foundation

public struct List<SelectionValue: Hashable, Content: View>: SystemView {}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { absent() } }
public struct Form<Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
}
public struct Section<Parent, Content, Footer> {}
extension Section: View, SystemView where Parent: View, Content: View, Footer: View { public typealias Body = Never }
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { absent() }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { absent() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
}
public struct DisclosureGroup<Label: View, Content: View>: SystemView {}
extension DisclosureGroup where Label == Text {
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { absent() }
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: SystemView {}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    absent()
  }
}
public struct NavigationPath: Sendable {}
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: SystemView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { absent() }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  { absent() }
}
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent(), large = PresentationDetent()
}

@MainActor @preconcurrency public protocol ToolbarContent {}
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { absent() }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(_ a: A, _ b: B) -> some ToolbarContent { a }
}
public struct ToolbarItemPlacement: Sendable {
  public static let topBarTrailing = ToolbarItemPlacement(), confirmationAction = ToolbarItemPlacement(),
    cancellationAction = ToolbarItemPlacement()
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { absent() }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { absent() }
}

extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { Modified() }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { Modified() }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified() }
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { Modified() }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { Modified() }
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    Modified()
  }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Modified() }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { Modified() }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { Modified() }
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { Modified() }
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { Modified() }
}

// The app, its windows and its menus

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { absent() }
}
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) { absent() }
  public var body: Never { return absent() }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App { public static func main() { absent() } }
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { absent() }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands { absent() }
}
public struct TupleCommands: Commands { public var body: Never { return absent() } }
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement(), undoRedo = CommandGroupPlacement(),
    appSettings = CommandGroupPlacement()
}
public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { absent() }
  public var body: Never { return absent() }
}
public struct CommandMenu<Content: View>: Commands {
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { absent() }
  public var body: Never { return absent() }
}
extension Scene {
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    WindowGroup { EmptyView() }
  }
}
