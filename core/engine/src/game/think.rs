use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{Action, FirstValue, OwnValue, Rules, Side, Status, Turn};

/// The generator that everything random comes from: named, so that the same seed gives the same game everywhere.
pub type Random = rand::rngs::Xoshiro256PlusPlus;

/// A number from 0 to `bound` - 1, the same on every platform; the bias of at most `bound` in 2^32 is of no account here.
#[must_use]
pub fn below(random: &mut Random, bound: u32) -> u32 {
    ((u64::from(random.next_u32()) * u64::from(bound)) >> 32) as u32
}

/// How long a uniform playout goes on before it counts as a draw, in actions.
const LONGEST_PLAYOUT: usize = 1000;

/// How a game is searched.
pub trait Think: Rules {
    /// What one search keeps between leaves: tables, caches, buffers. Made once a search.
    type Memory: Default + Send;

    /// The constants of this game's search.
    const TUNING: Tuning;

    /// Whether what [`Think::priors`] says of an action is the [`Think::leaf_value`] of the position after it, to the bit.
    /// It is then not asked for again when the search gets there.
    const PRIORS_ARE_VALUES: bool = false;

    /// How many per cent of the time that is left the exact solver may take before the search has the rest.
    const SOLVER_PERCENT: u32 = 50;

    /// The levels of this game, the weakest first; at least one, and as many as its scale of strength needs.
    fn levels() -> &'static [Level];

    /// The value of a leaf that is not finished: a playout or an evaluation, as strong as it can be had for its time.
    /// Where [`Tuning::rave`] is set, every action played on the way is told to the trail (which comes empty).
    fn leaf_value(&self, memory: &mut Self::Memory, random: &mut Random, trail: &mut Trail) -> FirstValue;

    /// The value of a leaf by playing uniformly random actions to the end of the game and nothing else: the baseline
    /// that everything cleverer is measured against. A game overrides it only to do the same faster.
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

    /// An action that wins at once for the side to move (in a game of compound turns: that begins a turn which wins;
    /// in mid-turn: that completes it), if there is one and it is cheap to know. Asked once for every node.
    fn winning_action(&self) -> Option<Action> {
        None
    }

    /// How promising actions look before they were searched. Fills `into`, which comes empty, with an opinion on each of
    /// `actions` (all legal ones of this position, in the order of [`Rules::actions`]), or leaves it empty for none.
    fn priors(&self, actions: &[Action], into: &mut Vec<Prior>) {
        let _ = (actions, into);
    }

    /// The exact value for the side to move, if it is known within microseconds. Asked once for every node that is
    /// neither finished nor won by [`Think::winning_action`].
    fn verdict(&self, memory: &mut Self::Memory) -> Option<Verdict> {
        let _ = memory;
        None
    }

    /// The exact values of the position and of every legal turn, if they can be had by looking at no more than about
    /// `nodes` positions. (A game may have a lower limit of its own, or know without looking.) Asks `stop` often enough
    /// that it can end within milliseconds, and tells `found` of each turn as soon as its proof is known, perhaps again
    /// when it knows more; the empty turn stands for the position itself. Answers `None` within a millisecond where it is hopeless. In mid-turn the turns are what is left of the turn.
    fn solve(
        &self,
        memory: &mut Self::Memory,
        nodes: u64,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Exact> {
        let _ = (memory, nodes, stop, found);
        None
    }

    /// Leaves out, from this position on, evaluations that were learned and whatever else makes long thinking stronger than
    /// it was when the levels were measured: for levels, and for matches.
    fn forget_learning(&mut self) {}

    /// How many positions [`Think::solve`] may look at where a turn is judged. It is a number and no time, so that a
    /// judgement is the same on every device: a tenth of a second of a phone, unless the game can always be solved.
    fn nodes_to_judge(&self) -> u64 {
        1 << 18
    }

    /// Tells the solver that is asked next which turns look best, the best one first. That decides what it looks at first
    /// and nothing else.
    fn expect(memory: &mut Self::Memory, turns: &[Turn]) {
        let _ = (memory, turns);
    }

    /// What the solver would play that was asked last and could not finish, if it has found anything out: the turn that
    /// has stood the hardest test.
    fn favourite(memory: &Self::Memory) -> Option<Turn> {
        let _ = memory;
        None
    }

    /// The value of this position as the public test sets of this game write it, given its proof; `None` where there are
    /// no such sets.
    fn score(&self, proof: Proof) -> Option<i32> {
        let _ = proof;
        None
    }
}

/// An opinion on an action that was not searched yet.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prior {
    /// The value for the side that makes it.
    pub value: OwnValue,
    /// How many visits it counts as: 0 for no opinion, else rounded down to a power of two of at most 64.
    pub weight: u32,
}

