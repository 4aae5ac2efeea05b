import SwiftUI

/// What a control shows and changes: read from a model and told to it, on the main actor.
@MainActor
func bound<Value: Sendable>(
  _ get: @escaping @MainActor () -> Value, _ set: @escaping @MainActor (Value) -> Void
) -> Binding<Value> {
  Binding(get: get, set: set)
}
