//! The judge: what a turn was worth, from one search that values it and the best turn together.
//!
//! Two searches, one before and one after a turn, contradict each other: what one of them calls the best turn the other
//! calls a mistake. So a part of the simulations of one search is kept for the turn that was played, and both values come
//! from the same tree, or both from the exact solver.
//!
//! | what is known | what decides |
//! |---|---|
//! | both results are proven | the results and nothing else: a slower win is no mistake, and what is lost cannot be lost |
//! | anything else | expected points, where the intervals of the two values do not overlap |
//!
//! Everything is counted in simulations and positions and never in time, so that a turn is judged alike everywhere.

mod tally;
mod weigh;

use serde::{Deserialize, Serialize};

pub use tally::{Tally, last_safe};
pub use weigh::judge;

use crate::game::{Proof, Verdict};

/// The simulations of a judgement unless something else is asked for. A phone that makes 100,000 in a second of Lines of
/// Action, a third of what a server makes (`measure rates`), has judged a turn after 0.16 seconds.
pub const JUDGE_VISITS: u64 = 16_384;

/// From so many expected points lost (of 0..1) a turn is an inaccuracy, a mistake, a blunder. Chess sites draw these
/// lines at 0.05, 0.10 and 0.15 (lichess, `Advice.scala`: 0.1, 0.2 and 0.3 of a scale of twice that length) or at 0.05,
/// 0.10 and 0.20 (chess.com, expected points); they are drawn wider here, because what is estimated is known less well
/// than by the searches of those sites.
const LOST: [(f32, Grade); 3] = [(0.30, Grade::Blunder), (0.15, Grade::Mistake), (0.07, Grade::Inaccuracy)];

/// Where both sides of a turn have at least so many expected points, or at most one minus that, the result is hardly in
/// doubt, and the turn is graded a step more mildly.
const NO_DOUBT: f32 = 0.85;

/// Two standard errors: one interval in twenty is too narrow by chance.
const STANDARD_ERRORS: f32 = 1.96;

/// What a search is wrong by however many simulations it makes, of a scale of two: what it has not looked into yet. In
/// tic-tac-toe, where all is known, the estimates of a drawn position are 0.1 above it after 10,000 simulations.
const BLINDNESS: f32 = 0.12;

/// How well a turn was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// It kept the result, or what could be expected.
    Kept,
    /// It alone kept the result: every other turn gives it away.
    Only,
    /// It gave a proven result away: a win to a draw, or either to a loss.
    GaveAway,
    /// It lost a little of what could be expected.
    Inaccuracy,
    /// It lost more.
    Mistake,
    /// It lost most.
    Blunder,
    /// There was no other turn.
    Forced,
    /// All turns lead to the same result.
    Equal,
    /// It looks worse than the best turn, but not by more than the search may be wrong.
    Unsure,
}

impl Grade {
    /// The word of the engine program.
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

    /// Whether there was something to decide, and it is known how it was decided.
    #[must_use]
    pub const fn is_decision(self) -> bool {
        !matches!(self, Self::Forced | Self::Equal | Self::Unsure)
    }

    /// Whether something was lost.
    #[must_use]
    pub const fn is_slip(self) -> bool {
        matches!(self, Self::GaveAway | Self::Inaccuracy | Self::Mistake | Self::Blunder)
    }

    /// Whether so much was lost that it may have decided the game.
    #[must_use]
    pub const fn is_grave(self) -> bool {
        matches!(self, Self::GaveAway | Self::Mistake | Self::Blunder)
    }
}

/// What a position or a turn is worth to the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Worth {
    /// The exact result.
    Proven(Proof),
    /// What is expected.
    Estimated {
        /// From -1 (loses) to 1 (wins).
        value: f32,
        /// By how much that may be wrong, either way.
        error: f32,
    },
}

impl Worth {
    /// The estimate of so many simulations.
    pub(super) fn estimated(value: f32, visits: u64) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "a rounded count of visits serves as well")]
        let visits = visits.max(1) as f32;
        let spread = (1.0 - value * value).max(0.0) + 0.05;
        let error = STANDARD_ERRORS * (spread / visits).sqrt() + BLINDNESS;
        Self::Estimated { value, error: error.min(1.0) }
    }

    /// The proven result.
    #[must_use]
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Self::Proven(proof) => Some(proof.verdict),
            Self::Estimated { .. } => None,
        }
    }

    /// The turns to the end, where a proof knows them.
    #[must_use]
    pub const fn turns(self) -> Option<u16> {
        match self {
            Self::Proven(proof) => proof.turns,
            Self::Estimated { .. } => None,
        }
    }

    /// From -1 (loses) to 1 (wins).
    #[must_use]
    pub const fn value(self) -> f32 {
        match self {
            Self::Proven(proof) => proof.verdict.value().get(),
            Self::Estimated { value, .. } => value,
        }
    }

    /// Expected points, from 0 (loses) to 1 (wins).
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

/// What a turn was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Judgement {
    /// The turn.
    pub turn: String,
    /// How well it was played.
    pub grade: Grade,
    /// What the position was worth to the side that made it: what its best turn is worth.
    pub before: Worth,
    /// What it had after the turn.
    pub after: Worth,
    /// The best turn; the one played if none is better.
    pub best: String,
    /// Expected points lost, from 0 to 1; nothing where there was nothing to decide.
    pub lost: Option<f32>,
    /// What the opponent answers to a turn that lost something, and how it goes on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refutation: Vec<String>,
    /// The simulations it took; none where it was solved.
    pub visits: u64,
}

impl Judgement {
    /// Whether both values are proven.
    #[must_use]
    pub const fn is_proven(&self) -> bool {
        self.before.verdict().is_some() && self.after.verdict().is_some()
    }

    /// By how many turns a won game has become longer, where that is all that was lost.
    #[must_use]
    pub fn slower_by(&self) -> Option<u16> {
        let won = self.before.verdict() == Some(Verdict::Win) && self.after.verdict() == Some(Verdict::Win);
        let (before, after) = (self.before.turns()?, self.after.turns()?);
        (won && after > before).then(|| after - before)
    }
}

/// How well a turn was played, and what it lost: `played` and `best` are worth this, `others` is what is proven of all
/// other legal turns.
pub(super) fn graded(played: Worth, best: Worth, is_best: bool, others: &[Option<Verdict>]) -> (Grade, Option<f32>) {
    if others.is_empty() {
        return (Grade::Forced, None);
    }
    let verdict = played.verdict();
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
    let grade = match LOST.iter().position(|(least, _)| lost >= *least) {
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
