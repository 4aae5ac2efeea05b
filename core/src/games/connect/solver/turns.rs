//! The values of all legal turns of a position, a stone and its blocker being one turn.

use super::Valued;
use super::field::{Field, Stones};
use super::search::NullWindow;
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
    /// The scores of all legal turns for the side to move, each told to `found` as soon as it is known, the middle
    /// first; `meaning` is the proof that a score is. `None` if the search was stopped.
    pub(super) fn turns(
        &mut self,
        root: &Root<F::Cells>,
        meaning: &dyn Fn(i32) -> Proof,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Vec<Valued>> {
        let field = self.field;
        let stones = root.stones;
        let mut known = Vec::with_capacity(COLUMNS);
        let mut add = |turn: Turn, score: i32| {
            let proof = meaning(score);
            found(turn, proof);
            known.push(Valued { turn, score, proof });
        };
        let column = |landing: F::Cells| u8::try_from(landing.lowest() / field.stride()).unwrap_or(u8::MAX);
        let blocker = |landing| Action::from(ConnectAction::Blocker(column(landing)));
        if root.is_blocker_due {
            let opponent = Stones { own: stones.other, other: stones.own, ..stones };
            for landing in landings(field, stones.filled) {
                add(blocker(landing).into(), -self.score(opponent.blocked(landing), -field.win_at(0))?);
            }
            return Some(known);
        }
        // No turn is better than the position.
        let most = field.known(&stones).unwrap_or(field.win_at(0));
        for landing in landings(field, stones.filled) {
            let turn = Turn::from(Action::from(ConnectAction::Disc(column(landing))));
            let after = stones.after(landing);
            let blockers = if landing.meets(field.bonus()) { landings(field, after.filled) } else { Vec::new() };
            if landing.meets(field.threats(stones.own, stones.filled)) {
                add(turn, field.win_at(after.count));
            } else if blockers.is_empty() {
                add(turn, -self.score(after, -most)?);
            } else {
                for landing in blockers {
                    add(turn.then(blocker(landing)), -self.score(after.blocked(landing), -most)?);
                }
            }
        }
        Some(known)
    }
}

/// The landings of the columns that are not full, the most useful column first.
fn landings<F: Field>(field: &F, filled: F::Cells) -> Vec<F::Cells> {
    let all = field.landings(filled);
    field.columns().iter().map(|column| all & *column).filter(|landing| !landing.is_none()).collect()
}
