//! The exact solver of Bridg-It: finds the winner and the winning moves of any board within microseconds.
//!
//! The piers of one side are the vertices of a graph, each shore is one vertex, own bridges are contracted edges, the
//! opponent's bridges are deleted edges, and free cells are edges. Lehman proved that the side wins even if the
//! opponent moves first, if and only if two edge-disjoint trees span the same vertices, including both shores: when the
//! opponent deletes an edge of one tree, the other tree has an edge that reconnects its two parts.
//!
//! [`Pebbles`](pebbles::Pebbles) decides whether such trees exist, [`Analysis`] finds the moves that make them
//! possible, [`values`] returns the value of every move, [`order`] ranks moves of equal value, and [`trees`] finds the
//! trees.

mod analysis;
pub mod moves;
mod order;
mod pebbles;
mod trees;
mod winning_sets;

pub use analysis::{Analysis, Prospect, prospect};
pub use moves::{Values, values, verdict};
pub use order::{Ranked, distance, ranked};
pub use trees::two_trees;
pub use winning_sets::winning_sets;

use super::Bridgit;
use crate::game::{Action, Exact, ExactSolver, Move, Proof};

/// Solves every position by graph analysis, without a tree search.
#[derive(Clone, Copy, Debug, Default)]
pub struct GraphSolver;

impl ExactSolver<Bridgit> for GraphSolver {
    fn solve(
        &mut self,
        position: &Bridgit,
        _: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        let ranked = ranked(position, &values(position), stop)?;
        let moves: Vec<(Move, Proof)> =
            ranked.iter().map(|moved| (Move::from(Action::from(moved.cell)), moved.proof)).collect();
        for (mv, proof) in &moves {
            found(*mv, *proof);
        }
        let (_, proof) = *moves.first()?;
        Some(Exact { proof, moves, score: None })
    }
}
