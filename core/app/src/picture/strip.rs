//! The part of a plate with holes that a falling piece passes behind.

use super::{
    Corner, DisplayBoard, DisplaySpot, Stroke,
    display_board::Bounds,
    ground,
    ground::{HOLE, PLATE_CORNER},
};
use crate::picture::Ink;
use fivefold_engine::game::{Place, PlaceShape};

/// The number of straight edges of half a hole: the deviation is a tenth of a pixel.
const EDGES: u32 = 16;

/// The width by which one half of the strip covers the other, so that no seam is visible.
const SEAM: f64 = 0.01;

/// Returns the strip of plate between the entry of a column and a place in it, relative to the point 0, 0.
pub(super) fn in_front(board: &DisplayBoard, place: Place) -> Vec<Stroke> {
    let Some(landing) = board.spot(place) else { return Vec::new() };
    let is_passed = |spot: &&DisplaySpot| {
        let is_above = if board.is_flipped() { spot.y >= landing.y } else { spot.y <= landing.y };
        (spot.x - landing.x).abs() < 0.1 && is_above
    };
    let passed: Vec<&DisplaySpot> = board.spots().iter().filter(is_passed).collect();
    let [Some(top), Some(bottom)] = [f64::min, f64::max].map(|pick| passed.iter().map(|spot| spot.y).reduce(pick))
    else {
        return Vec::new();
    };
    let (top, bottom) = (top - 0.5, bottom + 0.5);
    let holes: Vec<f64> = passed.iter().filter(|spot| spot.shape != PlaceShape::Closed).map(|spot| spot.y).collect();
    let half = |aside: f64| {
        let mut corners = outer(board.face(), landing.x, aside, top, bottom);
        for y in holes.iter().rev() {
            // From the lower end of the hole to the upper one; between holes the halves overlap.
            let middle = |y| Corner { x: landing.x - aside * SEAM, y };
            corners.push(middle(y + HOLE));
            corners.extend((0..=EDGES).map(|edge| {
                let angle = std::f64::consts::PI * f64::from(edge) / f64::from(EDGES);
                Corner { x: landing.x + aside * HOLE * angle.sin(), y: y + HOLE * angle.cos() }
            }));
            corners.push(middle(y - HOLE));
        }
        Stroke::Shape { corners, ink: Ink::Board, alpha: 1.0 }
    };
    vec![half(-1.0), half(1.0)]
}

/// Returns the outline of half a strip from the top of its middle line to the bottom, around its outer side.
fn outer(plate: Bounds, x: f64, aside: f64, top: f64, bottom: f64) -> Vec<Corner> {
    let (middle, side) = (x - aside * SEAM, x + aside * 0.5);
    let is_outermost = (side - plate.left).abs() < 0.01 || (side - plate.right).abs() < 0.01;
    let round = |y: f64, edge: f64| if is_outermost && (y - edge).abs() < 0.01 { PLATE_CORNER } else { 0.0 };
    let arc = |y: f64, inwards: f64, radius: f64| {
        (0..=EDGES).map(move |edge| {
            let angle = std::f64::consts::FRAC_PI_2 * f64::from(edge) / f64::from(EDGES);
            Corner { x: side - aside * radius * (1.0 - angle.sin()), y: y + inwards * radius * (1.0 - angle.cos()) }
        })
    };
    let (above, below) = (round(top, plate.top), round(bottom, plate.bottom));
    let mut corners = vec![Corner { x: middle, y: top }];
    corners.extend(arc(top, 1.0, above));
    let mut lower: Vec<Corner> = arc(bottom, -1.0, below).collect();
    lower.reverse();
    corners.extend(lower);
    corners.push(Corner { x: middle, y: bottom });
    corners
}

/// Returns the closed places that a piece falls through on its way to a place: they are in front of it too.
pub(super) fn closed_on_way(board: &DisplayBoard, place: Place) -> Vec<(Corner, Vec<Stroke>)> {
    let Some(landing) = board.spot(place) else { return Vec::new() };
    let is_passed = |spot: &&DisplaySpot| {
        let is_above = if board.is_flipped() { spot.y > landing.y } else { spot.y < landing.y };
        spot.shape == PlaceShape::Closed && (spot.x - landing.x).abs() < 0.1 && is_above
    };
    let drawn = |spot: &DisplaySpot| (Corner { x: spot.x, y: spot.y }, ground::place(spot.shape));
    board.spots().iter().filter(is_passed).map(drawn).collect()
}
