use super::Corner;
use fivefold_engine::game::{BoardLayout, CoordinateKind, Decoration, Place, PlaceShape, Region, RegionId, Side, Spot};

/// The margin for rims, and below the board for the lip and the shadow of a plate.
const ROOM: f64 = 0.12;
const ROOM_BELOW: f64 = 0.2;

/// The coordinates that a picture shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Coordinates {
    /// None.
    #[default]
    Hidden,
    /// Those that the notation of moves uses.
    OfMoves,
    /// Those in the names of places.
    OfPlaces,
    /// Of those that the notation of moves uses, the ones of some places.
    Naming(Vec<Place>),
}

/// The name of a row or column of a board, in display coordinates.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CoordinateLabel {
    pub(super) kind: CoordinateKind,
    /// The position that the layout gives it.
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) text: String,
}

impl CoordinateLabel {
    pub(super) const fn is_row(&self) -> bool {
        matches!(self.kind, CoordinateKind::Row)
    }

    /// Returns whether a place is in the row or column.
    pub(super) fn names(&self, spot: &DisplaySpot) -> bool {
        (if self.is_row() { spot.y - self.y } else { spot.x - self.x }).abs() < 0.1
    }
}

/// A board in display coordinates, optionally rotated by 180 degrees for the player opposite. It is built once per match,
/// and again when it is rotated.
#[derive(Clone, Debug, PartialEq)]
pub struct DisplayBoard {
    is_flipped: bool,
    crop: Crop,
    /// The places, in reading order as displayed.
    spots: Vec<DisplaySpot>,
    regions: Vec<DisplayRegion>,
    decorations: Vec<DisplayDecoration>,
    labels: Vec<CoordinateLabel>,
    /// The index in `spots` by the number of a place.
    index: Vec<Option<usize>>,
}

/// A place in display coordinates, in units of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct DisplaySpot {
    /// The place.
    pub place: Place,
    /// Its name in the text of moves: `c3`.
    pub name: String,
    /// The x coordinate of the center.
    pub x: f64,
    /// The y coordinate of the center.
    pub y: f64,
    /// The appearance of the empty place.
    pub shape: PlaceShape,
    /// Its row, counted from 0 at the top of the unflipped board.
    pub row: u16,
    /// The neighbors for the arrow keys, as displayed: up, right, down, left.
    pub neighbors: [Option<Place>; 4],
}

/// A region, which moves as one body, in display coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct DisplayRegion {
    /// The region.
    pub id: RegionId,
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// The places on the region.
    pub places: Vec<Place>,
}

impl DisplayRegion {
    pub(super) fn center(&self) -> Corner {
        Corner { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }
}

/// The ground below the pieces, in display coordinates.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum DisplayDecoration {
    Plate { x: f64, y: f64, width: f64, height: f64, region: Option<RegionId> },
    Polygon { corners: Vec<Corner> },
    Peg { x: f64, y: f64, color: Side },
    Goal { x: f64, y: f64, to_x: f64, to_y: f64, color: Side },
}

impl DisplayBoard {
    /// Returns a layout in display coordinates.
    #[must_use]
    pub fn new(layout: &BoardLayout, is_flipped: bool) -> Self {
        let crop = if is_slanted(layout) { Crop::whole(layout) } else { Crop::around(layout) };
        let view = View { crop, is_flipped };
        let leads = layout.spots.iter().zip(layout.neighbors());
        let mut spots: Vec<DisplaySpot> = leads.map(|(spot, lead)| view.spot(spot, lead)).collect();
        if is_flipped {
            spots.reverse();
        }
        let mut index = Vec::new();
        for (at, spot) in spots.iter().enumerate() {
            let number = usize::from(spot.place.0);
            if index.len() <= number {
                index.resize(number + 1, None);
            }
            index[number] = Some(at);
        }
        Self {
            is_flipped,
            crop,
            spots,
            regions: layout.regions.iter().map(|region| view.region(region)).collect(),
            decorations: layout.decorations.iter().filter_map(|it| view.decoration(it)).collect(),
            labels: layout.decorations.iter().filter_map(|it| view.label(it)).collect(),
            index,
        }
    }

    /// Returns whether the board is rotated by 180 degrees.
    #[must_use]
    pub const fn is_flipped(&self) -> bool {
        self.is_flipped
    }

