// Fingers, pointers and keys

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}
@available(iOS 13.0, *)
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { absent() }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { absent() }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { absent() }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { absent() }
}
@available(iOS 13.0, *)
extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { absent() }
}
public struct _ChangedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }
public struct _EndedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }
@available(iOS 13.0, *)
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  @available(iOS 17.0, *)
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    absent()
  }
}
@available(iOS 13.0, *)
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { absent() }
}
@available(iOS 16.0, *)
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  @available(iOS 17.0, *)
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { absent() }
}
@available(iOS 17.0, *)
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var startLocation: CGPoint
  }
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { absent() }
}
@available(iOS 13.0, *)
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}
@available(iOS 13.0, *)
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}
@available(iOS 13.0, *)
public struct Transaction {}
@available(iOS 13.0, *)
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value { absent() }
  public var projectedValue: GestureState<Value> { absent() }
}
@available(iOS 13.0, *)
extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { absent() }
}
@available(iOS 13.0, *)
public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value }
@available(iOS 16.0, *)
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
@available(iOS 14.0, *)
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public init(_ character: Character) { absent() }
  public init(extendedGraphemeClusterLiteral: Character) { absent() }
  public static let upArrow: KeyEquivalent = "u"
  public static let downArrow: KeyEquivalent = "d"
  public static let leftArrow: KeyEquivalent = "l"
  public static let rightArrow: KeyEquivalent = "r"
  public static let `return`: KeyEquivalent = "\n"
  public static let space: KeyEquivalent = " "
  public static let escape: KeyEquivalent = "e"
  public static let home: KeyEquivalent = "h"
  public static let end: KeyEquivalent = "E"
  public static let pageUp: KeyEquivalent = "P"
  public static let pageDown: KeyEquivalent = "p"
  public static let delete: KeyEquivalent = "b"
}
@available(iOS 17.0, *)
extension KeyEquivalent: Hashable {}
@available(iOS 13.0, *)
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { absent() }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
}
@available(iOS 17.0, *)
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { absent() }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
  }
  public enum Result: Sendable {
    case handled
    case ignored
  }
  public let key: KeyEquivalent
}

@available(iOS 13.0, *)
extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { Modified() }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { Modified() }
}
@available(iOS 14.0, *)
extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    Modified()
  }
}
@available(iOS 15.0, *)
extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Modified() }
}
@available(iOS 17.0, *)
extension View {
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { Modified() }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { Modified() }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { Modified() }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { Modified() }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { Modified() }
}
