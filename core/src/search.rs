//! The opponent: one Monte-Carlo tree search for all games, compiled for each, and the thread it runs on.
//!
//! [`Thinker`] turns a position and [`Settings`] into a [`Job`]; [`Search::start`] runs the job on a thread of its own
//! and reports to a [`SearchListener`]. [`think`] does the same on the caller's thread, for matches and tests.

mod arena;
mod choice;
mod clock;
mod crew;
mod findings;
mod limits;
mod node;
mod numbers;
mod report;
mod runner;
mod selection;
mod thinker;
mod tree;
mod watch;

pub use clock::{Bell, Clock, SystemClock};
pub use findings::{Findings, ValuedTurn};
pub use limits::{
    HINT_MS, LEAST_MOVE_MS, LONGEST_LEVEL_MS, MEMORY_BYTES, Purpose, SearchLimits, SearchRequest, Settings, Strength,
};
pub use report::{Candidate, SearchId, SearchOutcome, SearchProgress, SearchReport, SearchView, Stopped};
pub use runner::{Job, ListenerFault, Search, SearchListener, StartError, Task, Thought};
pub use thinker::{Decision, Thinker, solve, think, turn_text, view};
pub use tree::Style;
pub use watch::{Unwatched, Watch};

#[cfg(test)]
mod tests;