    /// Returns the width of the board's picture.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.crop.right - self.crop.left
    }

    /// Returns the height of the board's picture.
    #[must_use]
    pub fn height(&self) -> f64 {
        self.crop.bottom - self.crop.top
    }

    /// Returns the places in reading order, as displayed.
    #[must_use]
    pub fn spots(&self) -> &[DisplaySpot] {
        &self.spots
    }

    /// Returns the display position of a place.
    #[must_use]
    pub fn spot(&self, place: Place) -> Option<&DisplaySpot> {
        self.index.get(usize::from(place.0)).copied().flatten().map(|at| &self.spots[at])
    }

    /// Returns the regions, which move as one body.
    #[must_use]
    pub fn regions(&self) -> &[DisplayRegion] {
        &self.regions
    }

    /// Returns the display position of a region.
    #[must_use]
    pub fn region(&self, id: RegionId) -> Option<&DisplayRegion> {
        self.regions.iter().find(|region| region.id == id)
    }

    pub(super) fn region_of(&self, place: Place) -> Option<RegionId> {
        self.regions.iter().find(|region| region.places.contains(&place)).map(|region| region.id)
    }

    /// Returns the color of the peg at a point.
    pub(super) fn peg_at(&self, at_x: f64, at_y: f64) -> Option<Side> {
        self.decorations.iter().find_map(|decoration| match *decoration {
            DisplayDecoration::Peg { x, y, color } if (x - at_x).abs() + (y - at_y).abs() < 0.1 => Some(color),
            _ => None,
        })
    }

    pub(super) fn decorations(&self) -> &[DisplayDecoration] {
        &self.decorations
    }

    /// Returns the names of the rows and columns.
    pub(super) fn labels(&self) -> &[CoordinateLabel] {
        &self.labels
    }

    /// Returns whether the rows or columns are slanted.
    pub(super) fn is_slanted(&self) -> bool {
        self.spots.iter().any(|spot| spot.shape == PlaceShape::Hexagon)
    }

    /// Returns the bounds of all plates.
    pub(super) fn face(&self) -> Bounds {
        let plates = self.decorations.iter().filter_map(|decoration| match *decoration {
            DisplayDecoration::Plate { x, y, width, height, .. } => {
                Some(Bounds { left: x, top: y, right: x + width, bottom: y + height })
            }
            _ => None,
        });
        let all = plates.reduce(|one, other| Bounds {
            left: one.left.min(other.left),
            top: one.top.min(other.top),
            right: one.right.max(other.right),
            bottom: one.bottom.max(other.bottom),
        });
        all.unwrap_or(Bounds { left: 0.0, top: 0.0, right: self.width(), bottom: self.height() })
    }

    /// Converts a point of the picture to units of the layout, for
    /// [`Session::hit`](fivefold_engine::session::Session::hit).
    #[must_use]
    pub fn to_layout(&self, x: f64, y: f64) -> Corner {
        if self.is_flipped {
            Corner { x: self.crop.right - x, y: self.crop.bottom - y }
        } else {
            Corner { x: x + self.crop.left, y: y + self.crop.top }
        }
    }

    /// Converts a point of the layout to units of the picture.
    #[must_use]
    pub fn to_picture(&self, x: f64, y: f64) -> Corner {
        let view = View { crop: self.crop, is_flipped: self.is_flipped };
        Corner { x: view.x(x), y: view.y(y) }
    }
}

fn is_slanted(layout: &BoardLayout) -> bool {
    layout.spots.iter().any(|spot| spot.shape == PlaceShape::Hexagon)
}

/// A rectangle with sides parallel to the axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bounds {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

/// The displayed part of a layout.
type Crop = Bounds;

impl Crop {
    fn whole(layout: &BoardLayout) -> Self {
        Self { left: 0.0, top: 0.0, right: layout.width.into(), bottom: layout.height.into() }
    }

