use super::{Action, Place, Rules, Turn};

/// The generator that everything random comes from: named, so that the same seed gives the same game everywhere.
pub type Random = rand::rngs::Xoshiro256PlusPlus;

/// How a game is searched. Every value is for the **first** side, from -1 (lost) to 1 (won), whoever is to move.
pub trait Think: Rules {
    /// What one search keeps between leaves: tables, caches, buffers. Made once a search.
    type Memory: Default + Send;

    /// The constants of this game's search.
    const TUNING: Tuning;

    /// The eight levels, the weakest first.
    fn levels() -> &'static [Level; 8];

    /// The value of a leaf that is not finished: a playout or an evaluation.
    /// Where [`Tuning::rave`] is set, every action played on the way is told to the trail.
    fn leaf_value(&self, memory: &mut Self::Memory, random: &mut Random, trail: &mut Trail) -> f32;

    /// An action that wins at once for the side to move (in a game of compound turns: that begins a turn which wins),
    /// if there is one and it is cheap to know.
    fn winning_action(&self) -> Option<Action> {
        None
    }

    /// How promising an action looks before it was searched: (value for the side to move, weight in visits).
    fn prior(&self, action: Action) -> (f32, f32) {
        let _ = action;
        (0.0, 0.0)
    }

    /// The exact value for the side to move, if it is known within microseconds.
    fn verdict(&self, memory: &mut Self::Memory) -> Option<Verdict> {
        let _ = memory;
        None
    }

    /// The exact values of the position and of every legal turn, if they can be had. Asks `stop` often enough that it
    /// can end within milliseconds, and tells `found` of each turn as soon as its proof is known.
    fn solve(
        &self,
        memory: &mut Self::Memory,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Turn, Proof),
    ) -> Option<Exact> {
        let _ = (memory, stop, found);
        None
    }
}

/// The constants of a game's search; where each number comes from is said beside it in the game's `think.rs`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// The weight of curiosity in the selection rule.
    pub exploration: f32,
    /// Visits at which all-moves-as-first counts as much as the visits themselves; `None` to leave it out.
    pub rave: Option<f32>,
    /// Whether leaves are worth one visit to open at once (evaluations) or only when visited again (playouts).
    pub visits_to_open: u32,
}

/// The actions of a playout by each side, for all-moves-as-first.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// The actions of the first and the second side, in any order.
    pub played: [Vec<Action>; 2],
}

/// A proven result for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// It loses against best play.
    Loss,
    /// Nobody can win.
    Draw,
    /// It wins.
    Win,
}

impl Verdict {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proof {
    /// The result for the side to move. For a turn: for the side that makes it.
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
    /// Connect Four's score by the convention of the public test sets.
    pub score: Option<i32>,
    /// Why it is so, drawn on the board, where that can be shown.
    pub certificate: Option<Certificate>,
}

/// A picture that proves a result: sets of places, each drawn in a way of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Bridg-It: the two disjoint spanning trees of a won position, or the cut of a lost one.
    pub sets: Vec<Vec<Place>>,
}

/// One level of strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Simulations for a move.
    pub visits: u32,
    /// The spread of choice among good moves: 0 always takes the best, 1 chooses by visits.
    pub temperature: f32,
    /// The most value (of -1..1) that a chosen move may be worse than the best.
    pub loss: f32,
    /// How often (0..=1) a loss in one is seen. A win in one always is.
    pub sees_threats: f32,
    /// How often (0..=1) the exact value is asked for, where there is one.
    pub exact: f32,
}
