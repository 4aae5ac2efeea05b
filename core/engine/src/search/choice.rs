//! The choice of the move to play: the best one, or one that a player of the given level would make.

use std::ops::ControlFlow;

use rand::Rng;

use super::limits::Settings;
use super::node::as_weight;
use super::numbers::{exp, ln};
use super::report::{MoveEvaluation, SearchView};
use crate::game::{Level, Move, Outcome, PositionHistory, Random, Side, Status, Think, Verdict, each_move};

/// The smallest share of the most visited move's visits for a move to be considered at any level.
const LEAST_SHARE_OF_VISITS: f32 = 0.1;

/// The random handicap of a level for one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Handicap {
    /// Allows exact knowledge.
    pub(super) uses_oracle: bool,
    /// Skips the check for threats of the opponent to win in one move.
    pub(super) overlooks_threats: bool,
}

impl Handicap {
    pub(super) fn draw(settings: &Settings, random: &mut Random) -> Self {
        let (exact, sees) = (fraction(random), fraction(random));
        Self {
            uses_oracle: settings.use_oracle && settings.level.is_none_or(|level| exact < level.exact),
            overlooks_threats: settings.level.is_some_and(|level| sees >= level.sees_threats),
        }
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
    handicap: Handicap,
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
    if handicap.overlooks_threats {
        return draw(&findings.candidates, &level, random);
    }
    // Only drawn moves are checked: two moves ahead there are too many positions to check all moves.
    let mut open: Vec<MoveEvaluation<Move>> = findings.candidates.clone();
    while let Some(drawn) = draw(&open, &level, random) {
        let place = open.iter().position(|candidate| candidate.mv == drawn)?;
        if !loses_in_one(&after(&open[place]), side) {
            return Some(drawn);
        }
        open.remove(place);
    }
    draw(&findings.candidates, &level, random)
}

fn has_won<P: Think>(position: &P, side: Side) -> bool {
    position.status().ending().is_some_and(|ending| ending.outcome == Outcome::Win(side))
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

/// Draws one of the good moves; `candidates` must be ordered best first.
fn draw(candidates: &[MoveEvaluation<Move>], level: &Level, random: &mut Random) -> Option<Move> {
    let best = candidates.first()?;
    let is_proven_win = best.proof.is_some_and(|proof| proof.verdict == Verdict::Win);
    if level.temperature <= 0.0 || (is_proven_win && best.proof.and_then(|proof| proof.moves) == Some(1)) {
        return Some(best.mv);
    }
    let count = |mv: &MoveEvaluation<Move>| u32::try_from(mv.visits).unwrap_or(u32::MAX).max(1);
    let most = candidates.iter().map(count).max().unwrap_or(1);
    let weighted: Vec<(Move, f32)> = candidates
        .iter()
        .filter(|mv| as_weight(count(mv)) >= LEAST_SHARE_OF_VISITS * as_weight(most) || mv.mv == best.mv)
        .filter(|mv| mv.value >= best.value - level.loss)
        .map(|mv| (mv.mv, exp((ln(count(mv)) - ln(most)) / level.temperature)))
        .collect();
    let sum: f32 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut rest = fraction(random) * sum;
    for (mv, weight) in &weighted {
        rest -= weight;
        if rest < 0.0 {
            return Some(*mv);
        }
    }
    Some(best.mv)
}
