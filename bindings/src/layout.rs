use fivefold_core::game;

use crate::piece::PieceColour;

/// Where everything on a board is; the same for the whole game. Neighbouring places of a grid are one unit apart, x grows
/// to the right and y downwards, and the board spans `0..width` by `0..height`, margins included.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct BoardLayout {
    /// The width of the whole board, in units.
    pub width: f64,
    /// The height of the whole board, in units.
    pub height: f64,
    /// The places in reading order: row by row from the top, in a row from the left.
    pub spots: Vec<Spot>,
    /// The parts that move as one body.
    pub regions: Vec<Region>,
    /// What is drawn below the pieces, in drawing order.
    pub decorations: Vec<Decoration>,
}

/// A place and where it is.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct Spot {
    /// The number of the place in pieces, marks, effects and touches.
    pub place: u16,
    /// Its name in the text of turns: `c3`.
    pub name: String,
    /// The x of its centre.
    pub x: f64,
    /// The y of its centre.
    pub y: f64,
    /// What it looks like when nothing stands on it.
    pub shape: PlaceShape,
    /// Its row, counted from 0 at the top.
    pub row: u16,
    /// Its column, counted from 0 at the left.
    pub column: u16,
    /// The place the arrow key up leads to.
    pub up: Option<u16>,
    /// The place the arrow key right leads to.
    pub right: Option<u16>,
    /// The place the arrow key down leads to.
    pub down: Option<u16>,
    /// The place the arrow key left leads to.
    pub left: Option<u16>,
}

/// What an empty place looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum PlaceShape {
    /// A round hole in a plate.
    Hole,
    /// A hole that is never filled: a closed tile with a cross.
    Closed,
    /// A hole with a star.
    Star,
    /// A square of the lighter tone.
    LightSquare,
    /// A square of the darker tone.
    DarkSquare,
    /// A round dimple.
    Dimple,
    /// A gap that a bridge can span, marked by a small point.
    Gap,
}

/// A part of the board that moves as one body.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct Region {
    /// The number of the region in effects and operations.
    pub id: u16,
    /// Its name in the text of turns: `ne`.
    pub name: String,
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// The places on it.
    pub places: Vec<u16>,
}

/// Something drawn below the pieces.
#[derive(Clone, Debug, PartialEq, uniffi::Enum)]
pub enum Decoration {
    /// A plate with rounded corners.
    Plate {
        /// Left edge.
        x: f64,
        /// Top edge.
        y: f64,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
        /// The region it moves with, if any.
        region: Option<u16>,
    },
    /// A pier: round for orange, square for blue.
    Pier {
        /// The x of its centre.
        x: f64,
        /// The y of its centre.
        y: f64,
        /// Whose it is.
        colour: PieceColour,
    },
    /// An edge of the board that a side has to reach, drawn as a bar.
    Goal {
        /// Where it begins: x.
        x: f64,
        /// Where it begins: y.
        y: f64,
        /// Where it ends: x.
        to_x: f64,
        /// Where it ends: y.
        to_y: f64,
        /// Whose it is.
        colour: PieceColour,
    },
    /// The name of a row or column at the margin.
    Coordinate {
        /// The x of its centre.
        x: f64,
        /// The y of its centre.
        y: f64,
        /// What it says.
        text: String,
    },
}

impl From<game::BoardLayout> for BoardLayout {
    fn from(layout: game::BoardLayout) -> Self {
        Self {
            width: layout.width.into(),
            height: layout.height.into(),
            spots: layout.spots.into_iter().map(Into::into).collect(),
            regions: layout.regions.into_iter().map(Into::into).collect(),
            decorations: layout.decorations.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<game::Spot> for Spot {
    fn from(spot: game::Spot) -> Self {
        let [up, right, down, left] = spot.neighbours.map(|neighbour| neighbour.map(|place| place.0));
        Self {
            place: spot.place.0,
            name: spot.name,
            x: spot.x.into(),
            y: spot.y.into(),
            shape: spot.shape.into(),
            row: spot.row,
            column: spot.column,
            up,
            right,
            down,
            left,
        }
    }
}

impl From<game::PlaceShape> for PlaceShape {
    fn from(shape: game::PlaceShape) -> Self {
        match shape {
            game::PlaceShape::Hole => Self::Hole,
            game::PlaceShape::Closed => Self::Closed,
            game::PlaceShape::Star => Self::Star,
            game::PlaceShape::LightSquare => Self::LightSquare,
            game::PlaceShape::DarkSquare => Self::DarkSquare,
            game::PlaceShape::Dimple => Self::Dimple,
            game::PlaceShape::Gap => Self::Gap,
        }
    }
}

impl From<game::Region> for Region {
    fn from(region: game::Region) -> Self {
        Self {
            id: region.id.0,
            name: region.name,
            x: region.x.into(),
            y: region.y.into(),
            width: region.width.into(),
            height: region.height.into(),
            places: region.places.into_iter().map(|place| place.0).collect(),
        }
    }
}

impl From<game::Decoration> for Decoration {
    fn from(decoration: game::Decoration) -> Self {
        match decoration {
            game::Decoration::Plate { x, y, width, height, region } => Self::Plate {
                x: x.into(),
                y: y.into(),
                width: width.into(),
                height: height.into(),
                region: region.map(|id| id.0),
            },
            game::Decoration::Pier { x, y, colour } => {
                Self::Pier { x: x.into(), y: y.into(), colour: PieceColour::of(Some(colour)) }
            }
            game::Decoration::Goal { x, y, to_x, to_y, colour } => Self::Goal {
                x: x.into(),
                y: y.into(),
                to_x: to_x.into(),
                to_y: to_y.into(),
                colour: PieceColour::of(Some(colour)),
            },
            game::Decoration::Coordinate { x, y, text } => Self::Coordinate { x: x.into(), y: y.into(), text },
        }
    }
}
