//! Move grading: one search values the played move and the best move together.
//!
//! Two separate searches, one before and one after a move, can contradict each other: the best move of one is a mistake
//! to the other. Therefore a part of the simulations of one search is reserved for the played move, and both values
//! come from the same tree or both from the exact solver.
//!
//! | known | decisive |
//! |---|---|
//! | both results are proven | the results alone; the length of a win is not graded |
//! | every move loses | a mistake if the opponent wins with the next move and another move loses later |
//! | the move is a proven loss, and another one is not | at least an inaccuracy, however bad the other one looks |
//! | anything else | expected points, where the intervals of the two values do not overlap |
//!
//! A move that seems to lose something is verified before it is blamed: the solver tries again with a larger budget, or
//! the search goes on with as many simulations again for the compared moves.
//!
//! Effort is limited by simulations and positions, never by time, so that a move gets the same grade on every device.

mod weigh;

use serde::{Deserialize, Serialize};

pub use weigh::judge;

use crate::game::{Knowledge, Proof, Side, Verdict};

/// The default number of simulations of a judgment, doubled to verify a loss. A phone that makes 100,000 simulations of
/// Lines of Action in a second, a third of a server's rate (`measure rates`), searches that many in 0.16 seconds.
pub const JUDGE_VISITS: u64 = 16_384;

/// The thresholds of expected points lost (0..1) for an inaccuracy, a mistake and a blunder. Chess sites use 0.05, 0.10
/// and 0.15 (lichess, `Advice.scala`: 0.1, 0.2 and 0.3 of a scale of twice that length) or 0.05, 0.10 and 0.20
/// (chess.com, expected points). The thresholds here are wider, because the estimates are less certain than those of
/// these sites' searches.
const LOST: [(f32, Grade); 3] = [(0.30, Grade::Blunder), (0.15, Grade::Mistake), (0.07, Grade::Inaccuracy)];

/// The result is hardly in doubt where both the played and the best move have at least this many expected points, or
/// both at most one minus this many. The grade is then one step milder.
const NO_DOUBT: f32 = 0.85;

/// Standard errors in each direction of a 95% confidence interval: one interval in twenty is too narrow by chance.
const STANDARD_ERRORS: f32 = 1.96;

/// The systematic error of a search, on a scale of two, from lines it has not searched yet; more simulations do not
/// reduce it. In tic-tac-toe, which is solved, estimates of a drawn position are 0.1 too high after 10,000 simulations.
const BLINDNESS: f32 = 0.12;

/// The grade of a played move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The move kept the result, or the expected points.
    Kept,
    /// The only move that kept the result.
    Only,
    /// The move gave a proven result away: a win became a draw, or either became a loss.
    GaveAway,
    /// The move lost at least 0.07 expected points.
    Inaccuracy,
    /// The move lost at least 0.15 expected points, or it loses at once where another move holds out longer.
    Mistake,
    /// The move lost at least 0.30 expected points.
    Blunder,
    /// The only legal move.
    Forced,
    /// All moves lead to the same result.
    Equal,
    /// The move looks worse than the best move, but within the error of the search.
    Unsure,
}

impl Grade {
    /// Returns the grade's name in the engine program's output.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Only => "only",
            Self::GaveAway => "gave-away",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
            Self::Forced => "forced",
            Self::Equal => "equal",
            Self::Unsure => "unsure",
        }
    }

    /// Returns whether the move was a real choice with a known grade.
    #[must_use]
    pub const fn is_decision(self) -> bool {
        !matches!(self, Self::Forced | Self::Equal | Self::Unsure)
    }

    /// Returns whether the move lost anything.
    #[must_use]
    pub const fn is_slip(self) -> bool {
        matches!(self, Self::GaveAway | Self::Inaccuracy | Self::Mistake | Self::Blunder)
    }

    /// Returns whether the loss may have decided the game.
    #[must_use]
    pub const fn is_grave(self) -> bool {
        matches!(self, Self::GaveAway | Self::Mistake | Self::Blunder)
    }
}

/// The value of a position or a move for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Worth {
    /// The exact result.
    Proven(Proof),
    /// An estimated value.
    Estimated {
        /// From -1 (loss) to 1 (win).
        value: f32,
        /// The error of `value` in each direction.
        error: f32,
    },
}

