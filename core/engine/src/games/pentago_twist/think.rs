//! Search and evaluation of Pentago Twist.

use super::{
    Cell, PentagoTwist, Twist, TwistAction,
    endgame::Endgame,
    lines::{Contributions, LineCounts},
    playout::random_outcome,
    threats::{winning_move, winning_move_among, winning_twist},
};
use crate::game::{
    Action, ActionSite, FirstValue, HistoryTuning, Level, Outcome, OwnValue, Prior, Random, Side, Site, Think, Trail,
    Tuning,
};

/// The lead in open lines, averaged over the next twist, at which a side's value is tanh(1) = 0.76. This and [`TEMPO`]
/// come from a logistic regression of 29,000 positions of 1,500 self-play games (2,500 simulations a move) on their
/// results.
const SCALE: f32 = 50.0;

/// The same scale for the lines after one particular twist.
const SCALE_AFTER: f32 = 60.0;

/// The value of having the move, as a fraction of [`SCALE`].
const TEMPO: f32 = 0.27;

/// The weight of a random playout relative to the lines in the value of a leaf. The lines show immediate threats, the
/// playouts the more distant ones. Against the plain search at 5 ms a move 0 scored 84 %, 0.3 scored 92 %, and 0.5 with
/// an exploration constant of 0.4 scored 85 %: with 80 games each, ±7 %, their order is likely and not certain.
const PLAYOUT_WEIGHT: f32 = 0.3;

/// The weight, in visits, of an action known to lose at once: high enough that the action is never tried.
const KNOWN_VISITS: u32 = 64;

/// The weight, in visits, of an action's prior value from the lines. At 4,000 simulations 8 scored 60 % against 4,
/// which had scored 65 % against none at equal time; 16 scored 46 % against 4 (200 games each, ±7 %).
const PRIOR_VISITS: u32 = 8;

/// From the second level on, the number of simulations at least doubles from level to level. The first four play near the
/// last moves, and the first one overlooks losses in one move that are not plain to see. The measurements are in
/// `games/ladders/pentago-twist.json`.
const LEVELS: &[Level] = &[
    Level::new(771, 22, [1.0, 0.5, 0.0]).seeing(0.72).near(),
    Level::new(992, 24, [1.0, 0.57, 0.0]).near(),
    Level::new(1_219, 110, [1.0, 0.34, 0.0]).near(),
    Level::new(1_441, 480, [1.0, 0.21, 0.0]).near(),
    Level::new(1_614, 1_300, [0.89, 0.18, 0.15]),
    Level::new(1_777, 2_800, [0.747, 0.149, 0.444]),
    Level::new(1_976, 8_200, [0.507, 0.106, 0.884]),
    Level::new(2_147, 27_000, [0.28, 0.065, 1.0]),
    Level::new(2_361, 300_000, [0.0, 0.0, 1.0]),
];

impl PentagoTwist {
    /// Returns the value for the side to move at the start of its move.
    fn value_before_move(contributions: &Contributions) -> OwnValue {
        OwnValue::new(approximate_tanh(
            real(contributions.advantage_after_twists()) / (SCALE * real(Twist::COUNT.into())) + TEMPO,
        ))
    }

    /// Returns the value for the side whose stone has been placed: that of its best twist by the lines after it.
    fn value_before_twist(&self) -> OwnValue {
        let contributions = Contributions::of(self.both_stones(self.side()));
        let best = Twist::ALL.into_iter().map(|twist| contributions.after(twist).advantage()).max();
        value_after(best.unwrap_or_default())
    }

    /// Returns the value of a stone for the side that places it.
    fn place_value(&self, cell: Cell) -> OwnValue {
        let [own, other] = self.both_stones(self.side());
        value_after(LineCounts::of([own.with(cell), other]).advantage())
    }

    /// Returns the value of a twist for the side that makes it; exact if it ends the game or lets the opponent win at
    /// once.
    fn twist_value(&self, twist: Twist) -> OwnValue {
        let side = self.side();
        let mut after = *self;
        after.twist(twist);
        match after.outcome() {
            Some(Outcome::Win(winner)) if winner == side => OwnValue::WIN,
            Some(Outcome::Win(_)) => OwnValue::LOSS,
            Some(Outcome::Draw) => OwnValue::DRAW,
            None => {
                let stones = after.both_stones(after.side());
                let contributions = Contributions::of(stones);
                if winning_move_among(stones, &contributions).is_some() {
                    OwnValue::LOSS
                } else {
                    Self::value_before_move(&contributions).reversed()
                }
            }
        }
    }
}

