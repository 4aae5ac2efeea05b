//! Where everything on the board is: four plates of nine dimples with a gap between them.

use super::{
    Cell, Quadrant,
    board::{EDGE, SIZE},
};
use crate::game::{BoardLayout, Decoration, Place, PlaceShape, Region, RegionId, Spot};

/// The space between two plates, as in the drawings of the board.
const GAP: f32 = 0.22;
/// The room around the plates, for coordinates.
const MARGIN: f32 = 0.5;
/// How far the middle of a cell is from the edge of its plate.
const HALF: f32 = 0.5;

/// The place of a cell.
pub fn place(cell: Cell) -> Place {
    Place(u16::from(cell.index()))
}

/// The cell of a place, if there is one.
pub fn cell(place: Place) -> Option<Cell> {
    Cell::new(u8::try_from(place.0).ok()?)
}

/// The region of a quadrant.
pub fn region(quadrant: Quadrant) -> RegionId {
    RegionId(u16::from(quadrant.index()))
}

/// The quadrant of a region, if there is one.
pub fn quadrant(region: RegionId) -> Option<Quadrant> {
    Quadrant::new(u8::try_from(region.0).ok()?)
}

/// The whole layout; it never changes.
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

/// Where a row or column of plates begins.
fn edge(plates_before: u8) -> f32 {
    MARGIN + f32::from(plates_before) * (f32::from(EDGE) + GAP)
}

/// Where the middle of a row or column of cells is.
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
    let neighbour = |row: Option<u8>, column: Option<u8>| Cell::at(row?, column?).map(place);
    Spot {
        place: place(cell),
        name: cell.name(),
        x: middle(column),
        y: middle(row),
        shape: PlaceShape::Dimple,
        row: u16::from(row),
        column: u16::from(column),
        neighbours: [
            neighbour(row.checked_sub(1), Some(column)),
            neighbour(Some(row), Some(column + 1)),
            neighbour(Some(row + 1), Some(column)),
            neighbour(Some(row), column.checked_sub(1)),
        ],
    }
}

/// The number of a row at the left and the letter of a column below the board.
fn coordinates(index: u8) -> [Decoration; 2] {
    let (along, below) = (middle(index), edge(SIZE / EDGE) - GAP + MARGIN / 2.0);
    let letter = char::from(b'a' + index);
    [
        Decoration::Coordinate { x: MARGIN / 2.0, y: along, text: (SIZE - index).to_string() },
        Decoration::Coordinate { x: along, y: below, text: letter.to_string() },
    ]
}
