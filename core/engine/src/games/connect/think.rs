use super::{Bits, Connect, ConnectAction, GridCell, Phase, Variant, playout, solver::Solvers, threats, verdict};
use crate::game::{Action, ActionSite, FirstValue, Level, Prior, Random, Side, Site, Think, Trail, Tuning, Verdict};

impl<B: Bits, V: Variant> Think for Connect<B, V> {
    type Memory = ();
    type Solver = Solvers;

    const TUNING: Tuning = V::TUNING;

    fn levels() -> &'static [Level] {
        if V::IS_SOLVED { CLASSIC_LEVELS } else { ANY_LEVELS }
    }

    fn leaf_value(&self, (): &mut (), random: &mut Random, _: &mut Trail) -> FirstValue {
        if self.is_valued() { self.learned_value(random) } else { playout::decisive(self, random) }
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

    fn action_site(&self, action: Action) -> Option<ActionSite> {
        match ConnectAction::from_action(action)? {
            ConnectAction::Disc(column) => self.landing(column).map(|cell| site(cell).into()),
            ConnectAction::Blocker(_) => None,
        }
    }

    fn sites(&self, side: Side) -> Vec<Site> {
        self.stones(side).each().map(|number| site(self.grid().cell(number))).collect()
    }

    fn priors(&self, _: &[Action], into: &mut Vec<Prior>) {
        if self.is_valued() {
            self.column_priors(into);
        }
    }

    fn forget_learning(&mut self) {
        self.uses_learning = false;
    }

    fn verdict(&self) -> Option<Verdict> {
        verdict::verdict(self)
    }
}

fn site(cell: GridCell) -> Site {
    Site::new(cell.column, cell.row)
}

/// Levels accept smaller losses from level to level. The first four play near the last moves, and the first one overlooks
/// losses in one move that are not plain to see. The measurements are in `games/ladders/connect-four.json`.
const fn levels(last: Level) -> [Level; 9] {
    [
        Level::new(768, 4, [1.0, 2.0, 0.0]).seeing(0.05).near(),
        Level::new(956, 8, [1.0, 1.0, 0.0]).near(),
        Level::new(1_121, 16, [1.0, 0.29, 0.0]).near(),
        Level::new(1_334, 130, [0.8, 0.26, 0.02]).near(),
        Level::new(1_484, 270, [0.73, 0.21, 0.08]),
        Level::new(1_669, 690, [0.642, 0.171, 0.253]),
        Level::new(1_822, 1_770, [0.551, 0.1257, 0.482]),
        Level::new(1_994, 4_800, [0.438, 0.083, 0.76]),
        last,
    ]
}

/// The last level. Its simulations decide only where the solver has no result; elsewhere the solver's scores decide.
const LAST: Level = Level::new(2_187, 300_000, [0.0, 0.0, 1.0]);

const CLASSIC_LEVELS: &[Level] = &levels(LAST.perfect());

/// The levels of Four on any board, the same as those of Connect Four: with the default options, the games are equal.
/// Large boards have no solver, so no level is perfect.
const ANY_LEVELS: &[Level] = &levels(LAST);
