use std::iter;

use super::{BridgeCell, BridgitBoard, Point, PointKind, Way, board::column_name};
use crate::game::{BoardLayout, CoordinateKind, Decoration, PlaceShape, Spot};

/// The distance from the centers of the outermost points to the edge of the board: room for the shores and coordinates.
const MARGIN: f32 = 1.375;
/// The distance from the centers of the outermost points to the bars that mark the shores.
const SHORE: f32 = 0.625;
/// The distance from the centers of the outermost points to the edge of the plate.
const PLATE: f32 = 0.875;
/// The distance from the centers of the outermost points to the coordinates.
const COORDINATE: f32 = 1.125;

/// Builds the board layout.
#[must_use]
pub fn layout(board: BridgitBoard) -> BoardLayout {
    let (right, bottom) = (f32::from(board.columns() - 1), f32::from(board.rows() - 1));
    let piers = board.points().filter_map(|point| match board.kind(point) {
        PointKind::Pier(way) => {
            let (x, y) = center(point);
            Some(Decoration::Peg { place: board.place(point), x, y, color: way.color() })
        }
        _ => None,
    });
    let bar = |way: Way, x: f32, y: f32, to_x: f32, to_y: f32| {
        let [x, y, to_x, to_y] = [x, y, to_x, to_y].map(|length| length + MARGIN);
        Decoration::Goal { x, y, to_x, to_y, color: way.color() }
    };
    let goals = [
        bar(Way::Vertical, 1.0, -SHORE, right - 1.0, -SHORE),
        bar(Way::Vertical, 1.0, bottom + SHORE, right - 1.0, bottom + SHORE),
        bar(Way::Horizontal, -SHORE, 1.0, -SHORE, bottom - 1.0),
        bar(Way::Horizontal, right + SHORE, 1.0, right + SHORE, bottom - 1.0),
    ];
    let plate = Decoration::Plate {
        x: MARGIN - PLATE,
        y: MARGIN - PLATE,
        width: right + 2.0 * PLATE,
        height: bottom + 2.0 * PLATE,
        region: None,
    };
    BoardLayout {
        width: right + 2.0 * MARGIN,
        height: bottom + 2.0 * MARGIN,
        spots: board.all().iter().map(|cell| spot(board, cell)).collect(),
        regions: Vec::new(),
        decorations: iter::once(plate).chain(goals).chain(coordinates(board)).chain(piers).collect(),
    }
}

fn center(point: Point) -> (f32, f32) {
    (f32::from(point.column) + MARGIN, f32::from(point.row) + MARGIN)
}

fn spot(board: BridgitBoard, cell: BridgeCell) -> Spot {
    let point = board.point(cell);
    let (x, y) = center(point);
    Spot {
        place: board.place(point),
        name: board.name(point),
        x,
        y,
        shape: PlaceShape::Gap,
        row: point.row.into(),
        column: point.column.into(),
    }
}

/// Returns the names of the rows and columns that have cells.
fn coordinates(board: BridgitBoard) -> impl Iterator<Item = Decoration> {
    let bottom = f32::from(board.rows() - 1) + MARGIN + COORDINATE;
    let rows = (1..board.rows() - 1).map(move |row| Decoration::Coordinate {
        kind: CoordinateKind::Row,
        x: MARGIN - COORDINATE,
        y: f32::from(row) + MARGIN,
        text: (board.rows() - row).to_string(),
    });
    let columns = (1..board.columns() - 1).map(move |column| Decoration::Coordinate {
        kind: CoordinateKind::Column,
        x: f32::from(column) + MARGIN,
        y: bottom,
        text: column_name(column).to_string(),
    });
    rows.chain(columns)
}
