//! The search itself, on games small enough to know everything about.

mod games;
mod judge;
mod kept_tree;
mod levels;
mod runner;
mod small;
mod solving;
mod threads;

use crate::game::{Course, NoOptions, Rules};
use crate::games::template::TicTacToe;

/// A game of tic-tac-toe after these turns.
fn tic_tac_toe(turns: &str) -> Course<TicTacToe> {
    let mut course = Course::new(TicTacToe::start(&NoOptions {}).expect("there are no options"));
    for text in turns.split_whitespace() {
        let turn = course.position().read_turn(text).expect("a legal turn");
        turn.actions().for_each(|action| course.play_unchecked(action));
    }
    course
}
