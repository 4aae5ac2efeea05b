//! The arrival animation of a board: plates, then the markings on them, then the pieces, row by row.

use super::{Arriving, Change, DisplayBoard, DisplaySpot, Easing, Motion, motions::Motions, scene::paced};
use fivefold_engine::game::Piece;

/// The duration of the flight between the card and the board.
const FLIGHT_MS: f64 = 300.0;
/// The duration of a plate's fade-in.
const PLATE_MS: f64 = 140.0;
/// The fade-in of the markings on a plate, once the plate is visible.
const PLACES_FROM_MS: f64 = 60.0;
const PLACES_MS: f64 = 140.0;
/// The start of the pieces' arrival, and the delay from the first row to the last.
const PIECES_FROM_MS: f64 = 140.0;
const ROWS_MS: f64 = 110.0;
/// The duration of a piece's arrival.
const PIECE_MS: f64 = 130.0;
/// The initial scale of a piece.
const PIECE_FROM: f64 = 0.8;

/// Returns the duration of the flight between card and board at a pace, in milliseconds; 0 without animations.
#[must_use]
pub fn flight_ms(pace: f64) -> u32 {
    paced(FLIGHT_MS, pace)
}

/// The arrival motions of a board's parts.
pub(super) struct Arrival {
    pub(super) plates: Vec<Motion>,
    pub(super) spots: Vec<Motion>,
    pub(super) motions: Motions,
}

impl Arrival {
    /// Returns the arrival of a board with these pieces; `None` without animations.
    pub(super) fn of(board: &DisplayBoard, arriving: Arriving, pieces: &[Piece]) -> Option<Self> {
        let Arriving { pace, .. } = arriving;
        if pace <= 0.0 {
            return None;
        }
        let motion = |change, from_ms, length_ms| Motion {
            change,
            begin_ms: paced(from_ms, pace),
            length_ms: paced(length_ms, pace),
            easing: Easing::Out,
        };
        let fades = |from_ms, length_ms| motion(Change::Alpha { from: 0.0, to: 1.0 }, from_ms, length_ms);
        let mut motions = Motions::at_rest(pieces);
        motions.length_ms = paced(PLACES_FROM_MS + PLACES_MS, pace);
        for animated in &mut motions.animated_pieces {
            let Some(&DisplaySpot { x, y, .. }) = board.spot(animated.piece.place) else { continue };
            let from_ms = PIECES_FROM_MS + ROWS_MS * y / board.height();
            let grows =
                Change::Scale { x, y, from_width: PIECE_FROM, from_height: PIECE_FROM, to_width: 1.0, to_height: 1.0 };
            animated.motions = vec![fades(from_ms, PIECE_MS), motion(grows, from_ms, PIECE_MS)];
            motions.length_ms = motions.length_ms.max(paced(from_ms, pace) + paced(PIECE_MS, pace));
        }
        let (plates, spots) = (vec![fades(0.0, PLATE_MS)], vec![fades(PLACES_FROM_MS, PLACES_MS)]);
        Some(Self { plates, spots, motions })
    }
}
