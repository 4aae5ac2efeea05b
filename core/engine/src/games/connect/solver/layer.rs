//! All positions with a given number of stones.

use super::board::{CENTER_FIRST, StandardBoard};
use super::position_map::PositionMap;

/// Returns all reachable undecided positions with this many stones, without mirror images, in a fixed order: first the
/// successors of the first position of one stone less, the middle column first, then those of the second one, and so
/// on. Adjacent positions therefore have much in common.
#[must_use]
pub fn layer(stones: u32) -> Vec<StandardBoard> {
    (0..stones).fold(vec![StandardBoard::default()], |boards, _| {
        let mut seen = PositionMap::with_capacity(4 * boards.len());
        let mut next = Vec::with_capacity(4 * boards.len());
        for board in boards.into_iter().flat_map(following) {
            if seen.add(board.key(), || 0) {
                next.push(board);
            }
        }
        next
    })
}

/// Returns the undecided successors of a position in the order of [`layer`]: of a position and its mirror image the one
/// with the lower key.
pub(super) fn following(board: StandardBoard) -> impl Iterator<Item = StandardBoard> {
    let mirrored = board.mirrored();
    let quiet = board.landings() & !board.own_threats();
    CENTER_FIRST.into_iter().filter_map(move |column| {
        let landing = board.landing(column);
        (quiet & landing != 0).then(|| {
            let (next, other) = (board.after(landing), mirrored.play(6 - column));
            if other.key() < next.key() { other } else { next }
        })
    })
}
