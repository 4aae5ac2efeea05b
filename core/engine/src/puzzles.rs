//! Puzzles: positions of played games with a claim that is proven, and what the proofs are made with.
//!
//! Each game has a pool, a text beside it that the program `core/tools/puzzles` made and that never changes: an update
//! may add puzzles, but the number of a puzzle is its place in the pool for ever.
//!
//! | file | what is in it |
//! |---|---|
//! | `claim.rs` | what a puzzle says of its position |
//! | `pool.rs` | the puzzles of a game, and how they are read |
//! | `proof.rs` | which moves keep a claim, the best defence, and what is wrong with a wrong move |
//!
//! ```
//! use fivefold_engine::{games, puzzles::{self, Mark}};
//!
//! let pool = puzzles::pool(games::find("connect-four").unwrap())?;
//! let puzzle = pool.puzzle(1).unwrap();
//! let state = puzzle.position()?;
//! let graded = puzzles::graded(&*state, puzzle.claim()).unwrap();
//! let right: Vec<_> = graded.iter().filter(|graded| graded.mark == Mark::Right).map(|graded| graded.mv).collect();
//! assert_eq!(puzzle.solutions()?.len(), right.len());
//! # Ok::<(), fivefold_engine::puzzles::PoolError>(())
//! ```

mod claim;
mod pool;
mod proof;

#[cfg(test)]
mod tests;

pub use claim::Claim;
pub use pool::{Pool, PoolError, Puzzle, PuzzleChapter, find, pool};
pub use proof::{Graded, Mark, claim_after, defence, graded, refutation};
