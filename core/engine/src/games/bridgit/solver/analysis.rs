use super::pebbles::Pebbles;
use crate::games::bridgit::{
    BridgeCell, BridgitBoard, Cells, Way,
    board::{FAR_SHORE, NEAR_SHORE},
};

/// The conditions under which a side can join its shores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prospect {
    /// The side loses against best play.
    Never,
    /// The side wins only if it moves first.
    ToMove,
    /// The side wins even if the opponent moves first.
    Always,
}

/// The prospect of one side and its winning moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The prospect of joining the shores.
    pub prospect: Prospect,
    /// The winning cells if the side is to move.
    pub winning: Cells,
}

/// Builds the graph of one side: own bridges are contracted, and all independent free cells added.
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

/// Returns the prospect of the side of this way, given its own cells and the free cells; all other cells are lost to
/// it.
#[must_use]
pub fn prospect(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Prospect {
    evaluate(&mut graph(board, way, own, free))
}

/// Evaluates the graph by adding a virtual edge from shore to shore, and a second one.
fn evaluate(graph: &mut Pebbles) -> Prospect {
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
        let prospect = evaluate(&mut with);
        let winning = match prospect {
            Prospect::Never => Cells::NONE,
            Prospect::Always => free,
            Prospect::ToMove => {
                // Building on a cell doubles its edge, one for each tree. This helps if and only if the second edge is
                // independent without the virtual edge from shore to shore, but not with it.
                let tight = with.tight_with(NEAR_SHORE);
                let wins = |cell: &BridgeCell| {
                    let [a, b] = board.ends(*cell, way);
                    let inside = [a, b].iter().all(|end| tight >> with.representative(*end) & 1 == 1);
                    inside && without.is_independent(a, b)
                };
                free.iter().filter(wins).collect()
            }
        };
        Self { prospect, winning }
    }
}
