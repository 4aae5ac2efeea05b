//! The rows of a match's moves, each made once.

use super::MoveRow;
use fivefold_engine::{
    game::Move,
    session::{MoveText, Session},
    text::Wording,
};

/// The rows of the moves of one match. A row depends on its move and a note of type `N`.
#[derive(Debug, Default)]
pub struct MoveRows<N> {
    /// The wording of all rows.
    wording: Option<Wording>,
    rows: Vec<KnownRow<N>>,
}

#[derive(Debug)]
struct KnownRow<N> {
    mv: Move,
    note: N,
    row: MoveRow,
}

impl<N: Clone + PartialEq> MoveRows<N> {
    /// Returns the row of every move with a note, made again by `make` only where something has changed.
    pub fn of(
        &mut self,
        session: &Session,
        notes: &[N],
        wording: Wording,
        make: impl Fn(&MoveText, &N) -> MoveRow,
    ) -> Vec<MoveRow> {
        if self.wording != Some(wording) {
            (self.wording, self.rows) = (Some(wording), Vec::new());
        }
        let moves = || session.played().iter().zip(notes);
        // The texts of a move depend on the moves before it.
        let same = moves().zip(&self.rows).take_while(|((mv, _), known)| mv.mv == known.mv).count();
        self.rows.truncate(same);
        for (place, (mv, note)) in moves().enumerate() {
            if self.rows.get(place).is_some_and(|known| known.note == *note) {
                continue;
            }
            let Some(text) = session.move_text(place + 1, wording) else { break };
            let known = KnownRow { mv: mv.mv, note: note.clone(), row: make(&text, note) };
            if place < self.rows.len() {
                self.rows[place] = known;
            } else {
                self.rows.push(known);
            }
        }
        self.rows.iter().map(|known| known.row.clone()).collect()
    }
}