    /// Returns the bounds of everything except the coordinates.
    fn around(layout: &BoardLayout) -> Self {
        let spots = layout.spots.iter().flat_map(|spot| {
            let (x, y) = (f64::from(spot.x), f64::from(spot.y));
            [(x - 0.5, y - 0.5), (x + 0.5, y + 0.5)]
        });
        let decorations = layout.decorations.iter().flat_map(|decoration| match *decoration {
            Decoration::Plate { x, y, width, height, .. } => {
                vec![(f64::from(x), f64::from(y)), (f64::from(x) + f64::from(width), f64::from(y) + f64::from(height))]
            }
            Decoration::Polygon { ref corners } => {
                corners.iter().map(|(x, y)| (f64::from(*x), f64::from(*y))).collect()
            }
            Decoration::Goal { x, y, to_x, to_y, .. } => {
                vec![(x.into(), y.into()), (to_x.into(), to_y.into())]
            }
            Decoration::Peg { .. } | Decoration::Coordinate { .. } => Vec::new(),
        });
        let whole = Self::whole(layout);
        let nothing = Self { left: whole.right, top: whole.bottom, right: 0.0, bottom: 0.0 };
        let full = spots.chain(decorations).fold(nothing, |crop, (x, y)| Self {
            left: crop.left.min(x - ROOM),
            top: crop.top.min(y - ROOM),
            right: crop.right.max(x + ROOM),
            bottom: crop.bottom.max(y + ROOM_BELOW),
        });
        Self {
            left: full.left.max(0.0),
            top: full.top.max(0.0),
            right: full.right.min(whole.right),
            bottom: full.bottom.min(whole.bottom),
        }
    }
}

/// The transformation from layout to display coordinates.
struct View {
    crop: Crop,
    is_flipped: bool,
}

impl View {
    fn x(&self, x: f64) -> f64 {
        if self.is_flipped { self.crop.right - x } else { x - self.crop.left }
    }

    fn y(&self, y: f64) -> f64 {
        if self.is_flipped { self.crop.bottom - y } else { y - self.crop.top }
    }

    /// Returns the left edge of an element at x.
    fn left(&self, x: f32, width: f32) -> f64 {
        let x = f64::from(x);
        self.x(if self.is_flipped { x + f64::from(width) } else { x })
    }

    /// Returns the top edge of an element at y.
    fn top(&self, y: f32, height: f32) -> f64 {
        let y = f64::from(y);
        self.y(if self.is_flipped { y + f64::from(height) } else { y })
    }

    fn spot(&self, spot: &Spot, mut neighbors: [Option<Place>; 4]) -> DisplaySpot {
        if self.is_flipped {
            neighbors.rotate_left(2);
        }
        DisplaySpot {
            place: spot.place,
            name: spot.name.clone(),
            x: self.x(spot.x.into()),
            y: self.y(spot.y.into()),
            shape: spot.shape,
            row: spot.row,
            neighbors,
        }
    }

    fn region(&self, region: &Region) -> DisplayRegion {
        DisplayRegion {
            id: region.id,
            x: self.left(region.x, region.width),
            y: self.top(region.y, region.height),
            width: region.width.into(),
            height: region.height.into(),
            places: region.places.clone(),
        }
    }

    fn label(&self, decoration: &Decoration) -> Option<CoordinateLabel> {
        match *decoration {
            Decoration::Coordinate { kind, x, y, ref text } => {
                Some(CoordinateLabel { kind, x: self.x(x.into()), y: self.y(y.into()), text: text.clone() })
            }
            _ => None,
        }
    }

    fn decoration(&self, decoration: &Decoration) -> Option<DisplayDecoration> {
        Some(match *decoration {
            Decoration::Plate { x, y, width, height, region } => DisplayDecoration::Plate {
                x: self.left(x, width),
                y: self.top(y, height),
                width: width.into(),
                height: height.into(),
                region,
            },
            Decoration::Polygon { ref corners } => {
                let corner = |(x, y): &(f32, f32)| Corner { x: self.x((*x).into()), y: self.y((*y).into()) };
                DisplayDecoration::Polygon { corners: corners.iter().map(corner).collect() }
            }
            Decoration::Peg { x, y, color, .. } => {
                DisplayDecoration::Peg { x: self.x(x.into()), y: self.y(y.into()), color }
            }
            Decoration::Goal { x, y, to_x, to_y, color } => DisplayDecoration::Goal {
                x: self.x(x.into()),
                y: self.y(y.into()),
                to_x: self.x(to_x.into()),
                to_y: self.y(to_y.into()),
                color,
            },
            Decoration::Coordinate { .. } => return None,
        })
    }
}
