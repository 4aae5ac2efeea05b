import Foundation

public struct Path: Equatable, Sendable {
  public init(ellipseIn rect: CGRect) { absent() }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { absent() }
  public init(_ callback: (inout Path) -> Void) { absent() }
  public mutating func addLines(_ lines: [CGPoint]) { absent() }
  public mutating func closeSubpath() { absent() }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Angle: Hashable, Sendable { public static func degrees(_ degrees: Double) -> Angle { absent() } }
/// Core Graphics' own; here only to be passed on.
public struct CGAffineTransform: Equatable, Sendable {
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { absent() }
}
/// Core Graphics' own.
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { absent() }
}
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) { absent() }
}

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { absent() }
}
extension Never: ShapeStyle { public typealias Resolved = Never }
public struct Color: Hashable, Sendable, ShapeStyle {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    absent()
  }
  public static let clear = Color(red: 0, green: 0, blue: 0)
  public static var accentColor: Color { absent() }
  public func opacity(_ opacity: Double) -> Color { absent() }
}
extension Color: SystemView {}

public protocol Shape: Sendable, View {}
extension Shape { public var body: Never { absent() } }
public protocol InsettableShape: Shape {}
public struct Rectangle: InsettableShape { nonisolated public init() { absent() } }
public struct Capsule: InsettableShape { nonisolated public init() { absent() } }
public struct RoundedRectangle: InsettableShape { 
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { absent() }
}
extension Shape {
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { Modified() }
}
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { Modified() }
}
public struct ForegroundStyle: ShapeStyle {}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { absent() } }

public struct GraphicsContext {
  public struct Shading: Sendable { public static func color(_ color: Color) -> Shading { absent() } }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { absent() }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { absent() }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { absent() }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { absent() }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { absent() }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { absent() }
  public mutating func concatenate(_ matrix: CGAffineTransform) { absent() }
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
public struct Canvas<Symbols: View>: SystemView {}
extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { absent() }
}

/// UIKit's own.
public final class UIImage: Sendable {
  private init() {}
  public func pngData() -> Data? { absent() }
}
@MainActor public final class ImageRenderer<Content: View> {
  public init(content: Content) { absent() }
  public var uiImage: UIImage? { absent() }
}
