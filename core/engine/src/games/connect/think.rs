use super::{Bits, Connect, ConnectAction, Phase, Variant, playout, solver::Solvers, threats, verdict};
use crate::game::{Action, FirstValue, Level, Random, Think, Trail, Tuning, Verdict};

impl<B: Bits, V: Variant> Think for Connect<B, V> {
    type Memory = ();
    type Solver = Solvers;

    const TUNING: Tuning = V::TUNING;

    fn levels() -> &'static [Level] {
        if V::IS_SOLVED { CLASSIC_LEVELS } else { ANY_LEVELS }
    }

    fn leaf_value(&self, (): &mut (), random: &mut Random, _: &mut Trail) -> FirstValue {
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

    fn verdict(&self) -> Option<Verdict> {
        verdict::verdict(self)
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

/// The last level. Its simulations decide only where the solver has no result; elsewhere the solver's scores decide.
const LAST: Level = Level::new(2_181, 300_000, [0.0, 0.0, 1.0]);

const CLASSIC_LEVELS: &[Level] = &levels(LAST.perfect());

/// The levels of Four on any board, the same as those of Connect Four: with the default options, the games are equal.
/// Large boards have no solver, so no level is perfect.
const ANY_LEVELS: &[Level] = &levels(LAST);
