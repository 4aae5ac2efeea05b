use super::{BridgeCell, BridgitBoard, Cells, Way, lattice::beside};

/// Returns the shortest chain of these bridges from shore to shore, in order; empty if the shores are not joined.
#[must_use]
pub fn chain(board: BridgitBoard, way: Way, own: Cells) -> Vec<BridgeCell> {
    // Breadth-first layers from the far shore: stepping from the last layer inward gives a shortest path.
    let mut rings = vec![board.far(way) & own];
    let mut seen = rings[0];
    while let Some(last) = rings.last().copied().filter(|last| (*last & board.near(way)).is_empty()) {
        let next = beside(board, way, last) & own & !seen;
        if next.is_empty() {
            return Vec::new();
        }
        seen = seen | next;
        rings.push(next);
    }
    let mut chain = Vec::new();
    let mut from = board.near(way);
    for ring in rings.into_iter().rev() {
        let Some(cell) = (ring & from).iter().next() else { return Vec::new() };
        chain.push(cell);
        from = beside(board, way, Cells::only(cell));
    }
    chain
}
