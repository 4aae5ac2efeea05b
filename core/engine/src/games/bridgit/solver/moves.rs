//! The value of every move.

use super::{Analysis, Prospect, prospect};
use crate::{
    game::Verdict,
    games::bridgit::{BridgeCell, Bridgit, Cells, Way},
};

/// The value of a position and of every cell for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// The value of the position.
    pub verdict: Verdict,
    /// The cells that win.
    pub winning: Cells,
    /// The cells that do not lose, the winning ones included.
    pub holding: Cells,
}

impl Values {
    /// Returns the value of a free cell.
    #[must_use]
    pub fn of(&self, cell: BridgeCell) -> Verdict {
        if self.winning.contains(cell) {
            Verdict::Win
        } else if self.holding.contains(cell) {
            Verdict::Draw
        } else {
            Verdict::Loss
        }
    }
}

/// Returns the value of an unfinished position for the side to move.
#[must_use]
pub fn verdict(position: &Bridgit) -> Verdict {
    let way = position.mover();
    let (own, walls) = (position.bridges(way), position.walls());
    let can_join = |own| prospect(position.board(), way, own, position.free()) >= Prospect::ToMove;
    if can_join(own) {
        Verdict::Win
    } else if !walls.is_empty() && can_join(own | walls) {
        // Walls block the opponent like own bridges: a chain of both that joins the shores cuts the opponent off.
        Verdict::Draw
    } else {
        Verdict::Loss
    }
}

/// Returns the value of an unfinished position and of every cell for the side to move.
#[must_use]
pub fn values(position: &Bridgit) -> Values {
    values_for(position, position.mover())
}

/// Like [`values`], but with the side of this way to move.
#[must_use]
pub fn values_for(position: &Bridgit, way: Way) -> Values {
    let (own, walls) = (position.bridges(way), position.walls());
    let analysis = |own| Analysis::new(position.board(), way, own, position.free());
    let win = analysis(own);
    let hold = if walls.is_empty() { win } else { analysis(own | walls) };
    let verdict = if win.prospect >= Prospect::ToMove {
        Verdict::Win
    } else if hold.prospect >= Prospect::ToMove {
        Verdict::Draw
    } else {
        Verdict::Loss
    };
    Values { verdict, winning: win.winning, holding: win.winning | hold.winning }
}
