//! Bridg-It is solved: who wins, and by which moves, is known within microseconds on every board.
//!
//! Take the piers of one side as the points of a graph, each shore as one point, its bridges as contracted, the
//! opponent's as deleted, and the free cells as edges. Lehman proved that this side wins, even if the opponent moves
//! first, exactly when two trees without a common edge span the same points, both shores among them: whatever edge the
//! opponent deletes, one tree falls into two parts and the other has an edge that joins them again.
//!
//! [`Pebbles`](pebbles::Pebbles) finds out whether there are such trees, [`Analysis`] which moves make them possible,
//! [`values`] the value of every move, [`order`] which of the best are natural, [`trees`] the trees.

mod analysis;
mod certificate;
mod distance;
pub mod moves;
mod order;
mod pebbles;
mod trees;

pub use analysis::{Analysis, Prospect, standing};
pub use certificate::certificate;
pub use distance::distance;
pub use moves::{Values, values, verdict};
pub use order::{Ranked, ranked};
pub use trees::two_trees;
