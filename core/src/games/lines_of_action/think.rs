use super::{
    geometry::Tables,
    groups,
    options::BothConnected,
    position::{LinesAction, LinesOfAction},
};
use crate::game::{Action, FirstValue, Level, Prior, Random, Think, Trail, Tuning};

/// The evaluation sees so much that few simulations already play well: the weak levels have hardly any, and the weakest
/// plays anything that does not look lost. A level may have fewer simulations than the one below it where it is choosier.
/// The last one is as strong as it can be, far above the one below it.
const LEVELS: [Level; 8] = {
    let weak = Level { visits: 3, temperature: 1.0, loss: 2.0, sees_threats: 0.7, exact: 0.0 };
    [
        weak,
        Level { visits: 8, sees_threats: 1.0, ..weak },
        Level { visits: 6, sees_threats: 1.0, loss: 0.6, ..weak },
        Level { visits: 8, sees_threats: 1.0, loss: 0.3, ..weak },
        Level { visits: 16, sees_threats: 1.0, loss: 0.2, temperature: 0.8, ..weak },
        Level { visits: 24, sees_threats: 1.0, loss: 0.1, temperature: 0.5, ..weak },
        Level { visits: 40, sees_threats: 1.0, loss: 0.05, temperature: 0.3, ..weak },
        Level { visits: 200_000, sees_threats: 1.0, loss: 0.0, temperature: 0.0, ..weak },
    ]
};

impl<W: Tables> Think for LinesOfAction<W> {
    type Memory = ();

    /// Leaves are evaluated, so that their value is as good at the first visit as later.
    const TUNING: Tuning = Tuning { exploration: 0.2, rave: None, visits_to_open: 1 };

    fn levels() -> &'static [Level; 8] {
        &LEVELS
    }

    fn leaf_value(&self, (): &mut (), _: &mut Random, _: &mut Trail) -> FirstValue {
        self.value()
    }

    fn winning_action(&self) -> Option<Action> {
        if !self.is_open() {
            return None;
        }
        let own = self.own();
        // A piece has eight neighbours, and no two of them that belong to different groups are side by side: a move
        // joins at most four groups, and takes at most the moved piece out of one more.
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

    fn priors(&self, actions: &[Action], into: &mut Vec<Prior>) {
        self.opinions(actions, into);
    }
}

impl<W: Tables> LinesOfAction<W> {
    fn draws_with_both(&self) -> bool {
        self.both_connected == BothConnected::Draw
    }

    /// Whether a capture on this square leaves the enemy connected.
    fn joins_enemy(&self, square: usize) -> bool {
        self.enemy().has(square) && groups::connected(self.enemy() & !W::only(square))
    }
}
