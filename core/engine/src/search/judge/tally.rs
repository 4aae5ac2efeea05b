use super::{Grade, Judgment};
use crate::game::{Side, Verdict};

/// The totals of one side's graded moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Decisions: moves with a choice and a known grade.
    pub decisions: u32,
    /// Decisions that kept the result or lost little.
    pub kept: u32,
}

impl Tally {
    /// Counts a move with this grade.
    pub const fn add(&mut self, grade: Grade) {
        if grade.is_decision() {
            self.decisions += 1;
            self.kept += !grade.is_grave() as u32;
        }
    }
}

/// Returns the index of the loser's last move before which the game could still be held, or `None` if it never could.
/// Each move is given with its side; moves without a judgment are skipped.
#[must_use]
pub fn last_safe(moves: &[(Side, Option<&Judgment>)], loser: Side) -> Option<usize> {
    moves.iter().rposition(|(side, judged)| {
        let before = judged.map(|judged| judged.before);
        *side == loser
            && before.is_some_and(|before| match before.verdict() {
                Some(verdict) => verdict > Verdict::Loss,
                None => before.highest() >= 0.0,
            })
    })
}
