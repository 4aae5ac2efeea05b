use std::{
    fmt,
    sync::{LazyLock, OnceLock},
};

use serde::{Deserialize, Serialize};

use super::{BridgeCell, Cells};
use crate::game::{Action, Place, Side};

/// The two shores that a side joins; identifies the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Top and bottom.
    Vertical,
    /// Left and right.
    Horizontal,
}

impl Way {
    /// Both ways.
    pub const BOTH: [Self; 2] = [Self::Vertical, Self::Horizontal];

    /// Returns the way that crosses this one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Vertical => Self::Horizontal,
            Self::Horizontal => Self::Vertical,
        }
    }

    /// Returns the array index of the way.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the color of the bridges, independent of the starter.
    #[must_use]
    pub const fn color(self) -> Side {
        match self {
            Self::Vertical => Side::First,
            Self::Horizontal => Side::Second,
        }
    }
}

/// The vertex of the near shore in the graph of a way.
pub const NEAR_SHORE: u8 = 0;
/// The vertex of the far shore in the graph of a way.
pub const FAR_SHORE: u8 = 1;

/// A point of the matrix, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// Its row.
    pub row: u8,
    /// Its column.
    pub column: u8,
}

/// The kind of a point of the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointKind {
    /// A cell for a bridge.
    BridgeCell(BridgeCell),
    /// A pier of this side.
    Pier(Way),
    /// A part of the unusable frame.
    Frame,
}

/// The reason why a text is not the name of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// The text is not a letter and a number.
    Unreadable,
    /// The column or row is not on this board.
    Outside,
}

/// The geometry of a board with given numbers of rows and columns; cheap to copy.
#[derive(Clone, Copy)]
pub struct BridgitBoard(&'static Shape);

/// The data computed once per board shape.
struct Shape {
    rows: u8,
    columns: u8,
    all: Cells,
    odd: Cells,
    shores: [[Cells; 2]; 2],
    ends: [[[u8; 2]; BridgitBoard::MOST_CELLS as usize]; 2],
}

impl BridgitBoard {
    /// The minimum number of rows or columns.
    pub const SHORTEST: u8 = 5;
    /// The maximum number of rows or columns.
    pub const LONGEST: u8 = 19;
    /// The maximum number of cells.
    pub const MOST_CELLS: u8 = 145;

    /// Returns the board with these numbers of rows and columns of points; `None` unless both are odd and from 5 to 19.
    #[must_use]
    pub fn new(rows: u8, columns: u8) -> Option<Self> {
        const LENGTHS: usize = ((BridgitBoard::LONGEST - BridgitBoard::SHORTEST) / 2 + 1) as usize;
        // Allocated on the heap: a static would add its 47 kB to the file of every library.
        static SHAPES: LazyLock<Box<[[OnceLock<Shape>; LENGTHS]; LENGTHS]>> = LazyLock::new(Default::default);

        let index = |length: u8| {
            let valid = (Self::SHORTEST..=Self::LONGEST).contains(&length) && length % 2 == 1;
            valid.then(|| usize::from((length - Self::SHORTEST) / 2))
        };
        let shape = &SHAPES[index(rows)?][index(columns)?];
        Some(Self(shape.get_or_init(|| Shape::new(rows, columns))))
    }

    /// Returns the number of rows of points.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.0.rows
    }

    /// Returns the number of columns of points.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.0.columns
    }

    /// Returns every cell.
    #[must_use]
    pub const fn all(self) -> Cells {
        self.0.all
    }

    /// Returns the cells in rows of odd number, where the vertical side's bridges stand upright.
    #[must_use]
    pub const fn odd(self) -> Cells {
        self.0.odd
    }

    /// Returns the cells whose bridge touches the near shore of this way: top or left.
    #[must_use]
    pub const fn near(self, way: Way) -> Cells {
        self.0.shores[way.index()][0]
    }

    /// Returns the cells whose bridge touches the far shore of this way: bottom or right.
    #[must_use]
    pub const fn far(self, way: Way) -> Cells {
        self.0.shores[way.index()][1]
    }

    /// Returns the number of cells.
    #[must_use]
    pub const fn cells(self) -> u8 {
        cells(self.0.rows, self.0.columns)
    }

    /// Returns the number of cells in an odd row; even rows have one less.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.0.columns / 2
    }

    /// Returns the cell of an action, if it is on this board.
    #[must_use]
    pub fn cell(self, action: Action) -> Option<BridgeCell> {
        u8::try_from(action.0).ok().filter(|cell| *cell < self.cells()).map(BridgeCell)
    }

    /// Returns the position of a cell in the matrix.
    #[must_use]
    pub const fn point(self, cell: BridgeCell) -> Point {
        point(self.width(), cell)
    }

    /// Returns the kind of a point of this board.
    #[must_use]
    pub const fn kind(self, point: Point) -> PointKind {
        let Point { row, column } = point;
        let frame = row == 0 || column == 0 || row + 1 == self.0.rows || column + 1 == self.0.columns;
        let width = self.width();
        match (row % 2 == 1, column % 2 == 1) {
            (false, true) => PointKind::Pier(Way::Vertical),
            (true, false) => PointKind::Pier(Way::Horizontal),
            (true, true) => PointKind::BridgeCell(BridgeCell(row / 2 * (2 * width - 1) + column / 2)),
            (false, false) if frame => PointKind::Frame,
            (false, false) => {
                PointKind::BridgeCell(BridgeCell((row / 2 - 1) * (2 * width - 1) + width + column / 2 - 1))
            }
        }
    }

    /// Iterates over all points, row by row from the top.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.rows()).flat_map(move |row| (0..self.columns()).map(move |column| Point { row, column }))
    }

    /// Returns the number of a point as a place of the layout.
    #[must_use]
    pub fn place(self, point: Point) -> Place {
        Place(u16::from(point.row) * u16::from(self.columns()) + u16::from(point.column))
    }

    /// Returns the place of a cell.
    #[must_use]
    pub fn place_of(self, cell: BridgeCell) -> Place {
        self.place(self.point(cell))
    }

    /// Returns the point with this number, if it is on this board.
    #[must_use]
    pub fn point_at(self, place: Place) -> Option<Point> {
        let row = u8::try_from(place.0 / u16::from(self.columns())).ok()?;
        let column = u8::try_from(place.0 % u16::from(self.columns())).ok()?;
        (row < self.rows()).then_some(Point { row, column })
    }

    /// Returns the name of a point: the letter of its column from the left, the number of its row from the bottom.
    #[must_use]
    pub fn name(self, point: Point) -> String {
        format!("{}{}", column_name(point.column), self.rows() - point.row)
    }

    /// Parses the name of a point, ignoring case.
    ///
    /// # Errors
    /// If no point of this board has this name.
    pub fn read_name(self, text: &str) -> Result<Point, NameError> {
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_alphabetic).ok_or(NameError::Unreadable)?;
        let digits = letters.as_str();
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
        let number: u8 =
            digits.parse().ok().filter(|_| plain && !digits.starts_with('0')).ok_or(NameError::Unreadable)?;
        let column = column.to_ascii_lowercase() as u8 - b'a';
        let row = self.rows().checked_sub(number).ok_or(NameError::Outside)?;
        (column < self.columns()).then_some(Point { row, column }).ok_or(NameError::Outside)
    }

    /// Returns the two piers joined by a bridge of this side on this cell.
    #[must_use]
    pub const fn piers(self, cell: BridgeCell, way: Way) -> [Point; 2] {
        piers(self.point(cell), way)
    }

    /// Returns the two vertices joined by a bridge of this side on this cell, in the graph of this side:
    /// [`NEAR_SHORE`], [`FAR_SHORE`], or a unique number for each pier in between.
    #[must_use]
    pub const fn ends(self, cell: BridgeCell, way: Way) -> [u8; 2] {
        self.0.ends[way.index()][cell.0 as usize]
    }

    /// Returns whether a bridge of this side on this cell runs vertically.
    #[must_use]
    pub const fn upright(self, cell: BridgeCell, way: Way) -> bool {
        is_upright(self.point(cell).row, way)
    }
}

