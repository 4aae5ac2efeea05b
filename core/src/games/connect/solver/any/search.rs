use super::super::parity::Quiet;
use super::super::search::window;
use super::super::table::{Bounds, Table};
use super::field::{Field, Stones};
use crate::games::connect::{Bits, MAX_LENGTH, has_four};

/// Nodes between two questions whether to stop: less than a millisecond.
const NODES_A_QUESTION: u64 = 1 << 11;

/// A search in progress on one board.
///
/// A score is the number of cells of the board plus one, less the stones on the board when the game is won: positive
/// for the winner, negative for the loser, 0 for a draw. So it grows the sooner the win comes, and no score of a win
/// is 0.
pub(super) struct Search<'a, B> {
    pub(super) field: &'a Field<B>,
    pub(super) table: &'a Table,
    pub(super) stop: &'a dyn Fn() -> bool,
    /// How many more nodes may be looked at.
    pub(super) nodes_left: u64,
    pub(super) is_stopped: bool,
}

/// A position in which the side to move cannot make four at once.
#[derive(Clone, Copy)]
struct Node<B> {
    stones: Stones<B>,
    /// The free cells that complete four for the opponent.
    other_threats: B,
    /// The moves worth a look.
    moves: B,
}

#[derive(Clone, Copy)]
struct Reply<B> {
    landing: B,
    threats: B,
    moves: B,
    promise: u32,
}

impl<B: Bits> Search<'_, B> {
    /// The score of a position that nobody has won, for the side to move; `None` if the search was stopped.
    fn score(&mut self, stones: Stones<B>) -> Option<i32> {
        let (mut least, mut most) = (-self.win_at(0), self.win_at(0));
        while least < most {
            let alpha = window(least, most);
            let bound = self.value(stones, alpha);
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

    /// The score for the side that has moved, the opponent being to move; `None` if the search was stopped.
    pub(super) fn score_after(&mut self, stones: Stones<B>) -> Option<i32> {
        self.score(stones).map(|score| -score)
    }

    /// The score of a win with this stone of the game.
    pub(super) fn win_at(&self, stones: i32) -> i32 {
        self.field.grid.cells().count().cast_signed() + 1 - stones
    }

    /// A bound of the score of any position that nobody has won: a lower one if it is above `alpha`, else an upper one.
    fn value(&mut self, stones: Stones<B>, alpha: i32) -> i32 {
        let landings = self.field.grid.landings(stones.filled);
        if landings.is_none() {
            return 0;
        }
        if landings.meets(self.field.threats(stones.own, stones.filled)) {
            return self.win_at(stones.count + 1);
        }
        let other_threats = self.field.threats(stones.other, stones.filled);
        let moves = self.field.safe_moves(landings, other_threats);
        if moves.is_none() {
            return -self.win_at(stones.count + 2);
        }
        self.bound(&Node { stones, other_threats, moves }, alpha)
    }

    /// The best value of the blockers a side can drop after its stone on the bonus cell: `stones` is the position of
    /// the opponent without the blocker. The value is for the side that drops it, its bound relative to `alpha`.
    fn best_blocker(&mut self, stones: Stones<B>, alpha: i32) -> i32 {
        let landings = self.field.grid.landings(stones.filled);
        if landings.is_none() {
            return 0;
        }
        let mut best = i32::MIN;
        for number in landings.each() {
            let blocked = Stones { filled: stones.filled | B::one(number), ..stones };
            best = best.max(-self.value(blocked, -alpha - 1));
            if best > alpha {
                break;
            }
        }
        best
    }

    fn bound(&mut self, node: &Node<B>, alpha: i32) -> i32 {
        let Node { stones, moves, .. } = *node;
        let field = self.field;
        if self.is_stopped || self.must_stop() {
            self.is_stopped = true;
            return 0;
        }
        let free = field.open & !stones.filled;
        if free.without_lowest().is_none() {
            // The last stone, which does not win.
            return 0;
        }
        let bonus = moves & field.grid.bonus();
        let can_make_four = |side: B| has_four(side | free, field.grid.stride());
        // Neither side makes four with its next stone, unless after a blocker.
        let mut most = if can_make_four(stones.own) { self.win_at(stones.count + 3).max(0) } else { 0 };
        if alpha >= most {
            return most;
        }
        let soonest_loss = if bonus.is_none() { 4 } else { 2 };
        let least = if can_make_four(stones.other) { -self.win_at(stones.count + soonest_loss).max(0) } else { 0 };
        if least > alpha {
            return least;
        }
        if let Some(bound) = self.parity_bound(node, alpha) {
            return bound;
        }
        let is_forced = moves.without_lowest().is_none();
        let slot = self.table.slot(field.hash(&stones));
        let mut known = Bounds { least: -self.win_at(0), most: self.win_at(0) };
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
        let mut replies =
            [Reply { landing: B::NONE, threats: B::NONE, moves: B::NONE, promise: 0 }; MAX_LENGTH as usize];
        let Some(count) = self.replies(node, &mut replies) else {
            return self.win_at(stones.count + 3);
        };
        let mut best = i32::MIN;
        for reply in &replies[..count] {
            let after = stones.after(reply.landing);
            let child = Node { stones: after, other_threats: reply.threats, moves: reply.moves };
            best = best.max(-self.bound(&child, -alpha - 1));
            if best > alpha {
                break;
            }
        }
        if best <= alpha && !bonus.is_none() {
            best = best.max(self.best_blocker(stones.after(bonus), alpha));
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

    /// The moves but for one on the bonus cell, the most promising first, and how many; `None` if one of them leaves
    /// the opponent no move worth a look.
    #[inline]
    fn replies(&self, node: &Node<B>, list: &mut [Reply<B>]) -> Option<usize> {
        let Node { stones, moves, .. } = *node;
        let field = self.field;
        let mut count = 0;
        for column in field.columns() {
            let landing = moves & *column & !field.grid.bonus();
            if landing.is_none() {
                continue;
            }
            let filled = stones.filled | landing;
            let threats = field.threats(stones.own | landing, filled);
            let answers = field.safe_moves(field.grid.landings(filled), threats);
            if answers.is_none() {
                return None;
            }
            let reply = Reply { landing, threats, moves: answers, promise: threats.count() };
            let mut place = count;
            while place > 0 && list[place - 1].promise < reply.promise {
                list[place] = list[place - 1];
                place -= 1;
            }
            list[place] = reply;
            count += 1;
        }
        Some(count)
    }

    /// A bound that decides whether the score is above `alpha`, if parity proves one.
    #[inline]
    fn parity_bound(&self, node: &Node<B>, alpha: i32) -> Option<i32> {
        let rows = self.field.rows.as_ref()?;
        let Stones { own, other, count, .. } = node.stones;
        let quiet = Quiet { own, other, other_threats: node.other_threats, is_first: count % 2 == 0 };
        if (alpha >= 0) == quiet.is_first {
            return rows.second_holds(&quiet).then_some(0);
        }
        if quiet.is_first {
            return None;
        }
        // The threat is played when all is full but the cells above it and itself.
        let row = rows.second_loses(&quiet)?;
        let above = (self.field.grid.stride() - 2 - row).cast_signed();
        let bound = -(above + 1);
        (bound <= alpha).then_some(bound)
    }

    fn must_stop(&mut self) -> bool {
        self.nodes_left = self.nodes_left.saturating_sub(1);
        self.nodes_left == 0 || (self.nodes_left.is_multiple_of(NODES_A_QUESTION) && (self.stop)())
    }
}
