//! Pictures of a week and of a month: a plate with a hole for every day, with a disc on every active day.

use super::{Ink, Picture, Stroke, ground, layer::Layer, pieces};
use fivefold_engine::game::Side;

/// The radius of a disc.
const RADIUS: f64 = 0.33;

/// The height of the plate's lip.
const LIP: f64 = 0.1;

/// The height of the weekdays above a month.
const WEEKDAYS: f64 = 0.8;

/// The size of letters and numbers.
const LETTERS: f64 = 0.42;

/// Returns a plate of seven holes with a disc on every day that is `done` and a ring around today.
#[must_use]
pub fn week(done: [bool; 7], today: usize) -> Picture {
    days(0.0, 1.0, &done, 0, today, Layer::default())
}

/// Returns a plate of the days of a month below the weekdays, with a disc on every day that is `done`, a ring around
/// today, and numbers on the other days; the first day has `leading` places before it.
#[must_use]
pub fn month(weekdays: &[String], leading: usize, done: &[bool], today: usize) -> Picture {
    let mut layer = Layer::default();
    for (x, text) in (0_u8..).zip(weekdays) {
        layer.add(vec![letters(f64::from(x) + 0.5, WEEKDAYS / 2.0, text.clone())], &[]);
    }
    let rows = u8::try_from((leading + done.len()).div_ceil(7)).unwrap_or(u8::MAX);
    for (number, place) in (1..).zip(leading..).take(done.len()).filter(|(number, _)| !done[number - 1]) {
        let (x, y) = center(place);
        layer.add(vec![letters(x, WEEKDAYS + y, number.to_string())], &[]);
    }
    days(WEEKDAYS, rows.into(), done, leading, today, layer)
}

fn letters(x: f64, y: f64, text: String) -> Stroke {
    Stroke::Caption { x, y, size: LETTERS, text, ink: Ink::Text, bold: false }
}

/// Returns the center of a place, counted by rows of seven.
fn center(place: usize) -> (f64, f64) {
    let [row, column] = [place / 7, place % 7].map(|at| f64::from(u8::try_from(at).unwrap_or(u8::MAX)));
    (column + 0.5, row + 0.5)
}

/// Returns a plate of `rows` weeks at the height `top`, below the strokes above its holes.
fn days(top: f64, rows: f64, done: &[bool], leading: usize, today: usize, above: Layer) -> Picture {
    let mut layer = Layer::default();
    let (lip, face) = ground::plate(7.0, rows);
    layer.stamp(0.0, top, lip, &[]);
    layer.stamp(0.0, top, face, &[]);
    layer.rise();
    let places = (leading..).zip(done).map(|(place, is_done)| (place, center(place), *is_done));
    for (_, (x, y), _) in places.clone() {
        layer.stamp(x, top + y, ground::hole().to_vec(), &[]);
    }
    layer.rise();
    for (place, (x, y), _) in places.filter(|(.., is_done)| *is_done) {
        // The discs alternate between the colors of the two sides.
        layer.stamp(x, top + y - 0.01, pieces::disc(Some(Side::BOTH[place % 2]), RADIUS, 1.0), &[]);
    }
    layer.rise();
    let (x, y) = center(leading + today);
    layer.stamp(x, top + y, vec![Stroke::ring(0.0, 0.0, 0.43, 0.05, Ink::Accent, 1.0)], &[]);
    let groups = layer.into_groups().into_iter().chain(above.into_groups()).collect();
    Picture { width: 7.0, height: top + rows + LIP, groups, motion: 0, length_ms: 0 }
}

#[cfg(test)]
mod tests {
    use super::week;

    #[test]
    fn disc_marks_every_solved_day() {
        let places = |done: [bool; 7]| -> usize { week(done, 2).groups.iter().map(|group| group.places.len()).sum() };
        let none = places([false; 7]);
        assert_eq!(places([true, false, true, false, false, false, false]), none + 2);
        assert_eq!(places([true; 7]), none + 7);
        assert_ne!(week([false; 7], 2), week([false; 7], 3), "today is marked");
    }
}