impl Worth {
    /// Returns the estimate from this many simulations.
    pub(super) fn estimated(value: f32, visits: u64) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "a rounded count of visits is precise enough")]
        let visits = visits.max(1) as f32;
        let spread = (1.0 - value * value).max(0.0) + 0.05;
        let error = STANDARD_ERRORS * (spread / visits).sqrt() + BLINDNESS;
        Self::Estimated { value, error: error.min(1.0) }
    }

    /// Returns whether the value is a loss: proven, or estimated below a draw beyond the error.
    #[must_use]
    pub fn is_lost(self) -> bool {
        self.verdict().map_or_else(|| self.highest() < 0.0, |verdict| verdict == Verdict::Loss)
    }

    /// Returns the opponent's moves until it wins, if a loss is proven; the maximum if their number is not known, which is
    /// then greater than 1.
    fn lost_in(self) -> Option<u16> {
        match self {
            Self::Proven(proof) if proof.verdict == Verdict::Loss => Some(proof.winner_moves().unwrap_or(u16::MAX)),
            Self::Proven(_) | Self::Estimated { .. } => None,
        }
    }

    fn is_valid(self) -> bool {
        match self {
            Self::Proven(_) => true,
            // A mean may exceed its bounds by a rounding error.
            Self::Estimated { value, error } => value.abs() < 1.001 && (0.0..=1.0).contains(&error),
        }
    }

    /// Returns the proven result, if there is one.
    #[must_use]
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Self::Proven(proof) => Some(proof.verdict),
            Self::Estimated { .. } => None,
        }
    }

    /// Returns the moves of both sides to the end of the game, if a proof knows them.
    #[must_use]
    pub const fn moves(self) -> Option<u16> {
        match self {
            Self::Proven(proof) => proof.moves,
            Self::Estimated { .. } => None,
        }
    }

    /// Returns the value from -1 (loss) to 1 (win).
    #[must_use]
    pub const fn value(self) -> f32 {
        match self {
            Self::Proven(proof) => proof.verdict.value().get(),
            Self::Estimated { value, .. } => value,
        }
    }

    /// Returns the expected points, from 0 (loss) to 1 (win).
    #[must_use]
    pub const fn points(self) -> f32 {
        f32::midpoint(self.value(), 1.0)
    }

    const fn error(self) -> f32 {
        match self {
            Self::Proven(_) => 0.0,
            Self::Estimated { error, .. } => error,
        }
    }

    const fn lowest(self) -> f32 {
        self.value() - self.error()
    }

    const fn highest(self) -> f32 {
        self.value() + self.error()
    }
}

/// The judgment of one played move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Judgment {
    /// The move as text.
    #[serde(rename = "turn")]
    pub text: String,
    /// The grade.
    pub grade: Grade,
    /// The value of the position before the move: that of its best move.
    pub before: Worth,
    /// The value after the move, for the side that made it.
    pub after: Worth,
    /// The best move as text; the played move if no other is better.
    pub best: String,
    /// Expected points lost, from 0 to 1; `None` for [`Grade::Forced`] and [`Grade::Equal`].
    pub lost: Option<f32>,
    /// The opponent's reply to a move that lost something, and the moves that follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refutation: Vec<String>,
    /// The simulations made; 0 if the position was solved.
    pub visits: u64,
}

/// The longest text of a move in a judgment read from a file, in bytes.
const MOST_TEXT: usize = 40;

