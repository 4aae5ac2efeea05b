use super::{
    geometry::Tables,
    groups,
    options::BothConnected,
    position::{LinesAction, LinesOfAction},
};
use crate::game::{Action, ActionSite, FirstValue, Level, NoSolver, Prior, Random, Side, Site, Think, Trail, Tuning};

/// The evaluation is strong enough to play well with few simulations. The weak levels therefore use very few, and the
/// weakest plays any move not evaluated as lost. A level may have fewer simulations than the one below it if it selects
/// moves more strictly. Three of the first four play near; the second one would then be too weak against the third. The
/// measurements are in `games/ladders/lines-of-action.json`.
const LEVELS: &[Level] = &[
    Level::new(764, 3, [1.0, 2.0, 0.0]).seeing(0.03).near(),
    Level::new(995, 8, [1.0, 1.4, 0.0]),
    Level::new(1_187, 6, [1.0, 0.63, 0.0]).near(),
    Level::new(1_403, 8, [1.0, 0.32, 0.0]).near(),
    Level::new(1_652, 15, [0.755, 0.196, 0.0]),
    Level::new(1_846, 28, [0.475, 0.098, 0.0]),
    Level::new(2_082, 68, [0.27, 0.05, 0.0]),
    Level::new(2_287, 160, [0.14, 0.028, 0.0]),
    Level::new(2_482, 365, [0.07, 0.0125, 0.0]),
    Level::new(2_689, 680, [0.0, 0.0, 0.0]),
    Level::new(2_873, 1_250, [0.0, 0.0, 0.0]),
    Level::new(3_028, 2_250, [0.0, 0.0, 0.0]),
    Level::new(3_240, 3_500, [0.0, 0.0, 0.0]),
    Level::new(3_432, 6_500, [0.0, 0.0, 0.0]),
    Level::new(3_650, 13_000, [0.0, 0.0, 0.0]),
    Level::new(3_895, 30_000, [0.0, 0.0, 0.0]),
    Level::new(4_106, 72_000, [0.0, 0.0, 0.0]),
];

impl<W: Tables> Think for LinesOfAction<W> {
    type Memory = ();
    type Solver = NoSolver;

    const COUNTS_MOVES: bool = false;

    /// Leaves are evaluated statically, so their value is as accurate at the first visit as later.
    const TUNING: Tuning = Tuning { exploration: 0.2, rave: None, visits_to_open: 1 };

    const PRIORS_ARE_VALUES: bool = true;

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn leaf_value(&self, (): &mut (), _: &mut Random, _: &mut Trail) -> FirstValue {
        self.value()
    }

    fn winning_action(&self) -> Option<Action> {
        if !self.is_open() {
            return None;
        }
        let own = self.own();
        // A square has eight neighbors, and neighbors in different groups are never adjacent. A move therefore joins at
        // most four groups, and removes at most the moved piece from one more.
        if groups::alone(own).count() > 5 {
            return None;
        }
        own.squares().find_map(|from| {
            let joints = groups::joints(own & !W::only(from), self.geometry.board);
            let targets = if joints.is_none() { W::NONE } else { self.targets(self.side, from) & joints };
            let to = targets.squares().find(|to| !(self.draws_with_both() && self.joins_enemy(*to)))?;
            Some(Self::action(LinesAction::Move { from, to }))
        })
    }

    fn action_site(&self, action: Action) -> Option<ActionSite> {
        match self.step(action)? {
            LinesAction::Move { from, to } => Some(ActionSite { from: Some(site::<W>(from)), to: site::<W>(to) }),
            LinesAction::Pass => None,
        }
    }

    fn sites(&self, side: Side) -> Vec<Site> {
        self.pieces[side.index()].squares().map(site::<W>).collect()
    }

    fn forget_learning(&mut self) {
        self.uses_learning = false;
    }

    fn priors(&self, actions: &[Action], into: &mut Vec<Prior>) {
        self.move_values(actions, into);
    }
}

fn site<W: Tables>(square: usize) -> Site {
    let number = |it: usize| i16::try_from(it).unwrap_or(i16::MAX);
    Site::new(number(square % W::STRIDE), number(square / W::STRIDE))
}

impl<W: Tables> LinesOfAction<W> {
    fn draws_with_both(&self) -> bool {
        self.both_connected == BothConnected::Draw
    }

    /// Returns whether a capture on this square leaves the enemy connected.
    fn joins_enemy(&self, square: usize) -> bool {
        self.enemy().has(square) && groups::connected(self.enemy() & !W::only(square))
    }
}
