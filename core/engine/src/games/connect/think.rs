use super::{
    Bits, Connect, ConnectAction, Phase, Variant, playout,
    solver::{Solvers, StandardBoard},
    threats, verdict,
};
use crate::game::{Action, Exact, FirstValue, Level, Move, Proof, Random, Think, Trail, Tuning, Verdict};

impl<B: Bits, V: Variant> Think for Connect<B, V> {
    /// The tables of the exact solver.
    type Memory = Solvers;

    const TUNING: Tuning = V::TUNING;
    const SOLVER_PERCENT: u32 = V::SOLVER_PERCENT;

    fn levels() -> &'static [Level] {
        if V::IS_SOLVED { CLASSIC_LEVELS } else { ANY_LEVELS }
    }

    fn leaf_value(&self, _: &mut Solvers, random: &mut Random, _: &mut Trail) -> FirstValue {
        playout::decisive(self, random)
    }

    fn uniform_playout(&self, random: &mut Random, _: &mut Vec<Action>) -> FirstValue {
        playout::uniform(self, random)
    }

    fn winning_action(&self) -> Option<Action> {
        if self.phase() != Phase::Disc {
            return None;
        }
        let winning = self.landings() & threats(self.stones(self.side()), self.stride());
        let first = winning.each().next()?;
        Some(ConnectAction::Disc(self.grid().cell(first).column).into())
    }

    fn verdict(&self, _: &mut Solvers) -> Option<Verdict> {
        verdict::verdict(self)
    }

    fn solve(
        &self,
        solvers: &mut Solvers,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        solvers.solve(self, nodes, stop, found)
    }

    /// Connect Four is always solved: no position after the book needs more nodes than the solver's limit.
    fn nodes_to_judge(&self) -> u64 {
        if StandardBoard::of(self).is_some() { u64::MAX } else { 1 << 18 }
    }

    fn expect(solvers: &mut Solvers, moves: &[Move]) {
        solvers.expect(moves);
    }

    fn favorite(solvers: &Solvers) -> Option<Move> {
        solvers.favorite()
    }

    fn score(&self, proof: Proof) -> Option<i32> {
        StandardBoard::of(self)?.score(proof)
    }
}

/// Levels overlook less and accept smaller losses from level to level. The second one sees every loss in one move, so
/// its weakness comes only from the losses it accepts, which are larger than the first level's. The measurements are in
/// `games/ladders/connect-four.json`.
const fn levels(last: Level) -> [Level; 9] {
    [
        Level::new(777, 8, [1.0, 0.4, 0.0]).seeing(0.6),
        Level::new(931, 8, [1.0, 1.0, 0.0]),
        Level::new(1_087, 16, [1.0, 0.25, 0.0]),
        Level::new(1_305, 130, [0.8, 0.25, 0.02]),
        Level::new(1_478, 270, [0.73, 0.21, 0.08]),
        Level::new(1_664, 690, [0.642, 0.171, 0.253]),
        Level::new(1_816, 1_770, [0.551, 0.1257, 0.482]),
        Level::new(1_988, 4_800, [0.438, 0.083, 0.76]),
        last,
    ]
}

/// Used where the solver has no answer; where it has, its scores decide after the first simulations.
const LAST: Level = Level::new(2_181, 300_000, [0.0, 0.0, 1.0]);

const CLASSIC_LEVELS: &[Level] = &levels(LAST.perfect());

/// The same levels for Four on any board, which with its default board plays move by move as Connect Four. Large boards
/// have no solver, so no level is perfect.
const ANY_LEVELS: &[Level] = &levels(LAST);
