use rand::SeedableRng;
use serde_json::{Value, json};

use super::{BridgeCell, BridgitBoard, Way, solver, start};
use crate::game::{Random, Verdict, below};

/// The number of cells per wall, on boards with walls.
const CELLS_PER_WALL: u8 = 12;

/// Draws options from a seed: any square board, either starter, and a few walls on every third board.
#[must_use]
pub fn surprise(seed: u64) -> Value {
    let mut random = Random::seed_from_u64(seed);
    let sizes = u32::from((BridgitBoard::LONGEST - BridgitBoard::SHORTEST) / 2 + 1);
    let size = u32::from(BridgitBoard::SHORTEST) + 2 * below(&mut random, sizes);
    let starter = if below(&mut random, 2) == 0 { Way::Vertical } else { Way::Horizontal };
    let bare = json!({ "size": size, "starter": starter });
    if below(&mut random, 3) > 0 {
        return bare;
    }
    // Walls that decide the game or make it a draw are drawn again.
    for _ in 0..100 {
        let mut walled = bare.clone();
        walled["walls"] = walls(&bare, &mut random).into();
        if start(&walled).is_some_and(|start| start.ending().is_none() && solver::verdict(&start) != Verdict::Draw) {
            return walled;
        }
    }
    bare
}

/// Draws the names of some cells of the board of these options.
fn walls(options: &Value, random: &mut Random) -> Vec<String> {
    let Some(start) = start(options) else { return Vec::new() };
    let mut cells: Vec<BridgeCell> = start.free().iter().collect();
    let count = start.board().cells().div_ceil(CELLS_PER_WALL);
    let drawn = (0..count).map(|_| cells.swap_remove(below(random, cells.len().try_into().unwrap_or(1)) as usize));
    let mut drawn: Vec<BridgeCell> = drawn.collect();
    drawn.sort_unstable();
    drawn.into_iter().map(|cell| start.cell_name(cell)).collect()
}
