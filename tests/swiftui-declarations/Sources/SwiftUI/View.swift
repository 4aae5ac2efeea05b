import Foundation

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { absent() } }

/// A built-in view, without a body.
@MainActor @preconcurrency public protocol SystemView: View where Body == Never {}
extension SystemView { public var body: Never { absent() } }

@available(iOS 13.0, *)
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

@available(iOS 13.0, *)
public struct EmptyView: SystemView {
  nonisolated public init() { absent() }
}
@available(iOS 13.0, *)
public struct TupleView<T>: SystemView {}
public struct _ConditionalContent<A, B> {}
extension _ConditionalContent: View, SystemView where A: View, B: View { public typealias Body = Never }
extension Optional: View, SystemView where Wrapped: View { public typealias Body = Never }

@available(iOS 13.0, *)
@MainActor @preconcurrency public struct EquatableView<Content: Equatable & View>: SystemView {}
@available(iOS 13.0, *)
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { absent() }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: SystemView {}
@available(iOS 13.0, *)
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View, SystemView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

@available(iOS 13.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}
@available(iOS 13.0, *)
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}
@available(iOS 13.0, *)
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
}
@available(iOS 13.0, *)
public enum TextAlignment: CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
@available(iOS 13.0, *)
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { absent() }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}
@available(iOS 15.0, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}
@available(iOS 13.0, *)
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { absent() }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
@available(iOS 13.0, *)
public struct UnitPoint: Hashable, Sendable {
  public static let top = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
}
@available(iOS 13.0, *)
public enum ContentMode: CaseIterable, Sendable {
  case fit
  case fill
}
@available(iOS 17.0, *)
public protocol CoordinateSpaceProtocol {}
@available(iOS 17.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { absent() }
}

@available(iOS 13.0, *)
public struct HStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { absent() }
}
@available(iOS 13.0, *)
public struct VStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { absent() }
}
// Apple's protocol has the functions of a layout, which own layouts implement.
@available(iOS 16.0, *)
public protocol Layout: Sendable {}
@available(iOS 16.0, *)
extension Layout {
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { Modified() }
}
@available(iOS 16.0, *)
public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { absent() }
}
@available(iOS 16.0, *)
public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { absent() }
}
@available(iOS 16.0, *)
public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) { absent() }
}
@available(iOS 14.0, *)
public struct LazyHStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { absent() }
}
@available(iOS 14.0, *)
public struct LazyVStack<Content: View>: SystemView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { absent() }
}
@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { absent() }
}
@available(iOS 13.0, *)
public struct ZStack<Content: View>: SystemView {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { absent() }
}
@available(iOS 13.0, *)
public struct Spacer: SystemView {
  nonisolated public init(minLength: CGFloat? = nil) { absent() }
}
@available(iOS 16.0, *)
public struct ViewThatFits<Content: View>: SystemView {
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    absent()
  }
}
@available(iOS 13.0, *)
public struct GeometryProxy {
  public var size: CGSize { absent() }
}
@available(iOS 13.0, *)
public struct GeometryReader<Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { absent() }
}
@available(iOS 13.0, *)
public struct ScrollView<Content: View>: SystemView {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { absent() }
}
@available(iOS 14.0, *)
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { absent() }
}
@available(iOS 14.0, *)
public struct ScrollViewReader<Content: View>: SystemView {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { absent() }
}
@available(iOS 14.0, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { absent() }
}
@available(iOS 14.0, *)
public struct LazyVGrid<Content: View>: SystemView {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { absent() }
}
@available(iOS 13.0, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, SystemView where Content: View { public typealias Body = Never }
@available(iOS 13.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { absent() }
}
@available(iOS 13.0, *)
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { absent() }
}

@available(iOS 15.0, *)
public protocol TimelineSchedule {}
@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule {}
@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    absent()
  }
}
@available(iOS 15.0, *)
public struct TimelineViewDefaultContext {
  public var date: Date { absent() }
}
@available(iOS 15.0, *)
public struct TimelineView<Schedule, Content> {}
@available(iOS 15.0, *)
extension TimelineView: View, SystemView where Schedule: TimelineSchedule, Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { absent() }
}

// Previews of Xcode

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
