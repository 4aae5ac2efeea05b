use super::{
    BridgeCell, Bridgit, Way,
    fill::{filled, winner},
    lattice::{beside, grown},
    solver,
};
use crate::game::{Action, ActionSite, FirstValue, Level, OwnValue, Random, Side, Site, Think, Trail, Tuning, Verdict};

/// The starter has a forced win, which a few hundred simulations usually preserve. The levels therefore differ in how
/// often they consult the solver; a weak search, which may give the win away, chooses all other moves. The first
/// four play near the last moves, and the first one overlooks losses in one move that are not plain to see. The
/// measurements are in `games/ladders/bridgit.json`.
const LEVELS: &[Level] = &[
    Level::new(733, 9, [1.0, 1.0, 0.0]).seeing(0.6).near(),
    Level::new(935, 6, [1.0, 0.95, 0.0]).near(),
    Level::new(1_098, 22, [1.0, 0.46, 0.01]).near(),
    Level::new(1_257, 37, [1.0, 0.4, 0.06]).near(),
    Level::new(1_408, 62, [0.94, 0.34, 0.18]),
    Level::new(1_578, 108, [0.75, 0.31, 0.41]),
    Level::new(1_760, 180, [0.56, 0.23, 0.65]),
    Level::new(1_923, 2_000, [0.0, 0.0, 1.0]).perfect(),
];

impl Bridgit {
    /// Returns the value of a win by this side, or of a draw for `None`.
    fn value_of(&self, winner: Option<Way>) -> FirstValue {
        winner.map_or(FirstValue::DRAW, |way| OwnValue::WIN.of(self.side_of(way)))
    }

    fn site(&self, cell: BridgeCell) -> Site {
        let point = self.board().point(cell);
        Site::new(point.column, point.row)
    }
}

impl Think for Bridgit {
    type Memory = ();
    type Solver = solver::GraphSolver;

    /// Score against the plain search at 5 ms a move: 72 % with these values (100 games, +-8), 67 % with 0.1 and 300,
    /// 60 % with 0.1 and 100 or 0.2 and 1000, 11 % without all-moves-as-first.
    const TUNING: Tuning = Tuning { exploration: 0.05, rave: Some(600.0), visits_to_open: 2 };

    fn levels() -> &'static [Level] {
        LEVELS
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

    fn action_site(&self, action: Action) -> Option<ActionSite> {
        self.board().cell(action).map(|cell| self.site(cell).into())
    }

    fn sites(&self, side: Side) -> Vec<Site> {
        self.bridges(self.way_of(side)).iter().map(|cell| self.site(cell)).collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        Some(solver::verdict(self))
    }
}
