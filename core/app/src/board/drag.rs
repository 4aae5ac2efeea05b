//! Drag gestures, which move the pressed target to the point of release.
//!
//! A drag is two touches: of the pressed target, once the pointer leaves it, and of the target at the release. A drag
//! starts only if the first touch picks something; otherwise the release counts as a plain touch. A chosen region is
//! dragged itself: a drag around its center rotates it, a drag across its center mirrors it.

use super::{Board, cursor};
use crate::picture::{DisplayBoard, DisplayRegion};
use fivefold_engine::game::{BoardOperationKind, Gesture, Place, RegionId, Target};

/// The pressed place and the state of the drag.
pub struct Drag {
    x: f64,
    y: f64,
    place: Place,
    is_started: bool,
}

/// The result of a release.
pub enum Release {
    /// A touch of this target.
    Touch(Target),
    /// No effect.
    Nothing,
}

/// The minimum angle of a rotating drag around a region's center, in degrees.
const LEAST_ROTATION: f64 = 30.0;
/// The minimum angle of a mirroring drag across the center, in degrees.
const ACROSS: f64 = 150.0;

impl Board {
    /// Handles a press and returns whether it changed anything.
    pub(super) fn press(&mut self, x: f64, y: f64) -> bool {
        self.drag = match self.target_at(x, y) {
            Some(Target::Place(place)) => Some(Drag { x, y, place, is_started: false }),
            _ => None,
        };
        self.point_at(x, y)
    }

    /// Returns whether a drag is in progress.
    pub fn is_dragging(&self) -> bool {
        self.drag.as_ref().is_some_and(|drag| drag.is_started)
    }

    /// Starts a drag once the pointer leaves the pressed place; returns the target to touch for it, if any.
    pub(super) fn start_drag(&mut self, x: f64, y: f64) -> Option<Target> {
        let place = self.drag.as_ref().filter(|drag| !drag.is_started)?.place;
        let target = Target::Place(place);
        if self.target_at(x, y) == Some(target) {
            return None;
        }
        let is_picked = self.is_picked(place);
        let state = self.session.state();
        let picks = !self.session.computer_to_move()
            && matches!(state.touch(self.session.picked(), target), Ok(Gesture::Pick(_)));
        if is_picked || picks {
            self.drag.iter_mut().for_each(|drag| drag.is_started = true);
        } else {
            self.drag = None;
        }
        (picks && !is_picked).then_some(target)
    }

    /// Cancels the drag when the pointer leaves the board or the system cancels the gesture; returns the target whose
    /// touch puts back the dragged piece.
    pub(super) fn cancel_drag(&mut self) -> Option<Target> {
        let drag = self.drag.take().filter(|drag| drag.is_started)?;
        self.is_picked(drag.place).then_some(Target::Place(drag.place))
    }

    /// Handles a release at a point.
    pub(super) fn release(&mut self, x: f64, y: f64) -> Release {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        let Some(drag) = self.drag.take().filter(|drag| drag.is_started) else {
            return self.touched_at(x, y).map_or(Release::Nothing, Release::Touch);
        };
        self.hover(None);
        let target = match cursor::chosen_region(&seen, &snapshot) {
            Some(region) => operation(&seen, region, (drag.x, drag.y), (x, y)),
            // A release outside all targets puts the piece back.
            None => self.target_at(x, y).or_else(|| self.is_picked(drag.place).then_some(Target::Place(drag.place))),
        };
        target.map_or(Release::Nothing, Release::Touch)
    }

    /// Returns whether a place, or the region it lies in, is picked.
    fn is_picked(&mut self, place: Place) -> bool {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        let region = cursor::chosen_region(&seen, &snapshot).and_then(|region| region_of(&seen, region));
        region.map_or(snapshot.picked == Some(place), |region| region.places.contains(&place))
    }
}

fn region_of(seen: &DisplayBoard, id: RegionId) -> Option<&DisplayRegion> {
    seen.regions().iter().find(|region| region.id == id)
}

/// Returns the operation of a drag from one point to another on a region. Counterclockwise rotation does not exist.
fn operation(seen: &DisplayBoard, id: RegionId, from: (f64, f64), to: (f64, f64)) -> Option<Target> {
    let region = region_of(seen, id)?;
    let middle = (region.x + region.width / 2.0, region.y + region.height / 2.0);
    let (from, to) = ((from.0 - middle.0, from.1 - middle.1), (to.0 - middle.0, to.1 - middle.1));
    // The y axis points down, so positive angles are clockwise.
    let angle = (from.0 * to.1 - from.1 * to.0).atan2(from.0 * to.0 + from.1 * to.1).to_degrees();
    let kind = if (LEAST_ROTATION..ACROSS).contains(&angle) {
        BoardOperationKind::Rotate
    } else if angle.abs() >= ACROSS && (to.0 - from.0).abs() > (to.1 - from.1).abs() {
        BoardOperationKind::Mirror
    } else {
        return None;
    };
    Some(Target::Operation(kind, Some(id)))
}
