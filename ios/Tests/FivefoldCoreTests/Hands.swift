import FivefoldCore

/// Gestures on a board, that of a match or that of what is studied, as scenarios write them.
enum Hands {
  /// What a command does to the board; nothing where it is about something else.
  static func gesture(_ command: String, _ rest: String, _ spoken: [SpokenElement]) throws -> BoardGesture? {
    switch command {
    case "tap":
      let (x, y) = try centre(spoken, rest)
      return .touchAt(x: x, y: y)
    case "tap-at":
      let words = rest.split(separator: " ").map(String.init)
      return .touchAt(x: Read.number(words[0]), y: Read.number(words[1]))
    case "press":
      let (x, y) = try centre(spoken, rest)
      return .press(x: x, y: y)
    case "point":
      let (x, y) = try centre(spoken, rest)
      return .pointAt(x: x, y: y)
    case "point-away": return .pointAway
    case "touch": return .touch(target: try element(spoken, rest).target)
    case "touch-place": return .touch(target: .place(Read.number(rest)))
    case "act":
      let action = spoken.lazy.flatMap(\.actions).first { $0.label == rest }
      guard let action else { throw Scenario.Lost(description: "no action is called \(rest)") }
      return action.gesture
    case "arrow": return .moveCursor(arrow: Read.arrow(rest))
    case "enter": return .actAtCursor
    case "focus": return .focus(isFocused: rest == "on")
    case "take-back": return .takeBack
    case "undo": return .undo
    default: return nil
    }
  }

  /// The first thing on the board whose label has these words, commas aside.
  static func element(_ spoken: [SpokenElement], _ words: String) throws -> SpokenElement {
    let found = spoken.first { element in
      " \(element.label.replacingOccurrences(of: ",", with: "")) ".contains(" \(words) ")
    }
    guard let found else { throw Scenario.Lost(description: "nothing on the board is called \(words)") }
    return found
  }

  private static func centre(_ spoken: [SpokenElement], _ words: String) throws -> (x: Double, y: Double) {
    let element = try element(spoken, words)
    return (element.x + element.width / 2, element.y + element.height / 2)
  }
}
