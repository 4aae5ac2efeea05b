//! The static parts of a board: plates and places below the pieces, pegs above them.

use super::{
    Change, Corner, DisplayBoard, Ink, Motion, Picture, Stroke,
    display_board::DisplayDecoration,
    layer::Layer,
    motions::upright,
    pieces::{cross, face, peg, rim, single},
};
use fivefold_engine::game::{PlaceShape, RegionId, Side};

/// The radius of a hole.
pub(super) const HOLE: f64 = 0.4;

/// The corner radius of a plate.
pub(super) const PLATE_CORNER: f64 = 0.28;

/// The visible height of a plate's lip.
pub(super) const LIP: f64 = 0.08;

/// The vertices of a star of radius 1.
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

/// The vertices of a hexagon of radius 1 with a corner at the top.
const HEXAGON: [(f64, f64); 6] = [(0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5)];

/// The radius of a hexagonal place: hexagons of 0.577 would touch.
const HEXAGON_RADIUS: f64 = 0.545;

/// The motion of the ground.
#[derive(Clone, Copy)]
pub(super) enum GroundMotion<'a> {
    /// The ground moves as one body with its region, or stays in place.
    Carried(&'a [Motion]),
    /// The ground appears: plates first, then the markings on them.
    Arriving { plates: &'a [Motion], spots: &'a [Motion] },
}

/// Draws the places outside all regions, or a region's plate and places.
pub(super) fn paint(board: &DisplayBoard, region: Option<RegionId>, body: GroundMotion, layer: &mut Layer) {
    let (carried, plates, motions) = match body {
        GroundMotion::Carried(motions) => (motions, motions, motions),
        GroundMotion::Arriving { plates, spots } => (&[][..], plates, spots),
    };
    for decoration in board.decorations() {
        match *decoration {
            DisplayDecoration::Plate { x, y, width, height, region: of } if of == region => {
                let (lip, face) = plate(width, height);
                match (carried.first(), carried.last()) {
                    (Some(lifts), Some(sits)) => {
                        // A moving plate has no lip, which would rotate away from the light.
                        let change = |from, to| Change::Alpha { from, to };
                        layer.stamp(x, y, lip.clone(), &[Motion { change: change(1.0, 0.0), ..*lifts }]);
                        layer.stamp(x, y, lip, &[Motion { change: change(0.0, 1.0), ..*sits }]);
                    }
                    _ => layer.stamp(x, y, lip, plates),
                }
                layer.stamp(x, y, face, plates);
            }
            DisplayDecoration::Polygon { ref corners } if region.is_none() => layer.add(polygon(corners), plates),
            DisplayDecoration::Goal { x, y, to_x, to_y, color } if region.is_none() => {
                layer.add(goal((x, y), (to_x, to_y), color), motions);
            }
            _ => {}
        }
    }
    for spot in board.spots() {
        if board.region_of(spot.place) == region {
            layer.stamp(spot.x, spot.y, place(spot.shape), &upright(motions, spot.x, spot.y));
        }
    }
}

/// Draws the pegs, which cover the ends of bars.
pub(super) fn paint_piers(board: &DisplayBoard, motions: &[Motion], layer: &mut Layer) {
    for decoration in board.decorations() {
        if let DisplayDecoration::Peg { x, y, color } = *decoration {
            layer.stamp(x, y, peg(color), motions);
        }
    }
}

/// Draws the lip and shadow of a plate, and the plate.
pub(super) fn plate(width: f64, height: f64) -> (Vec<Stroke>, Vec<Stroke>) {
    let body = |y, ink, alpha| Stroke::Plate { x: 0.0, y, width, height, radius: PLATE_CORNER, ink, alpha };
    (vec![body(LIP * 1.9, Ink::Shadow, 0.45), body(LIP, Ink::Edge, 1.0)], vec![body(0.0, Ink::Board, 1.0)])
}

/// Draws a plate with these corners: its shadow, the lip below it, and its face.
fn polygon(corners: &[Corner]) -> Vec<Stroke> {
    let body = |down: f64, ink, alpha| Stroke::Shape {
        corners: corners.iter().map(|corner| Corner { x: corner.x, y: corner.y + down }).collect(),
        ink,
        alpha,
    };
    vec![body(LIP * 1.9, Ink::Shadow, 0.45), body(LIP, Ink::Edge, 1.0), body(0.0, Ink::Board, 1.0)]
}

fn goal(from: (f64, f64), to: (f64, f64), color: Side) -> Vec<Stroke> {
    vec![Stroke::bar(from, to, 0.24, rim(Some(color)), 1.0), Stroke::bar(from, to, 0.16, face(Some(color)), 1.0)]
}

/// Returns the picture of one empty place.
#[must_use]
pub fn single_place(shape: PlaceShape) -> Picture {
    single(1.0, place(shape))
}

pub(super) fn place(shape: PlaceShape) -> Vec<Stroke> {
    match shape {
        PlaceShape::Hole => hole().to_vec(),
        PlaceShape::Closed => {
            let mut strokes = vec![Stroke::tile(0.37, 0.14, Ink::SecondTone, 1.0)];
            strokes.push(Stroke::square(0.36, 0.13, 0.02, Ink::Line));
            strokes.extend(cross(0.16, 0.08, Ink::NeutralRim, 1.0));
            strokes
        }
        PlaceShape::Star => {
            let mut strokes = hole().to_vec();
            let corners = STAR.iter().map(|(x, y)| Corner { x: x * 0.25, y: y * 0.25 + 0.02 }).collect();
            strokes.push(Stroke::Shape { corners, ink: Ink::Draw, alpha: 1.0 });
            strokes
        }
        PlaceShape::LightSquare => Vec::new(),
        PlaceShape::DarkSquare => vec![Stroke::tile(0.5, 0.06, Ink::SecondTone, 1.0)],
        PlaceShape::Dimple => hollow(0.31, Ink::SecondTone).to_vec(),
        PlaceShape::Gap => vec![Stroke::disc(0.0, 0.0, 0.07, Ink::Line, 1.0)],
        PlaceShape::Hexagon => {
            let corners = HEXAGON.map(|(x, y)| Corner { x: x * HEXAGON_RADIUS, y: y * HEXAGON_RADIUS }).to_vec();
            vec![Stroke::Shape { corners, ink: Ink::SecondTone, alpha: 1.0 }]
        }
    }
}

/// Returns the ink of the ground below a piece.
pub(super) const fn below(shape: PlaceShape) -> Ink {
    match shape {
        PlaceShape::Hole | PlaceShape::Star => Ink::Hole,
        PlaceShape::LightSquare | PlaceShape::Gap => Ink::Board,
        PlaceShape::DarkSquare | PlaceShape::Dimple | PlaceShape::Closed | PlaceShape::Hexagon => Ink::SecondTone,
    }
}

pub(super) fn hole() -> [Stroke; 2] {
    hollow(HOLE, Ink::Hole)
}

/// Draws a recess in the plate: light comes from above, so the shaded edge appears as a crescent.
fn hollow(radius: f64, ground: Ink) -> [Stroke; 2] {
    [Stroke::disc(0.0, 0.0, radius, Ink::Edge, 1.0), Stroke::disc(0.0, radius * 0.07, radius * 0.93, ground, 1.0)]
}
