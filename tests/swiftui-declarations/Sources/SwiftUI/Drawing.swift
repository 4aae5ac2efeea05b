import UIKit

@available(iOS 13.0, *)
public struct Path: Equatable, Sendable {
  public init(ellipseIn rect: CGRect) { absent() }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { absent() }
  public init(_ callback: (inout Path) -> Void) { absent() }
  public mutating func addLines(_ lines: [CGPoint]) { absent() }
  public mutating func closeSubpath() { absent() }
}
@available(iOS 13.0, *)
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}
@available(iOS 13.0, *)
public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { absent() }
}
@available(iOS 13.0, *)
public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) { absent() }
}
@available(iOS 13.0, *)
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) { absent() }
}

@available(iOS 13.0, *)
public protocol ShapeStyle: Sendable {
  @available(iOS 17.0, *)
  associatedtype Resolved: ShapeStyle = Never
  @available(iOS 17.0, *)
  func resolve(in environment: EnvironmentValues) -> Resolved
}
@available(iOS 17.0, *)
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { absent() }
}
extension Never: ShapeStyle { public typealias Resolved = Never }
@available(iOS 13.0, *)
public struct Color: Hashable, Sendable, ShapeStyle {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    absent()
  }
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0)
  public func opacity(_ opacity: Double) -> Color { absent() }
}
extension Color: SystemView {}

@available(iOS 13.0, *)
public protocol Shape: Sendable, View {}
extension Shape { public var body: Never { absent() } }
@available(iOS 13.0, *)
public protocol InsettableShape: Shape {}
@available(iOS 13.0, *)
public struct Rectangle: InsettableShape {
  nonisolated public init() { absent() }
}
@available(iOS 13.0, *)
public struct Circle: InsettableShape {
  nonisolated public init() { absent() }
}
@available(iOS 13.0, *)
public struct LinearGradient: SystemView {
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { absent() }
}
@available(iOS 13.0, *)
public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) { absent() }
}
@available(iOS 13.0, *)
public struct RoundedRectangle: InsettableShape {
  // No default: Apple's is `continuous`, which no picture of the core uses.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle) { absent() }
}
@available(iOS 13.0, *)
extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { Modified() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { Modified() }
}
@available(iOS 13.0, *)
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { Modified() }
}

@available(iOS 15.0, *)
public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { absent() }
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { absent() }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { absent() }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { absent() }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { absent() }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { absent() }
  public mutating func concatenate(_ matrix: CGAffineTransform) { absent() }
}
@available(iOS 15.0, *)
public enum ColorRenderingMode: Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
@available(iOS 15.0, *)
public struct Canvas<Symbols: View>: SystemView {}
@available(iOS 15.0, *)
extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { absent() }
}
@available(iOS 16.0, *)
@MainActor public final class ImageRenderer<Content: View> {
  public init(content: Content) { absent() }
  public var uiImage: UIImage? { absent() }
}
