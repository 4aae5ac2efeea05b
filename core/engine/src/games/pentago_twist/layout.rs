//! The board layout: four quadrants of nine cells with a gap between them.

use super::{
    Cell, Quadrant,
    board::{EDGE, SIZE},
};
use crate::game::{BoardLayout, CoordinateKind, Decoration, Place, PlaceShape, Region, RegionId, Spot};

/// The gap between two quadrants, as in the drawings of the board.
const GAP: f32 = 0.22;
/// The margin around the quadrants, for coordinates.
const MARGIN: f32 = 0.5;
/// The distance from the center of an outer cell to the edge of its quadrant.
const HALF: f32 = 0.5;

/// Returns the place of a cell.
pub fn place(cell: Cell) -> Place {
    Place(u16::from(cell.index()))
}

/// Returns the cell of a place, if there is one.
pub fn cell(place: Place) -> Option<Cell> {
    Cell::new(u8::try_from(place.0).ok()?)
}

/// Returns the region of a quadrant.
pub fn region(quadrant: Quadrant) -> RegionId {
    RegionId(u16::from(quadrant.index()))
}

/// Returns the quadrant of a region, if there is one.
pub fn quadrant(region: RegionId) -> Option<Quadrant> {
    Quadrant::new(u8::try_from(region.0).ok()?)
}

/// Returns the constant layout.
pub fn layout() -> BoardLayout {
    let size = edge(SIZE / EDGE) - GAP + MARGIN;
    let regions: Vec<Region> = Quadrant::ALL.into_iter().map(plate).collect();
    let plates = regions.iter().map(|plate| Decoration::Plate {
        x: plate.x,
        y: plate.y,
        width: plate.width,
        height: plate.height,
        region: Some(plate.id),
    });
    BoardLayout {
        width: size,
        height: size,
        spots: (0..SIZE).flat_map(|row| (0..SIZE).filter_map(move |column| Cell::at(row, column))).map(spot).collect(),
        decorations: plates.chain((0..SIZE).flat_map(coordinates)).collect(),
        regions,
    }
}

/// Returns the start of a row or column of quadrants.
fn edge(plates_before: u8) -> f32 {
    MARGIN + f32::from(plates_before) * (f32::from(EDGE) + GAP)
}

/// Returns the center of a row or column of cells.
fn middle(cells_before: u8) -> f32 {
    edge(cells_before / EDGE) + f32::from(cells_before % EDGE) + HALF
}

fn plate(quadrant: Quadrant) -> Region {
    Region {
        id: region(quadrant),
        name: quadrant.name().to_owned(),
        x: edge(quadrant.index() % 2),
        y: edge(quadrant.index() / 2),
        width: f32::from(EDGE),
        height: f32::from(EDGE),
        places: quadrant.cells().map(place).collect(),
    }
}

fn spot(cell: Cell) -> Spot {
    let (row, column) = (cell.row(), cell.column());
    Spot {
        place: place(cell),
        name: cell.name(),
        x: middle(column),
        y: middle(row),
        shape: PlaceShape::Dimple,
        row: u16::from(row),
        column: u16::from(column),
    }
}

/// Row numbers at the left and column letters below the board.
fn coordinates(index: u8) -> [Decoration; 2] {
    let (along, below) = (middle(index), edge(SIZE / EDGE) - GAP + MARGIN / 2.0);
    let letter = char::from(b'a' + index);
    [
        Decoration::Coordinate {
            kind: CoordinateKind::Row,
            x: MARGIN / 2.0,
            y: along,
            text: (SIZE - index).to_string(),
        },
        Decoration::Coordinate { kind: CoordinateKind::Column, x: along, y: below, text: letter.to_string() },
    ]
}
