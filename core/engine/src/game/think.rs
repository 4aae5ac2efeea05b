use rand::Rng;

use super::{Action, ActionSite, ExactSolver, FirstValue, OwnValue, Rules, Side, Site, Status, Verdict};

/// The random number generator of the engine, fixed so that the same seed gives the same game on every platform.
pub type Random = rand::rngs::Xoshiro256PlusPlus;

/// Returns a number from 0 to `bound` - 1, the same on every platform, with a negligible bias of at most `bound` in
/// 2^32.
#[must_use]
pub fn below(random: &mut Random, bound: u32) -> u32 {
    ((u64::from(random.next_u32()) * u64::from(bound)) >> 32) as u32
}

/// The maximum length of a uniform playout, in actions; longer ones count as draws.
const LONGEST_PLAYOUT: usize = 1000;

/// The search interface of a game.
pub trait Think: Rules {
    /// The state one thread of a search keeps between leaves: caches, buffers.
    type Memory: Default + Send;

    /// The exact solver; [`NoSolver`](super::NoSolver) if the game has none.
    type Solver: ExactSolver<Self>;

    /// The constants of this game's search.
    const TUNING: Tuning;

    /// Whether [`Think::priors`] of an action equals [`Think::leaf_value`] of the position after it, bit for bit, so
    /// that the search can reuse the prior.
    const PRIORS_ARE_VALUES: bool = false;

    /// Whether the numbers of moves that a search proves are close to the shortest. Where they are not, players are shown
    /// only those of [`Proof::near`](super::Proof::near).
    const COUNTS_MOVES: bool = true;

    /// The actions that simulations never repeat later, such as a swap of the sides. Beside all-moves-as-first values of
    /// other actions, such an action would rarely be visited again after a loss; it is therefore explored by its own
    /// upper confidence bound, which begins with the value of its position.
    const ONE_TIME_ACTIONS: &'static [Action] = &[];

    /// The constants of progressive history, with which the results of an action anywhere in the tree guide the selection;
    /// `None` for a search without. Levels do not use it.
    const HISTORY: Option<HistoryTuning> = None;

    /// Returns the levels of this game, weakest first; at least one.
    fn levels() -> &'static [Level];

    /// Returns the value of an unfinished leaf, by a playout or an evaluation. If [`Tuning::rave`] is set, adds every
    /// played action to `trail`, which is passed empty.
    fn leaf_value(&self, memory: &mut Self::Memory, random: &mut Random, trail: &mut Trail) -> FirstValue;

    /// Returns the value of a leaf by a uniformly random playout to the end of the game: the baseline for measurements.
    /// Override only with a faster equivalent.
    fn uniform_playout(&self, random: &mut Random, scratch: &mut Vec<Action>) -> FirstValue {
        let mut position = *self;
        for _ in 0..LONGEST_PLAYOUT {
            if let Status::Ended(ending) = position.status() {
                return ending.outcome.value();
            }
            scratch.clear();
            position.actions(scratch);
            let Ok(count) = u32::try_from(scratch.len()) else { break };
            position.play_unchecked(scratch[below(random, count) as usize]);
        }
        FirstValue::DRAW
    }

    /// Returns an immediately winning action for the side to move, if one exists and is cheap to find: one that begins
    /// a winning move or, in mid-move, completes it. Called once per node.
    fn winning_action(&self) -> Option<Action> {
        None
    }

    /// Estimates actions before they are searched. Fills `into`, which is passed empty, with a prior for each of
    /// `actions` (all legal actions of this position, in the order of [`Rules::actions`]), or leaves it empty.
    fn priors(&self, actions: &[Action], into: &mut Vec<Prior>) {
        let _ = (actions, into);
    }

    /// Returns the exact value for the side to move, if known within microseconds. Called once per node that is neither
    /// finished nor won by [`Think::winning_action`].
    fn verdict(&self) -> Option<Verdict> {
        None
    }

    /// Returns where a legal action puts a piece; `None` if it puts none. Weak levels play near the last moves and near
    /// their pieces; in a game without sites, they play anywhere.
    fn action_site(&self, action: Action) -> Option<ActionSite> {
        let _ = action;
        None
    }

    /// Returns where a legal action carries the piece of a site by rearranging a part of the board; the same site if it
    /// rearranges nothing.
    fn carried(&self, site: Site, action: Action) -> Site {
        let _ = action;
        site
    }

    /// Returns the sites of the pieces of a side.
    fn sites(&self, side: Side) -> Vec<Site> {
        let _ = side;
        Vec::new()
    }

    /// Disables learned evaluations, and anything else that makes long searches stronger than the measured levels, from
    /// this position on. Called for levels and for matches.
    fn forget_learning(&mut self) {}
}

/// An estimate of an unsearched action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prior {
    /// The value for the side that plays the action.
    pub value: OwnValue,
    /// The weight in visits: 0 for no estimate, otherwise rounded down to a power of two of at most 64.
    pub weight: u32,
}