/// Returns the letter of a column.
#[must_use]
pub fn column_name(column: u8) -> char {
    char::from(b'a' + column)
}

const fn is_upright(row: u8, way: Way) -> bool {
    (row % 2 == 1) == matches!(way, Way::Vertical)
}

const fn cells(rows: u8, columns: u8) -> u8 {
    (rows / 2) * (columns / 2) + (rows / 2 - 1) * (columns / 2 - 1)
}

const fn point(width: u8, cell: BridgeCell) -> Point {
    let (pair, rest) = (cell.0 / (2 * width - 1), cell.0 % (2 * width - 1));
    if rest < width {
        Point { row: 2 * pair + 1, column: 2 * rest + 1 }
    } else {
        Point { row: 2 * pair + 2, column: 2 * (rest - width) + 2 }
    }
}

const fn piers(cell: Point, way: Way) -> [Point; 2] {
    let Point { row, column } = cell;
    if is_upright(row, way) {
        [Point { row: row - 1, column }, Point { row: row + 1, column }]
    } else {
        [Point { row, column: column - 1 }, Point { row, column: column + 1 }]
    }
}

/// Returns the vertex of a pier in the graph of its side; all piers of a shore are one vertex.
const fn graph_point(rows: u8, columns: u8, pier: Point, way: Way) -> u8 {
    let (along, last, aside, width) = match way {
        Way::Vertical => (pier.row, rows - 1, pier.column, columns / 2),
        Way::Horizontal => (pier.column, columns - 1, pier.row, rows / 2),
    };
    match along {
        0 => NEAR_SHORE,
        _ if along == last => FAR_SHORE,
        _ => (along / 2 - 1) * width + aside / 2 + 2,
    }
}

impl Shape {
    fn new(rows: u8, columns: u8) -> Self {
        let chosen = |wanted: &dyn Fn(Point) -> bool| {
            (0..cells(rows, columns)).map(BridgeCell).filter(|cell| wanted(point(columns / 2, *cell))).collect()
        };
        let mut ends = [[[0; 2]; BridgitBoard::MOST_CELLS as usize]; 2];
        for way in Way::BOTH {
            for cell in 0..cells(rows, columns) {
                let piers = piers(point(columns / 2, BridgeCell(cell)), way);
                ends[way.index()][usize::from(cell)] = piers.map(|pier| graph_point(rows, columns, pier, way));
            }
        }
        Self {
            rows,
            columns,
            ends,
            all: chosen(&|_| true),
            odd: chosen(&|point| point.row % 2 == 1),
            shores: [
                [chosen(&|point| point.row == 1), chosen(&|point| point.row + 2 == rows)],
                [chosen(&|point| point.column == 1), chosen(&|point| point.column + 2 == columns)],
            ],
        }
    }
}

impl PartialEq for BridgitBoard {
    fn eq(&self, other: &Self) -> bool {
        (self.rows(), self.columns()) == (other.rows(), other.columns())
    }
}

impl Eq for BridgitBoard {}

impl fmt::Debug for BridgitBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}x{}", self.rows(), self.columns())
    }
}
