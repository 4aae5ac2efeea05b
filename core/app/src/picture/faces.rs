//! The faces of the computer's levels: from a seedling over children and adults to the old and the wise, a robot and a
//! king. All are the same coin with eyes and a mouth; what is on and around the head tells them apart, in any palette.

use std::f64::consts::PI;

use super::{Corner, Ink, Picture, Stroke, layer::Layer, pieces};
use fivefold_engine::game::Side;

/// The size of a head, on a picture of one unit.
const HEAD: f64 = 0.36;

/// The center of a head, below which there is less than above.
const MIDDLE: (f64, f64) = (0.5, 0.56);

/// The distance of the eyes from the center, to each side and upwards.
const EYES: (f64, f64) = (0.13, 0.05);

/// The thickness of lines.
const LINE: f64 = 0.035;

/// A face, from the youngest to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Person {
    Seedling,
    Baby,
    Bunches,
    Cap,
    Spikes,
    Curls,
    Headphones,
    Glasses,
    Bun,
    Moustache,
    Beard,
    Bowler,
    Professor,
    Graduate,
    Wizard,
    Robot,
    Crown,
}

/// All faces, in the order of strength.
const PEOPLE: [Person; 17] = [
    Person::Seedling,
    Person::Baby,
    Person::Bunches,
    Person::Cap,
    Person::Spikes,
    Person::Curls,
    Person::Headphones,
    Person::Glasses,
    Person::Bun,
    Person::Moustache,
    Person::Beard,
    Person::Bowler,
    Person::Professor,
    Person::Graduate,
    Person::Wizard,
    Person::Robot,
    Person::Crown,
];

/// Returns the face of a level: the first is the youngest and the last is crowned, with even steps between.
fn person(level: u8, levels: u8) -> Person {
    let (last, steps) = (PEOPLE.len() - 1, usize::from(levels.max(2)) - 1);
    let step = usize::from(level.max(1)) - 1;
    PEOPLE[((2 * step * last + steps) / (2 * steps)).min(last)]
}

/// Draws the face of a level on a picture of one unit, in the side's color if the level plays a side.
#[must_use]
pub fn face(level: u8, levels: u8, color: Option<Side>) -> Picture {
    let line = match color {
        Some(Side::First) => Ink::OrangeGlyph,
        Some(Side::Second) => Ink::BlueGlyph,
        None => Ink::Text,
    };
    let person = person(level, levels);
    let mut strokes = behind(person);
    strokes.extend(head(person, color));
    strokes.extend(eyes(person, line));
    strokes.extend(lower_face(person, line));
    strokes.extend(hair(person));
    strokes.extend(hat(person));
    let mut layer = Layer::default();
    layer.stamp(MIDDLE.0, MIDDLE.1, strokes, &[]);
    Picture { width: 1.0, height: 1.0, groups: layer.into_groups(), motion: 0, length_ms: 0 }
}

/// Returns a coin without its sign, or the square head of the robot.
fn head(person: Person, color: Option<Side>) -> Vec<Stroke> {
    let (face, lip) = match color {
        Some(_) => (pieces::face(color), pieces::rim(color)),
        None => (Ink::SecondTone, Ink::Line),
    };
    if person == Person::Robot {
        let plate = |y: f64, half: f64, ink| Stroke::Plate {
            x: -half,
            y: y - half,
            width: 2.0 * half,
            height: 2.0 * half,
            radius: 0.09,
            ink,
            alpha: 1.0,
        };
        return vec![plate(0.03, 0.34, lip), plate(0.0, 0.33, face)];
    }
    vec![Stroke::disc(0.0, 0.03, HEAD, lip, 1.0), Stroke::disc(0.0, 0.0, HEAD * 0.97, face, 1.0)]
}

fn corner((x, y): (f64, f64)) -> Corner {
    Corner { x, y }
}

fn shape(ink: Ink, corners: impl IntoIterator<Item = (f64, f64)>) -> Stroke {
    Stroke::Shape { corners: corners.into_iter().map(corner).collect(), ink, alpha: 1.0 }
}

fn trail(ink: Ink, corners: impl IntoIterator<Item = (f64, f64)>) -> Stroke {
    Stroke::Trail { corners: corners.into_iter().map(corner).collect(), thickness: LINE, ink, alpha: 1.0 }
}

fn bar(from: (f64, f64), to: (f64, f64), ink: Ink) -> Stroke {
    Stroke::bar(from, to, LINE, ink, 1.0)
}

