//! The computer opponent: a Monte-Carlo tree search, generic over the game, and the thread that runs it.
//!
//! [`Thinker`] moves a position and [`Settings`] into a [`Job`]; [`Search::start`] runs the job on its own thread and
//! reports to a [`SearchListener`]. [`think`] searches on the caller's thread, for engine matches and tests.
//!
//! # Steps of one search
//!
//! | step | file | task |
//! |---|---|---|
//! | 1 | `runner.rs` | Runs the job on a thread, reports progress, delays a quick move, and sends one final report. |
//! | 2 | `thinker.rs` | Reuses or creates the tree, draws the level's handicap, starts the workers. |
//! | 3 | `phases.rs` | Probe: 1,024 simulations. Solve: the exact solver. Search: simulations up to the limits. |
//! | 4 | `tree.rs` | One simulation: descends to a leaf, values it, and credits the value to every node of the path. |
//! | 5 | `policy.rs` | The decisions of a simulation, for the full search and for the plain baseline. |
//! | 6 | `selection.rs` | Selects the child for the next simulation. |
//! | 7 | `findings.rs` | Merges all trees and the solver: ranked candidates, value, proof, principal variation. |
//! | 8 | `choice.rs` | Chooses the best move, or one that a player of the level would make, who looks where `attention.rs` says. |
//!
//! `forced.rs` proves short wins and losses in any game by exhaustive search.
//!
//! Supporting files: `workers.rs` (several threads, started and joined by `together.rs`), `node.rs`, `arena.rs` and
//! `path.rs` (the tree's data), `proofs.rs`, `rave.rs` and `history.rs` (proofs, all-moves-as-first statistics and
//! progressive history), `evidence.rs` (a tree's results in whole moves), and the interface to a host: `limits.rs`,
//! `report.rs`, `monitor.rs`, `clock.rs`.
//!
//! `judge.rs` uses the same trees to grade a move that was played.
//!
//! # Terms of art
//!
//! UCT (Kocsis and Szepesvári 2006) in `selection.rs`, MCTS-Solver (Winands, Björnsson and Saito 2008) and score bounds
//! (Cazenave and Saffidine 2010) in `proofs.rs`, all moves as first (RAVE: Gelly and Silver 2007) in `rave.rs`,
//! progressive history (Nijssen and Winands 2010) in `history.rs`, root parallelism (Chaslot, Winands and van den Herik
//! 2008) in `workers.rs`.

mod arena;
mod attention;
mod choice;
mod clock;
mod convergence;
mod evidence;
mod failure;
mod findings;
mod forced;
mod history;
mod judge;
mod limits;
mod monitor;
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
mod thinker;
mod together;
mod tree;
mod workers;

pub use clock::{Clock, StopFlag, SystemClock};
pub(crate) use forced::forced;
pub(crate) use judge::judge;
pub use judge::{Grade, JUDGE_VISITS, Judgment, Tally, Worth, last_safe};
pub use limits::{LEAST_MOVE_MS, MEMORY_BYTES, SearchLimits, Settings, Strength, Style};
pub use monitor::{SearchMonitor, StopConditions, Unmonitored};
pub use report::{MoveEvaluation, SearchId, SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
pub use runner::{Job, JobOutput, ListenerFault, Preparation, Search, SearchListener, SearchTask, StartError};
pub(crate) use thinker::solve;
pub use thinker::{Decision, Thinker, think};
pub use together::spare_threads;
pub use together::together;

#[cfg(test)]
mod tests;
