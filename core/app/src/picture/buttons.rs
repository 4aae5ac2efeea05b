use super::{Corner, DisplayBoard, Ink, Stroke};
use fivefold_engine::game::{BoardOperationKind, RegionId, Target};

/// The button of an operation on the board, for drawing, hit testing and screen readers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OperationButton {
    /// The operation.
    pub target: Target,
    /// The x coordinate of the center.
    pub x: f64,
    /// The y coordinate of the center.
    pub y: f64,
}

impl OperationButton {
    /// The drawn size.
    pub const RADIUS: f64 = 0.38;
    /// The half width of the touch area.
    pub const REACH: f64 = 0.5;

    /// Returns whether a point of the picture hits the button.
    #[must_use]
    pub fn is_at(&self, x: f64, y: f64) -> bool {
        (self.x - x).abs() <= Self::REACH && (self.y - y).abs() <= Self::REACH
    }
}

/// Returns the buttons of a region's operations: side by side in the gap to the next region, between the columns of
/// places, where they cover no piece.
#[must_use]
pub fn buttons(board: &DisplayBoard, region: Option<RegionId>, operations: &[Target]) -> Vec<OperationButton> {
    let Some(plate) = region.and_then(|region| board.region(region)) else { return Vec::new() };
    let offered: Vec<Target> = operations
        .iter()
        .copied()
        .filter(|target| matches!(target, Target::Operation(_, Some(region)) if *region == plate.id))
        .collect();
    let top = board.regions().iter().map(|region| region.y).fold(f64::INFINITY, f64::min);
    let bottom = board.regions().iter().map(|region| region.y + region.height).fold(0.0, f64::max);
    let middle = f64::midpoint(top, bottom);
    let is_above = plate.y + plate.height / 2.0 < board.height() / 2.0;
    let y = if is_above { middle.min(plate.y + plate.height + 0.25) } else { middle.max(plate.y - 0.25) };
    let step = plate.width / f64::from(u32::try_from(offered.len() + 1).unwrap_or(1));
    (1u32..)
        .zip(offered)
        .map(|(number, target)| OperationButton { target, x: plate.x + step * f64::from(number), y })
        .collect()
}

/// Returns the position of an operation's value: on its region, between the rows of places.
pub(super) fn tag(board: &DisplayBoard, kind: BoardOperationKind, region: Option<RegionId>) -> Option<Corner> {
    let region = board.region(region?)?;
    let row = match kind {
        BoardOperationKind::Rotate => 1.0,
        BoardOperationKind::Mirror => 2.0,
        BoardOperationKind::Pass | BoardOperationKind::Own(_) => return None,
    };
    Some(Corner { x: region.x + region.width / 2.0, y: region.y + region.height * row / 3.0 })
}

/// Draws the sign of an operation around a point.
pub(super) fn glyph(kind: BoardOperationKind, x: f64, y: f64, radius: f64, ink: Ink) -> Vec<Stroke> {
    let at = |corners: &[(f64, f64)], side: f64| -> Vec<Corner> {
        corners.iter().map(|corner| Corner { x: x + side * corner.0 * radius, y: y + corner.1 * radius }).collect()
    };
    match kind {
        BoardOperationKind::Rotate => vec![
            Stroke::Trail { corners: at(&ROUND, 1.0), thickness: radius * 0.22, ink, alpha: 1.0 },
            Stroke::Shape { corners: at(&ARROW, 1.0), ink, alpha: 1.0 },
        ],
        BoardOperationKind::Mirror => {
            let outline = [WING[0], WING[1], WING[2], WING[0]];
            vec![
                Stroke::bar((x, y - radius), (x, y + radius), radius * 0.16, ink, 1.0),
                Stroke::Shape { corners: at(&WING, 1.0), ink, alpha: 1.0 },
                Stroke::Trail { corners: at(&outline, -1.0), thickness: radius * 0.16, ink, alpha: 1.0 },
            ]
        }
        BoardOperationKind::Pass => {
            vec![Stroke::bar((x - radius * 0.7, y), (x + radius * 0.7, y), radius * 0.22, ink, 1.0)]
        }
        BoardOperationKind::Own(_) => vec![Stroke::ring(x, y, radius * 0.7, radius * 0.22, ink, 1.0)],
    }
}

/// Most of a circle, clockwise.
const ROUND: [(f64, f64); 12] = [
    (-0.766, 0.6428),
    (-0.9397, 0.342),
    (-1.0, 0.0),
    (-0.9397, -0.342),
    (-0.766, -0.6428),
    (-0.5, -0.866),
    (-0.1736, -0.9848),
    (0.1736, -0.9848),
    (0.5, -0.866),
    (0.766, -0.6428),
    (0.9397, -0.342),
    (1.0, 0.0),
];

/// The arrowhead at the end of [`ROUND`].
const ARROW: [(f64, f64); 3] = [(0.5, -0.05), (1.5, -0.05), (1.0, 0.75)];

/// A triangle that points at the mirror axis.
const WING: [(f64, f64); 3] = [(-1.1, -0.75), (-0.3, 0.0), (-1.1, 0.75)];
