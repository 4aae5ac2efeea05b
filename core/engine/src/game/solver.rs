use super::{Exact, Move, Proof};

/// The exact solver of a game: a type that holds the tables one match keeps between calls.
///
/// [`NoSolver`] is the solver of a game that has none.
pub trait ExactSolver<P>: Default + Send {
    /// The percentage of a search's remaining time that the solver may take before the search.
    const TIME_PERCENT: u32 = 50;

    /// Solves an unfinished position and every legal move within a budget of about `nodes` positions. (A solver may
    /// have a lower limit of its own, or need no search.) Polls `stop` often enough to end within milliseconds. Calls
    /// `found` with each move as soon as its proof is known, perhaps again with a better proof; the empty move stands
    /// for the position itself. Returns `None` within a millisecond if a solution is out of reach. In mid-move the
    /// moves are the continuations of the partial move.
    fn solve(
        &mut self,
        position: &P,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact>;

    /// Returns the node budget for judging a move. The budget is a node count, not a time, so that judgments are the
    /// same on every device: a tenth of a second on a phone, unless the game can always be solved. The verification of
    /// a loss raises it.
    fn nodes_to_judge(position: &P) -> u64 {
        let _ = position;
        1 << 18
    }

    /// Passes the expected best moves, best first, to the next call of [`solve`](Self::solve). Affects move ordering
    /// only.
    fn expect(&mut self, moves: &[Move]) {
        let _ = moves;
    }

    /// Returns a solver for another thread, which speeds up the next call of [`solve`](Self::solve) with these arguments by
    /// a call with the same ones: the two share their results. `None` if the game's solver cannot share them or needs no
    /// help.
    fn assistant(&mut self, position: &P, nodes: u64) -> Option<Self> {
        let _ = (position, nodes);
        None
    }

    /// Returns the best move of the last unfinished [`solve`](Self::solve), if any: the move that withstood the hardest
    /// test.
    fn favorite(&self) -> Option<Move> {
        None
    }
}

/// The solver of a game without a solver.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSolver;

impl<P> ExactSolver<P> for NoSolver {
    fn solve(&mut self, _: &P, _: u64, _: &dyn Fn() -> bool, _: &mut dyn FnMut(Move, Proof)) -> Option<Exact> {
        None
    }
}
