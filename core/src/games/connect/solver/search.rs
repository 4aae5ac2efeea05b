//! The search for a score: null windows, moves that do not lose at once, and a table of bounds.

use super::board::{Board, CELLS, CENTRE_FIRST, COLUMNS, ROWS, STRIDE, free_threats, landings};
use super::parity::Quiet;
use super::table::{Bounds, Table};
use crate::games::connect::Bits;

/// Nodes between two questions whether to stop: less than a millisecond.
const NODES_A_QUESTION: u64 = 1 << 12;

/// A search in progress.
pub(super) struct Search<'a> {
    pub(super) table: &'a mut Table,
    pub(super) stop: &'a dyn Fn() -> bool,
    /// How many positions have been looked at.
    pub(super) nodes: u64,
    /// How many may be looked at, or a few more.
    pub(super) nodes_most: u64,
    pub(super) is_stopped: bool,
}

/// A position and what is known of it before it is searched.
#[derive(Clone, Copy)]
struct Node {
    board: Board,
    /// The free cells that complete four for the opponent of the side to move.
    other_threats: u64,
    /// The moves that do not let the opponent make four at once; at least one.
    moves: u64,
    stones: i32,
}

/// The moves of a node, the most promising one first.
#[derive(Default)]
struct Replies {
    list: [Reply; COLUMNS],
    count: usize,
}

/// A move and what it leads to.
#[derive(Clone, Copy, Default)]
struct Reply {
    landing: u64,
    /// The free cells that complete four for the side that made it.
    threats: u64,
    /// The opponent's moves that do not lose at once.
    moves: u64,
    promise: u32,
}

impl Search<'_> {
    /// The score of a position that goes on; `None` if the search was stopped.
    pub(super) fn score(&mut self, board: Board) -> Option<i32> {
        let stones = board.stones();
        let other_threats = board.other_threats();
        if board.own_threats() & board.landings() != 0 {
            return Some((43 - stones) / 2);
        }
        let moves = safe_moves(board.landings(), other_threats);
        if moves == 0 {
            return Some(-((42 - stones) / 2));
        }
        let node = Node { board, other_threats, moves, stones };
        let (mut least, mut most) = (-((42 - stones) / 2), (43 - stones) / 2);
        while least < most {
            let alpha = window(least, most);
            let bound = self.bound(&node, alpha);
            if self.is_stopped {
                return None;
            }
            if bound > alpha {
                least = bound;
            } else {
                most = bound;
            }
        }
        Some(least)
    }

    /// A bound of the score: a lower one if it is above `alpha`, else an upper one. The side to move cannot
    /// make four at once.
    fn bound(&mut self, node: &Node, alpha: i32) -> i32 {
        let Node { board, moves, stones, .. } = *node;
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_A_QUESTION) && (self.nodes >= self.nodes_most || (self.stop)()) {
            self.is_stopped = true;
        }
        if self.is_stopped || stones >= 40 {
            return 0;
        }
        // Neither side makes four with its next stone.
        let mut most = (41 - stones) / 2;
        if alpha >= most {
            return most;
        }
        let least = -((40 - stones) / 2);
        if least > alpha {
            return least;
        }
        if let Some(bound) = parity_bound(node, alpha) {
            return bound;
        }
        // Forced moves are not worth a slot of the table.
        let is_forced = moves.without_lowest().is_none();
        let slot = self.table.slot(mixed(board.key()));
        let mut known = Bounds { least: -CELLS / 2, most: CELLS / 2 };
        if !is_forced && let Some(bounds) = self.table.get(slot) {
            if bounds.least > alpha {
                return bounds.least;
            }
            if bounds.most <= alpha {
                return bounds.most;
            }
            known = bounds;
            most = most.min(bounds.most);
        }
        let Some(replies) = Replies::of(node) else {
            return (41 - stones) / 2;
        };
        let mut best = -CELLS / 2;
        for reply in &replies.list[..replies.count] {
            let child = Node {
                board: board.after(reply.landing),
                other_threats: reply.threats,
                moves: reply.moves,
                stones: stones + 1,
            };
            let value = -self.bound(&child, -alpha - 1);
            best = best.max(value);
            if value > alpha {
                break;
            }
        }
        best = best.min(most);
        if !is_forced && !self.is_stopped {
            if best > alpha {
                known.least = best;
            } else {
                known.most = best;
            }
            self.table.put(slot, known);
        }
        best
    }
}

impl Replies {
    /// The moves of a node; `None` if one of them leaves the opponent without a move that does not lose at once.
    #[inline]
    fn of(node: &Node) -> Option<Self> {
        let Node { board, moves, .. } = *node;
        let mut replies = Self::default();
        for column in CENTRE_FIRST {
            let landing = moves & (0b11_1111 << (u32::from(column) * STRIDE));
            if landing == 0 {
                continue;
            }
            let filled = board.filled | landing;
            let threats = free_threats(board.own | landing, filled);
            let answers = safe_moves(landings(filled), threats);
            if answers == 0 {
                return None;
            }
            // The more threats, the better; among equals the middle, which comes first.
            let reply = Reply { landing, threats, moves: answers, promise: threats.count_ones() };
            let mut place = replies.count;
            while place > 0 && replies.list[place - 1].promise < reply.promise {
                replies.list[place] = replies.list[place - 1];
                place -= 1;
            }
            replies.list[place] = reply;
            replies.count += 1;
        }
        Some(replies)
    }
}

/// Where to divide the scores that are still possible: in the middle, but rather far from a draw, because high scores
/// are refuted quickly. (From a draw outwards costs fifteen times as much in the longest of the public test sets.)
pub(super) fn window(least: i32, most: i32) -> i32 {
    let middle = least + (most - least) / 2;
    if middle <= 0 { middle.min(least / 2) } else { middle.max(most / 2) }
}

/// A bound that decides whether the score is above `alpha`, if parity proves one.
#[inline]
fn parity_bound(node: &Node, alpha: i32) -> Option<i32> {
    let Node { board, other_threats, stones, .. } = *node;
    let quiet = Quiet { own: board.own, other: board.own ^ board.filled, other_threats, is_first: stones % 2 == 0 };
    if (alpha >= 0) == quiet.is_first {
        return ROWS.second_holds(&quiet).then_some(0);
    }
    if quiet.is_first || alpha >= 2 {
        return None;
    }
    // The first side wins on the third row with the 39th stone at the latest, on the fifth with the 41st.
    ROWS.second_loses(&quiet).map(|row| if row == 2 { -2 } else { -1 })
}

/// A key of 49 bits, mixed; each step can be undone, so that two keys never become one.
#[inline]
const fn mixed(key: u64) -> u64 {
    let mixed = (key ^ key >> 25).wrapping_mul(0x0001_9e37_79b9_7f4b) & ((1 << 49) - 1);
    mixed ^ mixed >> 24
}

/// The landings after which an opponent who threatens these cells cannot make four at once.
#[inline]
fn safe_moves(landings: u64, threats: u64) -> u64 {
    let to_stop = landings & threats;
    let moves = match to_stop {
        0 => landings,
        _ if to_stop.without_lowest().is_none() => to_stop,
        _ => 0,
    };
    moves & !(threats >> 1)
}
