// Declarations of the parts of SwiftUI that the app's views use, so that the compiler can check the views without SwiftUI.
// Nothing here runs. Where Apple's compiler may be stricter than its documentation, so are the declarations. The sources
// are listed in ../../README.md.
@_exported import CoreGraphics
import Foundation
import Observation

@usableFromInline func absent() -> Never { fatalError("SwiftUI does not exist on this system") }

// Literals that would become keys of a string catalog are rejected: the app's words come from `word(_:)`, other texts are
// passed verbatim. The compiler prefers the overload for keys, and its warning is an error here.

/// The type of a literal in a view's text parameter.
@available(iOS 13.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { absent() }
}

@available(iOS 13.0, *)
public protocol DynamicProperty {}

@available(iOS 13.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set { absent() }
  }
  public var projectedValue: Binding<Value> { absent() }
}
@available(iOS 13.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() { absent() }
}
@available(iOS 13.0, *)
extension State: Sendable where Value: Sendable {}

@available(iOS 14.0, *)
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable {}
  public init() { absent() }
  public var wrappedValue: Namespace.ID { absent() }
}
@available(iOS 13.0, *)
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

@available(iOS 17.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value {
    get { absent() }
    set { absent() }
  }
  public var projectedValue: Bindable<Value> { absent() }
}
@available(iOS 17.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    absent()
  }
}
@available(iOS 17.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { absent() }
}
@available(iOS 17.0, *)
extension Bindable: Sendable where Value: Sendable {}

@available(iOS 14.0, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) { absent() }
  public var wrappedValue: Value { absent() }
}

@available(iOS 15.0, *)
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

@available(iOS 14.0, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) where Value == String { absent() }
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set { absent() }
  }
}

@available(iOS 14.0, *)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { absent() }
  public var wrappedValue: Value? { absent() }
}
@available(iOS 17.0, *)
extension View {
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { Modified() }
}

@available(iOS 13.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { absent() }
  public var wrappedValue: Value { absent() }
}

@available(iOS 13.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@available(iOS 15.0, *)
@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() { absent() }
}

@available(iOS 13.0, *)
public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { absent() }
    set { absent() }
  }
  @available(iOS 15.0, *)
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
  @available(iOS 15.0, *)
  public var accessibilityVoiceOverEnabled: Bool { absent() }
  public var layoutDirection: LayoutDirection {
    get { absent() }
    set { absent() }
  }
  public var locale: Locale {
    get { absent() }
    set { absent() }
  }
  @available(iOS 14.0, *)
  public var scenePhase: ScenePhase {
    get { absent() }
    set { absent() }
  }
}
@available(iOS 13.0, *)
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}
@available(iOS 13.0, *)
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}
@available(iOS 13.0, *)
public enum LayoutDirection: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
@available(iOS 14.0, *)
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}
