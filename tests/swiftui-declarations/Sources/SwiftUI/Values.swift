// What of SwiftUI the app's views use, declared again where there is no SwiftUI, so that the compiler can check them.
// Nothing here runs. The signatures are read from Apple's documentation of iOS 17 and 18 (../README.md lists its pages),
// isolation included; what is not used is left out, and nothing is made laxer. Only Xcode can say whether this is right.
@_exported import Foundation
@_exported import Observation

@usableFromInline func absent() -> Never { fatalError("SwiftUI does not exist on this system") }

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set { absent() }
  }
  public var projectedValue: Binding<Value> { absent() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { absent() }
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { absent() }
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set { absent() }
  }
  public var projectedValue: Binding<Value> { absent() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { absent() }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value {
    get { absent() }
    set { absent() }
  }
  public var projectedValue: Bindable<Value> { absent() }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    absent()
  }
}
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { absent() }
}
extension Bindable: Sendable where Value: Sendable {}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value { absent() }
}

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    private init(nothing: Never) {}
    public var wrappedValue: Value {
      get { absent() }
      nonmutating set { absent() }
    }
  }
  public init() where Value == Bool { absent() }
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set { absent() }
  }
  public var projectedValue: FocusState<Value>.Binding { absent() }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) where Value == String { absent() }
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set { absent() }
  }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { absent() }
  public var wrappedValue: Value? { absent() }
}
extension View {
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { Modified() }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { absent() }
  public var wrappedValue: Value { absent() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() { absent() } }

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { absent() }
    set { absent() }
  }
  public var dismiss: DismissAction { absent() }
  public var isEnabled: Bool {
    get { absent() }
    set { absent() }
  }
  public var colorScheme: ColorScheme {
    get { absent() }
    set { absent() }
  }
  public var colorSchemeContrast: ColorSchemeContrast { absent() }
  public var accessibilityReduceMotion: Bool { absent() }
  public var accessibilityDifferentiateWithoutColor: Bool { absent() }
  public var layoutDirection: LayoutDirection {
    get { absent() }
    set { absent() }
  }
  public var locale: Locale {
    get { absent() }
    set { absent() }
  }
  public var scenePhase: ScenePhase {
    get { absent() }
    set { absent() }
  }
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