/// Returns points on a circle around the head's center, by degrees from the right over the top.
fn arc(radius: f64, from: f64, to: f64) -> impl Iterator<Item = (f64, f64)> + Clone {
    const STEPS: u32 = 16;
    (0..=STEPS).map(move |step| {
        let angle = (from + (to - from) * f64::from(step) / f64::from(STEPS)) * PI / 180.0;
        (radius * angle.cos(), -radius * angle.sin())
    })
}

/// Returns a point and its mirror image.
fn both((x, y): (f64, f64)) -> [(f64, f64); 2] {
    [(-x, y), (x, y)]
}

/// Returns what the head hides in part.
fn behind(person: Person) -> Vec<Stroke> {
    let discs = |centers: &[(f64, f64)], radius: f64| -> Vec<Stroke> {
        centers.iter().map(|(x, y)| Stroke::disc(*x, *y, radius, Ink::Quiet, 1.0)).collect()
    };
    match person {
        Person::Bunches => discs(&both((0.35, -0.2)), 0.13),
        Person::Curls => discs(&arc(0.34, -25.0, 205.0).step_by(2).collect::<Vec<_>>(), 0.105),
        Person::Bun => discs(&[(0.0, -0.41)], 0.13),
        Person::Professor => discs(&[(-0.37, -0.12), (-0.39, 0.03), (0.37, -0.12), (0.39, 0.03)], 0.1),
        Person::Robot => {
            let ear = |x: f64| Stroke::bar((x, -0.04), (x, 0.08), 0.09, Ink::Quiet, 1.0);
            let mast = bar((0.0, -0.3), (0.0, -0.44), Ink::Quiet);
            vec![ear(-0.36), ear(0.36), mast, Stroke::disc(0.0, -0.46, 0.06, Ink::Hint, 1.0)]
        }
        _ => Vec::new(),
    }
}

fn eyes(person: Person, ink: Ink) -> Vec<Stroke> {
    let mut strokes = Vec::new();
    for (x, y) in both((EYES.0, -EYES.1)) {
        match person {
            Person::Robot => strokes.push(Stroke::Plate {
                x: x - 0.055,
                y: y - 0.065,
                width: 0.11,
                height: 0.11,
                radius: 0.015,
                ink,
                alpha: 1.0,
            }),
            // The largest eyes for the baby.
            Person::Baby => strokes.push(Stroke::disc(x, y, 0.055, ink, 1.0)),
            _ => strokes.push(Stroke::disc(x, y, 0.042, ink, 1.0)),
        }
        let outward = x.signum();
        match person {
            Person::Glasses | Person::Professor | Person::Graduate => {
                strokes.push(Stroke::ring(x, y, 0.1, 0.03, ink, 1.0));
            }
            Person::Moustache | Person::Beard | Person::Wizard | Person::Crown => {
                strokes.push(bar((x - outward * 0.06, y - 0.115), (x + outward * 0.06, y - 0.085), ink));
            }
            Person::Seedling | Person::Baby | Person::Bunches => {
                strokes.push(Stroke::disc(x + outward * 0.07, y + 0.11, 0.045, ink, 0.18));
            }
            _ => {}
        }
    }
    if matches!(person, Person::Glasses | Person::Professor | Person::Graduate) {
        strokes.push(bar((-0.035, -EYES.1), (0.035, -EYES.1), ink));
    }
    strokes
}

/// Returns the mouth, and what grows around it.
fn lower_face(person: Person, ink: Ink) -> Vec<Stroke> {
    match person {
        Person::Baby => vec![Stroke::ring(0.0, 0.15, 0.065, 0.03, ink, 1.0), Stroke::disc(0.0, 0.15, 0.025, ink, 1.0)],
        Person::Moustache => vec![moustache(0.075, ink), mouth(0.03, 0.19, ink)],
        Person::Professor => vec![moustache(0.09, Ink::Quiet)],
        Person::Beard => {
            let chin = arc(HEAD * 0.97, 200.0, 340.0);
            vec![shape(Ink::Quiet, chin.chain([(0.22, 0.15), (0.0, 0.2), (-0.22, 0.15)])), mouth(0.04, 0.09, ink)]
        }
        Person::Wizard => {
            let beard = [(-0.27, 0.08), (0.0, 0.12), (0.27, 0.08), (0.2, 0.3), (0.0, 0.44), (-0.2, 0.3)];
            vec![shape(Ink::Quiet, beard), moustache(0.07, ink)]
        }
        Person::Robot => {
            let teeth = [-0.06, 0.0, 0.06].map(|x| bar((x, 0.15), (x, 0.2), ink));
            let frame = [(-0.14, 0.13), (0.14, 0.13), (0.14, 0.22), (-0.14, 0.22), (-0.14, 0.13)];
            std::iter::once(trail(ink, frame)).chain(teeth).collect()
        }
        Person::Seedling | Person::Bunches => vec![mouth(0.09, 0.11, ink)],
        Person::Cap | Person::Spikes | Person::Curls => vec![mouth(0.07, 0.12, ink)],
        _ => vec![mouth(0.045, 0.13, ink)],
    }
}

