//! Values of all legal moves of a position; a stone and its blocker are one move.

use std::cmp::Reverse;

use super::ScoredMove;
use super::field::{Field, FieldStones, SolverNode, StaticEvaluation};
use super::guess::CHOICES;
use super::network::SURE;
use super::search::{Interrupted, NullWindow, window};
use super::table::ScoreBounds;
use crate::game::{Action, Move, Proof};
use crate::games::connect::{Bits, ConnectAction};

/// A position at the start of a move, or with its blocker due.
pub(super) struct Root<B> {
    /// The stones, relative to the side to move.
    pub(super) stones: FieldStones<B>,
    /// Whether the side to move has put its stone on the bonus cell and owes a blocker.
    pub(super) is_blocker_due: bool,
}

impl<F: Field, const COLUMNS: usize> NullWindow<'_, F, COLUMNS> {
    /// Returns the scores of all legal moves for the side to move. `found` is called for each as soon as its outcome is
    /// known, and again when its score is; the empty move stands for the position itself. `meaning` converts a score to
    /// a proof. `None` if the search was stopped.
    pub(super) fn moves(
        &mut self,
        root: &Root<F::Cells>,
        meaning: &dyn Fn(i32) -> Proof,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Vec<ScoredMove>> {
        let field = self.field;
        let stones = root.stones;
        let root_bounds = if root.is_blocker_due || !field.bonus().is_none() {
            RootBounds::default()
        } else {
            self.root_bounds(&stones, meaning, found)?
        };
        let mut known = Vec::with_capacity(COLUMNS);
        let mut add = |mv: Move, score: i32| {
            let proof = meaning(score);
            found(mv, proof);
            known.push(ScoredMove { mv, score, proof });
        };
        let column = |landing| column_of(field, landing);
        let blocker = |landing| Action::from(ConnectAction::Blocker(column(landing)));
        if root.is_blocker_due {
            let opponent = FieldStones { own: stones.other, other: stones.own, ..stones };
            for landing in landings(field, stones.filled) {
                add(blocker(landing).into(), -self.score(opponent.blocked(landing), FULL_RANGE)?);
            }
            return Some(known);
        }
        for landing in landings(field, stones.filled) {
            let mv = Move::from(Action::from(ConnectAction::Disc(column(landing))));
            let after = stones.after(landing);
            let blockers = if landing.meets(field.bonus()) { landings(field, after.filled) } else { Vec::new() };
            if landing.meets(field.threats(stones.own, stones.filled)) {
                add(mv, field.win_at(after.count));
            } else if blockers.is_empty() {
                let within = root_bounds.of(landing).unwrap_or(FULL_RANGE);
                let score =
                    if within.least == within.most { within.most } else { -self.score(after, within.reversed())? };
                add(mv, score);
            } else {
                for landing in blockers {
                    add(mv.then(blocker(landing)), -self.score(after.blocked(landing), FULL_RANGE)?);
                }
            }
        }
        Some(known)
    }

    /// Finds and reports the score of the position and a move with this score, and returns the bounds of all columns.
    /// Much faster than scoring all moves: most moves are only proven to be no better. The outcome is reported as soon
    /// as it is known.
    fn root_bounds(
        &mut self,
        stones: &FieldStones<F::Cells>,
        meaning: &dyn Fn(i32) -> Proof,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<RootBounds<F::Cells>> {
        let field = self.field;
        let StaticEvaluation::Open(node) = field.evaluate(*stones) else { return Some(RootBounds::default()) };
        let mut tell = |landing: F::Cells, score: i32, is_exact: bool| {
            let proof = meaning(score);
            let moves = proof.moves.filter(|_| is_exact);
            found(Action::from(ConnectAction::Disc(column_of(field, landing))).into(), Proof { moves, ..proof });
        };
        let possible = field.possible(stones);
        let bounds = |known: Option<ScoreBounds>| known.map_or(possible, |known| known.and(possible));
        let known = bounds(field.book_bounds(stones));
        let mut root_bounds = RootBounds { columns: Vec::new() };
        for landing in landings(field, stones.filled) {
            let (child, within) = match field.evaluate(stones.after(landing)) {
                StaticEvaluation::Decided(score) => (None, ScoreBounds::exactly(-score)),
                StaticEvaluation::Open(child) => {
                    (Some(child), bounds(field.book_bounds(&child.stones).map(ScoreBounds::reversed)))
                }
            };
            root_bounds.columns.push(ColumnBounds { landing, child, within });
        }
        // Safe columns first, then the best columns of the previous search, then those with the most threats.
        let place = |column: u8| self.expected.iter().position(|expected| *expected == column).unwrap_or(usize::MAX);
        root_bounds.columns.sort_by_key(|prospect| {
            let threats = field.threats(stones.own | prospect.landing, stones.filled | prospect.landing);
            let column = column_of(field, prospect.landing);
            (!prospect.landing.meets(node.moves), place(column), Reverse(threats.count()))
        });
        for ColumnBounds { landing, within, .. } in &root_bounds.columns {
            let is_exact = within.least == within.most;
            if within.least > 0 {
                tell(*landing, within.least, is_exact);
            } else if within.most < 0 || is_exact {
                tell(*landing, within.most, is_exact);
            }
        }
        root_bounds.columns.iter_mut().for_each(|prospect| prospect.within.most = prospect.within.most.min(known.most));
        self.find_outcome(&mut root_bounds, known.least, &mut tell).ok()?;
        let of =
            |bound: fn(&ScoreBounds) -> i32| root_bounds.columns.iter().map(move |prospect| bound(&prospect.within));
        let least = of(|within| within.least).max().unwrap_or(known.least);
        // A known draw is not used as the lower bound, because most columns fail at bounds far from it.
        let least = if known.least > 0 { least.max(known.least) } else { least };
        let mut within = ScoreBounds { least, most: of(|within| within.most).max().unwrap_or(known.most) };
        let best = |place: &usize| (root_bounds.columns[*place].within.least, Reverse(*place));
        let mut lead = (0..root_bounds.columns.len()).max_by_key(best).unwrap_or_default();
        let mut is_led = false;
        while within.least < within.most || !is_led {
            let alpha = match within {
                // The score is known; only the move is missing.
                ScoreBounds { least, most } if least == most => least - 1,
                // A side that cannot lose searches upward from the lower bound, which saves one to three percent of the
                // nodes.
                ScoreBounds { least: least @ 0.., .. } => least,
                ScoreBounds { least, most } => window(least, most),
            };
            match self.first_above(&mut root_bounds, lead, alpha, &mut tell).ok()? {
                Some(place) => {
                    (lead, is_led) = (place, true);
                    self.lead = Some(column_of(field, root_bounds.columns[place].landing));
                    let prospect = root_bounds.columns[place];
                    if prospect.within.least > 0 && within.least <= 0 {
                        tell(prospect.landing, prospect.within.least, false);
                    }
                    within.least = within.least.max(prospect.within.least);
                }
                None if alpha < within.least => unreachable!("no column is as good as the position"),
                None => {
                    let most = root_bounds.columns.iter().map(|prospect| prospect.within.most).max();
                    within.most = within.most.min(most.unwrap_or(alpha)).min(alpha);
                    is_led |= root_bounds.columns[lead].within.least >= within.most;
                }
            }
        }
        for prospect in &mut root_bounds.columns {
            prospect.within.most = prospect.within.most.min(within.most);
        }
        root_bounds.columns[lead].within = ScoreBounds { least: within.most, most: within.most };
        tell(root_bounds.columns[lead].landing, within.most, true);
        found(Move::default(), meaning(within.most));
        Some(root_bounds)
    }

    /// Determines the outcome: searches until one column is proven to win, or all are proven to draw or lose; `sure` is
    /// a proven lower bound of the position's score. The node limit of all columns grows in rounds, so that an easy
    /// column does not wait for a hard one; the tables keep the results of earlier rounds. Draws are not searched if
    /// the position is known to be won, or once one column is proven to draw.
    ///
    /// # Errors
    /// If the search was stopped.
    fn find_outcome(
        &mut self,
        root_bounds: &mut RootBounds<F::Cells>,
        sure: i32,
        tell: &mut dyn FnMut(F::Cells, i32, bool),
    ) -> Result<(), Interrupted> {
        let (mut nodes, mut is_guessed) = (FIRST_NODES, false);
        loop {
            let mut is_settled = true;
            if nodes == NODES_TO_GUESS {
                is_guessed = self.order_by_estimate(root_bounds);
            }
            for place in 0..root_bounds.columns.len() {
                for alpha in [0, -1] {
                    root_bounds.apply_lower_bound(sure);
                    self.lead = root_bounds.favorite(sure).map(|landing| column_of(self.field, landing));
                    let best = root_bounds.columns.iter().map(|prospect| prospect.within.least).max();
                    if best > Some(0) {
                        return Ok(());
                    }
                    if alpha < 0 && (sure > 0 || best == Some(0)) {
                        continue;
                    }
                    let ColumnBounds { landing, child, within } = &mut root_bounds.columns[place];
                    let Some(child) = child.filter(|_| within.least <= alpha && alpha < within.most) else { continue };
                    let nodes = if place == 0 && is_guessed { FOCUS * nodes } else { nodes };
                    let Some(bound) = self.bound_within(&child, -alpha - 1, nodes)? else {
                        is_settled = false;
                        break;
                    };
                    if -bound > alpha {
                        within.least = within.least.max(-bound);
                    } else {
                        within.most = within.most.min(-bound);
                    }
                    if within.least > 0 || within.most < 0 {
                        tell(*landing, -bound, false);
                    }
                }
            }
            if is_settled {
                return Ok(());
            }
            nodes *= 4;
        }
    }

    /// Sorts the columns by their estimated values, best first. Returns whether there is an estimate.
    fn order_by_estimate(&self, root_bounds: &mut RootBounds<F::Cells>) -> bool {
        let guess = |prospect: &ColumnBounds<F::Cells>| {
            let child = prospect.child.filter(|_| prospect.within.most >= 0)?;
            Some(-self.guess(&child, CHOICES, [-SURE, SURE])?)
        };
        let mut guessed: Vec<_> = root_bounds.columns.drain(..).map(|prospect| (guess(&prospect), prospect)).collect();
        guessed.sort_by_key(|(guess, _)| Reverse(*guess));
        root_bounds.columns.extend(guessed.iter().map(|(_, prospect)| *prospect));
        guessed.first().is_some_and(|(guess, _)| guess.is_some())
    }

    /// Returns the first column above `alpha`, searching `lead` before the others, and narrows the bounds of the
    /// searched columns. Losing columns are reported.
    ///
    /// # Errors
    /// If the search was stopped.
    fn first_above(
        &mut self,
        root_bounds: &mut RootBounds<F::Cells>,
        lead: usize,
        alpha: i32,
        tell: &mut dyn FnMut(F::Cells, i32, bool),
    ) -> Result<Option<usize>, Interrupted> {
        let others = (0..root_bounds.columns.len()).filter(|place| *place != lead);
        for place in std::iter::once(lead).chain(others) {
            let ColumnBounds { landing, child, within } = &mut root_bounds.columns[place];
            if within.least > alpha {
                return Ok(Some(place));
            }
            let Some(child) = child.filter(|_| within.most > alpha) else { continue };
            let Some(bound) = self.bound_within(&child, -alpha - 1, u64::MAX)? else { return Err(Interrupted) };
            let bound = -bound;
            if bound > alpha {
                within.least = within.least.max(bound);
                return Ok(Some(place));
            }
            if bound < 0 && within.most >= 0 {
                tell(*landing, bound, false);
            }
            within.most = within.most.min(bound);
        }
        Ok(None)
    }
}

/// Returns the column of a landing cell.
fn column_of<F: Field>(field: &F, landing: F::Cells) -> u8 {
    u8::try_from(landing.lowest() / field.stride()).unwrap_or(u8::MAX)
}

/// The node limit of each column in the first round.
const FIRST_NODES: u64 = 1 << 13;

/// The node limit from which the columns are ordered by their estimated values.
const NODES_TO_GUESS: u64 = 4 * FIRST_NODES;

/// The factor on the node limit of the column with the best estimate.
const FOCUS: u64 = 4;

/// The range of all scores.
const FULL_RANGE: ScoreBounds = ScoreBounds { least: i32::MIN / 2, most: i32::MAX / 2 };

/// The known bounds of all columns of a position.
struct RootBounds<B> {
    columns: Vec<ColumnBounds<B>>,
}

/// The known bounds of a column.
#[derive(Clone, Copy)]
struct ColumnBounds<B> {
    landing: B,
    /// The position after it, if it must be searched.
    child: Option<SolverNode<B>>,
    /// The bounds of its score for the side that plays it.
    within: ScoreBounds,
}

impl<B> Default for RootBounds<B> {
    fn default() -> Self {
        Self { columns: Vec::new() }
    }
}

impl<B: Bits> RootBounds<B> {
    /// Raises the lower bound of a column to `sure` if no other column can reach this score.
    fn apply_lower_bound(&mut self, sure: i32) {
        let mut able = self.columns.iter_mut().filter(|prospect| prospect.within.most >= sure);
        if let (Some(only), None) = (able.next(), able.next()) {
            only.within.least = only.within.least.max(sure);
        }
    }

    /// Returns the column to play if the search ends now. A proven draw is preferred to an undecided column, unless the
    /// position is known to be won.
    fn favorite(&self, sure: i32) -> Option<B> {
        let promise = |prospect: &ColumnBounds<B>| match prospect.within {
            ScoreBounds { least: 1.., .. } => 4,
            ScoreBounds { most: 1.., .. } if sure > 0 => 3,
            ScoreBounds { least: 0, .. } => 2,
            ScoreBounds { most: 0.., .. } => 1,
            _ => 0,
        };
        // Ties go to the first.
        self.columns.iter().rev().max_by_key(|prospect| promise(prospect)).map(|prospect| prospect.landing)
    }

    fn of(&self, landing: B) -> Option<ScoreBounds> {
        self.columns.iter().find(|prospect| prospect.landing == landing).map(|prospect| prospect.within)
    }
}

/// Returns the landings of the open columns, the most useful column first.
fn landings<F: Field>(field: &F, filled: F::Cells) -> Vec<F::Cells> {
    let all = field.landings(filled);
    field.columns().iter().map(|column| all & *column).filter(|landing| !landing.is_none()).collect()
}
