use super::{
    geometry::Tables,
    groups,
    options::BothConnected,
    position::{LinesOfAction, Step},
};
use crate::game::{Action, Level, Random, Side, Think, Trail, Tuning};

/// What a square of mean distance from the centre of mass costs, in units of the evaluation.
const DISTANCE: f32 = 1.6;

/// What a group of its own costs.
const GROUP: f32 = 0.3;

/// Visits triple from level to level; a start for the calibration.
const LEVELS: [Level; 8] = {
    let weak = Level { visits: 20, temperature: 1.0, loss: 0.25, sees_threats: 0.7, exact: 0.0 };
    [
        weak,
        Level { visits: 60, sees_threats: 1.0, ..weak },
        Level { visits: 180, sees_threats: 1.0, loss: 0.2, ..weak },
        Level { visits: 500, sees_threats: 1.0, loss: 0.15, ..weak },
        Level { visits: 1_500, sees_threats: 1.0, loss: 0.1, temperature: 0.5, ..weak },
        Level { visits: 5_000, sees_threats: 1.0, loss: 0.1, temperature: 0.25, ..weak },
        Level { visits: 20_000, sees_threats: 1.0, loss: 0.05, temperature: 0.1, ..weak },
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

    fn leaf_value(&self, (): &mut (), _: &mut Random, _: &mut Trail) -> f32 {
        squashed(self.standing(Side::First) - self.standing(Side::Second))
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
            let targets = if joints.is_empty() { W::EMPTY } else { self.targets(self.side, from) & joints };
            let to = targets.squares().find(|to| !(self.draws_with_both() && self.joins_enemy(*to)))?;
            Some(Self::action(Step::Move { from, to }))
        })
    }
}

impl<W: Tables> LinesOfAction<W> {
    /// How well the pieces of a side stand together; the greater, the better.
    fn standing(&self, side: Side) -> f32 {
        let pieces = self.pieces[side.index()];
        -DISTANCE * mean_distance(pieces) - GROUP * narrow(groups::count(pieces))
    }

    fn draws_with_both(&self) -> bool {
        self.both_connected == BothConnected::Draw
    }

    /// Whether a capture on this square leaves the enemy connected.
    fn joins_enemy(&self, square: usize) -> bool {
        self.enemy().has(square) && groups::connected(self.enemy() & !W::only(square))
    }
}

/// The mean distance of these pieces from their centre of mass, in steps of a king.
fn mean_distance<W: Tables>(pieces: W) -> f32 {
    let at = |square: usize| (square / W::STRIDE, square % W::STRIDE);
    let number = pieces.count() as usize;
    let (rows, columns) = pieces.squares().map(at).fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    // All lengths are multiplied by the number of pieces, which keeps them whole.
    let apart = |(row, column): (usize, usize)| (number * row).abs_diff(rows).max((number * column).abs_diff(columns));
    let sum: usize = pieces.squares().map(at).map(apart).sum();
    narrow(u32::try_from(sum).unwrap_or_default()) / narrow(u32::try_from(number * number).unwrap_or(1))
}

/// A small whole number as a real one.
fn narrow(number: u32) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

/// Any number as one between -1 and 1. Nearly the logistic function, but made of operations that give the same bits
/// on every platform.
fn squashed(number: f32) -> f32 {
    let half = 0.5 * number;
    half / (1.0 + half * half).sqrt()
}
