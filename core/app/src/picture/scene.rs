use super::{Coordinates, DisplayBoard, Signs};
use fivefold_engine::{
    game::{Effect, Mark, Piece, Place, RegionId, Target},
    session::TargetValue,
};

/// Everything that a picture of a board depends on.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The board.
    pub board: &'a DisplayBoard,
    /// The pieces in their final positions.
    pub pieces: Vec<Piece>,
    /// The touchable targets; with [`Scene::picked`], the marked targets of the second touch.
    pub marks: Vec<Mark>,
    /// The picked piece.
    pub picked: Option<Place>,
    /// The places of the last move: the origin of a moved piece, then its destination.
    pub last_move: Vec<Place>,
    /// The lines that decided the game, each in an order a stroke can follow: several in a draw by both sides.
    pub winning_lines: Vec<Vec<Place>>,
    /// The place under the finger, the pointer or the keyboard cursor; the piece of its mark is previewed.
    pub hovered: Option<Place>,
    /// The target of the keyboard cursor: a place or the button of an operation.
    pub cursor: Option<Target>,
    /// The region whose operations are offered.
    pub chosen_region: Option<RegionId>,
    /// The operations that have buttons on the board, beside the chosen region.
    pub operations: Vec<Target>,
    /// The known values of targets; empty without analysis.
    pub values: Vec<TargetValue>,
    /// The letters of proven values.
    pub value_words: ValueWords,
    /// The coordinates.
    pub coordinates: Coordinates,
    /// The signs that are not part of the game.
    pub signs: Signs,
    /// The motions that lead to these pieces.
    pub moving: Option<Moving>,
    /// The arrival of the board, during which nothing else moves.
    pub arriving: Option<Arriving>,
}

impl<'a> Scene<'a> {
    /// Returns a board with some pieces and nothing else.
    #[must_use]
    pub fn new(board: &'a DisplayBoard, pieces: Vec<Piece>) -> Self {
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
            value_words: ValueWords::default(),
            coordinates: Coordinates::Hidden,
            signs: Signs::NONE,
            moving: None,
            arriving: None,
        }
    }
}

/// Effects in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Moving {
    /// The id of the motion: unique for every change of the board, so that a picture repainted during the motion does
    /// not restart it.
    pub number: u64,
    /// The pieces before the first effect.
    pub before: Vec<Piece>,
    /// The effects, in order.
    pub effects: Vec<Effect>,
    /// The factor on standard durations: 2 is half as fast; 0 disables motions.
    pub pace: f64,
}

impl Moving {
    /// Returns a duration at this pace, in whole milliseconds.
    pub(super) fn paced(&self, ms: f64) -> u32 {
        paced(ms, self.pace)
    }
}

/// The first appearance of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arriving {
    /// The id of the motion, as in [`Moving`].
    pub number: u64,
    /// The factor on standard durations; 0 shows the board at once.
    pub pace: f64,
}

/// Returns a duration at a pace, in whole milliseconds.
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
