//! The shortest forced wins from the start of Lines of Action, by an exhaustive search with a transposition table.
//!
//! Repetition is ignored: in the shortest win no position occurs twice, because every move of the winner brings the end
//! nearer, and a side that cannot win while repetitions are allowed cannot win with the rule either.

use std::collections::HashMap;

use fivefold_engine::{
    game::{Action, Move, Outcome, Proof, Random, Rules as _, Side, Status, Think as _, Trail, Verdict},
    games::lines_of_action::{LinesOfActionOptions, NarrowLines},
};
use rand::SeedableRng as _;
use serde_json::Value;

use super::statement::Goal;

/// The number of entries of the table: 256 MiB.
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

/// The line of a statement under way.
struct Line {
    words: Vec<String>,
    /// The limits of the positions that were proven.
    known: HashMap<u64, u16>,
}

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

    /// Returns the result for the side that begins, if it is decided within this number of moves of both sides.
    pub fn value(&mut self, within: u16) -> Option<Proof> {
        let start = self.start;
        (1..=within).find_map(|moves| {
            let (side, verdict) =
                if moves % 2 == 1 { (Side::First, Verdict::Win) } else { (Side::Second, Verdict::Loss) };
            self.wins(&start, side, moves).then_some(Proof { verdict, moves: Some(moves) })
        })
    }

    /// Returns the line of a statement about the start: the side reaches its goal within this number of moves.
    pub fn statement(&mut self, side: Side, goal: Goal, limit: u16) -> String {
        let mut line = Line { words: Vec::new(), known: HashMap::new() };
        let start = self.start;
        self.write(&start, side, goal, limit, &mut line);
        line.words.join(" ") + "\n"
    }

    fn write(&mut self, position: &NarrowLines, side: Side, goal: Goal, limit: u16, line: &mut Line) {
        let own = match position.status() {
            Status::Ended(_) => return,
            Status::ToMove(own) | Status::MidMove(own) => own == side,
        };
        if limit == 0 || (!own && goal == Goal::Hold && limit == 1) {
            return;
        }
        let mut moves = Vec::new();
        position.actions(&mut moves);
        if !own {
            moves.sort_by_cached_key(|action| position.move_text(Move::from(*action)));
            for action in moves {
                self.write(&after(position, action), side, goal, limit - 1, line);
            }
            return;
        }
        let is_known = line.known.get(&position.key()).is_some_and(|known| match goal {
            Goal::Win => *known <= limit,
            Goal::Hold => *known >= limit,
        });
        if is_known {
            line.words.push("=".to_owned());
            return;
        }
        let is_kept = |action: &Action| match goal {
            Goal::Win => self.wins(&after(position, *action), side, limit - 1),
            Goal::Hold => !self.wins(&after(position, *action), side.other(), limit - 1),
        };
        let kept = moves.into_iter().find(is_kept).expect("the side reaches its goal");
        line.words.push(position.move_text(Move::from(kept)));
        self.write(&after(position, kept), side, goal, limit - 1, line);
        line.known.insert(position.key(), limit);
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
        let mut open: Vec<NarrowLines> = Vec::with_capacity(actions.len());
        let mut decided = None;
        for next in actions.into_iter().map(|action| after(position, action)) {
            match next.status() {
                Status::Ended(ending) if (ending.outcome == Outcome::Win(side)) == own => decided = Some(own),
                Status::Ended(_) => {}
                Status::ToMove(_) | Status::MidMove(_) => open.push(next),
            }
        }
        let wins = decided.unwrap_or_else(|| {
            if within == 1 {
                return !own && open.is_empty();
            }
            open.sort_by_cached_key(|next| self.order(next, side, own));
            // The side needs one of its own moves, or all of its opponent's.
            open.iter().any(|next| self.wins(next, side, within - 1) == own) == own
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
    #[expect(clippy::cast_possible_truncation, reason = "a value is at most 1")]
    fn order(&self, next: &NarrowLines, side: Side, own: bool) -> i32 {
        let known = self.entry(next, side);
        let value = next.leaf_value(&mut (), &mut Random::seed_from_u64(0), &mut Trail::default());
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

    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
    fn slot(&self, position: &NarrowLines, side: Side) -> usize {
        key(position, side) as usize % self.table.len()
    }
}

/// Returns the position after a move.
fn after(position: &NarrowLines, action: Action) -> NarrowLines {
    let mut next = *position;
    next.play_unchecked(action);
    next
}

/// Returns a hash of a position and the side that is to win.
fn key(position: &NarrowLines, side: Side) -> u64 {
    position.key() ^ if side == Side::First { 0 } else { 0x9e37_79b9_7f4a_7c15 }
}
