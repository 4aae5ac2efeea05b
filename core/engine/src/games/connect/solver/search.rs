//! The search for a score: negamax with null windows, moves that do not lose at once, and a transposition table of
//! bounds.

use std::sync::Arc;

use super::field::{Field, FieldStones, SolverNode, StaticEvaluation};
use super::parity::Quiet;
use super::table::{ScoreBounds, TranspositionTable};
use crate::games::connect::Bits;

/// Nodes between two polls of `stop`: less than a millisecond.
const NODES_PER_POLL: u64 = 1 << 11;

/// A search in progress on a board of at most this many columns.
pub(super) struct NullWindow<'a, F, const COLUMNS: usize> {
    pub(super) field: &'a F,
    tables: SearchTables<'a>,
    stop: &'a dyn Fn() -> bool,
    /// The number of nodes visited.
    pub(super) nodes: u64,
    /// The approximate node limit.
    nodes_most: u64,
    /// The node count at which the search pauses.
    pause_at: u64,
    /// Whether the search is unwinding without a result.
    is_stopped: bool,
    /// Whether the search is stopped for good rather than paused.
    is_over: bool,
    /// The most promising columns, searched first.
    pub(super) expected: Vec<u8>,
    /// The best column found so far.
    pub(super) lead: Option<u8>,
}

/// The tables of a search.
#[derive(Clone, Copy)]
pub(super) struct SearchTables<'a> {
    /// The bounds of early positions ([`Field::is_early`]).
    pub(super) early: &'a TranspositionTable,
    /// The bounds of the other positions.
    pub(super) late: &'a TranspositionTable,
    /// Whether searches on other threads use the same early table.
    pub(super) is_shared: bool,
}

impl<'a> SearchTables<'a> {
    pub(super) fn new(early: &'a Arc<TranspositionTable>, late: &'a TranspositionTable) -> Self {
        Self { early, late, is_shared: Arc::strong_count(early) > 1 }
    }
}

/// The error of a search that was stopped.
pub(super) struct Interrupted;

/// The moves of a node, most promising first.
pub(super) struct Replies<B, const COLUMNS: usize> {
    list: [Reply<B>; COLUMNS],
    count: usize,
    /// Whether one of them leaves the opponent without a move that does not lose at once; the list is then incomplete.
    pub(super) has_win: bool,
}

/// A move and the resulting position.
#[derive(Clone, Copy)]
struct Reply<B> {
    landing: B,
    /// The free cells that complete four for the side that moved.
    threats: B,
    /// The opponent's moves that do not lose at once.
    moves: B,
    promise: u32,
}

impl<B: Bits, const COLUMNS: usize> Replies<B, COLUMNS> {
    /// Returns the positions after the moves.
    #[inline]
    pub(super) fn children(&self, node: &SolverNode<B>) -> impl Iterator<Item = SolverNode<B>> {
        self.list[..self.count].iter().map(|reply| reply.child(node))
    }
}

impl<B: Bits> Reply<B> {
    /// Returns the position after the move.
    #[inline]
    fn child(&self, node: &SolverNode<B>) -> SolverNode<B> {
        SolverNode { stones: node.stones.after(self.landing), other_threats: self.threats, moves: self.moves }
    }
}

impl<'a, F: Field, const COLUMNS: usize> NullWindow<'a, F, COLUMNS> {
    /// Creates a search with tables of early and late positions that visits about `nodes_most` nodes.
    pub(super) fn new(field: &'a F, tables: SearchTables<'a>, nodes_most: u64, stop: &'a dyn Fn() -> bool) -> Self {
        Self {
            field,
            tables,
            stop,
            nodes: 0,
            nodes_most,
            pause_at: u64::MAX,
            is_stopped: false,
            is_over: false,
            expected: Vec::new(),
            lead: None,
        }
    }

    /// Returns the score of an undecided position whose score is known to lie within these bounds, or `None` if the
    /// search was stopped.
    pub(super) fn score(&mut self, stones: FieldStones<F::Cells>, within: ScoreBounds) -> Option<i32> {
        let node = match self.field.evaluate(stones) {
            StaticEvaluation::Decided(score) => return Some(score),
            StaticEvaluation::Open(node) => node,
        };
        // The book's lower bounds come from other moves one stone earlier, and often the score is no higher.
        let rises = self.field.book_bounds(&stones).is_some();
        let ScoreBounds { mut least, mut most } = within.and(self.field.bounds(&stones));
        while least < most {
            let alpha = if rises { least } else { window(least, most) };
            let bound = self.bound_within(&node, alpha, u64::MAX).ok()??;
            if bound > alpha {
                least = bound;
            } else {
                most = bound;
            }
        }
        Some(least)
    }

