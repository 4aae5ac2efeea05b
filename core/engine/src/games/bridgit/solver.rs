//! The exact solver of Bridg-It: finds the winner and the winning moves of any board within microseconds.
//!
//! The piers of one side are the vertices of a graph, each shore is one vertex, own bridges are contracted edges, the
//! opponent's bridges are deleted edges, and free cells are edges. Lehman proved that the side wins even if the
//! opponent moves first, if and only if two edge-disjoint trees span the same vertices, including both shores: when the
//! opponent deletes an edge of one tree, the other tree has an edge that reconnects its two parts.
//!
//! [`Pebbles`](pebbles::Pebbles) decides whether such trees exist, [`Analysis`] finds the moves that make them
//! possible, [`values`] the value of every move, [`order`] the most natural of the best moves, and [`trees`] the trees.

mod analysis;
mod certificate;
pub mod moves;
mod order;
mod pebbles;
mod trees;

pub use analysis::{Analysis, Prospect, standing};
pub use certificate::certificate;
pub use moves::{Values, values, verdict};
pub use order::{Ranked, distance, ranked};
pub use trees::two_trees;
