//! The graph of a game's expected result: a curve of the evaluation, bands for proven results, signs at mistakes.

use crate::picture::{Corner, Ink, Picture, Stroke, StrokeGroup};
use fivefold_engine::game::{Side, Verdict};

/// The size of the picture in its own units, in the aspect ratio that the screens reserve for it.
const WIDTH: f64 = 16.0;
const HEIGHT: f64 = 3.0;

/// The margin beside the first and the last position.
const MARGIN: f64 = 0.3;

/// The distance from the center line to a win.
const REACH: f64 = 1.3;

/// A position of the game on the graph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The evaluation for orange, from -1 to 1; `None` until it is known.
    pub value: Option<f64>,
    /// The result for orange, if proven.
    pub proven: Option<Verdict>,
    /// The sign of the move that led here and its color.
    pub sign: Option<(&'static str, Ink)>,
}

/// Draws the graph of these positions; `at` is the position on the board. In languages written from right to left, time
/// runs from right to left.
pub fn picture(points: &[Point], at: usize, is_right_to_left: bool) -> Picture {
    let mut strokes =
        vec![Stroke::Plate { x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT, radius: 0.3, ink: Ink::Board, alpha: 1.0 }];
    bands(points, &mut strokes);
    let middle = HEIGHT / 2.0;
    strokes.push(line((MARGIN, middle), (WIDTH - MARGIN, middle), 0.03, Ink::Line));
    curve(points, &mut strokes);
    let x = x_of(at, points.len());
    strokes.push(line((x, 0.1), (x, HEIGHT - 0.1), 0.08, Ink::Accent));
    signs(points, &mut strokes);
    if is_right_to_left {
        for stroke in &mut strokes {
            stroke.mirror(WIDTH);
        }
    }
    let group = StrokeGroup { strokes, places: vec![Corner { x: 0.0, y: 0.0 }], motions: Vec::new() };
    Picture { width: WIDTH, height: HEIGHT, groups: vec![group], motion: 0, length_ms: 0 }
}

/// Returns the position at a touched point of the picture.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped to the existing positions")]
pub fn position_at(x: f64, positions: usize, is_right_to_left: bool) -> usize {
    let x = if is_right_to_left { WIDTH - x } else { x };
    let share = ((x - MARGIN) / (WIDTH - 2.0 * MARGIN)).clamp(0.0, 1.0);
    (share * last(positions)).round() as usize
}

/// Returns the index of the last position.
fn last(positions: usize) -> f64 {
    f64::from(u32::try_from(positions.saturating_sub(1)).unwrap_or(u32::MAX))
}

fn x_of(position: usize, positions: usize) -> f64 {
    let position = f64::from(u32::try_from(position).unwrap_or(u32::MAX));
    MARGIN + (WIDTH - 2.0 * MARGIN) * position / last(positions).max(1.0)
}

fn y_of(value: f64) -> f64 {
    HEIGHT / 2.0 - value * REACH
}

fn line(from: (f64, f64), to: (f64, f64), thickness: f64, ink: Ink) -> Stroke {
    Stroke::Trail {
        corners: vec![Corner { x: from.0, y: from.1 }, Corner { x: to.0, y: to.1 }],
        thickness,
        ink,
        alpha: 1.0,
    }
}

/// Draws a band for every run of positions with the same proven result: orange above the center line, blue below it,
/// across it for a draw.
fn bands(points: &[Point], strokes: &mut Vec<Stroke>) {
    let half = (WIDTH - 2.0 * MARGIN) / last(points.len()).max(1.0) / 2.0;
    let mut begin = 0;
    while begin < points.len() {
        let proven = points[begin].proven;
        let end = (begin..points.len()).take_while(|at| points[*at].proven == proven).last().unwrap_or(begin);
        if let Some(verdict) = proven {
            let left = (x_of(begin, points.len()) - half).max(0.0);
            let right = (x_of(end, points.len()) + half).min(WIDTH);
            let (y, height, ink) = match verdict {
                Verdict::Win => (y_of(1.0), REACH, Ink::Orange),
                Verdict::Draw => (y_of(0.12), 0.24 * REACH, Ink::Neutral),
                Verdict::Loss => (y_of(0.0), REACH, Ink::Blue),
            };
            strokes.push(Stroke::Plate { x: left, y, width: right - left, height, radius: 0.08, ink, alpha: 0.85 });
        }
        begin = end + 1;
    }
}

/// Draws a curve through every run of evaluated positions.
fn curve(points: &[Point], strokes: &mut Vec<Stroke>) {
    let known = |at: &usize| points[*at].value.is_some();
    let mut begin = 0;
    while begin < points.len() {
        let run: Vec<usize> = (begin..points.len()).take_while(known).collect();
        let corner = |at: &usize| Corner { x: x_of(*at, points.len()), y: y_of(points[*at].value.unwrap_or_default()) };
        let corners: Vec<Corner> = run.iter().map(corner).collect();
        if corners.len() > 1 {
            strokes.push(Stroke::Trail { corners, thickness: 0.09, ink: Ink::Text, alpha: 1.0 });
        }
        begin += run.len().max(1);
    }
}

/// Draws a sign at every mistake and every only move, never distinguished by color alone.
fn signs(points: &[Point], strokes: &mut Vec<Stroke>) {
    for (at, point) in points.iter().enumerate() {
        let Some(((text, ink), value)) = point.sign.zip(point.value) else { continue };
        let (x, y) = (x_of(at, points.len()), y_of(value).clamp(0.45, HEIGHT - 0.45));
        strokes.push(Stroke::Disc { x, y, radius: 0.36, ink: Ink::Card, alpha: 1.0 });
        strokes.push(Stroke::Disc { x, y, radius: 0.3, ink, alpha: 1.0 });
        strokes.push(Stroke::Caption { x, y, size: 0.4, text: text.to_owned(), ink: Ink::OnValue, bold: true });
    }
}

/// Returns a result from orange's point of view.
pub fn for_orange(verdict: Verdict, color: Side) -> Verdict {
    if color == Side::First { verdict } else { verdict.reversed() }
}

/// Returns a part of a whole, from 0 to 1.
pub(super) fn share(part: usize, whole: usize) -> f64 {
    let real = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    real(part) / real(whole).max(1.0)
}
