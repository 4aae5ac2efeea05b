import FivefoldCore
import Foundation
import Observation

/// The statistics; every result is stored at once.
@MainActor @Observable
public final class StatisticsModel {
  public private(set) var statistics: Statistics
  /// Whether there were statistics that could not be read.
  public let wasSetAside: Bool

  @ObservationIgnored private let store: RecordStore<Statistics>

  public init(folder: URL) {
    store = RecordStore(folder: folder, name: "statistics")
    let found = store.load()
    statistics = found.record ?? Statistics()
    wasSetAside = found.wasSetAside
  }

  /// The tallies of one game, the weakest level first.
  public func tallies(of game: String) -> [(level: Int, tally: Tally)] {
    statistics.tallies.filter { $0.key.game == game }.sorted { $0.key.level < $1.key.level }
      .map { (level: $0.key.level, tally: $0.value) }
  }

  /// Counts a match between a person and the computer if it has ended and was not counted yet.
  public func count(_ game: String, _ match: UInt64, _ snapshot: Snapshot) {
    guard let result = snapshot.result, let (person, level) = Self.meeting(snapshot) else { return }
    let ending: Ending = result.winner.map { $0 == person ? .win : .loss } ?? .draw
    change { $0.count(match, Rung(game: game, level: level), ending) }
  }

  /// Leaves a match out, because it came from elsewhere and was over already.
  public func pass(_ game: String, _ match: UInt64) { change { $0.pass(match, game) } }

  /// Forgets all results, but not which matches were counted.
  public func reset() { change { $0.reset() } }

  /// Which side the person plays and at which level the computer, if it is one against the other.
  private static func meeting(_ snapshot: Snapshot) -> (person: Side, level: Int)? {
    switch (snapshot.firstPlayer, snapshot.secondPlayer) {
    case (.human, .level(let level)): (.first, Int(level))
    case (.level(let level), .human): (.second, Int(level))
    case (.human, .limits): (.first, 0)
    case (.limits, .human): (.second, 0)
    default: nil
    }
  }

  private func change(_ how: (inout Statistics) -> Void) {
    let before = statistics
    how(&statistics)
    if statistics != before { store.save(statistics) }
  }
}
