//! What of a board never changes: plates, places and coordinates below the pieces, piers above them.

use super::{
    Corner, Ink, Motion, SeenBoard, SeenSpot, Stroke,
    layer::Layer,
    pieces::{cross, face, pier, rim},
    seen_board::SeenDecoration,
};
use crate::game::{PlaceShape, RegionId, Side};

/// How round the corners of a plate are.
pub(super) const PLATE_CORNER: f64 = 0.28;

/// How wide the rim of a plate is.
const EDGE: f64 = 0.03;

/// The corners of a star of radius 1.
const STAR: [(f64, f64); 10] = [
    (0.0, -1.0),
    (0.2645, -0.364),
    (0.9511, -0.309),
    (0.428, 0.1391),
    (0.5878, 0.809),
    (0.0, 0.45),
    (-0.5878, 0.809),
    (-0.428, 0.1391),
    (-0.9511, -0.309),
    (-0.2645, -0.364),
];

/// What lies on no region, or a region's plate and places; all of it moves as one body.
pub(super) fn paint(board: &SeenBoard, region: Option<RegionId>, motions: &[Motion], layer: &mut Layer) {
    for decoration in board.decorations() {
        match *decoration {
            SeenDecoration::Plate { x, y, width, height, region: of } if of == region => {
                layer.stamp(x, y, plate(width, height), motions);
            }
            SeenDecoration::Goal { x, y, to_x, to_y, colour } if region.is_none() => {
                layer.add(goal((x, y), (to_x, to_y), colour), motions);
            }
            SeenDecoration::Coordinate { x, y, ref text } if region.is_none() => {
                let text = text.clone();
                let caption = Stroke::Caption { x: 0.0, y: 0.0, size: 0.28, text, ink: Ink::Quiet, bold: false };
                layer.stamp(x, y, vec![caption], motions);
            }
            _ => {}
        }
    }
    for spot in board.spots() {
        if board.region_of(spot.place) == region {
            layer.stamp(spot.x, spot.y, place(spot), motions);
        }
    }
}

/// The piers, which cover the ends of bridges.
pub(super) fn roof(board: &SeenBoard, layer: &mut Layer) {
    for decoration in board.decorations() {
        if let SeenDecoration::Pier { x, y, colour } = *decoration {
            layer.stamp(x, y, pier(colour), &[]);
        }
    }
}

fn plate(width: f64, height: f64) -> Vec<Stroke> {
    let body = |y, ink, alpha| Stroke::Plate { x: 0.0, y, width, height, radius: PLATE_CORNER, ink, alpha };
    vec![
        body(0.09, Ink::Shadow, 0.45),
        body(0.04, Ink::Shadow, 0.55),
        body(0.0, Ink::Board, 1.0),
        Stroke::Frame {
            x: EDGE / 2.0,
            y: EDGE / 2.0,
            width: width - EDGE,
            height: height - EDGE,
            radius: PLATE_CORNER,
            thickness: EDGE,
            ink: Ink::Line,
            alpha: 0.7,
        },
    ]
}

fn goal(from: (f64, f64), to: (f64, f64), colour: Side) -> Vec<Stroke> {
    vec![Stroke::bar(from, to, 0.24, rim(Some(colour)), 1.0), Stroke::bar(from, to, 0.16, face(Some(colour)), 1.0)]
}

fn place(spot: &SeenSpot) -> Vec<Stroke> {
    match spot.shape {
        PlaceShape::Hole => hole().to_vec(),
        PlaceShape::Closed => {
            let mut strokes = vec![Stroke::tile(0.4, 0.16, Ink::SecondTone, 1.0)];
            strokes.extend(cross(0.2, 0.09, Ink::Loss, 1.0));
            strokes
        }
        PlaceShape::Star => {
            let mut strokes = hole().to_vec();
            let corners = STAR.iter().map(|(x, y)| Corner { x: x * 0.27, y: y * 0.27 }).collect();
            strokes.push(Stroke::Shape { corners, ink: Ink::Draw, alpha: 1.0 });
            strokes
        }
        PlaceShape::LightSquare => Vec::new(),
        PlaceShape::DarkSquare => vec![Stroke::tile(0.5, 0.06, Ink::SecondTone, 1.0)],
        PlaceShape::Dimple => {
            vec![Stroke::disc(0.0, 0.0, 0.345, Ink::Line, 0.8), Stroke::disc(0.0, 0.012, 0.325, Ink::SecondTone, 1.0)]
        }
        PlaceShape::Gap => vec![Stroke::disc(0.0, 0.0, 0.07, Ink::Line, 1.0)],
    }
}

fn hole() -> [Stroke; 2] {
    // The rim is wider above: the light comes from there.
    [Stroke::disc(0.0, 0.0, 0.425, Ink::Line, 0.8), Stroke::disc(0.0, 0.012, 0.4, Ink::Hole, 1.0)]
}
