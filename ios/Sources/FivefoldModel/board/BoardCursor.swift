import FivefoldCore

/// An arrow key.
public enum Arrow: CaseIterable, Sendable {
  case up, right, down, left

  /// The arrow that means the same on a board that is turned half round.
  public var turned: Arrow {
    switch self {
    case .up: .down
    case .right: .left
    case .down: .up
    case .left: .right
    }
  }
}

/// The keyboard's cursor: on a place it goes by the core's table of neighbours, on an operation from one to the next.
enum BoardCursor {
  /// What an arrow leads to; from nowhere it is where something may be done. Nothing at the edge.
  static func after(_ layout: BoardLayout, _ snapshot: Snapshot, _ cursor: Target?, _ arrow: Arrow) -> Target? {
    switch cursor {
    case nil: start(layout, snapshot)
    case .place(let place):
      layout.spots.first { $0.place == place }?.neighbour(arrow).map { .place(place: $0) }
    case .operation?: afterOperation(layout, snapshot, cursor, arrow)
    }
  }

  /// Where the cursor is after it has touched something.
  static func afterTouch(_ layout: BoardLayout, _ snapshot: Snapshot, _ touched: Target) -> Target? {
    let offered = operations(layout, snapshot)
    return switch touched {
    case .place: offered.first ?? touched
    case .operation: offered.contains(touched) ? touched : start(layout, snapshot)
    }
  }

  private static func afterOperation(
    _ layout: BoardLayout, _ snapshot: Snapshot, _ cursor: Target?, _ arrow: Arrow
  ) -> Target? {
    let offered = operations(layout, snapshot)
    guard let index = offered.firstIndex(where: { $0 == cursor }) else { return start(layout, snapshot) }
    switch arrow {
    case .left: return index > 0 ? offered[index - 1] : nil
    case .right: return index + 1 < offered.count ? offered[index + 1] : nil
    case .up, .down: return start(layout, snapshot)
    }
  }

  /// What is picked, else the place to touch that is nearest to the middle, else any place.
  private static func start(_ layout: BoardLayout, _ snapshot: Snapshot) -> Target? {
    if let picked = snapshot.picked { return .place(place: picked) }
    let touchable = Set(snapshot.marks.map(\.place))
    let spots = layout.spots.filter { touchable.contains($0.place) }
    func fromMiddle(_ spot: Spot) -> Double {
      let (x, y) = (spot.x - layout.width / 2, spot.y - layout.height / 2)
      return x * x + y * y
    }
    let nearest = (spots.isEmpty ? layout.spots : spots).min { fromMiddle($0) < fromMiddle($1) }
    return nearest.map { .place(place: $0.place) }
  }

  private static func operations(_ layout: BoardLayout, _ snapshot: Snapshot) -> [Target] {
    guard let region = layout.chosenRegion(snapshot) else { return [] }
    return snapshot.operations.filter { $0.region == region }.map { .operation(kind: $0.kind, region: $0.region) }
  }
}

extension Spot {
  fileprivate func neighbour(_ arrow: Arrow) -> UInt16? {
    switch arrow {
    case .up: up
    case .right: right
    case .down: down
    case .left: left
    }
  }
}
