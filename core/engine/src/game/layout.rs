use super::Side;

/// The id of a place on the board; the same id in layout, pieces, effects and touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u16);

/// The id of a region: a part of the board that moves as a unit, such as a quadrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub u16);

/// The geometry of a board. Lengths are in units: neighboring places of a grid are one unit apart (the points
/// of Bridg-It too); x grows to the right, y downward, and the board spans `0..width` by `0..height`.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayout {
    /// The width of the whole board, including its margins.
    pub width: f32,
    /// The height of the whole board, including its margins.
    pub height: f32,
    /// The places in reading order: row by row from the top, left to right. `spots[i].place` need not be `i`.
    pub spots: Vec<Spot>,
    /// The regions that move as a unit.
    pub regions: Vec<Region>,
    /// The shapes below the pieces, in drawing order.
    pub decorations: Vec<Decoration>,
}

/// Horizontal distances that differ by less are equal: of two places in the next row, neither is nearer.
const SAME_DISTANCE: f32 = 0.01;

impl BoardLayout {
    /// Returns the places that the arrow keys lead to from each of the [`spots`](Self::spots): up, right, down, left.
    ///
    /// Left and right lead along the row, up and down to the nearest place in the next row. Where rows are shifted by
    /// half a step, as on a board of hexagons, two places are equally near: up and down then alternate between right
    /// and left, so that the cursor does not drift sideways, and both reach all six neighbors together with left and
    /// right.
    #[must_use]
    pub fn neighbors(&self) -> Vec<[Option<Place>; 4]> {
        let rows: Vec<&[Spot]> = self.spots.chunk_by(|one, other| one.row == other.row).collect();
        let mut neighbors = Vec::with_capacity(self.spots.len());
        for (index, row) in rows.iter().enumerate() {
            let above = index.checked_sub(1).map(|above| rows[above]);
            let below = rows.get(index + 1).copied();
            for (column, spot) in row.iter().enumerate() {
                let beside = |column: Option<usize>| Some(row.get(column?)?.place);
                neighbors.push([
                    above.and_then(|above| nearest(spot, above)),
                    beside(Some(column + 1)),
                    below.and_then(|below| nearest(spot, below)),
                    beside(column.checked_sub(1)),
                ]);
            }
        }
        neighbors
    }
}

/// Returns the place of a row that is nearest to a place of the row above or below.
fn nearest(from: &Spot, row: &[Spot]) -> Option<Place> {
    let distance = |spot: &Spot| (spot.x - from.x).abs();
    let least = row.iter().map(distance).reduce(f32::min)?;
    let mut near = row.iter().filter(|spot| distance(spot) < least + SAME_DISTANCE);
    let found = if from.row.is_multiple_of(2) { near.next() } else { near.next_back() };
    found.map(|spot| spot.place)
}

/// A place and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// The place.
    pub place: Place,
    /// The name in move notation: `c3`.
    pub name: String,
    /// The x of the center.
    pub x: f32,
    /// The y of the center.
    pub y: f32,
    /// The appearance of the empty place.
    pub shape: PlaceShape,
    /// The row for screen readers, counted from 0 at the top.
    pub row: u16,
    /// The column for screen readers, counted from 0 at the left.
    pub column: u16,
}

/// The appearance of an empty place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceShape {
    /// A round hole in a plate (drop boards).
    Hole,
    /// A hole that is never filled: a closed tile with a cross.
    Closed,
    /// A hole with a star.
    Star,
    /// A square of the lighter tone.
    LightSquare,
    /// A square of the darker tone.
    DarkSquare,
    /// A round dimple (Pentago).
    Dimple,
    /// A gap that a bar can span, marked by a small point.
    Gap,
    /// A hexagon with corners at the top and the bottom, in rows shifted by half a unit.
    Hexagon,
}

/// A part of the board that moves as a unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// The id.
    pub id: RegionId,
    /// The name in move notation: `ne`.
    pub name: String,
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// The places in the region.
    pub places: Vec<Place>,
}

/// What a coordinate names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoordinateKind {
    /// A row, in the names of places.
    Row,
    /// A column, in the names of places.
    Column,
    /// A column as moves name it, where that is not the name of a place.
    Lane,
}

/// A shape drawn below the pieces.
#[derive(Clone, Debug, PartialEq)]
pub enum Decoration {
    /// A plate with rounded corners.
    Plate {
        /// Left edge.
        x: f32,
        /// Top edge.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// The region the plate moves with, if any.
        region: Option<RegionId>,
    },
    /// A plate with these corners, in order.
    Polygon {
        /// The x and y of each corner.
        corners: Vec<(f32, f32)>,
    },
    /// An end of bars, drawn above them: round for one color, square for the other.
    Peg {
        /// The place id, with which a touch is rejected.
        place: Place,
        /// The x of the center.
        x: f32,
        /// The y of the center.
        y: f32,
        /// The color.
        color: Side,
    },
    /// An edge of the board that a side has to reach.
    Goal {
        /// The x of the start.
        x: f32,
        /// The y of the start.
        y: f32,
        /// The x of the end.
        to_x: f32,
        /// The y of the end.
        to_y: f32,
        /// The color.
        color: Side,
    },
    /// The name of a row or column, beside it.
    Coordinate {
        /// What is named.
        kind: CoordinateKind,
        /// The x of the center.
        x: f32,
        /// The y of the center.
        y: f32,
        /// The label.
        text: String,
    },
}
