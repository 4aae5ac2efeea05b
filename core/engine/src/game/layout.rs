use super::Side;

/// A place on the board that a piece can stand on, by number: the same number in layout, pieces, effects and touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u16);

/// A part of the board that moves as one body, such as a quadrant, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub u16);

/// Where everything on a board is. Lengths are in units: neighbouring places of a grid are one unit apart (Bridg-It's
/// points too); x grows to the right, y downwards, and the board spans `0..width` by `0..height`.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayout {
    /// The width of the whole board, its margins included.
    pub width: f32,
    /// The height of the whole board, its margins included.
    pub height: f32,
    /// The places in reading order: row by row from the top, in a row from the left. `spots[i].place` need not be `i`.
    pub spots: Vec<Spot>,
    /// The parts that move as one body.
    pub regions: Vec<Region>,
    /// What is drawn below the pieces, in drawing order.
    pub decorations: Vec<Decoration>,
}

/// A place and where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Which place.
    pub place: Place,
    /// Its name in the text of turns: `c3`.
    pub name: String,
    /// The x of its centre.
    pub x: f32,
    /// The y of its centre.
    pub y: f32,
    /// What it looks like when nothing stands on it.
    pub shape: PlaceShape,
    /// Its row for readers, counted from 0 at the top.
    pub row: u16,
    /// Its column for readers, counted from 0 at the left.
    pub column: u16,
    /// The places an arrow key leads to: up, right, down, left.
    pub neighbours: [Option<Place>; 4],
}

/// What an empty place looks like.
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
    /// A gap that a bridge can span, marked by a small point.
    Gap,
}

/// A part of the board that moves as one body.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// Which region.
    pub id: RegionId,
    /// Its name in the text of turns: `ne`.
    pub name: String,
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// The places on it.
    pub places: Vec<Place>,
}

/// Something drawn below the pieces.
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
        /// The region it moves with, if any.
        region: Option<RegionId>,
    },
    /// A pier of Bridg-It: round for one owner, square for the other.
    Pier {
        /// Its number, by which a touch is refused: nothing can be done there.
        place: Place,
        /// The x of its centre.
        x: f32,
        /// The y of its centre.
        y: f32,
        /// The colour it has.
        colour: Side,
    },
    /// An edge of the board that a side has to reach.
    Goal {
        /// Where it begins: x.
        x: f32,
        /// Where it begins: y.
        y: f32,
        /// Where it ends: x.
        to_x: f32,
        /// Where it ends: y.
        to_y: f32,
        /// The colour it has.
        colour: Side,
    },
    /// The name of a row or column at the margin.
    Coordinate {
        /// The x of its centre.
        x: f32,
        /// The y of its centre.
        y: f32,
        /// What it says.
        text: String,
    },
}
