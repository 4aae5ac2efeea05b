import Fivefold
import Observation
import SwiftUI

/// Sends the report of a search from the thread of the search.
private final class ReportSender: SearchListener {
  private let reports: AsyncStream<SearchReport>.Continuation
  init(_ reports: AsyncStream<SearchReport>.Continuation) { self.reports = reports }
  func onProgress(progress: SearchProgress) throws {}
  func onFinished(report: SearchReport) throws {
    reports.yield(report)
    reports.finish()
  }
}

/// Connect Four against the computer.
@MainActor @Observable final class ConnectFour {
  private(set) var status: SessionStatus
  private let session: Session

  init(level: UInt8) throws {
    session = try Session(game: "connect-four", locale: "en")
    status = try session.setPlayer(side: .second, player: .level(level))
  }

  /// The sentence of each legal move, by its column.
  func sentences() throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try session.legalMoves().map { ($0.text, $0.sentence) })
  }

  func play(_ column: String) throws { status = try session.play(text: column) }
  func undo() throws { status = try session.undo() }

  /// Searches the computer's move and plays it.
  func reply() async throws {
    guard status.side == .second else { return }
    let (reports, sender) = AsyncStream.makeStream(of: SearchReport.self)
    let search = try session.startSearch(purpose: .move, seed: 0, listener: ReportSender(sender))
    // A search ends with its handle; the loop ends with its task.
    defer { withExtendedLifetime(search) {} }
    for await report in reports where !Task.isCancelled { status = try session.apply(report: report) }
  }
}

/// A tap drops a disc into its column. The owner of the view keeps the game.
struct ConnectFourView: View {
  let game: ConnectFour

  var body: some View {
    // The rows of the board as text begin with their number; below them are two lines with the names of the columns.
    let rows = game.status.board.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let sentences = (try? game.sentences()) ?? [:]
    VStack(spacing: 16) {
      Text(verbatim: game.status.words)
      HStack(spacing: 6) {
        ForEach(rows[rows.count - 1].indices, id: \.self) { at in
          let column = rows[rows.count - 1][at]
          Button(action: { try? game.play(column) }, label: { discs(rows.dropLast(2).map { $0[at + 1] }) })
            .disabled(game.status.side != .first || sentences[column] == nil)
            .accessibilityLabel(sentences[column] ?? column)
        }
      }
      Button(action: { try? game.undo() }, label: { Text(verbatim: "Take back") })
    }
    .task(id: game.status) { try? await game.reply() }
  }

  private func discs(_ letters: [String]) -> some View {
    VStack(spacing: 6) {
      ForEach(letters.indices, id: \.self) { Circle().fill(color(letters[$0])).frame(width: 38, height: 38) }
    }
  }

  private func color(_ letter: String) -> Color {
    switch letter {
    case "X": Color(red: 0.88, green: 0.48, blue: 0.12)
    case "O": Color(red: 0.18, green: 0.43, blue: 0.71)
    default: Color(red: 0.85, green: 0.85, blue: 0.85)
    }
  }
}
