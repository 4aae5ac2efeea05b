//! Pictures as lines.

use fivefold::{Change, Corner, Easing, Motion, Picture, Stroke, StrokeGroup};

use crate::{
    tell::{flag, list},
    words::word,
};

/// A number that is the same in every language: so many thousandths, half of one rounded up.
pub fn thousandths(number: f64) -> String {
    format!("{}", (number * 1000.0 + 0.5).floor())
}

/// How large a picture is, and how long it moves.
pub fn brief(picture: &Picture) -> String {
    let size = format!("{} x {}", thousandths(picture.width), thousandths(picture.height));
    let motion = if picture.length_ms == 0 { String::new() } else { format!("{} ms", picture.length_ms) };
    list([&size, &motion])
}

/// Everything in it.
pub fn all(picture: &Picture) -> Vec<String> {
    let moving = flag(picture.motion > 0, "moving");
    [list([&brief(picture), moving])].into_iter().chain(picture.groups.iter().flat_map(group)).collect()
}

/// The groups that have strokes of an ink.
pub fn of_ink(picture: &Picture, ink: &str) -> Vec<String> {
    let has_ink = |lines: &Vec<String>| lines.iter().any(|line| line.contains(&format!(" {ink} ")));
    picture.groups.iter().map(group).filter(has_ink).flatten().collect()
}

fn group(group: &StrokeGroup) -> Vec<String> {
    let places = format!("group at {}", corners(&group.places));
    let motions = group.motions.iter().map(|motion| format!("  {}", self::motion(motion)));
    [places]
        .into_iter()
        .chain(motions)
        .chain(group.strokes.iter().map(|stroke| format!("  {}", self::stroke(stroke))))
        .collect()
}

fn motion(motion: &Motion) -> String {
    let change = match motion.change {
        Change::Offset { from_x, from_y, to_x, to_y } => format!("offset {}", numbers([from_x, from_y, to_x, to_y])),
        Change::Scale { x, y, from_width, from_height, to_width, to_height } => {
            format!("scale {}", numbers([x, y, from_width, from_height, to_width, to_height]))
        }
        Change::Rotate { x, y, from_degrees, to_degrees } => {
            format!("turn {}", numbers([x, y, from_degrees, to_degrees]))
        }
        Change::Alpha { from, to } => format!("alpha {}", numbers([from, to])),
    };
    format!("{change} from {} for {} ms, {}", motion.begin_ms, motion.length_ms, word(&motion.easing))
}

fn stroke(stroke: &Stroke) -> String {
    match stroke {
        Stroke::Plate { x, y, width, height, radius, ink, alpha } => {
            format!("plate {} {}", word(ink), numbers([*x, *y, *width, *height, *radius, *alpha]))
        }
        Stroke::Frame { x, y, width, height, radius, thickness, ink, alpha } => {
            format!("frame {} {}", word(ink), numbers([*x, *y, *width, *height, *radius, *thickness, *alpha]))
        }
        Stroke::Disc { x, y, radius, ink, alpha } => {
            format!("disc {} {}", word(ink), numbers([*x, *y, *radius, *alpha]))
        }
        Stroke::Ring { x, y, radius, thickness, ink, alpha } => {
            format!("ring {} {}", word(ink), numbers([*x, *y, *radius, *thickness, *alpha]))
        }
        Stroke::Bar { x, y, to_x, to_y, thickness, ink, alpha, dotted } => {
            let numbers = numbers([*x, *y, *to_x, *to_y, *thickness, *alpha]);
            list([&format!("bar {} {numbers}", word(ink)), flag(*dotted, "dotted")])
        }
        Stroke::Trail { corners, thickness, ink, alpha } => {
            format!("trail {} {} along {}", word(ink), numbers([*thickness, *alpha]), self::corners(corners))
        }
        Stroke::Shape { corners, ink, alpha } => {
            format!("shape {} {} along {}", word(ink), numbers([*alpha]), self::corners(corners))
        }
        Stroke::Caption { x, y, size, text, ink, bold } => {
            list([&format!("caption {} {} {text}", word(ink), numbers([*x, *y, *size])), flag(*bold, "bold")])
        }
    }
}

fn corners(corners: &[Corner]) -> String {
    corners.iter().map(|corner| numbers([corner.x, corner.y])).collect::<Vec<_>>().join(", ")
}

fn numbers<const N: usize>(numbers: [f64; N]) -> String {
    numbers.map(thousandths).join(" ")
}

#[test]
fn numbers_are_whole_thousandths_with_halves_rounded_up() {
    assert_eq!(numbers([0.0005, -0.0005, 1.2344, -0.0, 7.24]), "1 0 1234 0 7240");
    let change = Change::Alpha { from: 0.0, to: 1.0 };
    let motion = Motion { change, begin_ms: 10, length_ms: 20, easing: Easing::Linear };
    assert_eq!(self::motion(&motion), "alpha 0 1000 from 10 for 20 ms, linear");
}
