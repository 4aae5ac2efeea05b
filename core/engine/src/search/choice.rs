//! How the turn to play is chosen from what the search knows: the best one, or like a player of some level.

use std::ops::ControlFlow;

use rand::Rng;

use super::findings::{Findings, ValuedTurn};
use super::limits::Settings;
use super::node::as_weight;
use super::numbers::{exp, ln};
use crate::game::{Course, Level, Outcome, Random, Side, Status, Think, Turn, Verdict, each_turn};

/// Turns with fewer visits than this part of the most visited one are not considered by anybody.
const LEAST_SHARE_OF_VISITS: f32 = 0.1;

/// What is drawn before a move of how well a level plays it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Handicap {
    /// Whether exact knowledge is used.
    pub(super) uses_oracle: bool,
    /// Whether a threat of the opponent to win in one turn may be overlooked.
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

/// A number from 0 up to but not including 1.
fn fraction(random: &mut Random) -> f32 {
    as_weight(random.next_u32() >> 8) / 16_777_216.0
}

/// The turn to play.
pub(super) fn choose<P: Think>(
    course: &Course<P>,
    findings: &Findings,
    settings: &Settings,
    handicap: Handicap,
    random: &mut Random,
) -> Option<Turn> {
    let Some(level) = settings.level else { return findings.best() };
    let made = course.under_way().len();
    let after = |candidate: &ValuedTurn| {
        let mut position = *course.position();
        candidate.turn.actions().skip(made).for_each(|action| position.play_unchecked(action));
        position
    };
    let side = course.position().status().side()?;
    if let Some(win) = findings.candidates.iter().find(|candidate| has_won(&after(candidate), side)) {
        return Some(win.turn);
    }
    if handicap.overlooks_threats {
        return draw(&findings.candidates, &level, random);
    }
    // Only what is drawn is looked at: two turns ahead there are too many positions to look at all of them.
    let mut open: Vec<ValuedTurn> = findings.candidates.clone();
    while let Some(drawn) = draw(&open, &level, random) {
        let place = open.iter().position(|candidate| candidate.turn == drawn)?;
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

/// Whether `side`, having moved, can lose by the very next turn of the opponent, or has lost already.
fn loses_in_one<P: Think>(position: &P, side: Side) -> bool {
    match position.status() {
        Status::Ended(ending) => ending.outcome == Outcome::Win(side.other()),
        Status::ToMove(mover) | Status::MidTurn(mover) => mover != side && wins_in_one(position, mover),
    }
}

/// Whether `side`, which is to move, can win by its next turn, however many actions that takes.
fn wins_in_one<P: Think>(position: &P, side: Side) -> bool {
    let wins = |_, after: &P| if has_won(after, side) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    position.winning_action().is_some() || each_turn(position, Turn::default(), &mut { wins }).is_break()
}

/// Draws one of the good turns; `candidates` stand in order, the best one first.
fn draw(candidates: &[ValuedTurn], level: &Level, random: &mut Random) -> Option<Turn> {
    let best = candidates.first()?;
    let is_proven_win = best.proof.is_some_and(|proof| proof.verdict == Verdict::Win);
    if level.temperature <= 0.0 || (is_proven_win && best.proof.and_then(|proof| proof.turns) == Some(1)) {
        return Some(best.turn);
    }
    let count = |turn: &ValuedTurn| u32::try_from(turn.visits).unwrap_or(u32::MAX).max(1);
    let most = candidates.iter().map(count).max().unwrap_or(1);
    let weighted: Vec<(Turn, f32)> = candidates
        .iter()
        .filter(|turn| as_weight(count(turn)) >= LEAST_SHARE_OF_VISITS * as_weight(most) || turn.turn == best.turn)
        .filter(|turn| turn.value >= best.value - level.loss)
        .map(|turn| (turn.turn, exp((ln(count(turn)) - ln(most)) / level.temperature)))
        .collect();
    let sum: f32 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut rest = fraction(random) * sum;
    for (turn, weight) in &weighted {
        rest -= weight;
        if rest < 0.0 {
            return Some(*turn);
        }
    }
    Some(best.turn)
}