fn site(cell: Cell) -> Site {
    Site::new(cell.column(), cell.row())
}

/// Returns the value for a side with this lead at the end of its move.
fn value_after(advantage: i32) -> OwnValue {
    OwnValue::new(approximate_tanh(real(advantage) / SCALE_AFTER - TEMPO))
}

/// Converts a number of at most some thousands to floating point.
fn real(number: i32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "it has far fewer than 24 bits")]
    let number = number as f32;
    number
}

/// Returns the hyperbolic tangent to within 0.024, using only operations with the same bits on every platform.
fn approximate_tanh(x: f32) -> f32 {
    let x = x.clamp(-2.5, 2.5);
    x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}

impl Think for PentagoTwist {
    type Memory = ();
    type Solver = Endgame;

    const COUNTS_MOVES: bool = false;

    /// Exploration constant: before leaf values included twists and playouts 0.7 scored 58 % against 0.35, and 1.0 43 %
    /// against 0.7 (200 games, ±7 %). A single visit yields most of a leaf's information.
    const TUNING: Tuning = Tuning { exploration: 0.7, rave: None, visits_to_open: 1 };

    /// At 3,000 simulations the history scored 59.8 % against none, and 63.2 and 61.0 % with positions between moves opened
    /// at the second visit, which also makes 1.1 times the simulations per second; at 20 ms both together scored 60.2 and
    /// 59.5 % (200 games each, ±5 %).
    const HISTORY: Option<HistoryTuning> = Some(HistoryTuning { weight: 12.0, visits_to_open: 2 });

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn leaf_value(&self, (): &mut (), random: &mut Random, _: &mut Trail) -> FirstValue {
        let value = if self.twist_due() {
            self.value_before_twist()
        } else {
            Self::value_before_move(&Contributions::of(self.both_stones(self.side())))
        };
        let value = value.of(self.side()).get();
        FirstValue::new(value + PLAYOUT_WEIGHT * (random_outcome(self, random).value().get() - value))
    }

    fn uniform_playout(&self, random: &mut Random, _: &mut Vec<Action>) -> FirstValue {
        random_outcome(self, random).value()
    }

    fn priors(&self, actions: &[Action], into: &mut Vec<Prior>) {
        into.extend(actions.iter().map(|action| {
            let value = match TwistAction::of(*action) {
                Some(TwistAction::Place(cell)) => self.place_value(cell),
                Some(TwistAction::Twist(twist)) => self.twist_value(twist),
                None => OwnValue::DRAW,
            };
            // Only a proven loss has this value; estimates are higher.
            Prior { value, weight: if value > OwnValue::LOSS { PRIOR_VISITS } else { KNOWN_VISITS } }
        }));
    }

    fn action_site(&self, action: Action) -> Option<ActionSite> {
        match TwistAction::of(action)? {
            TwistAction::Place(cell) => Some(site(cell).into()),
            TwistAction::Twist(_) => None,
        }
    }

    fn carried(&self, at: Site, action: Action) -> Site {
        let Some(TwistAction::Twist(twist)) = TwistAction::of(action) else { return at };
        let cell = || Cell::at(u8::try_from(at.y).ok()?, u8::try_from(at.x).ok()?);
        cell().map_or(at, |cell| site(cell.twisted(twist)))
    }

    fn sites(&self, side: Side) -> Vec<Site> {
        self.stones(side).cells().map(site).collect()
    }

    fn forget_learning(&mut self) {
        self.solves_early = false;
    }

    fn winning_action(&self) -> Option<Action> {
        let stones = self.both_stones(self.side());
        if self.twist_due() {
            winning_twist(stones).map(|twist| TwistAction::Twist(twist).into())
        } else {
            winning_move(stones).map(|mv| TwistAction::Place(mv.cell).into())
        }
    }
}
