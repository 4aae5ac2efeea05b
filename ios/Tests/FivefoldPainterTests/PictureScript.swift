import FivefoldGenerated
import FivefoldPainter
import Foundation

/// A picture of a board, as `tests/pictures/scenes.txt` tells it.
struct ToldPicture {
  let name: String
  let paletteName: String
  let palette: Palette
  let scene: BoardScene

  var svg: String {
    Svg(palette).write(width: scene.board.width, height: scene.board.height, Painter.paint(scene))
  }
}

/// What is wrong with a told picture.
struct UnreadablePicture: Error {
  let reason: String
}

/// Reads pictures that are told line by line: the same as Kotlin's reader. Comments begin with `#`.
func readPictures(_ text: String) throws -> [ToldPicture] {
  var pictures: [ToldPicture] = []
  var script: PictureScript?
  for line in text.split(separator: "\n") where !line.hasPrefix("#") {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let (word, rest) = (parts[0], parts.count > 1 ? parts[1] : "")
    if word == "picture" {
      if let script { pictures.append(try script.picture()) }
      script = PictureScript(name: rest)
    } else {
      try script?.read(word, rest)
    }
  }
  if let script { pictures.append(try script.picture()) }
  return pictures
}

/// What has been told of one picture.
private struct PictureScript {
  let name: String
  private var paletteName = "light"
  private var showsCoordinates = true
  private var isFlipped = false
  private var session: Session?
  private var effects: [Effect] = []
  private var before: [Piece] = []
  private var changes: [(inout BoardScene) -> Void] = []

  init(name: String) {
    self.name = name
  }

  private func game() throws -> Session {
    guard let session else { throw UnreadablePicture(reason: "\(name) has no game") }
    return session
  }

  mutating func read(_ word: String, _ rest: String) throws {
    switch word {
    case "palette":
      paletteName = rest
    case "game":
      session = try Session.load(text: rest, locale: "en")
    case "bare":
      showsCoordinates = false
    case "flipped":
      isFlipped = true
    case "touch":
      try touch(target(rest))
    case "moving":
      guard let elapsed = Double(rest) else { throw UnreadablePicture(reason: "\(name): moving \(rest)") }
      let motion = Motion(before: before, effects: effects, elapsedMs: elapsed)
      changes.append { $0.motion = motion }
    case "hover":
      let place = try place(rest)
      changes.append { $0.hovered = place }
    case "cursor":
      let target = try target(rest)
      changes.append { $0.cursor = target }
    case "hint":
      let target = try target(rest)
      changes.append { $0.hints.append(target) }
    case "value":
      let value = try value(rest.split(separator: " ").map(String.init))
      changes.append { $0.values.append(value) }
    case "certificate":
      let certificate = try certificate(rest)
      changes.append { $0.certificate = certificate }
    default:
      throw UnreadablePicture(reason: "\(name): \(word) is not known")
    }
  }

  func picture() throws -> ToldPicture {
    let layout = try game().layout()
    let snapshot = try game().snapshot()
    let board = SeenBoard(layout, showsCoordinates: showsCoordinates, isFlipped: isFlipped)
    var scene = BoardScene(board: board, pieces: snapshot.pieces)
    if let picked = snapshot.picked, !snapshot.operations.isEmpty {
      scene.chosenRegion = layout.regions.first { $0.places.contains(picked) }?.id
    }
    scene.marks = snapshot.marks
    scene.picked = scene.chosenRegion == nil ? snapshot.picked : nil
    scene.lastTurn = snapshot.trace
    scene.winningLine = snapshot.winningLine
    scene.operations = snapshot.operations
    for change in changes { change(&scene) }
    guard let palette = Palette.all[paletteName] else {
      throw UnreadablePicture(reason: "no palette is called \(paletteName)")
    }
    return ToldPicture(name: name, paletteName: paletteName, palette: palette, scene: scene)
  }

  private mutating func touch(_ target: Target) throws {
    before = try game().snapshot().pieces
    switch try game().touch(target: target) {
    case .partial(let effects), .mayFinish(turn: _, let effects), .done(turn: _, let effects): self.effects = effects
    case .rejected(let reason): throw UnreadablePicture(reason: "\(name): \(reason)")
    }
  }

  private func place(_ name: String) throws -> UInt16 {
    guard let spot = try game().layout().spots.first(where: { $0.name == name }) else {
      throw UnreadablePicture(reason: "\(self.name): no place is called \(name)")
    }
    return spot.place
  }

  /// `c3`, `turn nw` or `mirror nw`; in values `turn-nw`.
  private func target(_ words: String) throws -> Target {
    let parts = words.split { $0 == " " || $0 == "-" }.map(String.init)
    guard parts.count == 2 else { return .place(place: try place(words)) }
    let region = try game().layout().regions.first { $0.name == parts[1] }
    return .operation(kind: parts[0] == "turn" ? .turn : .mirror, region: region?.id)
  }

  /// `c3 W7`, `c3 =`, `c3 L9`, or `c3 26` in per cent, and `best` after the best one.
  private func value(_ words: [String]) throws -> TargetValue {
    let said = words[1]
    let turns = UInt16(said.dropFirst())
    let proof: Proof? =
      switch said.first {
      case "W": Proof(verdict: .win, turns: turns)
      case "=": Proof(verdict: .draw, turns: turns)
      case "L": Proof(verdict: .loss, turns: turns)
      default: nil
      }
    let value = proof == nil ? (Double(said) ?? 0) / 50 - 1 : 0
    return TargetValue(
      target: try target(words[0]), visits: 1000, value: value, proof: proof, isBest: words.last == "best")
  }

  private func certificate(_ words: String) throws -> Certificate {
    let parts = words.split(separator: " ", maxSplits: 1)
    let sets = try parts[1].split(separator: "/").map { set in
      try set.split(separator: " ").map { try place(String($0)) }
    }
    return Certificate(colour: parts[0] == "orange" ? .orange : .blue, sets: sets)
  }
}
