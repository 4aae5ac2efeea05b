use super::{
    Bits, Connect, ConnectAction, Phase, Variant, playout,
    solver::{Solvers, StandardBoard},
    threats, verdict,
};
use crate::game::{Action, Exact, FirstValue, Level, Proof, Random, Think, Trail, Tuning, Turn, Verdict};

impl<B: Bits, V: Variant> Think for Connect<B, V> {
    /// The tables of the exact solver.
    type Memory = Solvers;

    const TUNING: Tuning = V::TUNING;
    const SOLVER_PERCENT: u32 = V::SOLVER_PERCENT;

    fn levels() -> &'static [Level] {
        V::levels()
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
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Exact> {
        solvers.solve(self, nodes, stop, found)
    }

    /// Connect Four is always solved: no position after the book takes as many as the solver has.
    fn nodes_to_judge(&self) -> u64 {
        if StandardBoard::of(self).is_some() { u64::MAX } else { 1 << 18 }
    }

    fn expect(solvers: &mut Solvers, turns: &[Turn]) {
        solvers.expect(turns);
    }

    fn favourite(solvers: &Solvers) -> Option<Turn> {
        solvers.favourite()
    }

    fn score(&self, proof: Proof) -> Option<i32> {
        StandardBoard::of(self)?.score(proof)
    }
}

/// What a level overlooks and how much it gives away shrinks from level to level. What was measured is in
/// `games/ladders/connect-four.json`.
pub(super) const CLASSIC_LEVELS: &[Level] = &[
    Level::new(780, 8, [1.0, 0.4, 0.0]).seeing(0.6),
    Level::new(1_111, 16, [1.0, 0.25, 0.0]),
    Level::new(1_284, 100, [0.8, 0.25, 0.0]),
    Level::new(1_413, 200, [0.75, 0.22, 0.05]),
    Level::new(1_563, 400, [0.7, 0.2, 0.15]),
    Level::new(1_778, 1_000, [0.6, 0.15, 0.35]),
    Level::new(2_002, 3_000, [0.5, 0.1, 0.65]),
    Level::new(2_182, 30_000, [0.0, 0.0, 1.0]).perfect(),
];

/// The same for Four on any board, where there is no solver on large boards: `games/ladders/connect-any.json`.
pub(super) const ANY_LEVELS: &[Level] = &[
    Level::new(775, 8, [1.0, 0.4, 0.0]).seeing(0.6),
    Level::new(1_084, 16, [1.0, 0.25, 0.0]),
    Level::new(1_179, 100, [0.8, 0.25, 0.0]),
    Level::new(1_405, 200, [0.75, 0.22, 0.05]),
    Level::new(1_630, 400, [0.7, 0.2, 0.15]),
    Level::new(1_800, 1_200, [0.6, 0.15, 0.35]),
    Level::new(1_980, 6_000, [0.5, 0.1, 0.65]),
    Level::new(2_160, 100_000, [0.0, 0.0, 1.0]),
];
