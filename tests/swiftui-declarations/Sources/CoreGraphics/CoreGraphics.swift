// The parts of Core Graphics that Foundation lacks on this system.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

@available(iOS 2.0, *)
public struct CGAffineTransform: Equatable, Sendable {
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
}
@available(iOS 2.0, *)
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}
@available(iOS 2.0, *)
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
