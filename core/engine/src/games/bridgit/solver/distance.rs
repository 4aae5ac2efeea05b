use crate::games::bridgit::{
    BridgitBoard, Cells, Way,
    lattice::{beside, grown},
};

/// The minimum number of further bridges that the side of this way needs to join its shores without interference;
/// `None` if it is cut off.
#[must_use]
pub fn distance(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Option<u16> {
    let mut reached = grown(board, way, board.near(way) & own, own);
    let mut bridges = 0;
    while (reached & board.far(way)).is_empty() {
        let next = (beside(board, way, reached) | board.near(way)) & free & !reached;
        if next.is_empty() {
            return None;
        }
        reached = grown(board, way, reached | next, own | reached | next);
        bridges += 1;
    }
    Some(bridges)
}
