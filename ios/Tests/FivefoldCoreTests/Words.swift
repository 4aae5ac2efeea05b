import FivefoldCore
import Foundation

/// How a scenario writes what it sees; the same words as in the other hosts.
enum Words {
  static func of(_ error: any Error) -> String {
    guard let error = error as? FivefoldError else { return "\(error)" }
    switch error {
    case .UnknownGame(let id): return "error unknown-game: \(id)"
    case .Save(let reason): return "error save: \(reason)"
    case .Refused(let reason): return "error refused: \(reason)"
    case .Listener(let reason): return "error listener: \(reason)"
    case .Fault(let reason): return "error fault: \(reason)"
    }
  }

  static func player(_ player: Player) -> String {
    func number(_ value: UInt32?) -> String { value.map(String.init) ?? "none" }
    switch player {
    case .human: return "human"
    case .level(let level): return "level \(level)"
    case .limits(let limits): return "limits visits=\(number(limits.visits)) ms=\(number(limits.ms))"
    }
  }

  static func choice(_ choice: PlayerChoice) -> String {
    list([choice.label, player(choice.player), flag(choice.isChosen, "chosen")])
  }

  static func target(_ target: Target) -> String {
    switch target {
    case .place(let place): "place \(place)"
    case .operation(let kind, let region): list(["operation \(word(kind))", region.map { String($0) } ?? ""])
    }
  }

  /// The name of a case as scenarios write it: `only-move`.
  static func word(_ constant: some Any) -> String {
    "\(constant)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  static func word<Constant>(_ constant: Constant?) -> String { constant.map { word($0) } ?? "" }

  /// What is there, with nothing between it and its neighbours but a comma.
  static func list(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }

  /// A word if it holds.
  static func flag(_ holds: Bool, _ word: String) -> String { holds ? word : "" }
}
