import FivefoldCore
import FivefoldPainter
import Foundation
import Testing

@testable import FivefoldModel

/// Hints and the analysis of a position.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct AnalysisTests {
  let bench = Bench()

  @Test(arguments: everyGame)
  func everyPlaceThatCanBeTouchedGetsAValue(_ id: String) async throws {
    let model = try bench.begin(id)
    model.show()
    model.setAnalyses(true)
    await until { !model.values.isEmpty }
    let marked = Set(model.snapshot.marks.map(\.place))
    let valued = model.values.compactMap { value -> UInt16? in
      if case .place(let place) = value.target { place } else { nil }
    }
    #expect(Set(valued).isSubset(of: marked))
    #expect(model.values.contains { $0.isBest })
    #expect(model.evaluation != nil)
    #expect(!model.scene(Settings()).values.isEmpty)
    #expect(!model.isThinking, "an analysis is not the computer's turn")
    model.setAnalyses(false)
    #expect(model.values.isEmpty)
    #expect(model.evaluation == nil)
    #expect(model.scene(Settings()).values.isEmpty)
  }

  @Test func anAnalysisIsHiddenWithTheScreenAndGoesOnWithIt() async throws {
    let model = try bench.begin("lines-of-action")
    model.show()
    model.setAnalyses(true)
    await until { model.view != nil }
    model.hide()
    #expect(model.errand == nil)
    model.show()
    #expect(model.errand == .analysis)
  }

  @Test func aProvenPositionIsAnalysedOnce() async throws {
    let model = try bench.begin("connect-four")
    // Three in a row with both ends open: the first side wins at once.
    for turn in ["4", "4", "3", "3", "5", "5"] { model.play(turn) }
    model.show()
    model.setAnalyses(true)
    await until { model.view?.proof != nil && model.errand == nil }
    #expect(model.view?.proof == Proof(verdict: .win, turns: 1))
    #expect(model.evaluation?.winner == .first)
    #expect(model.evaluation?.turns == 1)
    #expect(model.evaluation?.firstShare == 1)
    let best = try #require(model.values.first { $0.isBest })
    #expect(best.short == "W1")
    #expect(model.scene(Settings()).values.contains { $0.proven && $0.ink == .win })
    #expect(model.expectedLine.count == 1)
  }

  @Test func theTreesOfAWonPositionAreShown() async throws {
    let model = try bench.begin("bridgit", options: [OptionSetting(name: "size", value: .number(number: 7))])
    model.show()
    model.setAnalyses(true)
    await until { model.showsCertificate }
    #expect(model.scene(Settings()).certificate.count == 2)
  }

  @Test func theValuesOfTheSecondStepFollowTheFirst() async throws {
    let model = try bench.begin("pentago-twist")
    model.show()
    model.setAnalyses(true)
    await until { !model.values.isEmpty }
    let place = try #require(model.snapshot.marks.first?.place)
    model.touch(.place(place: place))
    let twist = try #require(model.snapshot.marks.first?.place)
    model.touch(.place(place: twist))
    await until { model.operations.contains { model.value(of: $0) != nil } }
    #expect(model.operations.map(\.kind) == [.turn, .mirror])
  }

  @Test func aHintNamesATurnAndMarksWhereItBegins() async throws {
    let model = try bench.begin("connect-four")
    for turn in ["4", "4", "3", "3", "5", "5"] { model.play(turn) }
    model.show()
    model.askHint()
    #expect(model.isHinting)
    await until { model.hint != nil }
    #expect(!model.isHinting)
    let hint = try #require(model.hint)
    #expect(["2", "6"].contains(hint.turn))
    #expect(hint.sentence != hint.turn)
    let target = try #require(hint.target)
    model.touch(target)
    #expect(model.snapshot.turns.last?.text == hint.turn)
    #expect(model.hint == nil)
  }

  @Test func aHintIsForgottenWhenSomebodyPlaysFirst() throws {
    let model = try bench.begin("lines-of-action")
    model.show()
    model.askHint()
    model.play(try #require(model.legalTurns().first).text)
    #expect(!model.isHinting)
    #expect(model.hint == nil)
  }

  @Test func nobodyGetsAHintForTheComputersTurn() throws {
    let model = try bench.begin("connect-four", first: .level(number: 1))
    #expect(!model.canHint)
    model.askHint()
    #expect(!model.isHinting)
  }

  @Test func valuesAreSaidByLetterAndTurnsOrInPerCent() {
    func value(_ value: Double, _ proof: Proof?) -> TargetValue {
      TargetValue(target: .place(place: 3), visits: 9, value: value, proof: proof, isBest: false)
    }
    #expect(value(0, Proof(verdict: .win, turns: 7)).short == "W7")
    #expect(value(0, Proof(verdict: .draw, turns: nil)).short == "=")
    #expect(value(0, Proof(verdict: .loss, turns: 9)).short == "L9")
    #expect(value(0.5, nil).short == "75%")
    #expect(value(-1, nil).short == "0%")
    #expect([value(0.5, nil).ink, value(0, nil).ink, value(-0.5, nil).ink] == [.win, .draw, .loss])
    #expect(PlaceValue(value(0.5, nil))?.proven == false)
  }
}
