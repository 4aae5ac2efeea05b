//! The opponent: one Monte-Carlo tree search for all games, compiled for each, and the thread it runs on.
//!
//! [`Thinker`] turns a position and [`Settings`] into a [`Job`]; [`Search::start`] runs the job on a thread of its own
//! and reports to a [`SearchListener`]. [`think`] does the same on the caller's thread, for matches and tests.
//!
//! # One search, followed
//!
//! | step | file | what happens there |
//! |---|---|---|
//! | 1 | `runner.rs` | A thread runs the job, tells of its progress, holds a quick move back, and reports once, whatever happens. |
//! | 2 | `thinker.rs` | The tree of the last search is kept or a new one is planted; a level draws its handicap; the workers start. |
//! | 3 | `phases.rs` | Probe: 1,024 simulations. Solve: the game is asked for the exact value of every turn. Search: simulations up to the limits. |
//! | 4 | `tree.rs` | One simulation: down to a leaf, which is valued, and the value is credited to every node on the way. |
//! | 5 | `policy.rs` | The decisions on that way, for the search as it is played and for the plain one it is measured against. |
//! | 6 | `selection.rs` | Which child is worth the next simulation. |
//! | 7 | `findings.rs` | What all trees and the solver say is put together: candidates in order, value, proof, expected line. |
//! | 8 | `choice.rs` | The turn: the best one, or one that a player of the level would make. |
//!
//! `forced.rs` proves short wins and losses by trying everything, for whoever needs certainty in any game.
//!
//! Beside that way stand `workers.rs` (several threads, which `together.rs` starts and ends), `node.rs`, `arena.rs` and `path.rs` (what a tree is made of),
//! `proofs.rs` and `rave.rs` (what is learnt from a simulation beside a mean value), `evidence.rs` (what one tree says in
//! whole turns), and the records that cross to a host: `limits.rs`, `report.rs`, `watch.rs`, `clock.rs`.
//!
//! `judge.rs` is another search of the same trees: not for a turn to play, but for what a turn that was played is worth.
//!
//! # Terms of art
//!
//! UCT (Kocsis and Szepesvári 2006) in `selection.rs`, MCTS-Solver (Winands, Björnsson and Saito 2008) and score bounds
//! (Cazenave and Saffidine 2010) in `proofs.rs`, all moves as first (RAVE: Gelly and Silver 2007) in `rave.rs`, root
//! parallelism (Chaslot, Winands and van den Herik 2008) in `workers.rs`.

mod arena;
mod choice;
mod clock;
mod evidence;
mod failure;
mod findings;
mod forced;
mod judge;
mod limits;
mod node;
mod numbers;
mod path;
mod phases;
mod policy;
mod proofs;
mod rave;
mod report;
mod runner;
mod selection;
mod stillness;
mod thinker;
mod together;
mod tree;
mod watch;
mod workers;

pub use clock::{Clock, StopFlag, SystemClock};
pub use findings::{Findings, ValuedTurn};
pub use forced::forced;
pub use judge::{Grade, JUDGE_VISITS, Judgement, Tally, Worth, judge, last_safe};
pub use limits::{
    Assignment, HINT_MS, LEAST_MOVE_MS, LONGEST_LEVEL_MS, MEMORY_BYTES, SearchLimits, SearchRequest, Settings,
    Strength, Style,
};
pub use report::{
    Candidate, SearchId, SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped, turn_text, view,
};
pub use runner::{Errand, Job, ListenerFault, Search, SearchListener, StartError, Task, Thought};
pub use thinker::{Decision, Thinker, solve, think};
pub use together::spare_threads;
pub use together::together;
pub use watch::{Unwatched, Watch};

#[cfg(test)]
mod tests;
