//! Four on any board, solved where few enough cells are free: the same search as Connect Four's over any width, with
//! ban and bonus cells.

mod field;
mod search;

use field::{Field, Stones};
use search::Search;

use super::{Valued, table::Table};
use crate::game::{Action, Proof, Turn, Verdict};
use crate::games::connect::{Bits, Connect, Phase, Step, Variant};

/// A solver of boards of any size and what it remembers of the positions it has looked at.
#[derive(Debug)]
pub struct AnySolver {
    table: Table,
}

impl AnySolver {
    /// A solver that remembers as much as fits these bytes, rounded down to a power of two.
    #[must_use]
    pub fn new(table_bytes: usize) -> Self {
        Self { table: Table::new(table_bytes) }
    }

    /// The values of all legal turns of a position that goes on, each told to `found` as soon as it is known. A score
    /// is the number of cells of the board plus one, less the stones on it when the game is won. `None` if `stop` said
    /// yes or `nodes` positions have not been enough.
    pub fn turns<B: Bits, V: Variant>(
        &mut self,
        position: &Connect<B, V>,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Vec<Valued>> {
        let field = Field::new(*position.grid());
        let mut search = Search { field: &field, table: &self.table, stop, nodes_left: nodes, is_stopped: false };
        let side = position.side();
        let (own, other) = (position.stones(side), position.stones(side.other()));
        let count = (own | other).count().cast_signed();
        let stones = Stones { own, other, filled: position.filled(), count };
        let mut known = Vec::new();
        // The stone of a turn that is half made is of this turn, not of an earlier one.
        let turns_made = count - i32::from(position.phase() == Phase::Blocker);
        let mut add = |turn: Turn, score: i32| {
            let proof = proof(&field, &stones, turns_made, score);
            found(turn, proof);
            known.push(Valued { turn, score, proof });
        };
        let landings = |filled: B| {
            let of_column = move |cells: &B| (field.grid.landings(filled) & *cells).each().next();
            field.columns().iter().filter_map(of_column).collect::<Vec<u32>>()
        };
        let column = |number: u32| field.grid.cell(number).column;
        if position.phase() == Phase::Blocker {
            // The stone is on the board, and the side to move has yet to drop the blocker.
            let opponent = Stones { own: other, other: own, ..stones };
            for number in landings(stones.filled) {
                let score = search.score_after(Stones { filled: stones.filled | B::one(number), ..opponent })?;
                add(Turn::from(Action::from(Step::Blocker(column(number)))), score);
            }
            return Some(known);
        }
        for number in landings(stones.filled) {
            let landing = B::one(number);
            let turn = Turn::from(Action::from(Step::Disc(column(number))));
            let after = stones.after(landing);
            if landing.meets(field.threats(own, stones.filled)) {
                add(turn, search.win_at(after.count));
            } else if landing.meets(field.grid.bonus()) && !landings(after.filled).is_empty() {
                for blocker in landings(after.filled) {
                    let score = search.score_after(Stones { filled: after.filled | B::one(blocker), ..after })?;
                    add(turn.then(Step::Blocker(column(blocker)).into()), score);
                }
            } else {
                add(turn, search.score_after(after)?);
            }
        }
        Some(known)
    }
}

/// What a score means to the side to move with these stones on the board, after so many whole turns.
fn proof<B: Bits>(field: &Field<B>, stones: &Stones<B>, turns_made: i32, score: i32) -> Proof {
    let cells = field.grid.cells().count().cast_signed();
    let (verdict, turns) = match score {
        // A blocker takes a cell and makes no turn, and nobody knows whether there will be one.
        0 if turns_made == stones.count && (field.grid.bonus() & !stones.filled).is_none() => {
            (Verdict::Draw, Some((field.open & !stones.filled).count().cast_signed()))
        }
        0 => (Verdict::Draw, None),
        1.. => (Verdict::Win, Some(cells + 1 - score - turns_made)),
        _ => (Verdict::Loss, Some(cells + 1 + score - turns_made)),
    };
    Proof { verdict, turns: turns.and_then(|turns| u16::try_from(turns).ok()) }
}
