//! The reference picture for the players of the platforms: every stroke, every change, every easing.

use std::fmt::Write as _;

use super::assert_golden;
use crate::picture::{Change, Corner, Easing, Ink, Motion, Picture, Stroke, StrokeGroup, svg::number};

const HEAD: &str = "\
# A reference for picture players: a picture, then the strokes drawn at some instants.
#
# A picture is `picture WIDTH HEIGHT MOTION LENGTH_MS`; each group is a line `group`, then its places, motions and strokes,
# the fields in the order in which the core declares them: `motion KIND ... BEGIN_MS LENGTH_MS EASING`. A drawn stroke is
# the stroke with its alpha multiplied by its group's, and after `|` the matrix of the canvas, `a b c d e f`: a point x y
# maps to a x + c y + e, b x + d y + f. Captions have no alpha of their own: their last field is the group's alpha.
# Numbers have three decimals at most.
";

fn picture() -> Picture {
    let motion = |change, begin_ms, length_ms, easing| Motion { change, begin_ms, length_ms, easing };
    let place = |x, y| Corner { x, y };
    let scale =
        |from, to| Change::Scale { x: 4.0, y: 2.0, from_width: from, from_height: 1.0, to_width: to, to_height: 1.0 };
    let corners = vec![place(-0.5, 0.5), place(0.0, -0.5), place(0.5, 0.5)];
    let frame = Stroke::Frame {
        x: -0.4,
        y: -0.4,
        width: 0.8,
        height: 0.8,
        radius: 0.1,
        thickness: 0.05,
        ink: Ink::Line,
        alpha: 1.0,
    };
    Picture {
        width: 8.0,
        height: 6.0,
        motion: 3,
        length_ms: 400,
        groups: vec![
            StrokeGroup {
                strokes: vec![
                    Stroke::Plate {
                        x: 0.0,
                        y: 0.0,
                        width: 8.0,
                        height: 6.0,
                        radius: 0.28,
                        ink: Ink::Board,
                        alpha: 1.0,
                    },
                    Stroke::dotted((1.0, 1.0), (7.0, 1.0), 0.1, Ink::Accent, 0.5),
                ],
                places: vec![place(0.0, 0.0)],
                motions: Vec::new(),
            },
            StrokeGroup {
                strokes: vec![frame, Stroke::disc(0.0, 0.05, 0.3, Ink::Shadow, 0.6)],
                places: vec![place(1.0, 2.0), place(2.0, 2.0), place(3.0, 2.0)],
                motions: vec![motion(Change::Alpha { from: 1.0, to: 0.0 }, 100, 200, Easing::Linear)],
            },
            StrokeGroup {
                strokes: vec![
                    Stroke::ring(0.0, 0.0, 0.3, 0.1, Ink::OrangeGlyph, 0.9),
                    Stroke::bar((-0.3, 0.0), (0.3, 0.0), 0.08, Ink::Blue, 1.0),
                ],
                places: vec![place(4.0, 3.0), place(5.0, 3.0)],
                motions: vec![
                    motion(Change::Offset { from_x: 0.0, from_y: -3.0, to_x: 0.0, to_y: 0.0 }, 0, 200, Easing::In),
                    motion(
                        Change::Rotate { x: 4.0, y: 3.0, from_degrees: -90.0, to_degrees: 0.0 },
                        200,
                        200,
                        Easing::Out,
                    ),
                ],
            },
            StrokeGroup {
                strokes: vec![
                    Stroke::Trail { corners: corners.clone(), thickness: 0.1, ink: Ink::Win, alpha: 1.0 },
                    Stroke::Shape { corners, ink: Ink::Draw, alpha: 0.5 },
                ],
                places: vec![place(6.0, 3.0)],
                motions: vec![
                    motion(Change::Alpha { from: 0.0, to: 1.0 }, 100, 0, Easing::Linear),
                    motion(scale(-1.0, 1.0), 100, 300, Easing::Out),
                ],
            },
            StrokeGroup {
                strokes: vec![Stroke::Caption {
                    x: 0.0,
                    y: 0.0,
                    size: 0.42,
                    text: "W 7".into(),
                    ink: Ink::OnValue,
                    bold: true,
                }],
                places: vec![place(7.0, 5.0)],
                motions: vec![motion(Change::Alpha { from: 0.0, to: 1.0 }, 200, 100, Easing::Out)],
            },
        ],
    }
}

