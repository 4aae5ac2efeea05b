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
        for_each_next(&boards, |board| {
            if seen.add(board.key(), || 0) {
                next.push(board);
            }
        });
        next
    })
}

/// Calls `visit` with what follows each of these positions, as [`layer`] orders it: of a position and its mirror image
/// the one with the lower key, some of them several times.
pub(super) fn for_each_next(boards: &[StandardBoard], mut visit: impl FnMut(StandardBoard)) {
    for board in boards {
        let mirrored = board.mirrored();
        let quiet = board.landings() & !board.own_threats();
        for column in CENTRE_FIRST {
            let landing = board.landing(column);
            if quiet & landing != 0 {
                let (next, other) = (board.after(landing), mirrored.play(6 - column));
                visit(if other.key() < next.key() { other } else { next });
            }
        }
    }
}
