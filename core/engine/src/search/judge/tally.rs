use super::{Grade, Judgement};
use crate::game::{Side, Verdict};

/// What the turns of one side come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often there was something to decide, and it is known how it was decided.
    pub decisions: u32,
    /// How often of these the result was kept, or little of what could be expected was lost.
    pub kept: u32,
}

impl Tally {
    /// Counts a turn.
    pub const fn add(&mut self, grade: Grade) {
        if grade.is_decision() {
            self.decisions += 1;
            self.kept += !grade.is_grave() as u32;
        }
    }
}

/// How many turns had been played when the side that lost could still hold the game by its next turn for the last time;
/// `None` if it never could. Turns are given with who made them; those that nobody has judged are passed over.
#[must_use]
pub fn last_safe(turns: &[(Side, Option<&Judgement>)], loser: Side) -> Option<usize> {
    turns.iter().rposition(|(side, judged)| {
        let before = judged.map(|judged| judged.before);
        *side == loser
            && before.is_some_and(|before| match before.verdict() {
                Some(verdict) => verdict > Verdict::Loss,
                None => before.highest() >= 0.0,
            })
    })
}
