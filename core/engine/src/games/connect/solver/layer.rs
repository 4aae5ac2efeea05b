//! All positions of a number of stones.

use super::board::{CENTRE_FIRST, StandardBoard};
use super::notes::Notes;

/// All positions of so many stones that can come up and in which nobody has won, mirror images once, always in the same
/// order: first those that follow the first position of one stone less, the middle column first, then those that follow
/// the second one, and so on. So neighbours have much in common.
#[must_use]
pub fn layer(stones: u32) -> Vec<StandardBoard> {
    (0..stones).fold(vec![StandardBoard::default()], |boards, _| {
        let mut seen = Notes::with_room(4 * boards.len());
        let mut next = Vec::with_capacity(4 * boards.len());
        for board in boards.into_iter().flat_map(following) {
            if seen.add(board.key(), || 0) {
                next.push(board);
            }
        }
        next
    })
}

/// What follows a position, as [`layer`] orders it, unless somebody has won: of a position and its mirror image the one with
/// the lower key.
pub(super) fn following(board: StandardBoard) -> impl Iterator<Item = StandardBoard> {
    let mirrored = board.mirrored();
    let quiet = board.landings() & !board.own_threats();
    CENTRE_FIRST.into_iter().filter_map(move |column| {
        let landing = board.landing(column);
        (quiet & landing != 0).then(|| {
            let (next, other) = (board.after(landing), mirrored.play(6 - column));
            if other.key() < next.key() { other } else { next }
        })
    })
}