/// Half a wave.
fn mouth(depth: f64, y: f64, ink: Ink) -> Stroke {
    const STEPS: u32 = 8;
    trail(
        ink,
        (0..=STEPS).map(|step| {
            let part = f64::from(step) / f64::from(STEPS);
            (0.11 * (2.0 * part - 1.0), y + depth * (part * PI).sin())
        }),
    )
}

fn moustache(y: f64, ink: Ink) -> Stroke {
    let half = [(0.0, y), (0.08, y - 0.02), (0.19, y + 0.06), (0.08, y + 0.08), (0.0, y + 0.05)];
    shape(ink, half.into_iter().chain(half.into_iter().rev().map(|(x, y)| (-x, y))))
}

/// Returns the hair on the head, in an ink that is seen on the page and on every coin.
fn hair(person: Person) -> Vec<Stroke> {
    let top = |from: f64| arc(HEAD * 0.97, from, 180.0 - from);
    match person {
        Person::Seedling => {
            let leaf = |side: f64| {
                let corners = [(0.0, -0.4), (0.05, -0.5), (0.15, -0.53), (0.23, -0.49), (0.17, -0.42), (0.08, -0.39)];
                shape(Ink::Win, corners.map(|(x, y)| (side * x, y)))
            };
            vec![Stroke::bar((0.0, -0.33), (0.0, -0.41), 0.045, Ink::Win, 1.0), leaf(-1.0), leaf(1.0)]
        }
        Person::Baby => {
            vec![trail(
                Ink::Quiet,
                [(0.0, -0.29), (0.06, -0.34), (0.06, -0.41), (0.0, -0.44), (-0.06, -0.41), (-0.03, -0.36)],
            )]
        }
        Person::Bunches => vec![shape(Ink::Quiet, top(30.0).chain([(-0.14, -0.2), (0.0, -0.29), (0.14, -0.2)]))],
        Person::Spikes => {
            let spikes = [
                (-0.34, -0.1),
                (-0.38, -0.31),
                (-0.22, -0.29),
                (-0.17, -0.47),
                (-0.05, -0.35),
                (0.06, -0.52),
                (0.12, -0.34),
                (0.29, -0.43),
                (0.26, -0.27),
                (0.39, -0.26),
                (0.34, -0.1),
                (0.16, -0.2),
                (0.0, -0.16),
                (-0.16, -0.2),
            ];
            vec![shape(Ink::Quiet, spikes)]
        }
        Person::Headphones => {
            let band = trail(Ink::Quiet, arc(0.4, 5.0, 175.0));
            let cup = |x: f64| Stroke::bar((x, -0.06), (x, 0.08), 0.13, Ink::Quiet, 1.0);
            vec![band, cup(-0.39), cup(0.39)]
        }
        Person::Glasses => vec![shape(Ink::Quiet, top(28.0).chain([(-0.1, -0.31), (0.05, -0.2)]))],
        Person::Bun => vec![shape(Ink::Quiet, top(20.0).chain([(-0.16, -0.2), (0.0, -0.27), (0.16, -0.2)]))],
        Person::Moustache => vec![shape(Ink::Quiet, top(38.0))],
        _ => Vec::new(),
    }
}

