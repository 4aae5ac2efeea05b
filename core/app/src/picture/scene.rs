use super::{SeenBoard, Signs};
use fivefold_engine::game::{Effect, Mark, Piece, Place, Proof, RegionId, Side, Target, Verdict};

/// Everything that a picture of a board depends on.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The board.
    pub board: &'a SeenBoard,
    /// The pieces on it; while something moves, where they will be in the end.
    pub pieces: Vec<Piece>,
    /// What can be touched; [`Scene::picked`] says whether it is for a second touch, and then it is marked.
    pub marks: Vec<Mark>,
    /// The piece that is picked.
    pub picked: Option<Place>,
    /// The places of the last move: where a piece came from, if it moved, and then where it is.
    pub last_move: Vec<Place>,
    /// The lines that decided the game, each in an order a stroke can follow: several in a draw by both sides.
    pub winning_lines: Vec<Vec<Place>>,
    /// The place under the finger, the pointer or the keyboard's cursor, whose mark's piece is shown in advance.
    pub hovered: Option<Place>,
    /// What the keyboard's cursor is on: a place or the button of an operation.
    pub cursor: Option<Target>,
    /// The region whose operations are offered.
    pub chosen_region: Option<RegionId>,
    /// The operations that have buttons on the board, beside the chosen region.
    pub operations: Vec<Target>,
    /// What is known of everything that can be touched; nothing when nobody analyses.
    pub values: Vec<ValueSign>,
    /// What is drawn besides the game.
    pub signs: Signs,
    /// What moves on the way to these pieces.
    pub moving: Option<Moving>,
    /// The board is seen for the first time; nothing else moves then.
    pub arriving: Option<Arriving>,
}

impl<'a> Scene<'a> {
    /// A board with some pieces and nothing else.
    #[must_use]
    pub const fn new(board: &'a SeenBoard, pieces: Vec<Piece>) -> Self {
        Self {
            board,
            pieces,
            marks: Vec::new(),
            picked: None,
            last_move: Vec::new(),
            winning_lines: Vec::new(),
            hovered: None,
            cursor: None,
            chosen_region: None,
            operations: Vec::new(),
            values: Vec::new(),
            signs: Signs::NONE,
            moving: None,
            arriving: None,
        }
    }
}

/// Effects on their way.
#[derive(Clone, Debug, PartialEq)]
pub struct Moving {
    /// Which motion it is: a number of its own for every change of the board, so that a picture made again while it
    /// runs does not begin it again.
    pub number: u64,
    /// The pieces before the first effect.
    pub before: Vec<Piece>,
    /// What happens, in order.
    pub effects: Vec<Effect>,
    /// How long everything takes, in parts of the usual time: 2 is half as fast. With 0 nothing moves.
    pub pace: f64,
}

impl Moving {
    /// A length of time at this pace, in whole milliseconds.
    pub(super) fn paced(&self, ms: f64) -> u32 {
        paced(ms, self.pace)
    }
}

/// A board that is seen for the first time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arriving {
    /// Which motion it is, as of what moves.
    pub number: u64,
    /// How long it takes, in parts of the usual time. With 0 the board is there.
    pub pace: f64,
}

/// A length of time at a pace, in whole milliseconds.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few seconds, never negative")]
pub(super) fn paced(ms: f64, pace: f64) -> u32 {
    (ms * pace).round() as u32
}

/// The letters before the number of moves of a proven value, in the language of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueWords {
    /// A win.
    pub win: String,
    /// A draw.
    pub draw: String,
    /// A loss.
    pub loss: String,
}

impl Default for ValueWords {
    fn default() -> Self {
        Self { win: "W".into(), draw: "=".into(), loss: "L".into() }
    }
}

/// What is written on something that can be touched while it is analysed.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueSign {
    /// What can be touched.
    pub target: Target,
    /// `W7`, `=`, `L9` if it is proven, else the chance to win in per cent.
    pub text: String,
    /// Who is ahead: the side to move wins, nobody does, it loses.
    pub verdict: Verdict,
    /// Whether it is proven.
    pub is_proven: bool,
    /// Whether the best move of all begins with it.
    pub is_best: bool,
}

/// Up to here an estimate means that nobody is ahead: 45 to 55 per cent.
const EVEN: f64 = 0.1;

impl ValueSign {
    /// The sign of a value from -1 (loses) to 1 (wins), or of what is proven.
    #[must_use]
    pub fn new(target: Target, value: f64, proof: Option<Proof>, is_best: bool, words: &ValueWords) -> Self {
        let Some(Proof { verdict, moves }) = proof else {
            let verdict = if value > EVEN {
                Verdict::Win
            } else if value < -EVEN {
                Verdict::Loss
            } else {
                Verdict::Draw
            };
            let text = format!("{}", ((value + 1.0) * 50.0 + 0.5).floor());
            return Self { target, text, verdict, is_proven: false, is_best };
        };
        let moves = moves.map(|moves| moves.to_string()).unwrap_or_default();
        let text = match verdict {
            Verdict::Win => format!("{}{moves}", words.win),
            Verdict::Draw => words.draw.clone(),
            Verdict::Loss => format!("{}{moves}", words.loss),
        };
        Self { target, text, verdict, is_proven: true, is_best }
    }
}

/// Sets of places that prove who wins, each drawn in a way of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningSets {
    /// The colour whose win they prove: `First` is orange.
    pub colour: Side,
    /// The sets.
    pub sets: Vec<Vec<Place>>,
}
