//! The names of rows and columns: in the corners of the outer squares where these are large enough, else beside the
//! board, where they do not change its size.

use super::{
    Coordinates, Corner, DisplayBoard, DisplaySpot, Ink, Motion, Picture, Stroke, display_board::CoordinateLabel,
    layer::Layer,
};
use fivefold_engine::game::{CoordinateKind, PlaceShape};

/// The width of a phone's board, in the host's units: the lengths below are relative to it.
const BOARD: f64 = 384.0;

/// The size of the letters.
const SIZE: f64 = 12.0 / BOARD;

/// The width of a screen's margin beside the board, and the gap below the board.
pub const BESIDE: f64 = 14.0 / BOARD;
const BELOW: f64 = 8.0 / BOARD;

/// The width of a digit, the height of a capital, and the depth of a letter below its line, in font sizes.
const DIGIT: f64 = 0.56;
const CAPITAL: f64 = 0.72;
const DESCENT: f64 = 0.22;

/// The distance of letters in a square from its edges, twice that in the round corners of a region, and the largest size of
/// such letters: larger ones would touch the pieces.
const INSET: f64 = 0.05;
const LARGEST: f64 = 0.27;

impl CoordinateLabel {
    /// Returns the width of the text.
    fn width(&self, size: f64) -> f64 {
        let count = self.text.chars().fold(0.0, |count, _| count + 1.0);
        DIGIT * size * count
    }
}

impl Coordinates {
    /// Returns whether a kind of coordinates is shown on a board.
    fn includes(&self, kind: CoordinateKind, board: &DisplayBoard) -> bool {
        let has_lanes = board.labels().iter().any(|label| label.kind == CoordinateKind::Lane);
        match self {
            Self::Hidden => false,
            Self::OfPlaces => kind != CoordinateKind::Lane,
            Self::OfMoves | Self::Naming(_) => has_lanes == (kind == CoordinateKind::Lane),
        }
    }
}

/// Returns the size of the letters.
fn size(board: &DisplayBoard) -> f64 {
    SIZE * board.width()
}

/// Returns whether the coordinates are in the corners of squares.
fn are_inside(board: &DisplayBoard) -> bool {
    let tiles = |spot: &DisplaySpot| {
        matches!(spot.shape, PlaceShape::LightSquare | PlaceShape::DarkSquare | PlaceShape::Dimple)
    };
    size(board) <= LARGEST && board.spots().iter().all(tiles)
}

/// Returns the margin that a picture by itself needs for its coordinates.
pub(crate) fn margin(board: &DisplayBoard) -> f64 {
    if are_inside(board) || board.is_slanted() { 0.0 } else { (BESIDE + 2.0 / BOARD) * board.width() }
}

/// Returns a still picture with a margin.
pub(crate) fn with_margin(mut picture: Picture, margin: f64) -> Picture {
    for place in picture.groups.iter_mut().flat_map(|group| &mut group.places) {
        (place.x, place.y) = (place.x + margin, place.y + margin);
    }
    Picture { width: picture.width + 2.0 * margin, height: picture.height + 2.0 * margin, ..picture }
}

/// Draws the coordinates.
pub(super) fn paint(board: &DisplayBoard, shown: &Coordinates, motions: &[Motion], layer: &mut Layer) {
    let size = size(board);
    let kinds = [CoordinateKind::Row, CoordinateKind::Column, CoordinateKind::Lane];
    for kind in kinds.into_iter().filter(|kind| shown.includes(*kind, board)) {
        let labels: Vec<&CoordinateLabel> = board.labels().iter().filter(|label| label.kind == kind).collect();
        // Where lines are too narrow for their names, every second one is named.
        let widest = labels.iter().map(|label| label.width(size)).fold(0.0, f64::max);
        let room = if kind == CoordinateKind::Row { size } else { widest + 0.3 * size };
        let step = (1_usize..).zip([1.0, 2.0, 3.0]).find(|(_, lines)| *lines >= room).map_or(4, |(step, _)| step);
        for (index, label) in labels.into_iter().enumerate() {
            let mut line = board.spots().iter().filter(|spot| label.names(spot));
            let is_shown = match shown {
                Coordinates::Naming(places) => line.any(|spot| places.contains(&spot.place)),
                _ => index.is_multiple_of(step) || board.is_slanted(),
            };
            if is_shown {
                let Corner { x, y } = position(board, label, size);
                let text = label.text.clone();
                let caption = Stroke::Caption { x: 0.0, y: 0.0, size, text, ink: Ink::Quiet, bold: false };
                layer.stamp(x, y, vec![caption], motions);
            }
        }
    }
}

/// Returns the center of a coordinate: a row's at the left within its square or at the right of the board, where no
/// evaluation is; a column's at the bottom of its square or below the board.
fn position(board: &DisplayBoard, label: &CoordinateLabel, size: f64) -> Corner {
    if board.is_slanted() {
        return Corner { x: label.x, y: label.y };
    }
    let (width, height) = (board.width(), board.height());
    if !are_inside(board) {
        let plate = board.face();
        return if label.is_row() {
            Corner { x: f64::midpoint(plate.right, width * (1.0 + BESIDE)), y: label.y }
        } else {
            let (top, bottom) = (plate.bottom + super::ground::LIP, height + BELOW * width);
            let lowest = bottom - (CAPITAL / 2.0 + DESCENT) * size;
            Corner { x: label.x, y: f64::midpoint(top, bottom).min(lowest) }
        };
    }
    let edge = |of: fn(&DisplaySpot) -> f64, pick: fn(f64, f64) -> f64| board.spots().iter().map(of).reduce(pick);
    let inset = if board.regions().is_empty() { INSET } else { 2.0 * INSET };
    let (beside, above) = (0.5 - inset - label.width(size) / 2.0, 0.5 - inset - CAPITAL * size / 2.0);
    if label.is_row() {
        Corner { x: edge(|spot| spot.x, f64::min).unwrap_or_default() - beside, y: label.y - above }
    } else {
        Corner { x: label.x + beside, y: edge(|spot| spot.y, f64::max).unwrap_or_default() + above }
    }
}
