//! What is known of everything that can be touched, written on it.

use super::{
    Ink, Motion, SeenBoard, Stroke, ValueSign,
    buttons::{glyph, tag},
    layer::Layer,
};
use crate::game::{BoardOperationKind, Piece, PlaceShape, Target, Verdict};

/// How much of its ink an estimate has.
pub(super) const ESTIMATED: f64 = 0.25;

/// Draws the signs; a piece that stands on a place stays in sight.
pub(super) fn paint(board: &SeenBoard, values: &[ValueSign], pieces: &[Piece], motions: &[Motion], layer: &mut Layer) {
    for value in values {
        match value.target {
            Target::Place(place) => {
                let Some(spot) = board.spot(place) else { continue };
                if pieces.iter().any(|piece| piece.place == place) {
                    layer.stamp(spot.x, spot.y + 0.3, pill(value, None, 0.8), motions);
                } else {
                    // Bridges lie between two piers: there is more room on a gap.
                    let room = if spot.shape == PlaceShape::Gap { 1.25 } else { 1.0 };
                    layer.stamp(spot.x, spot.y, pill(value, None, room), motions);
                }
            }
            Target::Operation(kind, region) => {
                if let Some(at) = tag(board, kind, region) {
                    layer.stamp(at.x, at.y, pill(value, Some(kind), 0.9), motions);
                }
            }
        }
    }
}

const fn ink_of(verdict: Verdict) -> Ink {
    match verdict {
        Verdict::Win => Ink::Win,
        Verdict::Draw => Ink::Draw,
        Verdict::Loss => Ink::Loss,
    }
}

fn pill(value: &ValueSign, kind: Option<BoardOperationKind>, room: f64) -> Vec<Stroke> {
    let letters = value.text.chars().count();
    // A cell is one unit wide, whatever is written.
    let size = room
        * match letters {
            _ if kind.is_some() => 0.42,
            0..3 => 0.42,
            3 => 0.36,
            _ => 0.3,
        };
    let height = room * 0.54;
    let sign = if kind.is_some() { size * 1.1 } else { 0.0 };
    let width = height.max(size * 0.6 * letters as f64 + sign + size * 0.5);
    let plate = |grown: f64, ink, alpha| Stroke::Plate {
        x: -width / 2.0 - grown,
        y: -height / 2.0 - grown,
        width: width + 2.0 * grown,
        height: height + 2.0 * grown,
        radius: height / 2.0 + grown,
        ink,
        alpha,
    };
    let ink = ink_of(value.verdict);
    let mut strokes = Vec::with_capacity(6);
    if value.is_best {
        strokes.push(plate(0.07, Ink::Accent, 1.0));
    }
    strokes.push(plate(0.0, Ink::Card, 1.0));
    strokes.push(plate(0.0, ink, if value.is_proven { 1.0 } else { ESTIMATED }));
    if !value.is_proven {
        strokes.push(Stroke::Frame {
            x: -width / 2.0 + 0.02,
            y: -height / 2.0 + 0.02,
            width: width - 0.04,
            height: height - 0.04,
            radius: height / 2.0,
            thickness: 0.04,
            ink,
            alpha: 1.0,
        });
    }
    let letters = if value.is_proven { Ink::OnValue } else { Ink::Text };
    if let Some(kind) = kind {
        strokes.extend(glyph(kind, -width / 2.0 + size * 0.75, 0.0, size * 0.32, letters));
    }
    strokes.push(Stroke::Caption { x: sign / 2.0, y: 0.0, size, text: value.text.clone(), ink: letters, bold: true });
    strokes
}