impl Judgment {
    /// Returns whether every value is in its range, as in the judgments that a search makes.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let mut texts = self.refutation.iter().chain([&self.best, &self.text]);
        [self.before, self.after].into_iter().all(Worth::is_valid)
            && self.lost.is_none_or(|lost| (0.0..=1.0).contains(&lost))
            && self.refutation.len() <= weigh::MOST_REFUTATION
            && texts.all(|text| text.len() <= MOST_TEXT)
    }

    /// Returns whether both values are proven.
    #[must_use]
    pub const fn is_proven(&self) -> bool {
        self.before.verdict().is_some() && self.after.verdict().is_some()
    }

    /// Returns the judgment with the result of the move that was proven after the next move, and the grade that follows.
    #[must_use]
    pub fn with_proof(self, proof: Proof) -> Self {
        if self.after.verdict().is_some() {
            return self;
        }
        let (after, is_best) = (Worth::Proven(proof), self.best == self.text);
        let is_proven = match self.grade {
            // A forced move, or one whose alternatives are proven worse, is the best one.
            Grade::Forced | Grade::Only => true,
            _ => proof.verdict == Verdict::Win && self.before.verdict().is_none(),
        };
        let before = if is_proven { after } else { self.before };
        let best = if is_proven { self.text.clone() } else { self.best };
        let (grade, lost) = match (self.grade, proof.verdict) {
            (Grade::Only, Verdict::Loss) => (Grade::Equal, None),
            (Grade::Forced | Grade::Equal | Grade::Only, _) => (self.grade, self.lost),
            // Other moves may hold out; the search has found none.
            (_, Verdict::Loss) if is_best => (self.grade, self.lost),
            _ => graded(after, before, is_best || is_proven, &[None]),
        };
        Self { grade, before, after, best, lost, ..self }
    }

    /// Returns what the judgment knows about the played move, for its reasons.
    #[must_use]
    pub fn knowledge(&self) -> Knowledge {
        let proof = match self.after {
            Worth::Proven(proof) => Some(proof),
            Worth::Estimated { .. } => None,
        };
        let is_lost = self.before.verdict() == Some(Verdict::Loss);
        let is_longest = is_lost && self.before.moves().is_some() && self.before.moves() == self.after.moves();
        Knowledge { proof, is_only: self.grade == Grade::Only && proof.is_some(), is_longest }
    }

    /// Returns by how many moves of the winner a won game has become longer; `None` unless it is won before and after
    /// the move.
    #[must_use]
    pub fn slower_by(&self) -> Option<u16> {
        let won = |worth| match worth {
            Worth::Proven(proof) if proof.verdict == Verdict::Win => proof.winner_moves(),
            Worth::Proven(_) | Worth::Estimated { .. } => None,
        };
        let (before, after) = (won(self.before)?, won(self.after)?);
        (after > before).then(|| after - before)
    }

    /// Returns whether the move brings a proven loss so near that the winner needs at most `within` moves, while another
    /// move would have held out longer.
    #[must_use]
    pub fn hastens_loss(&self, within: u16) -> bool {
        self.after.lost_in().is_some_and(|after| after <= within)
            && self.before.lost_in().is_none_or(|before| before > within)
    }
}

/// Returns the grade of a move and the expected points it lost. `others` holds the proven results of all other legal
/// moves.
pub(super) fn graded(played: Worth, best: Worth, is_best: bool, others: &[Option<Verdict>]) -> (Grade, Option<f32>) {
    if others.is_empty() {
        return (Grade::Forced, None);
    }
    let verdict = played.verdict();
    if played.lost_in() == Some(1) && !is_best && best.lost_in().is_some_and(|moves| moves > 1) {
        return (Grade::Mistake, Some(0.0));
    }
    if best.verdict() == Some(Verdict::Loss) || (verdict.is_some() && others.iter().all(|other| *other == verdict)) {
        return (Grade::Equal, None);
    }
    let least = verdict.unwrap_or(Verdict::Draw);
    if others.iter().all(|other| other.is_some_and(|other| other < least)) {
        return (Grade::Only, Some(0.0));
    }
    let lost = if is_best { 0.0 } else { (best.points() - played.points()).max(0.0) };
    if let (Some(played), Some(best)) = (verdict, best.verdict()) {
        return (if played < best { Grade::GaveAway } else { Grade::Kept }, Some(lost));
    }
    let step = LOST.iter().position(|(least, _)| lost >= *least);
    if verdict == Some(Verdict::Loss) {
        // No result is worse, so neither the error of the other estimate nor its nearness to a loss is an excuse.
        return (step.map_or(Grade::Inaccuracy, |step| LOST[step].1), Some(lost));
    }
    let grade = match step {
        None => Grade::Kept,
        Some(_) if played.highest() >= best.lowest() => Grade::Unsure,
        Some(step) => {
            let decided = [played, best].iter().all(|worth| worth.points() >= NO_DOUBT)
                || [played, best].iter().all(|worth| worth.points() <= 1.0 - NO_DOUBT);
            LOST.get(step + usize::from(decided)).map_or(Grade::Kept, |(_, grade)| *grade)
        }
    };
    (grade, Some(lost))
}

/// The totals of one side's graded moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Decisions: moves with a choice and a known grade.
    pub decisions: u32,
    /// Decisions that are no mistakes.
    pub kept: u32,
}

impl Tally {
    /// Counts a move with this grade.
    pub const fn add(&mut self, grade: Grade) {
        if grade.is_decision() {
            self.decisions += 1;
            self.kept += !grade.is_slip() as u32;
        }
    }
}

/// Returns the index of the loser's last move before which the game could still be held, or `None` if it never could.
/// Each move is given with its side; moves without a judgment are skipped.
#[must_use]
pub fn last_safe(moves: &[(Side, Option<&Judgment>)], loser: Side) -> Option<usize> {
    moves.iter().rposition(|(side, judged)| *side == loser && judged.is_some_and(|judged| !judged.before.is_lost()))
}
