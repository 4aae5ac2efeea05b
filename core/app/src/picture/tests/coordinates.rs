//! Coordinates are legible on boards of every size.

use serde_json::json;

use crate::picture::{Stroke, position};
use fivefold_engine::session::Session;

/// The width of a phone's board, in points.
const BOARD: f64 = 384.0;
/// The minimum legible font size.
const LEAST: f64 = 7.4;

#[test]
fn coordinates_are_legible_on_largest_boards() {
    for (game, size) in [("bridgit", 19), ("bridgit", 13), ("bridgit", 5), ("lines-of-action", 12), ("connect-four", 0)]
    {
        let options = if size == 0 { json!({}) } else { json!({ "size": size }) };
        let session = Session::new(game, &options).expect("valid options");
        let picture = position(session.state(), &[], true, false);
        let mut count = 0;
        for group in &picture.groups {
            for stroke in &group.strokes {
                let Stroke::Caption { x, size, text, .. } = stroke else { continue };
                count += 1;
                assert!(size * BOARD / picture.width >= LEAST, "{game} {size}: {text}");
                // A digit is less than 0.6 font sizes wide.
                let half = 0.3 * size * f64::from(u32::try_from(text.chars().count()).unwrap_or(u32::MAX));
                for place in &group.places {
                    // A line with a descender is 1.2 font sizes high.
                    let (top, bottom) = (place.y - 0.6 * size, place.y + 0.6 * size);
                    assert!(top >= -0.05 && bottom <= picture.height, "{game}: {text} is cut at {place:?}");
                    assert!(place.x + x - half >= -0.02, "{game}: {text} at {place:?}");
                }
            }
        }
        assert!(count > 0, "{game} has coordinates");
    }
}
