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
        found: &mut dyn FnMut(Move, Proof),
    ) -> Option<Exact> {
        solvers.solve(self, nodes, stop, found)
    }

    /// Connect Four is always solved: no position after the book takes as many as the solver has.
    fn nodes_to_judge(&self) -> u64 {
        if StandardBoard::of(self).is_some() { u64::MAX } else { 1 << 18 }
    }

    fn expect(solvers: &mut Solvers, moves: &[Move]) {
        solvers.expect(moves);
    }

    fn favourite(solvers: &Solvers) -> Option<Move> {
        solvers.favourite()
    }

    fn score(&self, proof: Proof) -> Option<i32> {
        StandardBoard::of(self)?.score(proof)
    }
}

/// What a level overlooks and how much it gives away shrinks from level to level. The second one sees every loss in one, and
/// so is weak by nothing but what it accepts: more than the first. What was measured is in `games/ladders/connect-four.json`.
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

/// Where the solver knows everything it is asked after the first simulations; where it does not, these are what it plays by.
const LAST: Level = Level::new(2_181, 300_000, [0.0, 0.0, 1.0]);

pub(super) const CLASSIC_LEVELS: &[Level] = &levels(LAST.perfect());

/// The same for Four on any board, which is Connect Four where nobody changes its board, move by turn. On large boards there
/// is no solver, and none of them is perfect.
pub(super) const ANY_LEVELS: &[Level] = &levels(LAST);
