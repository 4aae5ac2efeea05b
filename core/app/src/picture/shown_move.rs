//! Moves shown on the board without being played: better moves, played moves and hints.

use super::{Corner, DisplayBoard, Ink, Stroke, buttons::glyph, layer::Layer, pieces};
use fivefold_engine::game::{BoardOperationKind, Effect, Piece, Place, PlaceShape, RegionId};

/// The alpha of a piece that is not on the board.
const GHOST: f64 = 0.4;

/// The radius of the ring around a place.
const RING: f64 = 0.47;

/// A move shown on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownMove {
    /// The meaning of the move.
    pub tone: ShownTone,
    /// The steps of the move, in order.
    pub steps: Vec<ShownStep>,
}

/// The meaning of a shown move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTone {
    /// A good move.
    Good,
    /// A bad move.
    Bad,
    /// A suggested move.
    Hint,
}

/// A step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownStep {
    /// A change at a place.
    Place(Place),
    /// A placed piece.
    Piece(Piece),
    /// A move of a piece.
    Way {
        /// The start.
        from: Place,
        /// The destination.
        to: Place,
    },
    /// An operation on a region.
    Region {
        /// The operation.
        kind: BoardOperationKind,
        /// The region.
        region: RegionId,
    },
    /// A highlighted region.
    Area(RegionId),
}

impl ShownStep {
    /// Returns the first place of the step, if it has one.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Piece(piece) => Some(piece.place),
            Self::Way { from, .. } => Some(*from),
            Self::Place(place) => Some(*place),
            Self::Region { .. } | Self::Area(_) => None,
        }
    }
}

impl ShownMove {
    /// Returns a move with these effects. A bad move that was played is already on the board, so its piece is not
    /// previewed.
    #[must_use]
    pub fn of(tone: ShownTone, effects: &[Effect]) -> Self {
        let mut steps = Vec::new();
        add(tone, effects, &mut steps);
        Self { tone, steps }
    }
}

fn add(tone: ShownTone, effects: &[Effect], steps: &mut Vec<ShownStep>) {
    for effect in effects {
        match effect {
            Effect::Appear(piece) | Effect::Fall(piece) => steps.push(match tone {
                ShownTone::Hint => ShownStep::Piece(*piece),
                ShownTone::Good | ShownTone::Bad => ShownStep::Place(piece.place),
            }),
            Effect::Move { from, to } => steps.push(ShownStep::Way { from: *from, to: *to }),
            Effect::Rotate { region, .. } => {
                steps.push(ShownStep::Region { kind: BoardOperationKind::Rotate, region: *region });
            }
            Effect::Mirror { region, .. } => {
                steps.push(ShownStep::Region { kind: BoardOperationKind::Mirror, region: *region });
            }
            Effect::Together(effects) => add(tone, effects, steps),
            Effect::Vanish(_) | Effect::Recolor { .. } | Effect::Pass(_) => {}
        }
    }
}

const fn ink_of(tone: ShownTone) -> Ink {
    match tone {
        ShownTone::Good => Ink::Win,
        ShownTone::Bad => Ink::Loss,
        ShownTone::Hint => Ink::Hint,
    }
}

/// Draws the moves, above the pieces.
pub(super) fn paint(board: &DisplayBoard, moves: &[ShownMove], motions: &[super::Motion], layer: &mut Layer) {
    for mv in moves {
        let ink = ink_of(mv.tone);
        for step in &mv.steps {
            match *step {
                ShownStep::Place(place) => ring(board, place, ink, motions, layer),
                ShownStep::Piece(piece) => ghost(board, piece, ink, motions, layer),
                ShownStep::Way { from, to } => way(board, from, to, ink, motions, layer),
                ShownStep::Region { kind, region } => plate(board, region, Some(kind), ink, motions, layer),
                ShownStep::Area(region) => plate(board, region, None, ink, motions, layer),
            }
        }
    }
}

fn ring(board: &DisplayBoard, place: Place, ink: Ink, motions: &[super::Motion], layer: &mut Layer) {
    let Some(spot) = board.spot(place) else { return };
    let rings = [(0.14, Ink::Page), (0.09, ink)];
    let rings = rings.map(|(thickness, ink)| Stroke::ring(0.0, 0.0, RING, thickness, ink, 1.0));
    layer.stamp(spot.x, spot.y, rings.to_vec(), motions);
}

fn ghost(board: &DisplayBoard, piece: Piece, ink: Ink, motions: &[super::Motion], layer: &mut Layer) {
    let Some(spot) = board.spot(piece.place) else { return };
    if spot.shape == PlaceShape::Star {
        // Translucent pieces must not cover a star.
        layer.stamp(spot.x, spot.y, vec![Stroke::disc(0.0, 0.0, pieces::RADIUS, Ink::Hole, 1.0)], motions);
    }
    layer.stamp(spot.x, spot.y, pieces::piece(piece.kind, piece.color, GHOST), motions);
    ring(board, piece.place, ink, motions, layer);
}

/// Draws an arrow from place to place.
fn way(board: &DisplayBoard, from: Place, to: Place, ink: Ink, motions: &[super::Motion], layer: &mut Layer) {
    let (Some(start), Some(end)) = (board.spot(from), board.spot(to)) else { return };
    ring(board, from, ink, motions, layer);
    ring(board, to, ink, motions, layer);
    let (x, y) = (end.x - start.x, end.y - start.y);
    let length = x.hypot(y);
    if length < 2.0 * RING {
        return;
    }
    let (along_x, along_y) = (x / length, y / length);
    let at =
        |along: f64, aside: f64| Corner { x: along_x * along - along_y * aside, y: along_y * along + along_x * aside };
    let (begin, neck, tip) = (at(RING, 0.0), at(length - RING - 0.22, 0.0), at(length - RING + 0.06, 0.0));
    let head = vec![at(length - RING - 0.24, 0.2), at(length - RING - 0.24, -0.2), tip];
    let line = |thickness, ink| Stroke::bar((begin.x, begin.y), (neck.x, neck.y), thickness, ink, 1.0);
    let strokes = vec![line(0.17, Ink::Page), line(0.11, ink), Stroke::Shape { corners: head, ink, alpha: 1.0 }];
    layer.stamp(start.x, start.y, strokes, motions);
}

/// Draws a frame around a region, and in it the sign of the operation.
fn plate(
    board: &DisplayBoard,
    region: RegionId,
    kind: Option<BoardOperationKind>,
    ink: Ink,
    motions: &[super::Motion],
    layer: &mut Layer,
) {
    let Some(region) = board.region(region) else { return };
    let frame = |thickness, ink| Stroke::Frame {
        x: 0.0,
        y: 0.0,
        width: region.width,
        height: region.height,
        radius: super::ground::PLATE_CORNER,
        thickness,
        ink,
        alpha: 1.0,
    };
    layer.stamp(region.x, region.y, vec![frame(0.15, Ink::Page), frame(0.09, ink)], motions);
    let Some(kind) = kind else { return };
    let mut strokes = vec![Stroke::disc(0.0, 0.0, 0.42, Ink::Card, 1.0), Stroke::ring(0.0, 0.0, 0.42, 0.06, ink, 1.0)];
    strokes.extend(glyph(kind, 0.0, 0.0, 0.21, ink));
    layer.stamp(region.x + region.width / 2.0, region.y + region.height / 2.0, strokes, motions);
}
