use std::collections::HashSet;

use super::board::{Board, mirror};

/// All positions of so many stones that can come up and in which nobody has won, mirror images once, always in the same
/// order: positions whose columns are equally high are neighbours.
#[must_use]
pub fn layer(stones: u32) -> Vec<Board> {
    let mut boards = vec![Board::default()];
    for _ in 0..stones {
        let next: HashSet<Board> = boards
            .iter()
            .flat_map(|board| {
                let is_quiet = |column: &u8| board.is_open(*column) && !board.wins(*column);
                (0..7).filter(is_quiet).map(|column| board.play(column).canonical())
            })
            .collect();
        boards = next.into_iter().collect();
    }
    boards.sort_unstable_by_key(|board| (board.filled.min(mirror(board.filled)), board.key()));
    boards
}
