import FivefoldCore
import Foundation

/// Pictures as lines.
enum Strokes {
  /// A number that is the same in every language: so many thousandths, half of one rounded up.
  static func thousandths(_ number: Double) -> String { String(Int((number * 1000 + 0.5).rounded(.down))) }

  /// How large a picture is, and how long it moves.
  static func brief(_ picture: Picture) -> String {
    let size = "\(thousandths(picture.width)) x \(thousandths(picture.height))"
    let motion = picture.lengthMs == 0 ? "" : "\(picture.lengthMs) ms"
    return Words.list([size, motion])
  }

  /// Everything in it.
  static func all(_ picture: Picture) -> [String] {
    [Words.list([brief(picture), Words.flag(picture.motion > 0, "moving")])] + picture.groups.flatMap(group)
  }

  /// The groups that have strokes of an ink.
  static func ofInk(_ picture: Picture, _ ink: String) -> [String] {
    picture.groups.map(group).filter { $0.contains { $0.contains(" \(ink) ") } }.flatMap { $0 }
  }

  private static func group(_ group: StrokeGroup) -> [String] {
    ["group at \(corners(group.places))"] + group.motions.map { "  \(motion($0))" }
      + group.strokes.map { "  \(stroke($0))" }
  }

  private static func motion(_ motion: Motion) -> String {
    let change =
      switch motion.change {
      case .offset(let fromX, let fromY, let toX, let toY): "offset \(numbers(fromX, fromY, toX, toY))"
      case .scale(let x, let y, let fromWidth, let fromHeight, let toWidth, let toHeight):
        "scale \(numbers(x, y, fromWidth, fromHeight, toWidth, toHeight))"
      case .rotate(let x, let y, let fromDegrees, let toDegrees): "turn \(numbers(x, y, fromDegrees, toDegrees))"
      case .alpha(let from, let to): "alpha \(numbers(from, to))"
      }
    return "\(change) from \(motion.beginMs) for \(motion.lengthMs) ms, \(Words.word(motion.easing))"
  }

  private static func stroke(_ stroke: Stroke) -> String {
    switch stroke {
    case .plate(let x, let y, let width, let height, let radius, let ink, let alpha):
      "plate \(Words.word(ink)) \(numbers(x, y, width, height, radius, alpha))"
    case .frame(let x, let y, let width, let height, let radius, let thickness, let ink, let alpha):
      "frame \(Words.word(ink)) \(numbers(x, y, width, height, radius, thickness, alpha))"
    case .disc(let x, let y, let radius, let ink, let alpha):
      "disc \(Words.word(ink)) \(numbers(x, y, radius, alpha))"
    case .ring(let x, let y, let radius, let thickness, let ink, let alpha):
      "ring \(Words.word(ink)) \(numbers(x, y, radius, thickness, alpha))"
    case .bar(let x, let y, let toX, let toY, let thickness, let ink, let alpha, let dotted):
      Words.list([
        "bar \(Words.word(ink)) \(numbers(x, y, toX, toY, thickness, alpha))", Words.flag(dotted, "dotted"),
      ])
    case .trail(let corners, let thickness, let ink, let alpha):
      "trail \(Words.word(ink)) \(numbers(thickness, alpha)) along \(self.corners(corners))"
    case .shape(let corners, let ink, let alpha):
      "shape \(Words.word(ink)) \(numbers(alpha)) along \(self.corners(corners))"
    case .caption(let x, let y, let size, let text, let ink, let bold):
      Words.list(["caption \(Words.word(ink)) \(numbers(x, y, size)) \(text)", Words.flag(bold, "bold")])
    }
  }

  private static func corners(_ corners: [Corner]) -> String {
    corners.map { numbers($0.x, $0.y) }.joined(separator: ", ")
  }

  private static func numbers(_ numbers: Double...) -> String {
    numbers.map(thousandths).joined(separator: " ")
  }
}
