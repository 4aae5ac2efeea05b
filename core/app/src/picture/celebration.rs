//! The end-of-game animation: the deciding pieces swell once, one after another, and then stay marked.

use super::{Change, DisplaySpot};
use fivefold_engine::game::Place;

/// The duration of a piece's growth, and again of its return.
pub(super) const SWELL_MS: f64 = 110.0;

/// The largest scale of a piece, which stays within its ring.
const SWOLLEN: f64 = 1.12;

/// The delay from one piece to the next.
const STEP_MS: f64 = 60.0;

/// The maximum duration of the pulse, for chains of any length.
const LONGEST_MS: f64 = 700.0;

/// Returns the time at which the pulse reaches each piece of each line, from the start of the pulse. All lines start
/// together; a piece on several lines swells once.
pub(super) fn pulse_times(lines: &[Vec<Place>]) -> Vec<(Place, f64)> {
    let mut pulse_times: Vec<(Place, f64)> = Vec::new();
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
            if pulse_times.iter().all(|(other, _)| *other != place) {
                pulse_times.push((place, step * step_ms));
            }
        }
    }
    pulse_times
}

/// Returns the changes that scale the piece of a place up and back.
pub(super) fn swell(spot: &DisplaySpot) -> [Change; 2] {
    let (x, y) = (spot.x, spot.y);
    // The second motion continues from the first, which stays applied.
    [SWOLLEN, 1.0 / SWOLLEN].map(|to| Change::Scale {
        x,
        y,
        from_width: 1.0,
        from_height: 1.0,
        to_width: to,
        to_height: to,
    })
}
