use super::{Corner, Motion, Stroke, StrokeGroup};

/// Groups in drawing order. Equal strokes with equal motions become one group of several places, because the whole
/// picture crosses the FFI boundary, at a cost per stroke.
#[derive(Default)]
pub(super) struct Layer {
    groups: Vec<StrokeGroup>,
    /// The number of groups in lower layers.
    below: usize,
}

impl Layer {
    /// Starts a new layer above all existing groups: within a layer, equal strokes may be merged in any order.
    pub(super) fn rise(&mut self) {
        self.below = self.groups.len();
    }

    /// Draws strokes relative to a point.
    pub(super) fn stamp(&mut self, x: f64, y: f64, strokes: Vec<Stroke>, motions: &[Motion]) {
        if strokes.is_empty() {
            return;
        }
        let place = Corner { x, y };
        let same = |group: &&mut StrokeGroup| group.motions == motions && group.strokes == strokes;
        match self.groups[self.below..].iter_mut().find(same) {
            Some(group) => group.places.push(place),
            None => self.groups.push(StrokeGroup { strokes, places: vec![place], motions: motions.to_vec() }),
        }
    }

    /// Draws strokes at their own coordinates.
    pub(super) fn add(&mut self, strokes: Vec<Stroke>, motions: &[Motion]) {
        self.stamp(0.0, 0.0, strokes, motions);
    }

    pub(super) fn into_groups(self) -> Vec<StrokeGroup> {
        self.groups
    }
}
