import FivefoldCore

/// The words of a scenario's commands as the values that the calls take.
enum Read {
  static func number<Number: LosslessStringConvertible & ExpressibleByIntegerLiteral>(_ word: String) -> Number {
    Number(word) ?? 0
  }

  static func side(_ word: String) -> Side { word == "second" ? .second : .first }

  static func player(_ words: [String]) -> Player {
    func limit(_ name: String) -> UInt32? {
      words.first { $0.hasPrefix(name) }.flatMap { UInt32($0.dropFirst(name.count)) }
    }
    switch words.first {
    case "level": return .level(number(words[1]))
    case "limits": return .limits(Limits(visits: limit("visits="), ms: limit("ms=")))
    default: return .human
    }
  }

  static func opponent(_ word: String) -> Opponent {
    switch word {
    case "person": .person
    case "watch": .watch
    default: .computer
    }
  }

  static func starter(_ word: String) -> Starter {
    switch word {
    case "computer": .computer
    case "lot": .lot
    default: .you
    }
  }

  static func kind(_ word: String) -> StrengthKind {
    switch word {
    case "time": .time
    case "visits": .visits
    default: .level
    }
  }

  static func arrow(_ word: String) -> Arrow {
    switch word {
    case "up": .up
    case "right": .right
    case "down": .down
    default: .left
    }
  }

  static func changed(_ settings: AppSettings, _ name: String, _ value: String) -> AppSettings {
    func on(_ known: String, _ isOn: Bool) -> Bool { name == known ? value == "on" : isOn }
    return AppSettings(
      theme: name == "theme" ? theme(value) : settings.theme,
      language: name == "language" ? (value == "system" ? nil : value) : settings.language,
      palette: name == "palette" ? palette(value) : settings.palette,
      coordinates: on("coordinates", settings.coordinates), speed: name == "speed" ? speed(value) : settings.speed,
      confirmMoves: on("confirm-moves", settings.confirmMoves), haptics: on("haptics", settings.haptics),
      sounds: on("sounds", settings.sounds), showVisits: on("show-visits", settings.showVisits),
      flipBoard: on("flip-board", settings.flipBoard))
  }

  static func detail(_ word: String) -> LogDetail {
    switch word {
    case "errors": .errors
    case "warnings": .warnings
    case "events": .events
    case "everything": .everything
    default: .off
    }
  }

  private static func theme(_ word: String) -> ThemeChoice {
    switch word {
    case "light": .light
    case "dark": .dark
    default: .system
    }
  }

  private static func palette(_ word: String) -> PaletteChoice {
    switch word {
    case "wood": .wood
    case "night": .night
    case "high-contrast": .highContrast
    case "greys": .greys
    default: .standard
    }
  }

  private static func speed(_ word: String) -> AnimationSpeed {
    switch word {
    case "slow": .slow
    case "fast": .fast
    case "off": .off
    default: .normal
    }
  }

  /// Where a screen of a kind has its parts: `review 390 700 1`, `titled` where the title has a bar of its own.
  static func plan(_ words: [String]) throws -> ScreenPlan {
    let kind: PlanKind =
      switch words[0] {
      case "study": .study
      case "review": .review
      default: .match
      }
    let sizes = words.dropFirst().compactMap(Double.init)
    return try screenPlan(
      kind: kind, width: sizes[0], height: sizes[1], letters: sizes[2], hasTitleBar: words.contains("titled"))
  }

  /// A picture of a size and of units so long, seen closer: `24 24 14 pinch 3 3 4 4 2 step 5 5 1 show 9 9 at 0 0`.
  static func zoom(_ words: [String]) throws -> String {
    var rest = words[...]
    func next() -> Double { rest.popFirst().flatMap(Double.init) ?? 0 }
    func point() -> Corner { Corner(x: next(), y: next()) }
    var zoom = try zoomWhole(width: next(), height: next(), unit: next())
    while let verb = rest.popFirst() {
      switch verb {
      case "pinch": zoom = try zoomPinched(zoom: zoom, from: point(), to: point(), times: next())
      case "step":
        let isMiddle = rest.first == "middle"
        if isMiddle { rest.removeFirst() }
        guard let closer = try zoomStepped(zoom: zoom, at: isMiddle ? nil : point(), steps: next()) else {
          return "large enough"
        }
        zoom = closer
      case "show": zoom = try zoomShowing(zoom: zoom, point: point())
      case "seen": return corner(try zoomSeen(zoom: zoom, point: point()))
      default:
        return corner(try zoomAt(zoom: zoom, x: next(), y: next()))
      }
    }
    let numbers = [zoom.scale, zoom.most, zoom.left, zoom.top].map(Strokes.thousandths)
    return "\(numbers[0]) of \(numbers[1]), \(numbers[2]) \(numbers[3])"
  }

  /// A point of a picture.
  static func corner(_ corner: Corner) -> String {
    [corner.x, corner.y].map(Strokes.thousandths).joined(separator: " ")
  }
}
