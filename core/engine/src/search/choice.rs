//! The choice of the move to play: the best one, or one that a player of the given level would make.

use std::ops::ControlFlow;

use rand::Rng;

use super::attention::{Attention, Plainness, has_won};
use super::limits::Settings;
use super::node::as_weight;
use super::numbers::{exp, ln};
use super::report::{MoveEvaluation, SearchView};
use crate::game::{Level, Move, Outcome, PositionHistory, Random, Side, Status, Think, Verdict, each_move};

/// The smallest share of the most visited move's visits for a move to be considered at any level.
const LEAST_SHARE_OF_VISITS: f32 = 0.1;

/// The random weakness of a level for one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weakness {
    /// Allows exact knowledge.
    pub(super) uses_oracle: bool,
    /// A random number from 0 up to but not including 1: a threat is seen if it is below the level's probability.
    inattention: f32,
    /// The probability of seeing a threat that is not plain.
    sees_threats: f32,
}

impl Weakness {
    pub(super) fn draw(settings: &Settings, random: &mut Random) -> Self {
        let (exact, inattention) = (fraction(random), fraction(random));
        Self {
            uses_oracle: settings.use_oracle && settings.level.is_none_or(|level| exact < level.exact),
            inattention,
            sees_threats: settings.level.map_or(1.0, |level| level.sees_threats),
        }
    }

    /// Returns whether a loss in one of this kind is overlooked in this move.
    pub(super) fn overlooks(self, threat: Plainness) -> bool {
        let chance = match threat {
            Plainness::Plain => 1.0,
            Plainness::Slanted => self.sees_threats,
            Plainness::Hidden => self.sees_threats * self.sees_threats,
        };
        self.inattention >= chance
    }
}

/// Returns a random number from 0 up to but not including 1.
fn fraction(random: &mut Random) -> f32 {
    as_weight(random.next_u32() >> 8) / 16_777_216.0
}

/// Returns the move to play.
pub(super) fn choose<P: Think>(
    history: &PositionHistory<P>,
    findings: &SearchView<Move>,
    settings: &Settings,
    weakness: Weakness,
    random: &mut Random,
) -> Option<Move> {
    let Some(level) = settings.level else { return findings.best() };
    let made = history.under_way().len();
    let after = |candidate: &MoveEvaluation<Move>| {
        let mut position = *history.position();
        candidate.mv.actions().skip(made).for_each(|action| position.play_unchecked(action));
        position
    };
    let side = history.position().status().side()?;
    if let Some(win) = findings.candidates.iter().find(|candidate| has_won(&after(candidate), side)) {
        return Some(win.mv);
    }
    let attention = Attention::new(history, side);
    let weight = |mv: Move| if level.stays_near { attention.weight(mv) } else { 1.0 };
    let all: Vec<Candidate> =
        findings.candidates.iter().map(|it| Candidate { found: *it, weight: weight(it.mv) }).collect();
    // Only drawn moves are checked: two moves ahead there are too many positions to check all moves.
    let mut open = all.clone();
    while let Some(drawn) = draw(&open, &level, random) {
        let place = open.iter().position(|candidate| candidate.found.mv == drawn)?;
        let after = after(&open[place].found);
        let is_played = if weakness.overlooks(Plainness::Hidden) {
            attention.danger(drawn, &after, side).is_none_or(|threat| weakness.overlooks(threat))
        } else {
            !loses_in_one(&after, side)
        };
        if is_played {
            return Some(drawn);
        }
        open.remove(place);
    }
    draw(&all, &level, random)
}

/// A move that the search found, and its weight among those that a player of the level looks at.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    found: MoveEvaluation<Move>,
    weight: f32,
}

/// Returns whether `side`, having just moved, has lost or can lose by the opponent's next move.
fn loses_in_one<P: Think>(position: &P, side: Side) -> bool {
    match position.status() {
        Status::Ended(ending) => ending.outcome == Outcome::Win(side.other()),
        Status::ToMove(mover) | Status::MidMove(mover) => mover != side && wins_in_one(position, mover),
    }
}

/// Returns whether `side`, which is to move, can win by its next move, however many actions the move takes.
fn wins_in_one<P: Think>(position: &P, side: Side) -> bool {
    let wins = |_, after: &P| if has_won(after, side) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    position.winning_action().is_some() || each_move(position, Move::default(), &mut { wins }).is_break()
}

/// Draws one of the good moves that are looked at, or one that is looked at if no good one is; `candidates` must be
/// ordered best first.
fn draw(candidates: &[Candidate], level: &Level, random: &mut Random) -> Option<Move> {
    let best = candidates.first()?.found;
    let is_proven_win = best.proof.is_some_and(|proof| proof.verdict == Verdict::Win);
    if level.temperature <= 0.0 || (is_proven_win && best.proof.and_then(|proof| proof.moves) == Some(1)) {
        return Some(best.mv);
    }
    let count = |mv: &MoveEvaluation<Move>| u32::try_from(mv.visits).unwrap_or(u32::MAX).max(1);
    let most = candidates.iter().map(|it| count(&it.found)).max().unwrap_or(1);
    let is_good = |mv: &MoveEvaluation<Move>| {
        let is_searched = as_weight(count(mv)) >= LEAST_SHARE_OF_VISITS * as_weight(most) || mv.mv == best.mv;
        is_searched && mv.value >= best.value - level.loss
    };
    let weighted =
        |mv: &MoveEvaluation<Move>, weight| (mv.mv, weight * exp((ln(count(mv)) - ln(most)) / level.temperature));
    let seen = || candidates.iter().filter(|it| it.weight > 0.0);
    let mut drawn: Vec<(Move, f32)> =
        seen().filter(|it| is_good(&it.found)).map(|it| weighted(&it.found, it.weight)).collect();
    if drawn.is_empty() {
        drawn = seen().map(|it| weighted(&it.found, it.weight)).collect();
    }
    let sum: f32 = drawn.iter().map(|(_, weight)| weight).sum();
    let mut rest = fraction(random) * sum;
    for (mv, weight) in &drawn {
        rest -= weight;
        if rest < 0.0 {
            return Some(*mv);
        }
    }
    Some(drawn.first().map_or(best.mv, |(mv, _)| *mv))
}
