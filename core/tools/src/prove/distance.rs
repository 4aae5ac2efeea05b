//! The shortest forced wins from the start of Lines of Action, by an exhaustive search with a transposition table.
//!
//! Repetition is ignored: in the shortest win no position occurs twice, because every move of the winner brings the end
//! nearer, and a side that cannot win while repetitions are allowed cannot win with the rule either.

use fivefold_engine::{
    game::{Action, Move, Outcome, Random, Rules as _, Side, Status, Think as _, Trail},
    games::{
        GameState,
        lines_of_action::{LinesOfActionOptions, NarrowLines},
    },
};
use rand::SeedableRng as _;
use serde_json::Value;

use super::statement::Goal;

/// The number of entries of the table: 384 MiB.
const ENTRIES: usize = 1 << 24;

/// What is known about a position and a side.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    /// The side wins within this number of moves.
    wins: u16,
    /// The side does not win within this number of moves.
    holds: u16,
}

const UNKNOWN: Entry = Entry { key: 0, wins: u16::MAX, holds: 0 };

/// The shortest forced wins of one game.
pub struct Distances {
    start: NarrowLines,
    table: Vec<Entry>,
}

impl Distances {
    /// Returns the distances of a game of Lines of Action on at most 8 x 8 squares; `None` for other options.
    pub fn new(options: &Value) -> Option<Self> {
        let options: LinesOfActionOptions = serde_json::from_value(options.clone()).ok()?;
        Some(Self { start: NarrowLines::start(&options).ok()?, table: vec![UNKNOWN; ENTRIES] })
    }

    /// Returns whether the side can force a win within this number of moves of both sides.
    pub fn side_wins(&mut self, state: &dyn GameState, side: Side, within: u16) -> bool {
        let position = self.position(state);
        self.wins(&position, side, within)
    }

    /// Returns a move with which the side to move reaches its goal within this number of moves of both sides.
    pub fn kept(&mut self, state: &dyn GameState, goal: Goal, within: u16) -> Option<Move> {
        let (position, own) = (self.position(state), state.status().side()?);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let is_kept = |action: &Action| {
            let mut after = position;
            after.play_unchecked(*action);
            match goal {
                Goal::Win => self.wins(&after, own, within - 1),
                Goal::Hold => !self.wins(&after, own.other(), within - 1),
            }
        };
        actions.into_iter().find(is_kept).map(Move::from)
    }

    /// Returns the position of a state of this game.
    fn position(&self, state: &dyn GameState) -> NarrowLines {
        let mut earlier = state.copy();
        let mut actions: Vec<Action> = std::iter::from_fn(|| earlier.take_back()).collect();
        actions.reverse();
        let mut position = self.start;
        actions.into_iter().for_each(|action| position.play_unchecked(action));
        position
    }

    fn wins(&mut self, position: &NarrowLines, side: Side, within: u16) -> bool {
        let own = match position.status() {
            Status::Ended(ending) => return ending.outcome == Outcome::Win(side),
            Status::ToMove(own) | Status::MidMove(own) => own == side,
        };
        if within == 0 {
            return false;
        }
        let known = self.entry(position, side);
        if known.wins <= within || known.holds >= within {
            return known.wins <= within;
        }
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let mut after: Vec<NarrowLines> = Vec::with_capacity(actions.len());
        let mut decided = None;
        for action in actions {
            let mut next = *position;
            next.play_unchecked(action);
            match next.status() {
                Status::Ended(ending) if (ending.outcome == Outcome::Win(side)) == own => decided = Some(own),
                Status::Ended(_) => {}
                Status::ToMove(_) | Status::MidMove(_) => after.push(next),
            }
        }
        let wins = decided.unwrap_or_else(|| {
            if within == 1 {
                return !own && after.is_empty();
            }
            after.sort_by_cached_key(|next| self.order(next, side, own));
            // The side needs one of its own moves, or all of its opponent's.
            after.iter().any(|next| self.wins(next, side, within - 1) == own) == own
        });
        // The search below may have replaced the entry.
        let known = self.entry(position, side);
        let slot = self.slot(position, side);
        self.table[slot] = if wins {
            Entry { wins: known.wins.min(within), ..known }
        } else {
            Entry { holds: known.holds.max(within), ..known }
        };
        wins
    }

    /// Returns the order of a move that leads to this position: the most likely to decide first.
    fn order(&self, after: &NarrowLines, side: Side, own: bool) -> i32 {
        let known = self.entry(after, side);
        let value = after.leaf_value(&mut (), &mut Random::seed_from_u64(0), &mut Trail::default());
        let value = (value.seen_by(side).get() * 1000.0) as i32;
        match own {
            true if known.wins < u16::MAX => i32::MIN,
            true => -value,
            false => value - 1000 * i32::from(known.holds),
        }
    }

    fn entry(&self, position: &NarrowLines, side: Side) -> Entry {
        let (key, entry) = (key(position, side), self.table[self.slot(position, side)]);
        if entry.key == key { entry } else { Entry { key, ..UNKNOWN } }
    }

    fn slot(&self, position: &NarrowLines, side: Side) -> usize {
        key(position, side) as usize % self.table.len()
    }
}

/// Returns a hash of a position and the side that is to win.
fn key(position: &NarrowLines, side: Side) -> u64 {
    position.key() ^ if side == Side::First { 0 } else { 0x9e37_79b9_7f4a_7c15 }
}
