use super::pebbles::Pebbles;
use crate::games::bridgit::{
    BridgitBoard, Cell, Cells, Way,
    board::{FAR_SHORE, NEAR_SHORE},
};

/// Whether one side can join its shores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prospect {
    /// Not against best play.
    Never,
    /// If it is its move.
    ToMove,
    /// Even if it is the opponent's turn.
    Always,
}

/// What one side can hope for and which of its moves keep the hope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Whether it can join its shores.
    pub standing: Prospect,
    /// The cells with which it does so if it is its move.
    pub winning: Cells,
}

/// The graph of one side with its own bridges contracted and every free cell added that is independent.
fn graph(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Pebbles {
    let mut pebbles = Pebbles::new();
    for cell in own.iter() {
        let [a, b] = board.ends(cell, way);
        pebbles.join(a, b);
    }
    for cell in free.iter() {
        let [a, b] = board.ends(cell, way);
        pebbles.add(a, b);
    }
    pebbles
}

/// Whether the side of this way can join its shores, with its own cells and those that are free; all others are lost
/// to it.
#[must_use]
pub fn standing(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Prospect {
    settled(&mut graph(board, way, own, free))
}

/// Where the graph stands, by adding a made-up edge from shore to shore and another one.
fn settled(graph: &mut Pebbles) -> Prospect {
    if !graph.add(NEAR_SHORE, FAR_SHORE) {
        Prospect::Always
    } else if !graph.is_independent(NEAR_SHORE, FAR_SHORE) {
        Prospect::ToMove
    } else {
        Prospect::Never
    }
}

impl Analysis {
    /// Analyses the side of this way, with its own cells and those that are free; all others are lost to it.
    #[must_use]
    pub fn new(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Self {
        let mut without = graph(board, way, own, free);
        let mut with = without.clone();
        let standing = settled(&mut with);
        let winning = match standing {
            Prospect::Never => Cells::NONE,
            Prospect::Always => free,
            Prospect::ToMove => {
                // To build on a cell is to have its edge twice, one for each tree. That helps exactly where a second
                // edge is independent, but no longer once the made-up one from shore to shore is there.
                let tight = with.tight_with(NEAR_SHORE);
                let wins = |cell: &Cell| {
                    let [a, b] = board.ends(*cell, way);
                    let inside = [a, b].iter().all(|end| tight >> with.chief(*end) & 1 == 1);
                    inside && without.is_independent(a, b)
                };
                free.iter().filter(wins).collect()
            }
        };
        Self { standing, winning }
    }
}
