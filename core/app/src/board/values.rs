//! Texts and signs of the values of targets.

use super::super::words::Words;
use crate::picture::ValueWords;
use fivefold_engine::{
    game::{Message, Proof, Verdict},
    session::TargetValue,
};

/// Returns the letters of proven values.
pub(super) fn value_words(words: Words) -> ValueWords {
    ValueWords { win: words.word("letter-win"), draw: words.word("letter-draw"), loss: words.word("letter-loss") }
}

/// Returns a value's text for screen readers.
pub(super) fn spoken_value(value: &TargetValue, words: Words) -> String {
    let said = value_in_words(value.value, value.proof, words);
    if value.is_best { words.say(&Message::new("value-best").word("value", said)) } else { said }
}

/// Returns the text of a value from -1 to 1, or of a proven result.
pub fn value_in_words(value: f32, proof: Option<Proof>, words: Words) -> String {
    let in_moves = |plain, counted, moves: Option<u16>| match moves {
        None => words.word(plain),
        Some(moves) => words.say(&Message::new(counted).number("moves", moves)),
    };
    let Some(proof) = proof else {
        return words.say(&Message::new("value-chance").number("percent", percent(share(value))));
    };
    match proof.verdict {
        Verdict::Win => in_moves("value-wins", "value-wins-in", proof.winner_moves()),
        Verdict::Loss => in_moves("value-loses", "value-loses-in", proof.winner_moves()),
        Verdict::Draw => words.word("value-draws"),
    }
}

/// The maximum number of values shown at once.
const MOST_SHOWN: usize = 3;

/// The maximum number of values that are shown if all lose, such as those of the twists after a stone.
const MOST_LOST: usize = 8;

/// Returns the values to show: the best one, then the next ones that are not proven losses. If all of a few lose, none is
/// left out, because a place without a value looks safe.
pub(super) fn shown_values(values: &[TargetValue]) -> Vec<TargetValue> {
    let loses = |value: &TargetValue| value.proof.is_some_and(|proof| proof.verdict == Verdict::Loss);
    let all_lose = values.len() <= MOST_LOST && values.iter().all(loses);
    let is_shown = |value: &TargetValue| value.is_best || all_lose || !loses(value);
    let mut shown_values: Vec<_> = values.iter().copied().filter(is_shown).collect();
    shown_values.sort_by(|one, other| other.is_best.cmp(&one.is_best).then(other.value.total_cmp(&one.value)));
    shown_values.truncate(if all_lose { MOST_LOST } else { MOST_SHOWN });
    shown_values
}

/// Converts a value from -1 to 1 to a share from 0 to 1.
pub fn share(value: f32) -> f64 {
    f64::midpoint(f64::from(value), 1.0).clamp(0.0, 1.0)
}

/// Formats a share for display.
#[expect(clippy::cast_possible_truncation, reason = "it is at most 100")]
pub fn percent(share: f64) -> i64 {
    share.mul_add(100.0, 0.5).floor() as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use fivefold_engine::game::{Place, Target};

    fn value(place: u16, value: f32, verdict: Option<Verdict>) -> TargetValue {
        let proof = verdict.map(|verdict| Proof { verdict, moves: None });
        TargetValue { target: Target::Place(Place(place)), visits: 1, value, proof, is_best: place == 0 }
    }

    fn shown_targets(values: &[TargetValue]) -> Vec<Target> {
        shown_values(values).into_iter().map(|value| value.target).collect()
    }

    #[test]
    fn best_values_are_shown_without_losing_ones() {
        let lost = Some(Verdict::Loss);
        let values =
            [value(3, -0.2, None), value(1, 0.3, None), value(2, 0.1, None), value(4, -1.0, lost), value(0, 0.4, None)];
        assert_eq!(shown_targets(&values), [0, 1, 2].map(|place| Target::Place(Place(place))));
    }

    /// Regression test: of eight twists that lose one was marked.
    #[test]
    fn few_values_that_all_lose_are_all_shown() {
        let lost = |count| (0..count).map(|place| value(place, -1.0, Some(Verdict::Loss))).collect::<Vec<_>>();
        assert_eq!(shown_targets(&lost(8)).len(), 8);
        assert_eq!(shown_targets(&lost(9)), [Target::Place(Place(0))], "too many for a small board");
        assert!(shown_targets(&[]).is_empty());
    }
}
