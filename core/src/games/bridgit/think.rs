use super::{
    Position, Way,
    fill::{filled, winner},
    lattice::{beside, grown},
    solver,
};
use crate::game::{Action, Exact, FirstValue, Level, OwnValue, Proof, Random, Think, Trail, Tuning, Turn, Verdict};

/// The starter has won the game, and a few hundred simulations are enough to keep it won most of the time: so the levels
/// differ by how often they ask the solver. One minus `exact` is the chance that a move is left to a weak search, which
/// may give the win away.
///
/// Neighbours on size 13, 200 games each, from 2 against 1 to 8 against 7, score in per cent of the higher one: 72, 81, 77,
/// 69, 67, 68, 68.
const LEVELS: [Level; 8] = {
    let weak = Level { visits: 16, temperature: 1.0, loss: 0.6, sees_threats: 0.7, exact: 0.0 };
    [
        weak,
        Level { visits: 20, temperature: 1.0, loss: 0.5, sees_threats: 1.0, exact: 0.0 },
        Level { visits: 36, temperature: 1.0, loss: 0.4, sees_threats: 1.0, exact: 0.06 },
        Level { visits: 60, temperature: 1.0, loss: 0.35, sees_threats: 1.0, exact: 0.2 },
        Level { visits: 100, temperature: 0.8, loss: 0.3, sees_threats: 1.0, exact: 0.38 },
        Level { visits: 150, temperature: 0.6, loss: 0.25, sees_threats: 1.0, exact: 0.58 },
        Level { visits: 200, temperature: 0.5, loss: 0.2, sees_threats: 1.0, exact: 0.76 },
        Level { visits: 2_000, temperature: 0.0, loss: 0.0, sees_threats: 1.0, exact: 1.0 },
    ]
};

impl Position {
    /// What it is worth that the side of this way has won.
    fn value_of(&self, winner: Option<Way>) -> FirstValue {
        winner.map_or(FirstValue::DRAW, |way| OwnValue::WIN.of(self.side_of(way)))
    }
}

impl Think for Position {
    type Memory = ();

    /// Against the plain search at 5 ms a turn: 72 % with these (100 games, +-8), 67 % with 0.1 and 300, 60 % with 0.1 and
    /// 100 or 0.2 and 1000, 11 % without all-moves-as-first.
    const TUNING: Tuning = Tuning { exploration: 0.05, rave: Some(600.0), visits_to_open: 2 };

    fn levels() -> &'static [Level; 8] {
        &LEVELS
    }

    fn leaf_value(&self, (): &mut (), random: &mut Random, trail: &mut Trail) -> FirstValue {
        let bridges = filled(self, random);
        for way in Way::BOTH {
            let side = self.side_of(way);
            for cell in (bridges[way.index()] & self.free()).iter() {
                trail.add(side, Action::from(cell));
            }
        }
        self.value_of(winner(self, bridges))
    }

    fn uniform_playout(&self, random: &mut Random, _: &mut Vec<Action>) -> FirstValue {
        self.value_of(winner(self, filled(self, random)))
    }

    fn winning_action(&self) -> Option<Action> {
        let (board, way) = (self.board(), self.mover());
        let from_near = beside(board, way, self.reached(way)) | board.near(way);
        let candidates = from_near & self.free();
        if candidates.is_empty() {
            return None;
        }
        let own = self.bridges(way);
        let ashore = grown(board, way, board.far(way) & own, own);
        let from_far = beside(board, way, ashore) | board.far(way);
        (candidates & from_far).iter().next().map(Action::from)
    }

    fn verdict(&self, (): &mut ()) -> Option<Verdict> {
        Some(solver::verdict(self))
    }

    /// Knows without looking ahead.
    fn solve(&self, (): &mut (), _: u64, stop: &dyn Fn() -> bool, found: &mut dyn FnMut(Turn, Proof)) -> Option<Exact> {
        if self.ending().is_some() {
            return None;
        }
        let ranked = solver::ranked(self, &solver::values(self), stop)?;
        let turns: Vec<(Turn, Proof)> =
            ranked.iter().map(|moved| (Turn::from(Action::from(moved.cell)), moved.proof)).collect();
        for (turn, proof) in &turns {
            found(*turn, *proof);
        }
        let (_, proof) = *turns.first()?;
        Some(Exact { proof, turns })
    }
}
