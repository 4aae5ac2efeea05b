use super::pebbles::Pebbles;
use crate::games::bridgit::{
    BridgeCell, BridgitBoard, Cells, Way,
    board::{FAR_SHORE, NEAR_SHORE},
};

/// Whether one side can join its shores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prospect {
    /// Not against best play.
    Never,
    /// Only if the side moves first.
    ToMove,
    /// Even if the opponent moves first.
    Always,
}

/// The prospects of one side and its winning moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Whether the side can join its shores.
    pub standing: Prospect,
    /// The winning cells if the side is to move.
    pub winning: Cells,
}

/// The graph of one side: own bridges are contracted, and all independent free cells added.
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

/// Returns whether the side of this way can join its shores, given its own cells and the free cells; all other cells
/// are lost to it.
#[must_use]
pub fn standing(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Prospect {
    settled(&mut graph(board, way, own, free))
}

/// Evaluates the graph by adding a virtual edge from shore to shore, and a second one.
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
    /// Analyzes the side of this way with its own cells and the free ones; all other cells are blocked.
    #[must_use]
    pub fn new(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Self {
        let mut without = graph(board, way, own, free);
        let mut with = without.clone();
        let standing = settled(&mut with);
        let winning = match standing {
            Prospect::Never => Cells::NONE,
            Prospect::Always => free,
            Prospect::ToMove => {
                // Building on a cell doubles its edge, one for each tree. This helps if and only if the second edge is
                // independent without the virtual edge from shore to shore, but not with it.
                let tight = with.tight_with(NEAR_SHORE);
                let wins = |cell: &BridgeCell| {
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
