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

    fn levels() -> &'static [Level; 8] {
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

    fn score(&self, proof: Proof) -> Option<i32> {
        StandardBoard::of(self)?.score(proof)
    }
}

/// Simulations of the levels of Connect Four, as the calibration found them.
pub(super) const CLASSIC_LEVELS: [Level; 8] = levels([10, 16, 100, 300, 1_000, 3_000, 10_000, 30_000]);

/// Simulations of the levels of Four on any board, where the top level has no solver on large boards.
pub(super) const ANY_LEVELS: [Level; 8] = levels([10, 16, 100, 300, 1_000, 4_000, 16_000, 100_000]);

/// What a level overlooks and how much it gives away shrinks from level to level.
const fn levels(visits: [u32; 8]) -> [Level; 8] {
    const EXACT: [f32; 8] = [0.0, 0.0, 0.0, 0.1, 0.3, 0.6, 0.9, 1.0];
    const LOSS: [f32; 8] = [0.25, 0.25, 0.25, 0.2, 0.15, 0.1, 0.1, 0.0];
    const TEMPERATURE: [f32; 8] = [1.0, 1.0, 0.8, 0.7, 0.6, 0.5, 0.3, 0.0];
    let mut levels = [Level { visits: 0, temperature: 0.0, loss: 0.0, sees_threats: 1.0, exact: 0.0 }; 8];
    levels[0].sees_threats = 0.7;
    let mut index = 0;
    while index < levels.len() {
        levels[index].visits = visits[index];
        levels[index].temperature = TEMPERATURE[index];
        levels[index].loss = LOSS[index];
        levels[index].exact = EXACT[index];
        index += 1;
    }
    levels
}
