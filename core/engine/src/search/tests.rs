//! Tests of the search on games small enough to be fully known.

mod games;
mod judge;
mod kept_tree;
mod levels;
mod rave;
mod runner;
mod small;
mod solving;
mod threads;

use crate::game::{NoOptions, PositionHistory, Rules};
use crate::games::template::TicTacToe;

/// Returns a game of tic-tac-toe after these moves.
fn tic_tac_toe(moves: &str) -> PositionHistory<TicTacToe> {
    let mut history = PositionHistory::new(TicTacToe::start(&NoOptions {}).expect("the game has no options"));
    for text in moves.split_whitespace() {
        let mv = history.position().read_move(text).expect("a legal move");
        mv.actions().for_each(|action| history.play_unchecked(action));
    }
    history
}
