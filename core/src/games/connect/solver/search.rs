//! The search for a score: null windows, moves that do not lose at once, and tables of bounds.

use super::board::{Board, CELLS, CENTRE_FIRST, COLUMNS, ROWS, STRIDE, free_threats, landings, mixed, safe_moves};
use super::book::{Book, STONES as BOOK_STONES};
use super::parity::Quiet;
use super::table::{Bounds, Table};
use crate::games::connect::Bits;

/// Up to so many stones a position is worth a place in the large table: there are few of them, each took thousands of
/// nodes, and they come up again and again. What follows is remembered in a table that fits the processor's cache.
const EARLY_STONES: i32 = 20;

/// Nodes between two questions whether to stop: less than a millisecond.
const NODES_A_QUESTION: u64 = 1 << 12;

/// A search in progress.
pub(super) struct Search<'a> {
    /// Bounds of positions of at most [`EARLY_STONES`], of a position and its mirror image the one with the lower key.
    pub(super) early: &'a Table,
    /// Bounds of the others.
    pub(super) late: &'a Table,
    pub(super) book: Option<&'a Book>,
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
    /// The score of a position that goes on and is known to have at least this score; `None` if the search was stopped.
    pub(super) fn score(&mut self, board: Board, least: i32) -> Option<i32> {
        let stones = board.stones();
        if let Some(score) = board.decided().or_else(|| self.known(board, stones)) {
            return Some(score);
        }
        let other_threats = board.other_threats();
        let moves = safe_moves(board.landings(), other_threats);
        let node = Node { board, other_threats, moves, stones };
        let (mut least, mut most) = (least.max(-((42 - stones) / 2)), (43 - stones) / 2);
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

    /// The score of a position of the book.
    #[inline]
    pub(super) fn known(&self, board: Board, stones: i32) -> Option<i32> {
        if stones == BOOK_STONES { self.book?.score(board) } else { None }
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
        if let Some(bound) = self.known(board, stones).or_else(|| parity_bound(node, alpha)) {
            return bound;
        }
        // Forced moves are not worth a slot of the table.
        let is_forced = moves.without_lowest().is_none();
        let table = if stones <= EARLY_STONES { self.early } else { self.late };
        let slot = table.slot(hash(board, stones));
        let mut known = Bounds { least: -CELLS / 2, most: CELLS / 2 };
        if !is_forced && let Some(bounds) = table.get(slot) {
            if bounds.least > alpha {
                return bounds.least;
            }
            if bounds.most <= alpha {
                return bounds.most;
            }
            known = bounds;
            most = most.min(bounds.most);
        }
        let Some(mut replies) = Replies::of(node) else {
            return (41 - stones) / 2;
        };
        let mut best = -CELLS / 2;
        if stones < EARLY_STONES && !is_forced {
            best = self.answered(node, &mut replies, alpha);
        }
        for reply in &replies.list[..replies.count] {
            if best > alpha {
                break;
            }
            let child = Node {
                board: board.after(reply.landing),
                other_threats: reply.threats,
                moves: reply.moves,
                stones: stones + 1,
            };
            best = best.max(-self.bound(&child, -alpha - 1));
        }
        best = best.min(most);
        if !is_forced && !self.is_stopped {
            if best > alpha {
                known.least = best;
            } else {
                known.most = best;
            }
            table.put(slot, known);
        }
        best
    }

    /// Leaves out the replies that are remembered not to be above `alpha`. The highest bound of them, or that of a
    /// reply remembered to be above `alpha`.
    fn answered(&self, node: &Node, replies: &mut Replies, alpha: i32) -> i32 {
        let (mut best, mut kept) = (-CELLS / 2, 0);
        for index in 0..replies.count {
            let reply = replies.list[index];
            let slot = self.early.slot(hash(node.board.after(reply.landing), node.stones + 1));
            match self.early.get(slot) {
                Some(bounds) if -bounds.most > alpha => return -bounds.most,
                Some(bounds) if -bounds.least <= alpha => best = best.max(-bounds.least),
                _ => {
                    replies.list[kept] = reply;
                    kept += 1;
                }
            }
        }
        replies.count = kept;
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

/// A number of 49 bits that a position shares at most with its mirror image, and only while it is early.
#[inline]
fn hash(board: Board, stones: i32) -> u64 {
    mixed(if stones <= EARLY_STONES { board.canonical().key() } else { board.key() })
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
    if (alpha >= 0) == quiet.is_first && ROWS.second_holds(&quiet) {
        return Some(0);
    }
    if quiet.is_first || !(-2..2).contains(&alpha) {
        return None;
    }
    // The first side wins on the third row with the 39th stone at the latest, on the fifth with the 41st.
    let most = ROWS.second_loses(&quiet).map(|row| if row == 2 { -2 } else { -1 });
    most.filter(|most| *most <= alpha)
}
