//! Moves shown on the board without being played: better moves, played moves and hints.

use std::f64::consts::SQRT_2;

use super::{
    Corner, DisplayBoard, Ink, Scene, ShownMove, ShownStep, ShownTone, Stroke, buttons::glyph, layer::Layer, pieces,
};
use fivefold_engine::game::{BoardOperationKind, Piece, Place, PlaceShape, RegionId};

/// The alpha of a piece that is not on the board.
const GHOST: f64 = 0.4;

/// The radius of the ring around a place.
const RING: f64 = 0.47;

/// The radius of the sign of an operation, which fits between the pieces of four adjacent places.
const SIGN: f64 = SQRT_2 / 2.0 - pieces::RADIUS;

const fn ink_of(tone: ShownTone) -> Ink {
    match tone {
        ShownTone::Good => Ink::Win,
        ShownTone::Bad => Ink::Loss,
        ShownTone::Hint => Ink::Hint,
    }
}

/// Draws frames around the regions of the moves, below the rings around places.
pub(super) fn paint_frames(board: &DisplayBoard, moves: &[ShownMove], motions: &[super::Motion], layer: &mut Layer) {
    for mv in moves {
        for step in &mv.steps {
            let (ShownStep::Region { region, .. } | ShownStep::Area(region)) = *step else { continue };
            let Some(region) = board.region(region) else { continue };
            let frame = |thickness, ink| Stroke::Frame {
                x: 0.0,
                y: 0.0,
                width: region.width,
                height: region.height,
                radius: super::ground::PLATE_CORNER,
                thickness,
                ink,
                alpha: 1.0,
            };
            layer.stamp(region.x, region.y, vec![frame(0.15, Ink::Page), frame(0.09, ink_of(mv.tone))], motions);
        }
    }
}

/// Draws the moves, above the pieces.
pub(super) fn paint(board: &DisplayBoard, moves: &[ShownMove], motions: &[super::Motion], layer: &mut Layer) {
    for mv in moves {
        let ink = ink_of(mv.tone);
        for step in &mv.steps {
            match *step {
                ShownStep::Place(place) => ring(board, place, ink, motions, layer),
                ShownStep::Piece(piece) => ghost(board, piece, ink, motions, layer),
                ShownStep::Way { from, to } => way(board, from, to, ink, motions, layer),
                ShownStep::Region { kind, region } => operation(board, region, kind, ink, motions, layer),
                ShownStep::Area(_) => {}
            }
        }
    }
}

/// Draws the numbers: in an empty place at its center, beside a piece at the place's upper corner.
pub(super) fn paint_numbers(scene: &Scene, motions: &[super::Motion], layer: &mut Layer) {
    for (place, number) in &scene.signs.numbers {
        let Some(spot) = scene.board.spot(*place) else { continue };
        let is_taken = scene.pieces.iter().any(|piece| piece.place == *place);
        let (x, y, radius) = if is_taken { (0.32, -0.32, 0.19) } else { (0.0, 0.0, 0.27) };
        let strokes = vec![
            Stroke::disc(x, y, radius, Ink::Card, 1.0),
            Stroke::ring(x, y, radius, 0.04, Ink::Hint, 1.0),
            Stroke::Caption { x, y, size: radius * 1.4, text: number.to_string(), ink: Ink::Text, bold: true },
        ];
        layer.stamp(spot.x, spot.y, strokes, motions);
    }
}

fn ring(board: &DisplayBoard, place: Place, ink: Ink, motions: &[super::Motion], layer: &mut Layer) {
    let Some(spot) = board.spot(place) else { return };
    let rings = [(0.14, Ink::Page), (0.09, ink)];
    let rings = rings.map(|(thickness, ink)| Stroke::ring(0.0, 0.0, RING, thickness, ink, 1.0));
    layer.stamp(spot.x, spot.y, rings.to_vec(), motions);
}

fn ghost(board: &DisplayBoard, piece: Piece, ink: Ink, motions: &[super::Motion], layer: &mut Layer) {
    let Some(spot) = board.spot(piece.place) else { return };
    if spot.shape == PlaceShape::Star {
        // Translucent pieces must not cover a star.
        layer.stamp(spot.x, spot.y, vec![Stroke::disc(0.0, 0.0, pieces::RADIUS, Ink::Hole, 1.0)], motions);
    }
    layer.stamp(spot.x, spot.y, pieces::piece(piece.kind, piece.color, GHOST), motions);
    ring(board, piece.place, ink, motions, layer);
}

/// Draws an arrow from place to place.
fn way(board: &DisplayBoard, from: Place, to: Place, ink: Ink, motions: &[super::Motion], layer: &mut Layer) {
    let (Some(start), Some(end)) = (board.spot(from), board.spot(to)) else { return };
    ring(board, from, ink, motions, layer);
    ring(board, to, ink, motions, layer);
    let (x, y) = (end.x - start.x, end.y - start.y);
    let length = x.hypot(y);
    if length < 2.0 * RING {
        return;
    }
    let (along_x, along_y) = (x / length, y / length);
    let at =
        |along: f64, aside: f64| Corner { x: along_x * along - along_y * aside, y: along_y * along + along_x * aside };
    let (begin, neck, tip) = (at(RING, 0.0), at(length - RING - 0.22, 0.0), at(length - RING + 0.06, 0.0));
    let head = vec![at(length - RING - 0.24, 0.2), at(length - RING - 0.24, -0.2), tip];
    let line = |thickness, ink| Stroke::bar((begin.x, begin.y), (neck.x, neck.y), thickness, ink, 1.0);
    let strokes = vec![line(0.17, Ink::Page), line(0.11, ink), Stroke::Shape { corners: head, ink, alpha: 1.0 }];
    layer.stamp(start.x, start.y, strokes, motions);
}

/// Draws the sign of an operation between the places of its region.
fn operation(
    board: &DisplayBoard,
    region: RegionId,
    kind: BoardOperationKind,
    ink: Ink,
    motions: &[super::Motion],
    layer: &mut Layer,
) {
    let Some(region) = board.region(region) else { return };
    let mut strokes = vec![Stroke::disc(0.0, 0.0, SIGN, Ink::Card, 1.0), Stroke::ring(0.0, 0.0, SIGN, 0.05, ink, 1.0)];
    strokes.extend(glyph(kind, 0.0, 0.0, SIGN / 2.0, ink));
    // Between four places, towards the middle of the board, so that the sign covers no piece.
    let center = Corner { x: region.x + region.width / 2.0, y: region.y + region.height / 2.0 };
    let inwards = |at: f64, size: f64| at + if at < size / 2.0 { 0.5 } else { -0.5 };
    layer.stamp(inwards(center.x, board.width()), inwards(center.y, board.height()), strokes, motions);
}
