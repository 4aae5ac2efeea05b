//! Keyboard cursor: moves between neighboring places as displayed, or between the operations of a region.

use crate::picture::DisplayBoard;
use fivefold_engine::{
    game::{Place, RegionId, Target},
    session::Snapshot,
};

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    Up,
    Right,
    Down,
    Left,
}

/// Returns the target in an arrow's direction; without a cursor, a playable target. `None` at the edge.
pub fn after(board: &DisplayBoard, snapshot: &Snapshot, cursor: Option<Target>, arrow: Arrow) -> Option<Target> {
    match cursor {
        None => start(board, snapshot),
        Some(Target::Place(place)) => board.spot(place)?.neighbors[arrow as usize].map(Target::Place),
        Some(operation @ Target::Operation(..)) => {
            let offered = operations(board, snapshot);
            let index = offered.iter().position(|target| *target == operation);
            match (arrow, index) {
                (Arrow::Left, Some(index)) => offered.get(index.checked_sub(1)?).copied(),
                (Arrow::Right, Some(index)) => offered.get(index + 1).copied(),
                (Arrow::Left | Arrow::Right, None) => offered.first().copied(),
                (Arrow::Up | Arrow::Down, _) => start(board, snapshot),
            }
        }
    }
}

/// Returns the cursor's target after a touch: a newly chosen region moves it to the region's operations.
pub fn after_touch(board: &DisplayBoard, snapshot: &Snapshot, touched: Target) -> Option<Target> {
    let offered = operations(board, snapshot);
    match touched {
        Target::Place(_) => offered.first().copied().or(Some(touched)),
        Target::Operation(..) if offered.contains(&touched) => Some(touched),
        Target::Operation(..) => start(board, snapshot),
    }
}

/// Returns the chosen region, whose operations are offered.
pub fn chosen_region(board: &DisplayBoard, snapshot: &Snapshot) -> Option<RegionId> {
    let picked = snapshot.picked?;
    let is_offered = |id: RegionId| snapshot.operations.iter().any(|operation| operation.region == Some(id));
    board
        .regions()
        .iter()
        .find(|region| region.places.contains(&picked) && is_offered(region.id))
        .map(|region| region.id)
}

/// Returns the picked target, else the touchable place nearest to the center, else any place.
fn start(board: &DisplayBoard, snapshot: &Snapshot) -> Option<Target> {
    if let Some(picked) = snapshot.picked {
        return Some(Target::Place(picked));
    }
    let is_touchable = |place: Place| snapshot.marks.iter().any(|mark| mark.place == place);
    let (x, y) = (board.width() / 2.0, board.height() / 2.0);
    let nearest = board.spots().iter().min_by(|one, other| {
        let rank = |spot: &crate::picture::DisplaySpot| (!is_touchable(spot.place), (spot.x - x).hypot(spot.y - y));
        let ((is_blocked, distance), (other_is_blocked, other_distance)) = (rank(one), rank(other));
        is_blocked.cmp(&other_is_blocked).then(distance.total_cmp(&other_distance))
    });
    nearest.map(|spot| Target::Place(spot.place))
}

fn operations(board: &DisplayBoard, snapshot: &Snapshot) -> Vec<Target> {
    let Some(region) = chosen_region(board, snapshot) else { return Vec::new() };
    let offered = snapshot.operations.iter().filter(|operation| operation.region == Some(region));
    offered.map(|operation| Target::Operation(operation.kind, operation.region)).collect()
}
