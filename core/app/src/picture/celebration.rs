//! The end of a game, celebrated without noise: what decided it swells once, piece after piece, and then rests marked.

use super::{Change, SeenSpot};
use fivefold_engine::game::Place;

/// How long a piece takes to swell, and again to rest.
pub(super) const SWELL_MS: f64 = 110.0;

/// How large it becomes: its ring stays around it.
const SWOLLEN: f64 = 1.12;

/// How long after one piece the next one begins.
const STEP_MS: f64 = 60.0;

/// How long the pulse runs at most, however long the chain.
const LONGEST_MS: f64 = 700.0;

/// When the pulse comes to each piece of each line, from the beginning of the pulse. The lines begin together; a piece
/// that a line meets again swells once.
pub(super) fn beats(lines: &[Vec<Place>]) -> Vec<(Place, f64)> {
    let mut beats: Vec<(Place, f64)> = Vec::new();
    for line in lines {
        let mut met: Vec<Place> = Vec::new();
        for place in line {
            if !met.contains(place) {
                met.push(*place);
            }
        }
        let steps = u32::try_from(met.len().saturating_sub(1)).map_or(1.0, f64::from).max(1.0);
        let step_ms = STEP_MS.min(LONGEST_MS / steps);
        for (place, step) in met.into_iter().zip((0..).map(f64::from)) {
            if beats.iter().all(|(other, _)| *other != place) {
                beats.push((place, step * step_ms));
            }
        }
    }
    beats
}

/// What swells about a place, and what rests again.
pub(super) fn swell(spot: &SeenSpot) -> [Change; 2] {
    let (x, y) = (spot.x, spot.y);
    // The second change goes on from the first, which stays.
    [SWOLLEN, 1.0 / SWOLLEN].map(|to| Change::Scale {
        x,
        y,
        from_width: 1.0,
        from_height: 1.0,
        to_width: to,
        to_height: to,
    })
}
