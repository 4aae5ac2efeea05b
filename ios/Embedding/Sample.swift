import Fivefold

/// Connect Four by its rules alone, for an app that draws a board of its own.
func boardAfter(_ turns: [String]) throws -> String {
  let session = try Session(game: "connect-four", locale: "en")
  for turn in turns { _ = try session.play(turn: turn) }
  return try session.status().board
}
