//! Reasons for moves in both games of four in a row: threats, lines, and the special cells.

use super::{Bits, Connect, ConnectAction, GridCell, Variant};
use crate::game::{Message, Move, Place, Reason};

impl<B: Bits, V: Variant> Connect<B, V> {
    fn places_of(&self, cells: B) -> Vec<Place> {
        cells.each().map(|number| self.place(self.grid().cell(number))).collect()
    }

    fn lowest(&self, cells: B) -> Option<GridCell> {
        cells.each().map(|number| self.grid().cell(number)).min_by_key(|cell| (cell.row, cell.column))
    }

    /// Returns every line of four cells through this cell that is on the board.
    fn lines_through(&self, cell: GridCell) -> Vec<B> {
        let at = |step: i16, (right, up): (i16, i16)| {
            let column = u8::try_from(i16::from(cell.column) + step * right).ok()?;
            let row = u8::try_from(i16::from(cell.row) + step * up).ok()?;
            (column < self.grid().columns() && row < self.grid().rows())
                .then(|| self.grid().bit(GridCell { column, row }))
        };
        let line = |start: i16, direction| {
            (start..start + 4).try_fold(B::NONE, |line, step| Some(line | at(step, direction)?))
        };
        let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
        directions.into_iter().flat_map(|direction| (-3..=0).filter_map(move |start| line(start, direction))).collect()
    }

    /// Adds the motifs of a legal move that leads to `after`.
    pub(super) fn add_motifs(&self, mv: Move, after: &Self, into: &mut Vec<Reason>) {
        let Some(ConnectAction::Disc(column)) = mv.actions().next().and_then(ConnectAction::from_action) else {
            return;
        };
        let Some(cell) = self.landing(column) else { return };
        let (own, other) = (self.side(), self.side().other());
        let disc = self.grid().bit(cell);
        let about = |key| Message::new(key).side("side", own).side("other", other);

        let (old, new) = (self.threats(own), after.threats(own));
        let made = new & !old;
        let (now, later) = (new & after.landings(), made & !after.landings());
        if now.count() >= 2 && now.meets(made) {
            let columns: Vec<u8> = now.each().map(|number| self.grid().cell(number).column + 1).collect();
            let message = about("reason-two-threats").number("first", columns[0]).number("second", columns[1]);
            into.push(Reason::merit(86, message, self.places_of(now)));
        }
        if let Some(threat) = self.lowest(later) {
            let parity = if threat.row.is_multiple_of(2) { "odd" } else { "even" };
            let message = about("reason-later-threat").number("column", threat.column + 1).word("row", parity);
            into.push(Reason::merit(45, message, self.places_of(self.grid().bit(threat))));
        }
        // The cells that become playable by this move: the opponent may fill them next.
        let opened = after.landings() & !self.landings();
        if let Some(spoiled) = self.lowest(old & opened & !self.threats(other)) {
            let message = about("reason-spends-threat").number("column", spoiled.column + 1);
            into.push(Reason::fault(62, message, self.places_of(opened & old)));
        }
        if disc.meets(self.grid().bonus()) {
            into.push(Reason::merit(40, about("reason-takes-bonus"), self.places_of(disc)));
        }
        let (mine, theirs) = (after.stones(own), self.stones(other));
        let mut best = [(0, B::NONE); 2];
        for line in self.lines_through(cell) {
            let is_open = |stones: B| !line.meets(self.filled() & !stones);
            let found = [(line & mine, !line.meets(after.filled() & !mine)), (line & theirs, is_open(theirs))];
            for (best, (stones, is_open)) in best.iter_mut().zip(found) {
                if is_open && stones.count() > best.0 {
                    *best = (stones.count(), stones);
                }
            }
        }
        let [(built, row), (broken, enemy)] = best;
        if built >= 2 {
            let weight = if built == 3 { 35 } else { 18 };
            into.push(Reason::merit(weight, about("reason-builds").word("count", counted(built)), self.places_of(row)));
        }
        if broken >= 2 {
            let weight = if broken == 3 { 38 } else { 22 };
            into.push(Reason::merit(
                weight,
                about("reason-breaks").word("count", counted(broken)),
                self.places_of(enemy),
            ));
        }
        let (columns, rows) = (self.grid().columns(), self.grid().rows());
        // High in the column few lines are left.
        if columns % 2 == 1 && column == columns / 2 && cell.row < rows / 2 {
            into.push(Reason::merit(10, about("reason-middle"), Vec::new()));
        }
    }
}

/// Returns the name of a number of stones in a line, for the selection of a text.
const fn counted(stones: u32) -> &'static str {
    if stones == 3 { "three" } else { "pair" }
}
