/// Whether the app is light or dark.
public enum ThemeChoice: String, CaseIterable, Codable, Sendable {
  case system, light, dark
}

/// How boards are coloured; every one tells the sides apart by shape too.
public enum PaletteChoice: String, CaseIterable, Codable, Sendable {
  case standard, highContrast, greys
}

/// How fast pieces move.
public enum AnimationSpeed: String, CaseIterable, Codable, Sendable {
  case slow, normal, fast, off

  /// What the usual time is multiplied by; nothing moves at all when it is off.
  public var factor: Double {
    switch self {
    case .slow: 2
    case .normal: 1
    case .fast: 0.5
    case .off: 0
    }
  }
}

/// What somebody has chosen about the app as a whole.
public struct Settings: Equatable, Sendable {
  public var theme = ThemeChoice.system
  public var palette = PaletteChoice.standard
  public var coordinates = true
  public var speed = AnimationSpeed.normal
  /// Whether a complete turn waits to be confirmed.
  public var confirms = false
  public var haptics = true
  public var sounds = false
  public var showsVisits = true
  /// Whether the board turns round for the second of two people who sit opposite each other.
  public var flips = false

  public init() {}
}

extension Settings: Codable {
  private enum CodingKeys: String, CodingKey {
    case theme, palette, coordinates, speed, confirms, haptics, sounds, showsVisits, flips
  }

  /// Reads what any version has written: what is missing or unknown has its standard value.
  public init(from decoder: any Decoder) throws {
    let kept = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) {
      if let found = try? kept.decode(Value.self, forKey: key) { value = found }
    }
    read(.theme, &theme)
    read(.palette, &palette)
    read(.coordinates, &coordinates)
    read(.speed, &speed)
    read(.confirms, &confirms)
    read(.haptics, &haptics)
    read(.sounds, &sounds)
    read(.showsVisits, &showsVisits)
    read(.flips, &flips)
  }
}
