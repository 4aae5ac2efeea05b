import Fivefold

/// Connect Four by its rules alone, for an app that draws a board of its own.
func boardAfter(_ moves: [String]) throws -> String {
  let session = try Session(game: "connect-four", locale: "en")
  for move in moves { _ = try session.play(text: move) }
  return try session.status().board
}
