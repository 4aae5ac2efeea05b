import FivefoldCore
import Foundation

/// The app's own words, by their keys in the catalogue: `aboutText` is `about_text` there. A test compares the two.
enum Word: String, CaseIterable {
  case about, aboutSource, aboutText, aboutVersion, againstComputer, agreeDraw, agreeDrawSure, allTurns, analysis
  case analysisBar, analysisLine, animationSpeed, appearance, appName, cancel, choose, chooseCells, clock, confirm
  case confirmTurns, confirmTurnsHint, coordinates, copyGame, delete, deleteSure, drawAgain, draws, flipBoard
  case flipBoardHint, goOn, haptics, hint, keptGames, learn, less, letComputerPlay, licences, losses, menu, more
  case moveNow, newGame, noStatistics, openFile, opponent, options, palette, paletteGreys, paletteHighContrast
  case paletteNight, paletteStandard, paletteWood, pasteGame, pause, players, playFromHere, playing
  case redo, rematch, reset, resetSure, resign, resignSure, review, rules, sendMessage, settings, shareGame, sharePicture, showCode, showVisits, showVisitsHint
  case simulations, sounds
  case speedFast, speedNormal, speedOff, speedSlow, start, startOfGame, statistics, streak, strength, strengthLevel
  case strengthTime, surprise, takeBack, theme, themeDark, themeLight, themeSystem, turnEarlier, turnLater, turns
  case twoComputers, twoPeople, undo, whoStarts, wins

  /// The key in the catalogue.
  var key: String { rawValue.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined() }
}

/// One of the app's own words. What depends on a game or on what happens in it is said by the core.
func word(_ word: Word, _ arguments: any CVarArg...) -> String {
  let form = Bundle.module.localizedString(forKey: word.key, value: nil, table: nil)
  return arguments.isEmpty ? form : String(format: form, locale: .current, arguments: arguments)
}
