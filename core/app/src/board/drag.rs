//! A finger that drags: what it is put down on goes to where it is lifted.
//!
//! A drag is two touches: of what lies under the finger, as soon as it leaves that, and of what lies where it is lifted.
//! It is one only where the first touch picks something; elsewhere a finger that slides means the place where it is
//! lifted. A region that is chosen so is dragged itself: about its middle that turns it, across its middle it mirrors it.

use super::{Board, cursor};
use crate::picture::{SeenBoard, SeenRegion};
use fivefold_engine::game::{BoardOperationKind, Gesture, Place, RegionId, Target};

/// What a finger was put down on.
pub struct Drag {
    x: f64,
    y: f64,
    place: Place,
    is_under_way: bool,
}

/// What it means that a finger is lifted.
pub enum Lifted {
    /// This is touched.
    Touches(Target),
    /// Nothing has happened.
    Nothing,
}

/// From this angle on a drag about a region's middle is meant as one.
const LEAST_MOVE: f64 = 30.0;
/// From this angle on it has gone across the middle instead.
const ACROSS: f64 = 150.0;

impl Board {
    /// A finger is put down; says whether that changes anything.
    pub(super) fn press(&mut self, x: f64, y: f64) -> bool {
        self.drag = match self.target_at(x, y) {
            Some(Target::Place(place)) => Some(Drag { x, y, place, is_under_way: false }),
            _ => None,
        };
        self.point_at(x, y)
    }

    /// Whether something is dragged.
    pub fn is_dragging(&self) -> bool {
        self.drag.as_ref().is_some_and(|drag| drag.is_under_way)
    }

    /// What is to be touched because a finger leaves what it was put down on.
    pub(super) fn begun_drag(&mut self, x: f64, y: f64) -> Option<Target> {
        let place = self.drag.as_ref().filter(|drag| !drag.is_under_way)?.place;
        let target = Target::Place(place);
        if self.target_at(x, y) == Some(target) {
            return None;
        }
        let is_picked = self.is_picked(place);
        let state = self.session.state();
        let picks = !self.session.computer_to_move()
            && matches!(state.touch(self.session.picked(), target), Ok(Gesture::Pick(_)));
        if is_picked || picks {
            self.drag.iter_mut().for_each(|drag| drag.is_under_way = true);
        } else {
            self.drag = None;
        }
        (picks && !is_picked).then_some(target)
    }

    /// The finger has left the board, or the system has taken it: what puts back that it was dragging.
    pub(super) fn ended_drag(&mut self) -> Option<Target> {
        let drag = self.drag.take().filter(|drag| drag.is_under_way)?;
        self.is_picked(drag.place).then_some(Target::Place(drag.place))
    }

    /// A finger is lifted at a point.
    pub(super) fn lifted(&mut self, x: f64, y: f64) -> Lifted {
        let (seen, snapshot) = (self.seen(), self.snapshot());
        let Some(drag) = self.drag.take().filter(|drag| drag.is_under_way) else {
            return self.touched_at(x, y).map_or(Lifted::Nothing, Lifted::Touches);
        };
        self.hover(None);
        let target = match cursor::chosen_region(&seen, &snapshot) {
            Some(region) => operation(&seen, region, (drag.x, drag.y), (x, y)),
            // Beside the board it goes back to where it was.
            None => self.target_at(x, y).or_else(|| self.is_picked(drag.place).then_some(Target::Place(drag.place))),
        };
        target.map_or(Lifted::Nothing, Lifted::Touches)
    }

    /// Whether a place, or the region it lies in, is picked.
    fn is_picked(&mut self, place: Place) -> bool {
        let (seen, snapshot) = (self.seen(), self.snapshot());
        let region = cursor::chosen_region(&seen, &snapshot).and_then(|region| region_of(&seen, region));
        region.map_or(snapshot.picked == Some(place), |region| region.places.contains(&place))
    }
}

fn region_of(seen: &SeenBoard, id: RegionId) -> Option<&SeenRegion> {
    seen.regions().iter().find(|region| region.id == id)
}

/// What a drag from one point to another does to a region. There is no turn the other way round.
fn operation(seen: &SeenBoard, id: RegionId, from: (f64, f64), to: (f64, f64)) -> Option<Target> {
    let region = region_of(seen, id)?;
    let middle = (region.x + region.width / 2.0, region.y + region.height / 2.0);
    let (from, to) = ((from.0 - middle.0, from.1 - middle.1), (to.0 - middle.0, to.1 - middle.1));
    // Down the picture is positive, and so clockwise is.
    let angle = (from.0 * to.1 - from.1 * to.0).atan2(from.0 * to.0 + from.1 * to.1).to_degrees();
    let kind = if (LEAST_MOVE..ACROSS).contains(&angle) {
        BoardOperationKind::Rotate
    } else if angle.abs() >= ACROSS && (to.0 - from.0).abs() > (to.1 - from.1).abs() {
        BoardOperationKind::Mirror
    } else {
        return None;
    };
    Some(Target::Operation(kind, Some(id)))
}
