//! How a board comes that is seen for the first time: its plates, what lies on them, then the pieces, row after row.

use super::{Arriving, Change, Easing, Motion, SeenBoard, SeenSpot, motions::Motions, scene::paced};
use fivefold_engine::game::Piece;

/// A board comes from its card, or goes back there.
const FLIGHT_MS: f64 = 300.0;
/// A plate appears.
const PLATE_MS: f64 = 140.0;
/// What lies on it appears, once one can see what it lies on.
const PLACES_FROM_MS: f64 = 60.0;
const PLACES_MS: f64 = 140.0;
/// The pieces come when the board is nearly there; from the first row to the last one it takes so long.
const PIECES_FROM_MS: f64 = 140.0;
const ROWS_MS: f64 = 110.0;
/// A piece comes.
const PIECE_MS: f64 = 130.0;
/// How small it is when it is first seen.
const PIECE_FROM: f64 = 0.8;

/// How long a board takes from its card to its place, or back, in parts of the usual time; 0 where nothing moves.
#[must_use]
pub fn flight_ms(pace: f64) -> u32 {
    paced(FLIGHT_MS, pace)
}

/// How the parts of a board come.
pub(super) struct Arrival {
    pub(super) plates: Vec<Motion>,
    pub(super) spots: Vec<Motion>,
    pub(super) motions: Motions,
}

impl Arrival {
    /// The arrival of a board with these pieces; nothing where nothing is to move.
    pub(super) fn of(board: &SeenBoard, arriving: Arriving, pieces: &[Piece]) -> Option<Self> {
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
        let mut motions = Motions::still(pieces);
        motions.length_ms = paced(PLACES_FROM_MS + PLACES_MS, pace);
        for actor in &mut motions.actors {
            let Some(&SeenSpot { x, y, .. }) = board.spot(actor.piece.place) else { continue };
            let from_ms = PIECES_FROM_MS + ROWS_MS * y / board.height();
            let grows =
                Change::Scale { x, y, from_width: PIECE_FROM, from_height: PIECE_FROM, to_width: 1.0, to_height: 1.0 };
            actor.motions = vec![fades(from_ms, PIECE_MS), motion(grows, from_ms, PIECE_MS)];
            motions.length_ms = motions.length_ms.max(paced(from_ms, pace) + paced(PIECE_MS, pace));
        }
        let (plates, spots) = (vec![fades(0.0, PLATE_MS)], vec![fades(PLACES_FROM_MS, PLACES_MS)]);
        Some(Self { plates, spots, motions })
    }
}
