//! Picture of a week: a plate with seven holes, with a disc for every active day.

use super::{Ink, Picture, Stroke, ground, layer::Layer, pieces};
use fivefold_engine::game::Side;

/// The radius of a disc.
const RADIUS: f64 = 0.33;

/// The height of the picture.
const HEIGHT: f64 = 1.1;

/// Returns a plate of seven holes with a disc on every day that is `done` and a ring around today.
#[must_use]
pub fn week(done: [bool; 7], today: usize) -> Picture {
    let mut layer = Layer::default();
    let (lip, face) = ground::plate(7.0, 1.0);
    layer.stamp(0.0, 0.0, lip, &[]);
    layer.stamp(0.0, 0.0, face, &[]);
    layer.rise();
    let xs = (0..7_u8).map(|place| f64::from(place) + 0.5);
    for x in xs.clone() {
        layer.stamp(x, 0.5, ground::hole().to_vec(), &[]);
    }
    layer.rise();
    for (place, (x, _)) in xs.zip(done).enumerate().filter(|(_, (_, is_done))| *is_done) {
        // The discs alternate between the colors of the two sides.
        layer.stamp(x, 0.49, pieces::disc(Some(Side::BOTH[place % 2]), RADIUS, 1.0), &[]);
    }
    layer.rise();
    let x = (0..7_u8).map(f64::from).nth(today).unwrap_or_default() + 0.5;
    layer.stamp(x, 0.5, vec![Stroke::ring(0.0, 0.0, 0.43, 0.05, Ink::Accent, 1.0)], &[]);
    Picture { width: 7.0, height: HEIGHT, groups: layer.into_groups(), motion: 0, length_ms: 0 }
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