#[test]
fn recorded_player_frames_match_golden_file() {
    let picture = picture();
    let mut out = String::from(HEAD);
    let Picture { width, height, motion, length_ms, .. } = picture;
    let _ = writeln!(out, "\npicture {} {} {motion} {length_ms}", number(width), number(height));
    for group in &picture.groups {
        let _ = writeln!(out, "group");
        for place in &group.places {
            let _ = writeln!(out, "place {}", numbers(&[place.x, place.y]));
        }
        for motion in &group.motions {
            let _ = writeln!(out, "motion {}", format_motion(motion));
        }
        for stroke in &group.strokes {
            let _ = writeln!(out, "{}", format_stroke(stroke, 1.0));
        }
    }
    for ms in [0, 60, 100, 250, 400] {
        let _ = writeln!(out, "\nat {ms}");
        for seen in picture.at(f64::from(ms)) {
            for place in seen.places {
                let m = seen.matrix.after(crate::picture::Matrix::shift(place.x, place.y));
                let matrix = numbers(&[m.a, m.b, m.c, m.d, m.e, m.f]);
                for stroke in seen.strokes {
                    let _ = writeln!(out, "{} | {matrix}", format_stroke(stroke, seen.alpha));
                }
            }
        }
    }
    assert_golden("player.txt", &out);
}

fn numbers(values: &[f64]) -> String {
    values.iter().map(|value| number(*value)).collect::<Vec<_>>().join(" ")
}

fn format_motion(motion: &Motion) -> String {
    let change = match motion.change {
        Change::Offset { from_x, from_y, to_x, to_y } => {
            format!("offset {}", numbers(&[from_x, from_y, to_x, to_y]))
        }
        Change::Scale { x, y, from_width, from_height, to_width, to_height } => {
            format!("scale {}", numbers(&[x, y, from_width, from_height, to_width, to_height]))
        }
        Change::Rotate { x, y, from_degrees, to_degrees } => {
            format!("turn {}", numbers(&[x, y, from_degrees, to_degrees]))
        }
        Change::Alpha { from, to } => format!("alpha {}", numbers(&[from, to])),
    };
    format!("{change} {} {} {:?}", motion.begin_ms, motion.length_ms, motion.easing).to_lowercase()
}

/// Formats a stroke with its fields in declaration order: kind, lengths, ink, alpha and the rest.
fn format_stroke(stroke: &Stroke, seen: f64) -> String {
    let line = |kind: &str, lengths: &[f64], ink: &Ink, alpha: f64| {
        format!("{kind} {} {ink:?} {}", numbers(lengths), number(alpha * seen))
    };
    let flat = |corners: &[Corner]| corners.iter().flat_map(|corner| [corner.x, corner.y]).collect::<Vec<f64>>();
    match stroke {
        Stroke::Plate { x, y, width, height, radius, ink, alpha } => {
            line("plate", &[*x, *y, *width, *height, *radius], ink, *alpha)
        }
        Stroke::Frame { x, y, width, height, radius, thickness, ink, alpha } => {
            line("frame", &[*x, *y, *width, *height, *radius, *thickness], ink, *alpha)
        }
        Stroke::Disc { x, y, radius, ink, alpha } => line("disc", &[*x, *y, *radius], ink, *alpha),
        Stroke::Ring { x, y, radius, thickness, ink, alpha } => {
            line("ring", &[*x, *y, *radius, *thickness], ink, *alpha)
        }
        Stroke::Bar { x, y, to_x, to_y, thickness, ink, alpha, dotted } => {
            let kind = if *dotted { "dots" } else { "bar" };
            line(kind, &[*x, *y, *to_x, *to_y, *thickness], ink, *alpha)
        }
        Stroke::Trail { corners, thickness, ink, alpha } => {
            line("trail", &[flat(corners), vec![*thickness]].concat(), ink, *alpha)
        }
        Stroke::Shape { corners, ink, alpha } => line("shape", &flat(corners), ink, *alpha),
        Stroke::Caption { x, y, size, text, ink, bold } => {
            let weight = if *bold { "bold" } else { "plain" };
            let lengths = numbers(&[*x, *y, *size]);
            format!("caption {lengths} {ink:?} {weight} {} {}", text.replace(' ', "_"), number(seen))
        }
    }
}
