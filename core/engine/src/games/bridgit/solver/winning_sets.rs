use super::{two_trees, verdict};
use crate::{
    game::{Place, Verdict},
    games::bridgit::{BridgeCell, Bridgit, Cells},
};

/// Returns the two trees that prove the win, as the places of their cells; `None` if neither side wins.
///
/// The trees belong to the winner. If the winner is to move, they share one cell: the best move, whose bridge is in
/// both.
#[must_use]
pub fn winning_sets(position: &Bridgit, best: BridgeCell) -> Option<Vec<Vec<Place>>> {
    let (way, key) = match verdict(position) {
        Verdict::Win => (position.mover(), Cells::only(best)),
        Verdict::Loss => (position.mover().other(), Cells::NONE),
        Verdict::Draw => return None,
    };
    let own = position.bridges(way) | key;
    let trees = two_trees(position.board(), way, own, position.free() & !key)?;
    let places = |tree: Cells| (tree | key).iter().map(|cell| position.board().place_of(cell)).collect();
    Some(trees.map(places).into())
}
