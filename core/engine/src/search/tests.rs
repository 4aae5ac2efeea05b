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

use std::cell::Cell;
use std::time::Duration;

use crate::game::{NoOptions, PositionHistory, Rules};
use crate::games::template::TicTacToe;
use crate::search::{SearchMonitor, SearchView};

/// Returns a game of tic-tac-toe after these moves.
fn tic_tac_toe(moves: &str) -> PositionHistory<TicTacToe> {
    let mut history = PositionHistory::new(TicTacToe::start(&NoOptions {}).expect("the game has no options"));
    for text in moves.split_whitespace() {
        let mv = history.position().read_move(text).expect("a legal move");
        mv.actions().for_each(|action| history.play_unchecked(action));
    }
    history
}

/// A monitor that counts stop checks and stops the search after `most` of them.
struct CountingMonitor {
    checks: Cell<u32>,
    most: u32,
}

impl CountingMonitor {
    const fn new(most: u32) -> Self {
        Self { checks: Cell::new(0), most }
    }

    /// Returns a monitor that never stops the search.
    const fn endless() -> Self {
        Self::new(u32::MAX)
    }
}

impl SearchMonitor for CountingMonitor {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stops(&self) -> bool {
        self.checks.set(self.checks.get() + 1);
        self.checks.get() > self.most
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _: SearchView) {}
}