/// Returns what is worn on the head.
fn hat(person: Person) -> Vec<Stroke> {
    let brim = |y: f64, half: f64, ink| Stroke::bar((-half, y), (half, y), 0.06, ink, 1.0);
    match person {
        Person::Cap => {
            let dome = shape(Ink::Hint, arc(0.37, 28.0, 152.0));
            let peak = Stroke::bar((-0.1, -0.18), (0.44, -0.18), 0.075, Ink::Quiet, 1.0);
            vec![dome, peak, Stroke::disc(0.0, -0.37, 0.035, Ink::Quiet, 1.0)]
        }
        Person::Bowler => {
            let dome = arc(0.27, 0.0, 180.0).map(|(x, y)| (x, y - 0.23));
            vec![
                shape(Ink::Quiet, dome),
                Stroke::bar((-0.24, -0.28), (0.24, -0.28), 0.05, Ink::Hint, 1.0),
                brim(-0.22, 0.4, Ink::Quiet),
            ]
        }
        Person::Graduate => vec![
            shape(Ink::Quiet, [(-0.24, -0.34), (0.24, -0.34), (0.24, -0.2), (-0.24, -0.2)]),
            shape(Ink::Text, [(0.0, -0.54), (0.46, -0.38), (0.0, -0.24), (-0.46, -0.38)]),
            trail(Ink::Hint, [(0.0, -0.39), (0.36, -0.34), (0.36, -0.16)]),
            Stroke::disc(0.36, -0.13, 0.04, Ink::Hint, 1.0),
        ],
        Person::Wizard => vec![
            shape(Ink::Quiet, [(-0.29, -0.2), (0.06, -0.55), (0.29, -0.2)]),
            Stroke::bar((-0.36, -0.2), (0.36, -0.2), 0.065, Ink::Text, 1.0),
            star((0.02, -0.33), 0.08),
        ],
        Person::Crown => {
            let corners = [(-0.24, -0.22), (-0.3, -0.48), (-0.13, -0.35), (0.0, -0.54)];
            let right = corners.into_iter().rev().skip(1).map(|(x, y)| (-x, y));
            vec![
                shape(Ink::Hint, corners.into_iter().chain(right)),
                Stroke::disc(0.0, -0.29, 0.035, Ink::Card, 1.0),
                Stroke::disc(-0.13, -0.28, 0.025, Ink::Card, 1.0),
                Stroke::disc(0.13, -0.28, 0.025, Ink::Card, 1.0),
            ]
        }
        _ => Vec::new(),
    }
}

fn star((x, y): (f64, f64), size: f64) -> Stroke {
    let tip = |step: u32| {
        let radius = if step.is_multiple_of(2) { size } else { size * 0.42 };
        let angle = PI * f64::from(step) / 5.0;
        (x + radius * angle.sin(), y - radius * angle.cos())
    };
    shape(Ink::Hint, (0..10).map(tip))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::{PaletteChoice, palette, svg, tests::assert_golden};

    #[test]
    fn faces_of_all_levels_differ() {
        for levels in 2..=17 {
            let faces: Vec<_> = (1..=levels).map(|level| face(level, levels, None)).collect();
            let is_alone = |(place, one): (usize, &Picture)| faces[..place].iter().all(|other| other != one);
            assert!(faces.iter().enumerate().all(is_alone), "{levels}");
            assert_eq!(person(1, levels), Person::Seedling);
            assert_eq!(person(levels, levels), Person::Crown);
        }
    }

    #[test]
    fn playing_face_has_color_of_its_side() {
        let inks = |color| format!("{:?}", face(3, 8, color));
        assert!(inks(Some(Side::Second)).contains("Blue"));
        assert!(!inks(None).contains("Blue"));
    }

    /// All faces on one sheet: plain, and in the color of each side.
    #[test]
    fn faces_match_golden_file() {
        let levels = 17;
        let mut groups = Vec::new();
        for (row, color) in [None, Some(Side::First), Some(Side::Second)].into_iter().enumerate() {
            for level in 1..=levels {
                let mut face = face(level, levels, color).groups;
                let shift = |place: &mut Corner| {
                    place.x += f64::from(level - 1);
                    place.y += [0.0, 1.0, 2.0][row];
                };
                face.iter_mut().flat_map(|group| &mut group.places).for_each(shift);
                groups.extend(face);
            }
        }
        let sheet = Picture { width: f64::from(levels), height: 3.0, groups, motion: 0, length_ms: 0 };
        let schemes = [("light", PaletteChoice::Standard, false), ("dark-grays", PaletteChoice::Grays, true)];
        for (name, choice, is_dark) in schemes {
            assert_golden(&format!("faces-{name}.svg"), &svg(&sheet, 0.0, &palette(choice, is_dark, false)));
        }
    }
}
