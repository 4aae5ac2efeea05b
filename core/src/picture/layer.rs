use super::{Corner, Motion, Stroke, StrokeGroup};

/// Groups in drawing order. What looks and moves alike becomes one group of several places, because a picture crosses
/// the border to its player whole and every stroke of it costs.
#[derive(Default)]
pub(super) struct Layer {
    pub(super) groups: Vec<StrokeGroup>,
}

impl Layer {
    /// Draws strokes about a point.
    pub(super) fn stamp(&mut self, x: f64, y: f64, strokes: Vec<Stroke>, motions: &[Motion]) {
        if strokes.is_empty() {
            return;
        }
        let place = Corner { x, y };
        match self.groups.iter_mut().find(|group| group.motions == motions && group.strokes == strokes) {
            Some(group) => group.places.push(place),
            None => self.groups.push(StrokeGroup { strokes, places: vec![place], motions: motions.to_vec() }),
        }
    }

    /// Draws strokes where they are.
    pub(super) fn add(&mut self, strokes: Vec<Stroke>, motions: &[Motion]) {
        self.stamp(0.0, 0.0, strokes, motions);
    }
}