/// The constants of a game's search; where each number comes from is said beside it in the game's `think.rs`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// The weight of curiosity in the selection rule.
    pub exploration: f32,
    /// Visits at which all-moves-as-first counts as much as the visits themselves; `None` to leave it out.
    pub rave: Option<f32>,
    /// How many visits a leaf has before its actions become nodes of the tree: 1 or more. More saves memory.
    pub visits_to_open: u32,
}

/// The actions of a playout by each side, for all-moves-as-first.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// The actions of the first and the second side, in any order.
    pub played: [Vec<Action>; 2],
}

impl Trail {
    /// Tells that `side` played this action.
    pub fn add(&mut self, side: Side, action: Action) {
        self.played[side.index()].push(action);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.played.iter_mut().for_each(Vec::clear);
    }
}

/// A proven result for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It loses against best play.
    Loss,
    /// Nobody can win.
    Draw,
    /// It wins.
    Win,
}

impl Verdict {
    /// What it is worth.
    #[must_use]
    pub const fn value(self) -> OwnValue {
        match self {
            Self::Loss => OwnValue::LOSS,
            Self::Draw => OwnValue::DRAW,
            Self::Win => OwnValue::WIN,
        }
    }

    /// The word used in messages and the engine program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// The same result seen by the opponent.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// A proven result and, where known, how many turns of both sides remain with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Proof {
    /// The result for the side to move. For a turn: for the side that makes it.
    #[serde(rename = "result")]
    pub verdict: Verdict,
    /// Turns until the end, the one that ends the game included: 1 is a win at once.
    pub turns: Option<u16>,
}

/// A solved position.
#[derive(Clone, Debug, PartialEq)]
pub struct Exact {
    /// The value for the side to move.
    pub proof: Proof,
    /// Every legal turn and its value for the side that makes it, the most natural of the best ones first.
    pub turns: Vec<(Turn, Proof)>,
}

/// One level of strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// How strong it is on the scale of its game, on which a beginner, who wins in one turn, prevents a loss in one and
    /// else plays anything, has [`BEGINNER_RATING`]. The program `calibrate` measures it.
    pub rating: u16,
    /// Simulations for a move.
    pub visits: u32,
    /// The spread of choice among good moves: 0 always takes the best, 1 chooses by visits.
    pub temperature: f32,
    /// The most value (of -1..1) that a chosen move may be worse than the best.
    pub loss: f32,
    /// How often (0..=1) a loss in one is seen. A win in one always is.
    pub sees_threats: f32,
    /// How often (0..=1) exact knowledge ([`Think::verdict`], [`Think::solve`]) is used, where there is any: 1 minus
    /// the chance, at each move, to give away what is won.
    pub exact: f32,
    /// Whether it never gives a result away, because its game is solved.
    pub is_perfect: bool,
}

/// Where the scales of all games are anchored: a beginner's rating.
pub const BEGINNER_RATING: u16 = 800;

impl Level {
    /// A level of this rating with so many simulations, which sees every threat: `choice` is its temperature, its loss
    /// and how often it is exact.
    #[must_use]
    pub const fn new(rating: u16, visits: u32, choice: [f32; 3]) -> Self {
        let [temperature, loss, exact] = choice;
        Self { rating, visits, temperature, loss, sees_threats: 1.0, exact, is_perfect: false }
    }

    /// The same level, if it sees a loss in one only so often.
    #[must_use]
    pub const fn seeing(self, threats: f32) -> Self {
        Self { sees_threats: threats, ..self }
    }

    /// The same level, if it never gives a result away.
    #[must_use]
    pub const fn perfect(self) -> Self {
        Self { is_perfect: true, ..self }
    }

    /// What it is set to, in short: measurements are kept under it.
    #[must_use]
    pub fn settings(&self) -> String {
        let Self { visits, temperature, loss, sees_threats, exact, .. } = self;
        format!("{visits} simulations, temperature {temperature}, loss {loss}, threats {sees_threats}, exact {exact}")
    }

    /// What nothing needs to add to in order to know who this is: it never gives away what is won or drawn, or it has
    /// its place among all who play.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self.rating {
            _ if self.is_perfect => "perfect",
            0..900 => "beginner",
            900..1_150 => "casual",
            1_150..1_350 => "easy",
            1_350..1_550 => "medium",
            1_550..1_750 => "skilled",
            1_750..2_000 => "strong",
            2_000..2_500 => "expert",
            _ => "master",
        }
    }
}
