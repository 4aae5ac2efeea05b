//! What is known of a touch, in words and signs.

use super::super::words::Words;
use crate::{
    game::{Message, Proof, Verdict},
    picture::ValueWords,
    session::TargetValue,
};

/// The letters on the values.
pub(super) fn value_words(words: Words) -> ValueWords {
    ValueWords { win: words.word("letter-win"), draw: words.word("letter-draw"), loss: words.word("letter-loss") }
}

/// A value as a screen reader says it.
pub(super) fn spoken_value(value: &TargetValue, words: Words) -> String {
    let in_turns = |plain, counted, turns: Option<u16>| match turns {
        None => words.word(plain),
        Some(turns) => words.say(&Message::new(counted).number("turns", turns)),
    };
    let said = match value.proof {
        None => words.say(&Message::new("value-chance").number("percent", percent(share(value.value)))),
        Some(Proof { verdict: Verdict::Win, turns }) => in_turns("value-wins", "value-wins-in", turns),
        Some(Proof { verdict: Verdict::Loss, turns }) => in_turns("value-loses", "value-loses-in", turns),
        Some(Proof { verdict: Verdict::Draw, .. }) => words.word("value-draws"),
    };
    if value.is_best { words.say(&Message::new("value-best").word("value", said)) } else { said }
}

/// A value from -1 to 1 as a share from 0 to 1.
pub fn share(value: f32) -> f64 {
    f64::midpoint(f64::from(value), 1.0).clamp(0.0, 1.0)
}

/// A share as it is shown.
#[expect(clippy::cast_possible_truncation, reason = "it is at most 100")]
pub fn percent(share: f64) -> i64 {
    share.mul_add(100.0, 0.5).floor() as i64
}