    /// Returns a bound of the score: a lower one if it is above `alpha`, else an upper one. Returns `None` if the bound
    /// takes more than about `nodes`; when called again, the search resumes from its tables.
    ///
    /// # Errors
    /// If the search was stopped.
    pub(super) fn bound_within(
        &mut self,
        node: &SolverNode<F::Cells>,
        alpha: i32,
        nodes: u64,
    ) -> Result<Option<i32>, Interrupted> {
        self.pause_at = self.nodes.saturating_add(nodes);
        let bound = self.bound(node, alpha);
        self.pause_at = u64::MAX;
        let is_paused = std::mem::take(&mut self.is_stopped);
        if self.is_over { Err(Interrupted) } else { Ok((!is_paused).then_some(bound)) }
    }

    /// Polls `stop`.
    #[cold]
    fn poll_stop(&mut self) {
        self.is_over = self.is_over || self.nodes >= self.nodes_most || (self.stop)();
        self.is_stopped = self.is_over || self.nodes >= self.pause_at;
    }

    /// Returns a bound of the score: a lower one if it is above `alpha`, else an upper one.
    fn bound(&mut self, node: &SolverNode<F::Cells>, alpha: i32) -> i32 {
        let SolverNode { stones, moves, .. } = *node;
        let field = self.field;
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_POLL) {
            self.poll_stop();
        }
        let free = field.free(&stones);
        if self.is_stopped || field.is_nearly_full(&stones) {
            return 0;
        }
        let bonus = moves & field.bonus();
        // Neither side makes four with its next stone, unless after a blocker.
        let soonest_win = field.win_at(stones.count + 3);
        let mut most = soonest_win;
        if alpha >= most {
            return most;
        }
        let soonest_loss = -field.win_at(stones.count + if bonus.is_none() { 4 } else { 2 });
        if soonest_loss > alpha {
            return soonest_loss;
        }
        if let Some(bound) = field.book_bounds(&stones).and_then(|bounds| bounds.deciding(alpha)) {
            return bound;
        }
        if let Some(bound) = self.parity_bound(node, free, alpha) {
            return bound;
        }
        // Forced moves are not stored in the table.
        let is_forced = moves.without_lowest().is_none();
        let table = if field.is_early(free) { self.tables.early } else { self.tables.late };
        let slot = table.slot(field.hash(&stones));
        let mut known = ScoreBounds { least: -field.win_at(0), most: field.win_at(0) };
        if !is_forced && let Some(bounds) = table.get(slot) {
            if let Some(bound) = bounds.deciding(alpha) {
                return bound;
            }
            known = bounds;
            most = most.min(bounds.most);
        }
        let mut replies = self.replies(node);
        if replies.has_win {
            return soonest_win;
        }
        let mut best = -field.win_at(0);
        if field.is_early(free - 1) && !is_forced {
            best = self.answered(node, &mut replies, alpha);
        }
        if best <= alpha && !is_forced {
            best = best.max(self.settled(node, &mut replies, free, alpha));
        }
        // The blocker can turn any zugzwang, so that the bonus cell is the best move of most positions.
        if best <= alpha && !bonus.is_none() {
            best = best.max(self.best_blocker(stones.after(bonus), alpha));
        }
        if self.tables.is_shared && best <= alpha && field.is_early(free - 1) {
            best = best.max(self.unclaimed(node, &mut replies, alpha));
        }
        for child in replies.children(node) {
            if best > alpha {
                break;
            }
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

    /// Searches the replies that no other thread is searching, and removes them. Returns their highest bound, or that of
    /// a reply above `alpha`. The first reply is searched in any case, because it often suffices. (Simplified ABDADA: Kerrigan
    /// 2017.)
    fn unclaimed(&mut self, node: &SolverNode<F::Cells>, replies: &mut Replies<F::Cells, COLUMNS>, alpha: i32) -> i32 {
        let (mut best, mut kept) = (-self.field.win_at(0), 0);
        for index in 0..replies.count {
            let reply = replies.list[index];
            let child = reply.child(node);
            let hash = self.field.hash(&child.stones);
            if !self.tables.early.claim(hash) && index > 0 {
                replies.list[kept] = reply;
                kept += 1;
                continue;
            }
            best = best.max(-self.bound(&child, -alpha - 1));
            self.tables.early.release(hash);
            if best > alpha {
                break;
            }
        }
        replies.count = kept;
        best
    }

    /// Returns the best value of the blockers a side can drop after its stone on the bonus cell: `stones` is the
    /// opponent's position without the blocker. The value is for the side that drops it, its bound relative to `alpha`.
    fn best_blocker(&mut self, stones: FieldStones<F::Cells>, alpha: i32) -> i32 {
        let landings = self.field.landings(stones.filled);
        if landings.is_none() {
            return 0;
        }
        let mut best = i32::MIN;
        for number in landings.each() {
            let value = match self.field.evaluate(stones.blocked(F::Cells::one(number))) {
                StaticEvaluation::Decided(score) => score,
                StaticEvaluation::Open(node) => self.bound(&node, -alpha - 1),
            };
            best = best.max(-value);
            if best > alpha {
                break;
            }
        }
        best
    }

    /// Returns the moves of a node except one on the bonus cell.
    #[inline]
    pub(super) fn replies(&self, node: &SolverNode<F::Cells>) -> Replies<F::Cells, COLUMNS> {
        let SolverNode { stones, moves, .. } = *node;
        let field = self.field;
        let empty = F::Cells::NONE;
        let no_reply = Reply { landing: empty, threats: empty, moves: empty, promise: 0 };
        let mut replies = Replies { list: [no_reply; COLUMNS], count: 0, has_win: false };
        for column in field.columns() {
            let landing = moves & *column & !field.bonus();
            if landing.is_none() {
                continue;
            }
            let filled = stones.filled | landing;
            let threats = field.threats(stones.own | landing, filled);
            let answers = field.safe_moves(field.landings(filled), threats);
            if answers.is_none() {
                replies.has_win = true;
                return replies;
            }
            // More threats first; ties keep the middle first.
            let reply = Reply { landing, threats, moves: answers, promise: threats.count() };
            let mut place = replies.count;
            while place > 0 && replies.list[place - 1].promise < reply.promise {
                replies.list[place] = replies.list[place - 1];
                place -= 1;
            }
            replies.list[place] = reply;
            replies.count += 1;
        }
        replies
    }

    /// Removes the replies stored as not above `alpha`. Returns their highest bound, or that of a reply stored as above
    /// `alpha`.
    fn answered(&self, node: &SolverNode<F::Cells>, replies: &mut Replies<F::Cells, COLUMNS>, alpha: i32) -> i32 {
        let (mut best, mut kept) = (-self.field.win_at(0), 0);
        for index in 0..replies.count {
            let reply = replies.list[index];
            let slot = self.tables.early.slot(self.field.hash(&node.stones.after(reply.landing)));
            match self.tables.early.get(slot) {
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

    /// Removes the replies that parity proves not to be above `alpha`. Returns their highest bound, or that of a reply
    /// proven to be above `alpha`. Trying all replies this way before searching any saves a third of the nodes.
    fn settled(
        &self,
        node: &SolverNode<F::Cells>,
        replies: &mut Replies<F::Cells, COLUMNS>,
        free: i32,
        alpha: i32,
    ) -> i32 {
        let (mut best, mut kept) = (-self.field.win_at(0), 0);
        for index in 0..replies.count {
            let reply = replies.list[index];
            match self.parity_bound(&reply.child(node), free - 1, -alpha - 1) {
                Some(bound) if -bound > alpha => return -bound,
                Some(bound) => best = best.max(-bound),
                None => {
                    replies.list[kept] = reply;
                    kept += 1;
                }
            }
        }
        replies.count = kept;
        best
    }

    /// Returns a bound that decides whether the score is above `alpha`, if parity proves one. `free` is the number of
    /// free cells.
    #[inline]
    fn parity_bound(&self, node: &SolverNode<F::Cells>, free: i32, alpha: i32) -> Option<i32> {
        let (field, FieldStones { own, other, filled, count }) = (self.field, node.stones);
        let rows = field.rows(filled)?;
        let (landings, is_leader) = (field.landings(filled), free % 2 == 0);
        let quiet = Quiet { own, other, filled, landings, other_threats: node.other_threats, is_leader };
        if (alpha >= 0) == is_leader && rows.follower_holds(&quiet) {
            return Some(0);
        }
        // The last stone of the game is the follower's.
        let last_win = field.win_at(count + free);
        let follower_wins = || rows.follower_completes(&quiet) && rows.follower_holds(&quiet);
        if is_leader {
            return ((-last_win..0).contains(&alpha) && follower_wins()).then_some(-last_win);
        }
        if (0..last_win).contains(&alpha) && follower_wins() {
            return Some(last_win);
        }
        // The threat is played when all cells are full except itself and those above it. One cell at least is below it.
        let loss_by = |above: u32| -field.win_at(count + free - above.cast_signed());
        if alpha < loss_by(field.stride() - 3) {
            return None;
        }
        rows.follower_loses(&quiet).map(loss_by).filter(|bound| *bound <= alpha)
    }
}

/// The greatest width of a range in which the outcome is determined next, and then higher scores one after the other.
const NARROW: i32 = 10;

/// Returns the score at which to split the remaining range: the middle, shifted away from a draw, because high scores
/// are refuted quickly. (Searching from a draw outwards costs fifteen times as much in the longest of the public test
/// sets.) A narrow range is split at the draw, and above it at the lower bound: the scores just above the true one are the
/// most expensive to refute.
pub(super) fn window(least: i32, most: i32) -> i32 {
    let middle = least + (most - least) / 2;
    match most - least <= NARROW {
        true if least >= 0 => least,
        true if most > 0 => middle.clamp(-1, 0),
        _ if middle <= 0 => middle.min(least / 2),
        _ => middle.max(most / 2),
    }
}
