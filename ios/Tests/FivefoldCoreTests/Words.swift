import FivefoldCore
import Foundation

/// How a scenario writes what it sees; the same words as in the other hosts.
enum Words {
  static func of(_ error: any Error) -> String {
    guard let error = error as? FivefoldError else { return "\(error)" }
    switch error {
    case .UnknownGame(let id): return "error unknown-game: \(id)"
    case .Options(let reason): return "error options: \(reason)"
    case .Save(let reason): return "error save: \(reason)"
    case .Refused(let reason): return "error refused: \(reason)"
    case .Listener(let reason): return "error listener: \(reason)"
    case .Fault(let reason): return "error fault: \(reason)"
    }
  }

  static func place(_ layout: BoardLayout, _ place: UInt16) -> String {
    layout.spots.first { $0.place == place }?.name ?? "#\(place)"
  }

  static func places(_ layout: BoardLayout, _ places: [UInt16]) -> String {
    places.map { place(layout, $0) }.joined(separator: " ")
  }

  static func region(_ layout: BoardLayout, _ id: UInt16) -> String {
    layout.regions.first { $0.id == id }?.name ?? "#\(id)"
  }

  static func effect(_ layout: BoardLayout, _ effect: Effect) -> String {
    switch effect {
    case .appear(let piece): "  appear \(self.piece(layout, piece))"
    case .fall(let piece): "  fall \(self.piece(layout, piece))"
    case .move(let from, let to): "  move \(place(layout, from)) \(place(layout, to))"
    case .vanish(let place): "  vanish \(self.place(layout, place))"
    case .turn(let region, let shifts): "  turn \(self.region(layout, region)) of \(shifts.count)"
    case .mirror(let region, let shifts): "  mirror \(self.region(layout, region)) of \(shifts.count)"
    case .pass(let side): "  pass \(word(side))"
    }
  }

  static func piece(_ layout: BoardLayout, _ piece: Piece) -> String {
    "\(place(layout, piece.place)) \(word(piece.colour)) \(word(piece.kind))"
  }

  static func player(_ player: Player) -> String {
    func number(_ value: UInt32?) -> String { value.map(String.init) ?? "none" }
    switch player {
    case .human: return "human"
    case .level(let level): return "level \(level)"
    case .limits(let visits, let ms): return "limits visits=\(number(visits)) ms=\(number(ms))"
    }
  }

  static func setting(_ setting: OptionSetting) -> String { "\(setting.name)=\(value(setting.value))" }

  static func value(_ value: OptionValue) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .word(let word): word
    case .cells(let cells): "[\(cells.joined(separator: ","))]"
    }
  }

  static func outcome(_ outcome: SearchOutcome) -> String {
    switch outcome {
    case .move(let turn, let stopped): "move \(turn), stopped: \(word(stopped))"
    case .cancelled: "cancelled"
    case .failed(let reason): "failed: \(reason)"
    }
  }

  static func candidate(_ candidate: Candidate) -> String {
    let known = candidate.proof.map(proof) ?? thousandths(candidate.value)
    return "  \(candidate.turn) \(candidate.visits) visits, \(known)"
  }

  static func proof(_ proof: Proof) -> String {
    let turns = proof.turns.map { " in \($0)" } ?? ""
    return "proven \(word(proof.verdict))\(turns)"
  }

  /// A value in thousandths, the same in every language.
  static func thousandths(_ value: Double) -> String { "\(Int((value * 1000 + 0.5).rounded(.down)))/1000" }

  /// The name of a case as scenarios write it: `only-turn`.
  static func word(_ constant: some Any) -> String {
    "\(constant)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}
