//! Describes pictures as lines, for scenarios. Only in test libraries.

use crate::{
    describe::{flag, list, word},
    states::{Change, Corner, Motion, Picture, Stroke, StrokeGroup},
};

/// Returns a number in whole thousandths, halves rounded up.
pub(crate) fn thousandths(number: f64) -> String {
    format!("{}", (number * 1000.0 + 0.5).floor())
}

/// Returns the size of a picture and the duration of its motion.
pub(crate) fn brief(picture: &Picture) -> String {
    let size = format!("{} x {}", thousandths(picture.width), thousandths(picture.height));
    let motion = if picture.length_ms == 0 { String::new() } else { format!("{} ms", picture.length_ms) };
    list([&size, &motion])
}

/// Returns everything in a picture.
pub(crate) fn all(picture: &Picture) -> Vec<String> {
    let moving = flag(picture.motion > 0, "moving");
    [list([&brief(picture), moving])].into_iter().chain(picture.groups.iter().flat_map(group)).collect()
}

/// Returns the groups with strokes of an ink.
pub(crate) fn of_ink(picture: &Picture, ink: &str) -> Vec<String> {
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
    corners.iter().map(corner).collect::<Vec<_>>().join(", ")
}

pub(crate) fn corner(corner: &Corner) -> String {
    numbers([corner.x, corner.y])
}

pub(crate) fn numbers<const N: usize>(numbers: [f64; N]) -> String {
    numbers.map(thousandths).join(" ")
}
