//! Picture of an operation on a region: the board's regions in small, and the sign of the operation beside them.

use super::{DisplayBoard, Ink, Picture, Stroke, buttons, layer::Layer};
use fivefold_engine::game::{BoardOperationKind, RegionId};

/// The width, for a height of 1.
const WIDTH: f64 = 1.9;

/// The radius of the sign.
const RADIUS: f64 = 0.34;

/// The part of a region that is drawn, so that there are gaps.
const PLATE: f64 = 0.9;

/// Returns the picture of an operation.
#[must_use]
pub fn operation(board: &DisplayBoard, kind: BoardOperationKind, region: RegionId) -> Picture {
    let regions = board.regions();
    let lowest = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::INFINITY, f64::min);
    let left = lowest(&mut regions.iter().map(|region| region.x));
    let top = lowest(&mut regions.iter().map(|region| region.y));
    let right = -lowest(&mut regions.iter().map(|region| -region.x - region.width));
    let bottom = -lowest(&mut regions.iter().map(|region| -region.y - region.height));
    let scale = 1.0 / (right - left).max(bottom - top);
    let mut layer = Layer::default();
    for known in regions {
        let (width, height) = (known.width * scale * PLATE, known.height * scale * PLATE);
        let center = known.center();
        let ink = if known.id == region { Ink::Text } else { Ink::Line };
        let (x, y) = (-width / 2.0, -height / 2.0);
        let plate = Stroke::Plate { x, y, width, height, radius: 0.08, ink, alpha: 1.0 };
        layer.stamp((center.x - left) * scale, (center.y - top) * scale, vec![plate], &[]);
    }
    layer.add(buttons::glyph(kind, WIDTH - RADIUS - 0.08, 0.5, RADIUS, Ink::Text), &[]);
    Picture { width: WIDTH, height: 1.0, groups: layer.into_groups(), motion: 0, length_ms: 0 }
}
