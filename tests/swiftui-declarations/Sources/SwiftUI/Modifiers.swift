import Foundation

public struct Modified: SystemView { nonisolated init() {} }

@available(iOS 13.0, *)
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
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    Modified()
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { Modified() }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { Modified() }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { Modified() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { Modified() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { Modified() }
  nonisolated public func font(_ font: Font?) -> some View { Modified() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { Modified() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Modified() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Modified() }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Modified()
  }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { Modified() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified() }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { Modified() }
}
@available(iOS 14.0, *)
extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified() }
}
@available(iOS 15.0, *)
extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { Modified() }
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    Modified()
  }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Modified() }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  { Modified() }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { Modified() }
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Modified()
  }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Modified()
  }
  nonisolated public func monospacedDigit() -> some View { Modified() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Modified() }
}
@available(iOS 16.0, *)
extension View {
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { Modified() }
}
@available(iOS 17.0, *)
extension View {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View { Modified() }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { Modified() }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { Modified() }
}

@available(iOS 17.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  public struct Weight: Equatable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }
  public static let success = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { absent() }
}
