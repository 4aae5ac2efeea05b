import FivefoldGenerated

/// The button of an operation on the board: what the painter draws and what a finger and a screen reader meet.
public struct OperationButton: Equatable, Sendable {
  /// How large it is drawn.
  public static let radius = 0.38
  /// From its centre to where a touch no longer means it.
  public static let reach = 0.5

  public let operation: Target
  public let kind: BoardOperationKind
  public let label: String
  public let x: Double
  public let y: Double
}

extension SeenBoard {
  /// The buttons of a region's operations: side by side in the gap to the next region, between the columns of places,
  /// where they cover no piece.
  public func buttons(_ region: UInt16?, _ operations: [BoardOperation]) -> [OperationButton] {
    guard let plate = self.region(region) else { return [] }
    let offered = operations.filter { $0.region == plate.id }
    let isAbove = plate.y + plate.height / 2 < height / 2
    let top = layout.regions.map(\.y).min() ?? 0
    let bottom = layout.regions.map { $0.y + $0.height }.max() ?? 0
    let middle = (top + bottom) / 2
    let y = isAbove ? min(middle, plate.y + plate.height + 0.25) : max(middle, plate.y - 0.25)
    return offered.enumerated().map { index, operation in
      OperationButton(
        operation: .operation(kind: operation.kind, region: operation.region), kind: operation.kind,
        label: operation.label, x: plate.x + plate.width * Double(index + 1) / Double(offered.count + 1), y: y)
    }
  }
}

extension [OperationButton] {
  /// The button that a touch on a point of the picture means.
  public func at(x: Double, y: Double) -> OperationButton? {
    first { abs($0.x - x) <= OperationButton.reach && abs($0.y - y) <= OperationButton.reach }
  }
}

/// The signs of operations.
enum OperationGlyph {
  /// Most of a circle, clockwise; written out, so that no two platforms disagree about a sine.
  private static let round = [
    Corner(-0.766, 0.6428), Corner(-0.9397, 0.342), Corner(-1, 0), Corner(-0.9397, -0.342), Corner(-0.766, -0.6428),
    Corner(-0.5, -0.866), Corner(-0.1736, -0.9848), Corner(0.1736, -0.9848), Corner(0.5, -0.866),
    Corner(0.766, -0.6428), Corner(0.9397, -0.342), Corner(1, 0),
  ]

  /// The head of the arrow at the end of the circle.
  private static let arrow = [Corner(0.5, -0.05), Corner(1.5, -0.05), Corner(1, 0.75)]

  /// A triangle that looks at the axis of a mirror.
  private static let wing = [Corner(-1.1, -0.75), Corner(-0.3, 0), Corner(-1.1, 0.75)]

  static func strokes(_ kind: BoardOperationKind, _ x: Double, _ y: Double, _ radius: Double, _ ink: Ink) -> [Primitive]
  {
    func at(_ corner: Corner) -> Corner { Corner(x + corner.x * radius, y + corner.y * radius) }
    switch kind {
    case .turn:
      return [
        .trail(corners: round.map(at), thickness: radius * 0.22, ink: ink), .shape(corners: arrow.map(at), ink: ink),
      ]
    case .mirror:
      let mirrored = (wing + wing.prefix(1)).map { at(Corner(-$0.x, $0.y)) }
      return [
        .bar(x: x, y: y - radius, toX: x, toY: y + radius, thickness: radius * 0.16, ink: ink),
        .shape(corners: wing.map(at), ink: ink), .trail(corners: mirrored, thickness: radius * 0.16, ink: ink),
      ]
    case .pass:
      return [.bar(x: x - radius * 0.7, y: y, toX: x + radius * 0.7, toY: y, thickness: radius * 0.22, ink: ink)]
    }
  }
}
