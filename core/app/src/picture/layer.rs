use super::{Corner, Motion, Stroke, StrokeGroup};

/// Groups in drawing order. What looks and moves alike becomes one group of several places, because a picture crosses
/// the border to its player whole and every stroke of it costs.
#[derive(Default)]
pub(super) struct Layer {
    groups: Vec<StrokeGroup>,
    /// How many of them lie below everything that is still to come.
    below: usize,
}

impl Layer {
    /// What comes next lies above all that is there: until then the order of what looks alike is free.
    pub(super) fn rise(&mut self) {
        self.below = self.groups.len();
    }

    /// Draws strokes about a point.
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

    /// Draws strokes where they are.
    pub(super) fn add(&mut self, strokes: Vec<Stroke>, motions: &[Motion]) {
        self.stamp(0.0, 0.0, strokes, motions);
    }

    pub(super) fn into_groups(self) -> Vec<StrokeGroup> {
        self.groups
    }
}
