//! The keyboard's cursor: on a place it goes by the neighbours on the screen, on an operation from one to the next.

use super::Arrow;
use crate::picture::SeenBoard;
use fivefold_engine::{
    game::{Place, RegionId, Target},
    session::Snapshot,
};

/// What an arrow leads to; from nowhere it is where something may be done. Nothing at the edge.
pub fn after(board: &SeenBoard, snapshot: &Snapshot, cursor: Option<Target>, arrow: Arrow) -> Option<Target> {
    match cursor {
        None => start(board, snapshot),
        Some(Target::Place(place)) => board.spot(place)?.neighbours[arrow as usize].map(Target::Place),
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

/// Where the cursor is after it has touched something: a region that got chosen offers its operations.
pub fn after_touch(board: &SeenBoard, snapshot: &Snapshot, touched: Target) -> Option<Target> {
    let offered = operations(board, snapshot);
    match touched {
        Target::Place(_) => offered.first().copied().or(Some(touched)),
        Target::Operation(..) if offered.contains(&touched) => Some(touched),
        Target::Operation(..) => start(board, snapshot),
    }
}

/// The region whose operations are offered: the one that was touched.
pub fn chosen_region(board: &SeenBoard, snapshot: &Snapshot) -> Option<RegionId> {
    let picked = snapshot.picked?;
    let is_offered = |id: RegionId| snapshot.operations.iter().any(|operation| operation.region == Some(id));
    board
        .regions()
        .iter()
        .find(|region| region.places.contains(&picked) && is_offered(region.id))
        .map(|region| region.id)
}

/// What is picked, else the place to touch that is nearest to the middle, else any place.
fn start(board: &SeenBoard, snapshot: &Snapshot) -> Option<Target> {
    if let Some(picked) = snapshot.picked {
        return Some(Target::Place(picked));
    }
    let is_touchable = |place: Place| snapshot.marks.iter().any(|mark| mark.place == place);
    let (x, y) = (board.width() / 2.0, board.height() / 2.0);
    let nearest = board.spots().iter().min_by(|one, other| {
        let rank = |spot: &crate::picture::SeenSpot| (!is_touchable(spot.place), (spot.x - x).hypot(spot.y - y));
        let ((none, far), (none_other, far_other)) = (rank(one), rank(other));
        none.cmp(&none_other).then(far.total_cmp(&far_other))
    });
    nearest.map(|spot| Target::Place(spot.place))
}

fn operations(board: &SeenBoard, snapshot: &Snapshot) -> Vec<Target> {
    let Some(region) = chosen_region(board, snapshot) else { return Vec::new() };
    let offered = snapshot.operations.iter().filter(|operation| operation.region == Some(region));
    offered.map(|operation| Target::Operation(operation.kind, operation.region)).collect()
}
