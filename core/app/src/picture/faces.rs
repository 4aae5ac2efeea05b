//! The faces of the computer's levels, from sleepy for the weakest to crowned for the strongest.

use std::f64::consts::PI;

use super::{Corner, Ink, Picture, Stroke, layer::Layer, pieces};
use fivefold_engine::game::Side;

/// The size of a head, on a picture of one unit.
const HEAD: f64 = 0.41;

/// The center of a head.
const MIDDLE: (f64, f64) = (0.5, 0.5);

/// The distance of the eyes from the center, to each side and upwards.
const EYES: (f64, f64) = (0.15, 0.08);

/// The distinguishing trait of a face.
#[derive(Clone, Copy)]
enum Trait {
    /// Half-closed eyelids.
    Sleepy,
    /// No trait.
    Plain,
    /// Glasses.
    Glasses,
    /// Knitted eyebrows.
    Brows,
    /// Glasses and knitted eyebrows.
    Stern,
    /// A crown.
    Crown,
}

/// Returns the trait of a level: for any number of levels, the first is sleepy and the last is crowned.
fn trait_of(level: u8, levels: u8) -> Trait {
    match (level, levels.saturating_sub(level)) {
        (1, _) => Trait::Sleepy,
        (_, 0) => Trait::Crown,
        (_, 1) => Trait::Stern,
        (_, 2) => Trait::Brows,
        (_, 3) => Trait::Glasses,
        _ => Trait::Plain,
    }
}

/// Draws the face of a level on a picture of one unit, in the side's color if the level plays a side.
#[must_use]
pub fn face(level: u8, levels: u8, color: Option<Side>) -> Picture {
    let line = match color {
        Some(Side::First) => Ink::OrangeGlyph,
        Some(Side::Second) => Ink::BlueGlyph,
        None => Ink::Text,
    };
    let mut strokes = head(color);
    strokes.extend(features(trait_of(level, levels), smile(level, levels), line));
    let mut layer = Layer::default();
    layer.stamp(MIDDLE.0, MIDDLE.1, strokes, &[]);
    Picture { width: 1.0, height: 1.0, groups: layer.into_groups(), motion: 0, length_ms: 0 }
}

/// Returns a coin without its sign.
fn head(color: Option<Side>) -> Vec<Stroke> {
    let (face, lip) = match color {
        Some(_) => (pieces::face(color), pieces::rim(color)),
        None => (Ink::SecondTone, Ink::Line),
    };
    vec![Stroke::disc(0.0, 0.03, HEAD, lip, 1.0), Stroke::disc(0.0, 0.0, HEAD * 0.97, face, 1.0)]
}

/// Returns the depth of the mouth's curve: weaker levels smile more.
fn smile(level: u8, levels: u8) -> f64 {
    0.07 - 0.05 * f64::from(level) / f64::from(levels.max(1))
}

fn features(kind: Trait, smile: f64, ink: Ink) -> Vec<Stroke> {
    let bar = |from, to| Stroke::bar(from, to, 0.035, ink, 1.0);
    let mut strokes = vec![mouth(smile, ink)];
    for side in [-1.0, 1.0] {
        let (x, y) = (side * EYES.0, -EYES.1);
        strokes.push(Stroke::disc(x, y, 0.045, ink, 1.0));
        if matches!(kind, Trait::Sleepy) {
            strokes.push(bar((x - 0.07, y - 0.03), (x + 0.07, y - 0.03)));
        }
        if matches!(kind, Trait::Glasses | Trait::Stern) {
            strokes.push(Stroke::ring(x, y, 0.1, 0.03, ink, 1.0));
        }
        if matches!(kind, Trait::Brows | Trait::Stern | Trait::Crown) {
            strokes.push(bar((x - side * 0.08, y - 0.11), (x + side * 0.08, y - 0.16)));
        }
    }
    match kind {
        Trait::Glasses | Trait::Stern => strokes.push(bar((-0.05, -EYES.1), (0.05, -EYES.1))),
        Trait::Crown => strokes.push(crown()),
        Trait::Sleepy | Trait::Plain | Trait::Brows => {}
    }
    strokes
}

/// Half a wave.
fn mouth(depth: f64, ink: Ink) -> Stroke {
    const STEPS: u32 = 8;
    let corner = |step: u32| {
        let part = f64::from(step) / f64::from(STEPS);
        Corner { x: 0.11 * (2.0 * part - 1.0), y: 0.12 + depth * (part * PI).sin() }
    };
    Stroke::Trail { corners: (0..=STEPS).map(corner).collect(), thickness: 0.035, ink, alpha: 1.0 }
}

fn crown() -> Stroke {
    let corners =
        [(-0.2, -0.26), (-0.24, -0.45), (-0.1, -0.36), (0.0, -0.49), (0.1, -0.36), (0.24, -0.45), (0.2, -0.26)];
    Stroke::Shape { corners: corners.into_iter().map(|(x, y)| Corner { x, y }).collect(), ink: Ink::Hint, alpha: 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_of_adjacent_levels_differ() {
        for levels in 2..=10 {
            let faces: Vec<_> = (1..=levels).map(|level| face(level, levels, None)).collect();
            assert!(faces.windows(2).all(|pair| pair[0] != pair[1]), "{levels}");
        }
    }

    #[test]
    fn playing_face_has_color_of_its_side() {
        let inks = |color| format!("{:?}", face(3, 8, color));
        assert!(inks(Some(Side::Second)).contains("Blue"));
        assert!(!inks(None).contains("Blue"));
    }
}
