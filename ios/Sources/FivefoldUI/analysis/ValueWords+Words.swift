import FivefoldCore
import FivefoldPainter

extension ValueWords {
  /// The letters on the pills in the language of the app.
  static var spelled: ValueWords {
    ValueWords(win: word("win_letter"), draw: word("draw_letter"), loss: word("loss_letter"))
  }
}

/// A value as a screen reader says it.
func words(of value: TargetValue) -> String {
  let words =
    switch value.spoken {
    case .wins(let turns?): word("value_wins_in", turns)
    case .wins(nil): word("value_wins")
    case .draws: word("value_draws")
    case .loses(let turns?): word("value_loses_in", turns)
    case .loses(nil): word("value_loses")
    case .chance(let percent): word("value_chance", (Double(percent) / 100).formatted(.percent))
    }
  return value.isBest ? word("value_best", words) : words
}
