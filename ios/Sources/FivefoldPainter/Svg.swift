import Foundation

/// Writes a picture as SVG, one stroke a line: the form in which both apps' painters are compared.
public struct Svg {
  /// Pixels a unit in the picture's own size.
  public static let unit = 40.0
  /// From one dot of a dotted line to the next, in thicknesses.
  public static let dotGap = 3.0

  /// From the middle of a line of digits down to where they stand, in sizes.
  private static let baseline = 0.355

  private let palette: Palette

  public init(_ palette: Palette) {
    self.palette = palette
  }

  public func write(width: Double, height: Double, _ picture: [Primitive]) -> String {
    let size = "width=\"\(number(width * Self.unit))\" height=\"\(number(height * Self.unit))\""
    let box = "viewBox=\"0 0 \(number(width)) \(number(height))\""
    let page = "<rect width=\"\(number(width))\" height=\"\(number(height))\" fill=\"\(colour(.page))\"/>\n"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box)>\n\(page)\(picture.map(line).joined())</svg>\n"
  }

  private func line(_ stroke: Primitive) -> String {
    switch stroke {
    case .plate(let x, let y, let width, let height, let radius, let ink, let alpha):
      return "<rect \(box(x, y, width, height, radius)) \(fill(ink, alpha))/>\n"
    case .frame(let x, let y, let width, let height, let radius, let thickness, let ink, let alpha):
      return "<rect \(box(x, y, width, height, radius)) \(outline(ink, alpha, thickness))/>\n"
    case .disc(let x, let y, let radius, let ink, let alpha):
      return "<circle \(circle(x, y, radius)) \(fill(ink, alpha))/>\n"
    case .ring(let x, let y, let radius, let thickness, let ink, let alpha):
      return "<circle \(circle(x, y, radius)) \(outline(ink, alpha, thickness))/>\n"
    case .bar(let x, let y, let toX, let toY, let thickness, let ink, let alpha, let dotted):
      let dots = dotted ? " stroke-dasharray=\"0 \(number(thickness * Self.dotGap))\"" : ""
      return "<line x1=\"\(number(x))\" y1=\"\(number(y))\" x2=\"\(number(toX))\" y2=\"\(number(toY))\" "
        + "\(outline(ink, alpha, thickness)) stroke-linecap=\"round\"\(dots)/>\n"
    case .trail(let corners, let thickness, let ink, let alpha):
      return "<path d=\"\(path(corners))\" \(outline(ink, alpha, thickness)) "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
    case .shape(let corners, let ink, let alpha):
      return "<path d=\"\(path(corners)) Z\" \(fill(ink, alpha))/>\n"
    case .caption(let x, let y, let size, let text, let ink, let bold):
      let weight = bold ? " font-weight=\"700\"" : ""
      return
        "<text x=\"\(number(x))\" y=\"\(number(y + size * Self.baseline))\" font-size=\"\(number(size))\"\(weight) "
        + "font-family=\"Roboto, sans-serif\" text-anchor=\"middle\" "
        + "\(fill(ink, 1))>\(escape(text))</text>\n"
    case .body(let x, let y, let degrees, let scaleX, let scaleY, let parts):
      let about =
        "translate(\(number(x)) \(number(y))) rotate(\(number(degrees))) "
        + "scale(\(number(scaleX)) \(number(scaleY))) translate(\(number(-x)) \(number(-y)))"
      return "<g transform=\"\(about)\">\n\(parts.map(line).joined())</g>\n"
    }
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> String {
    "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" rx=\"\(number(radius))\""
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\""
  }

  private func path(_ corners: [Corner]) -> String {
    "M " + corners.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " L ")
  }

  private func fill(_ ink: Ink, _ alpha: Double) -> String {
    "fill=\"\(colour(ink))\"" + opacity("fill", ink, alpha)
  }

  private func outline(_ ink: Ink, _ alpha: Double, _ thickness: Double) -> String {
    "fill=\"none\" stroke=\"\(colour(ink))\" stroke-width=\"\(number(thickness))\"" + opacity("stroke", ink, alpha)
  }

  private func opacity(_ what: String, _ ink: Ink, _ alpha: Double) -> String {
    let seen = ink == .shadow ? alpha * palette.shadow : alpha
    return seen == 1 ? "" : " \(what)-opacity=\"\(number(seen))\""
  }

  private func colour(_ ink: Ink) -> String {
    let digits = String(palette[ink], radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func escape(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  /// Three decimals, without zeros at the end.
  private func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000 + 0.5).rounded(.down))
    let sign = thousandths < 0 ? "-" : ""
    let whole = abs(thousandths) / 1000
    var rest = String(abs(thousandths) % 1000)
    rest = String(repeating: "0", count: 3 - rest.count) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    return rest.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
