import Foundation

public struct Modified: SystemView { nonisolated init() {} }

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { absent() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified() }
  nonisolated public func padding(_ length: CGFloat) -> some View { Modified() }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { Modified() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Modified() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { Modified() }
  nonisolated public func opacity(_ opacity: Double) -> some View { Modified() }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Modified() }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    Modified()
  }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  { Modified() }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { Modified() }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Modified()
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { Modified() }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { Modified() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { Modified() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { Modified() }
  nonisolated public func font(_ font: Font?) -> some View { Modified() }
  nonisolated public func monospacedDigit() -> some View { Modified() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { Modified() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Modified() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Modified() }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Modified()
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { Modified() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified() }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { Modified() }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified() }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View { Modified() }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { Modified() }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Modified() }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { Modified() }
}
public struct SensoryFeedback: Equatable, Sendable {
  public struct Weight: Equatable, Sendable { public static let light = Weight(), medium = Weight(), heavy = Weight() }
  public static let success = SensoryFeedback(), error = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { absent() }
}

// Fingers, pointers and keys

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { absent() }
}
public struct _EndedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    absent()
  }
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { absent() }
}
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { absent() }
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value { case first(First.Value), second(Second.Value) }
}
public struct Transaction {}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value { absent() }
  public var projectedValue: GestureState<Value> { absent() }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { absent() }
}
public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value }
extension Gesture {
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { absent() }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { absent() }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { absent() }
}
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { absent() }
  public static let upArrow: KeyEquivalent = "u", downArrow: KeyEquivalent = "d", leftArrow: KeyEquivalent = "l",
    rightArrow: KeyEquivalent = "r"
  public static let `return`: KeyEquivalent = "\n", space: KeyEquivalent = " ", escape: KeyEquivalent = "e",
    delete: KeyEquivalent = "b"
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { absent() }
  public static let command = EventModifiers(rawValue: 1), shift = EventModifiers(rawValue: 2)
}
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { absent() }
    public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4)
  }
  public enum Result: Sendable { case handled, ignored }
  public let key: KeyEquivalent
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { Modified() }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { Modified() }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { Modified() }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { Modified() }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { Modified() }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Modified() }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { Modified() }
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    Modified()
  }
}