/// The constants of a game's search; the game's `think.rs` documents the source of each number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// The exploration constant of the selection rule.
    pub exploration: f32,
    /// The number of visits at which all-moves-as-first weighs as much as the visits themselves; `None` disables it.
    pub rave: Option<f32>,
    /// The expansion threshold: visits of a leaf before its children are added to the tree, at least 1. Higher values
    /// save memory.
    pub visits_to_open: u32,
}

/// The constants of progressive history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HistoryTuning {
    /// The weight, in visits, of the difference between an action's mean result and the usual one.
    pub weight: f32,
    /// Replaces [`Tuning::visits_to_open`] in positions between moves.
    pub visits_to_open: u32,
}

/// The actions of a playout by side, for all-moves-as-first.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// The actions of the first and the second side, unordered.
    pub played: [Vec<Action>; 2],
}

impl Trail {
    /// Records an action of `side`.
    pub fn add(&mut self, side: Side, action: Action) {
        self.played[side.index()].push(action);
    }

    /// Removes all actions.
    pub fn clear(&mut self) {
        self.played.iter_mut().for_each(Vec::clear);
    }
}

/// A playing strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The rating on the game's scale, on which a beginner (wins in one move, prevents a loss in one, otherwise plays
    /// any move) has [`BEGINNER_RATING`]. Measured by the program `calibrate`.
    pub rating: u16,
    /// The number of simulations per move.
    pub visits: u32,
    /// The spread of choice among good moves: 0 always takes the best, 1 chooses in proportion to visits.
    pub temperature: f32,
    /// The maximum loss of value (on the scale -1..1) of a chosen move relative to the best.
    pub loss: f32,
    /// The probability (0..=1) of seeing a loss in one on a diagonal of the opponent's last move; its square if the loss
    /// has nothing to do with that move. A loss in its row or column and a win in one are always seen.
    pub sees_threats: f32,
    /// Whether the level plays near the last moves and its own pieces only, as people do who do not search the whole
    /// board.
    pub stays_near: bool,
    /// The probability (0..=1) of using exact knowledge ([`Think::verdict`], [`Think::Solver`]) where available: 1 minus
    /// the chance, at each move, to give away a won position.
    pub exact: f32,
    /// Whether the level never gives a result away, because the game is solved.
    pub is_perfect: bool,
}

/// The rating of a beginner, which anchors the scales of all games.
pub const BEGINNER_RATING: u16 = 800;

impl Level {
    /// Creates a level that sees every threat, from its rating, its simulations, and `choice`: temperature, loss, and
    /// exactness.
    #[must_use]
    pub const fn new(rating: u16, visits: u32, choice: [f32; 3]) -> Self {
        let [temperature, loss, exact] = choice;
        Self { rating, visits, temperature, loss, sees_threats: 1.0, stays_near: false, exact, is_perfect: false }
    }

    /// Returns this level with the given probability of seeing a loss in one that is not plain.
    #[must_use]
    pub const fn seeing(self, threats: f32) -> Self {
        Self { sees_threats: threats, ..self }
    }

    /// Returns this level playing near the last moves and its own pieces.
    #[must_use]
    pub const fn near(self) -> Self {
        Self { stays_near: true, ..self }
    }

    /// Returns this level marked as perfect.
    #[must_use]
    pub const fn perfect(self) -> Self {
        Self { is_perfect: true, ..self }
    }

    /// Returns the settings in short form; measurements are stored under this key.
    #[must_use]
    pub fn settings(&self) -> String {
        let Self { visits, temperature, loss, sees_threats, exact, stays_near, .. } = self;
        let near = if *stays_near { ", near" } else { "" };
        format!(
            "{visits} simulations, temperature {temperature}, loss {loss}, threats {sees_threats}, exact {exact}{near}"
        )
    }

    /// Returns the name of the level on the scale of all games: `perfect`, or the band of its rating. The bands are
    /// narrower than the distance between two levels of a game, so that no game has a name twice; above the last band,
    /// [`Level::number`] tells levels apart.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self.rating {
            _ if self.is_perfect => "perfect",
            0..850 => "beginner",
            850..1_000 => "novice",
            1_000..1_150 => "easy",
            1_150..1_300 => "casual",
            1_300..1_450 => "medium",
            1_450..1_600 => "skilled",
            1_600..1_750 => "advanced",
            1_750..1_900 => "strong",
            1_900..2_050 => "very-strong",
            2_050..2_200 => "expert",
            2_200..2_350 => "master",
            2_350..SUPERHUMAN => "grandmaster",
            _ => "superhuman",
        }
    }

    /// Returns the number that belongs to the name `superhuman`, from 1; always 1 below.
    #[must_use]
    pub const fn number(&self) -> u16 {
        1 + self.rating.saturating_sub(SUPERHUMAN) / SUPERHUMAN_STEP
    }
}

/// The lowest rating with the name `superhuman`, and the width of its numbered bands.
const SUPERHUMAN: u16 = 2_500;
const SUPERHUMAN_STEP: u16 = 220;
