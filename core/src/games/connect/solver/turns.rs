//! The values of all legal turns of a position, a stone and its blocker being one turn.

use std::cmp::Reverse;

use super::Valued;
use super::field::{Field, Look, SolverNode, Stones};
use super::search::{NullWindow, window};
use super::table::ScoreBounds;
use crate::game::{Action, Proof, Turn};
use crate::games::connect::{Bits, ConnectAction};

/// A position in which a turn begins, or in which its blocker is due.
pub(super) struct Root<B> {
    /// The stones by who is to move.
    pub(super) stones: Stones<B>,
    /// Whether the side to move has put its stone on the bonus cell.
    pub(super) is_blocker_due: bool,
}

impl<F: Field, const COLUMNS: usize> NullWindow<'_, F, COLUMNS> {
    /// The scores of all legal turns for the side to move. `found` is told of each as soon as it is known who wins with
    /// it, and again when the score is; the empty turn stands for the position itself. `meaning` is the proof that a score
    /// is. `None` if the search was stopped.
    pub(super) fn turns(
        &mut self,
        root: &Root<F::Cells>,
        meaning: &dyn Fn(i32) -> Proof,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Vec<Valued>> {
        let field = self.field;
        let stones = root.stones;
        let outlook = if root.is_blocker_due || !field.bonus().is_none() {
            Outlook::default()
        } else {
            self.outlook(&stones, meaning, found)?
        };
        let mut known = Vec::with_capacity(COLUMNS);
        let mut add = |turn: Turn, score: i32| {
            let proof = meaning(score);
            found(turn, proof);
            known.push(Valued { turn, score, proof });
        };
        let column = |landing| column_of(field, landing);
        let blocker = |landing| Action::from(ConnectAction::Blocker(column(landing)));
        if root.is_blocker_due {
            let opponent = Stones { own: stones.other, other: stones.own, ..stones };
            for landing in landings(field, stones.filled) {
                add(blocker(landing).into(), -self.score(opponent.blocked(landing), ANYTHING)?);
            }
            return Some(known);
        }
        for landing in landings(field, stones.filled) {
            let turn = Turn::from(Action::from(ConnectAction::Disc(column(landing))));
            let after = stones.after(landing);
            let blockers = if landing.meets(field.bonus()) { landings(field, after.filled) } else { Vec::new() };
            if landing.meets(field.threats(stones.own, stones.filled)) {
                add(turn, field.win_at(after.count));
            } else if blockers.is_empty() {
                let within = outlook.of(landing).unwrap_or(ANYTHING);
                let score =
                    if within.least == within.most { within.most } else { -self.score(after, within.reversed())? };
                add(turn, score);
            } else {
                for landing in blockers {
                    add(turn.then(blocker(landing)), -self.score(after.blocked(landing), ANYTHING)?);
                }
            }
        }
        Some(known)
    }

    /// Finds the score of the position and a turn that has it, and tells both, which takes much less time than the scores
    /// of all turns: of most of them it is enough to know that they are no better. Who wins is told as soon as it is known.
    fn outlook(
        &mut self,
        stones: &Stones<F::Cells>,
        meaning: &dyn Fn(i32) -> Proof,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Outlook<F::Cells>> {
        let field = self.field;
        let Look::Open(node) = field.look(*stones) else { return Some(Outlook::default()) };
        let mut tell = |landing: F::Cells, score: i32, is_exact: bool| {
            let proof = meaning(score);
            let turns = proof.turns.filter(|_| is_exact);
            found(Action::from(ConnectAction::Disc(column_of(field, landing))).into(), Proof { turns, ..proof });
        };
        let possible = field.possible(stones);
        let mut outlook = Outlook { columns: Vec::new() };
        for landing in landings(field, stones.filled) {
            let (look, known) = (field.look(stones.after(landing)), field.known(&stones.after(landing)));
            let within = match (&look, &known) {
                (Look::Decided(score), _) | (_, Some(score)) => ScoreBounds { least: -score, most: -score },
                _ => possible,
            };
            let child = if let Look::Open(child) = look { Some(child) } else { None };
            outlook.columns.push(Prospect { landing, child, within });
        }
        // The most promising column first: it keeps its place until another one is better.
        let place = |column: u8| self.expected.iter().position(|expected| *expected == column).unwrap_or(usize::MAX);
        outlook.columns.sort_by_key(|prospect| {
            let threats = field.threats(stones.own | prospect.landing, stones.filled | prospect.landing);
            let column = column_of(field, prospect.landing);
            (!prospect.landing.meets(node.moves), place(column), Reverse(threats.count()))
        });
        for prospect in outlook.columns.iter().filter(|prospect| prospect.within.least == prospect.within.most) {
            tell(prospect.landing, prospect.within.most, true);
        }
        let is_safe = |prospect: &&Prospect<F::Cells>| prospect.child.is_some();
        let sure = outlook.columns.iter().map(|prospect| prospect.within.least).max().unwrap_or(possible.least);
        let best = outlook.columns.iter().filter(is_safe).map(|prospect| prospect.within.most);
        let most = best.chain([sure]).max().unwrap_or(possible.most);
        let mut within = ScoreBounds { least: sure, most };
        if let Some(score) = field.known(stones) {
            // A draw is approached from afar nevertheless: most columns fail a long way before.
            within = ScoreBounds { least: if score > 0 { score } else { sure }, most: score };
        }
        let (mut lead, mut is_led) = (0, false);
        while within.least < within.most || !is_led {
            // With the score known beforehand, what is missing is the turn.
            let alpha = if within.least < within.most { window(within.least, within.most) } else { within.least - 1 };
            match self.first_above(&mut outlook, lead, alpha, &mut tell).ok()? {
                Some(place) => {
                    (lead, is_led) = (place, true);
                    self.lead = Some(column_of(field, outlook.columns[place].landing));
                    let prospect = outlook.columns[place];
                    if prospect.within.least > 0 && within.least <= 0 {
                        tell(prospect.landing, prospect.within.least, false);
                    }
                    within.least = within.least.max(prospect.within.least);
                }
                None if alpha < within.least => unreachable!("no column is as good as the position"),
                None => {
                    let most = outlook.columns.iter().map(|prospect| prospect.within.most).max();
                    within.most = within.most.min(most.unwrap_or(alpha)).min(alpha);
                    is_led |= outlook.columns[lead].within.least >= within.most;
                }
            }
        }
        for prospect in &mut outlook.columns {
            prospect.within.most = prospect.within.most.min(within.most);
        }
        outlook.columns[lead].within = ScoreBounds { least: within.most, most: within.most };
        tell(outlook.columns[lead].landing, within.most, true);
        found(Turn::default(), meaning(within.most));
        Some(outlook)
    }

    /// The first column that is above `alpha`, `lead` being asked before the others; the bounds of those that were asked
    /// become narrower. Columns that lose are told.
    ///
    /// # Errors
    /// If the search was stopped.
    fn first_above(
        &mut self,
        outlook: &mut Outlook<F::Cells>,
        lead: usize,
        alpha: i32,
        tell: &mut dyn FnMut(F::Cells, i32, bool),
    ) -> Result<Option<usize>, Stopped> {
        let others = (0..outlook.columns.len()).filter(|place| *place != lead);
        for place in std::iter::once(lead).chain(others) {
            let Prospect { landing, child, within } = &mut outlook.columns[place];
            if within.least > alpha {
                return Ok(Some(place));
            }
            let Some(child) = child.filter(|_| within.most > alpha) else { continue };
            let bound = -self.bound(&child, -alpha - 1);
            if self.is_stopped {
                return Err(Stopped);
            }
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

/// The number of the column of a landing.
fn column_of<F: Field>(field: &F, landing: F::Cells) -> u8 {
    u8::try_from(landing.lowest() / field.stride()).unwrap_or(u8::MAX)
}

/// The search was stopped.
struct Stopped;

/// Every score.
const ANYTHING: ScoreBounds = ScoreBounds { least: i32::MIN / 2, most: i32::MAX / 2 };

/// What is known of the columns of a position before their scores.
struct Outlook<B> {
    columns: Vec<Prospect<B>>,
}

/// What is known of a column.
#[derive(Clone, Copy)]
struct Prospect<B> {
    landing: B,
    /// The position after it, if it has to be searched.
    child: Option<SolverNode<B>>,
    /// Its score for the side that plays it.
    within: ScoreBounds,
}

impl<B> Default for Outlook<B> {
    fn default() -> Self {
        Self { columns: Vec::new() }
    }
}

impl<B: Bits> Outlook<B> {
    fn of(&self, landing: B) -> Option<ScoreBounds> {
        self.columns.iter().find(|prospect| prospect.landing == landing).map(|prospect| prospect.within)
    }
}

/// The landings of the columns that are not full, the most useful column first.
fn landings<F: Field>(field: &F, filled: F::Cells) -> Vec<F::Cells> {
    let all = field.landings(filled);
    field.columns().iter().map(|column| all & *column).filter(|landing| !landing.is_none()).collect()
}
