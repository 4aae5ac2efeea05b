//! Analysis values, drawn on their targets.

use super::{
    DisplayBoard, Ink, Motion, Stroke, ValueWords,
    buttons::{glyph, tag},
    layer::Layer,
};
use fivefold_engine::{
    game::{BoardOperationKind, Piece, PlaceShape, Target, Verdict},
    session::TargetValue,
};

/// The alpha of an estimate.
pub(super) const ESTIMATED: f64 = 0.25;

/// The preferred font size.
const LETTERS: f64 = 0.42;

/// The maximum width of a sign on a place of one unit: the outline of the best one must not touch its neighbor's
/// letters.
const WIDEST: f64 = 0.92;

/// The board width at which a cell is 38 points wide on a phone.
const TYPICAL_WIDTH: f64 = 10.0;

/// Returns the maximum width of a bold letter, in font sizes: digits have one width in the fonts of both platforms.
pub(super) fn letter_width(letter: char) -> f64 {
    match letter {
        '0'..='9' | '=' => 0.62,
        'W' | 'M' => 0.95,
        _ => 0.75,
    }
}

/// The largest estimate that counts as even: 45 to 55 percent.
const EVEN: f64 = 0.1;

/// Returns the text of a value: `W7`, `=`, `L9` if proven, else the chance to win in percent.
pub(super) fn value_text(value: &TargetValue, words: &ValueWords) -> String {
    let Some(proof) = value.proof else {
        return format!("{}", ((f64::from(value.value) + 1.0) * 50.0 + 0.5).floor());
    };
    let moves = proof.winner_moves().map(|moves| moves.to_string()).unwrap_or_default();
    match proof.verdict {
        Verdict::Win => format!("{}{moves}", words.win),
        Verdict::Draw => words.draw.clone(),
        Verdict::Loss => format!("{}{moves}", words.loss),
    }
}

/// Returns the color of a value for the side to move: ahead, even or behind.
pub(super) fn value_ink(value: &TargetValue) -> Ink {
    let estimate = f64::from(value.value);
    match value.proof.map(|proof| proof.verdict) {
        Some(Verdict::Win) => Ink::Win,
        Some(Verdict::Loss) => Ink::Loss,
        None if estimate > EVEN => Ink::Win,
        None if estimate < -EVEN => Ink::Loss,
        Some(Verdict::Draw) | None => Ink::Draw,
    }
}

/// Draws the values; a piece below a value stays visible.
pub(super) fn paint(
    board: &DisplayBoard,
    values: &[TargetValue],
    words: &ValueWords,
    pieces: &[Piece],
    motions: &[Motion],
    layer: &mut Layer,
) {
    // On the pieces of a large board signs are larger relative to the cell, so that they stay legible.
    let enlarged = (board.width() / TYPICAL_WIDTH).clamp(1.0, 1.25);
    for value in values {
        match value.target {
            Target::Place(place) => {
                let Some(spot) = board.spot(place) else { continue };
                if pieces.iter().any(|piece| piece.place == place) {
                    layer.stamp(spot.x, spot.y + 0.3, pill(value, words, None, 0.8 * enlarged), motions);
                } else {
                    // Bars lie between two pegs: there is more room on a gap.
                    let room = if spot.shape == PlaceShape::Gap { 1.25 } else { 1.0 };
                    layer.stamp(spot.x, spot.y, pill(value, words, None, room), motions);
                }
            }
            Target::Operation(kind, region) => {
                if let Some(at) = tag(board, kind, region) {
                    layer.stamp(at.x, at.y, pill(value, words, Some(kind), 0.9), motions);
                }
            }
        }
    }
}

fn pill(value: &TargetValue, words: &ValueWords, kind: Option<BoardOperationKind>, room: f64) -> Vec<Stroke> {
    let (text, is_proven) = (value_text(value, words), value.proof.is_some());
    let letters = text.chars().map(letter_width).sum::<f64>();
    let sign = if kind.is_some() { 1.1 } else { 0.0 };
    // The sign must fit a cell of one unit for every text.
    let ems = letters + sign + 0.5;
    let size = if kind.is_some() { LETTERS * room } else { LETTERS.min(WIDEST / ems) * room };
    let height = room * 0.54;
    let width = height.max(size * ems);
    let sign = sign * size;
    let plate = |grown: f64, ink, alpha| Stroke::Plate {
        x: -width / 2.0 - grown,
        y: -height / 2.0 - grown,
        width: width + 2.0 * grown,
        height: height + 2.0 * grown,
        radius: height / 2.0 + grown,
        ink,
        alpha,
    };
    let ink = value_ink(value);
    let mut strokes = Vec::with_capacity(6);
    if value.is_best {
        strokes.push(plate(0.07, Ink::Accent, 1.0));
    }
    strokes.push(plate(0.0, Ink::Card, 1.0));
    strokes.push(plate(0.0, ink, if is_proven { 1.0 } else { ESTIMATED }));
    if !is_proven {
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
    let letters = if is_proven { Ink::OnValue } else { Ink::Text };
    if let Some(kind) = kind {
        strokes.extend(glyph(kind, -width / 2.0 + size * 0.75, 0.0, size * 0.32, letters));
    }
    strokes.push(Stroke::Caption { x: sign / 2.0, y: 0.0, size, text, ink: letters, bold: true });
    strokes
}
