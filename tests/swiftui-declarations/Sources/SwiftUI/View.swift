import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { absent() } }

/// A view of the system's own: has no body.
@MainActor @preconcurrency public protocol SystemView: View where Body == Never {}
extension SystemView { public var body: Never { absent() } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { absent() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { absent() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  { absent() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { absent() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { absent() }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { absent() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { absent() }
}

public struct EmptyView: SystemView { nonisolated public init() { absent() } }
public struct TupleView<T>: SystemView {}
public struct _ConditionalContent<A, B> {}
extension _ConditionalContent: View, SystemView where A: View, B: View { public typealias Body = Never }
extension Optional: View, SystemView where Wrapped: View { public typealias Body = Never }

@MainActor @preconcurrency public struct EquatableView<Content: Equatable & View>: SystemView {}
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { absent() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: SystemView {}
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View, SystemView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment(), center = HorizontalAlignment(), trailing = HorizontalAlignment()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment(), center = VerticalAlignment(), bottom = VerticalAlignment(),
    firstTextBaseline = VerticalAlignment()
}
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment(), leading = Alignment(), trailing = Alignment(), top = Alignment(),
    bottom = Alignment(), topTrailing = Alignment()
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { absent() }
    public static let all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
  }
}
public enum VerticalEdge: Sendable { case top, bottom }
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { absent() }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public struct UnitPoint: Hashable, Sendable { public static let center = UnitPoint() }
public enum ContentMode: Sendable { case fit, fill }
public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { absent() }
}

public struct HStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { absent() }
}
public struct VStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { absent() }
}
public struct ZStack<Content: View>: SystemView {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { absent() }
}
public struct LazyHStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { absent() }
}
public struct LazyVStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { absent() }
}
public struct Spacer: SystemView { nonisolated public init(minLength: CGFloat? = nil) { absent() } }
public struct ViewThatFits<Content: View>: SystemView {
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    absent()
  }
}
public struct GeometryProxy { public var size: CGSize { absent() } }
public struct GeometryReader<Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { absent() }
}
public struct ScrollView<Content: View>: SystemView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { absent() }
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { absent() }
}
public struct ScrollViewReader<Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { absent() }
}
public struct GridItem: Sendable {
  public enum Size: Sendable { case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
  public init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) { absent() }
}
public struct LazyVGrid<Content: View>: SystemView {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { absent() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, SystemView where Content: View { public typealias Body = Never }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { absent() }
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { absent() }
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    absent()
  }
}
public struct TimelineViewDefaultContext { public var date: Date { absent() } }
public struct TimelineView<Schedule, Content> {}
extension TimelineView: View, SystemView where Schedule: TimelineSchedule, Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { absent() }
}

// What Xcode shows beside the source

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
