use super::{Values, moves::values_for};
use crate::{
    game::{Action, Proof, Rules, Verdict},
    games::bridgit::{
        BridgeCell, Bridgit, BridgitBoard, Cells, Way,
        lattice::{beside, grown},
    },
};

/// A move with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The cell.
    pub cell: BridgeCell,
    /// The value for the side that makes the move.
    pub proof: Proof,
}

/// The sort key: lower is stronger, most important first.
type Rank = [u16; 5];

/// Returns all moves, best first. Winning moves are ordered by the fewest further bridges needed, then by the longest
/// way left to the opponent; losing moves by the fewest winning answers. `None` if stopped.
#[must_use]
pub fn ranked(position: &Bridgit, values: &Values, stop: &dyn Fn() -> bool) -> Option<Vec<Ranked>> {
    let mut moves = Vec::new();
    for cell in position.free().iter() {
        if stop() {
            return None;
        }
        moves.push(rank(position, values, cell));
    }
    moves.sort_by_key(|(rank, moved)| (*rank, moved.cell));
    Some(moves.into_iter().map(|(_, moved)| moved).collect())
}

fn rank(position: &Bridgit, values: &Values, cell: BridgeCell) -> (Rank, Ranked) {
    const FOR_EVER: u16 = 999;
    let mut after = *position;
    after.play_unchecked(Action::from(cell));

    let (board, way, verdict) = (position.board(), position.mover(), values.of(cell));
    let length = |way| distance(board, way, after.bridges(way), after.free()).unwrap_or(FOR_EVER);
    let (own, enemy) = (length(way), length(way.other()));
    // The difficulty of the answer only matters if no move wins.
    let answers = if verdict < Verdict::Win && verdict == values.verdict { answers(&after, verdict) } else { 0 };
    let moves = match verdict {
        Verdict::Win => (own == 0).then_some(1),
        Verdict::Loss => (enemy == 1).then_some(2),
        Verdict::Draw => None,
    };
    let worth = match verdict {
        Verdict::Win => 0,
        Verdict::Draw => 1,
        Verdict::Loss => 2 + u16::from(enemy == 1),
    };
    let rank = [worth, answers, own, FOR_EVER - enemy.min(FOR_EVER), from_center(position, cell)];
    (rank, Ranked { cell, proof: Proof { verdict, moves } })
}

/// Returns the number of answers that keep the result: those that win after a losing move, or draw after a drawing one.
fn answers(after: &Bridgit, verdict: Verdict) -> u16 {
    if after.ending().is_some() {
        return 0;
    }
    let values = values_for(after, after.mover());
    let good = if verdict == Verdict::Loss { values.winning } else { values.holding };
    u16::try_from(good.len()).unwrap_or(u16::MAX)
}

fn from_center(position: &Bridgit, cell: BridgeCell) -> u16 {
    let (board, point) = (position.board(), position.board().point(cell));
    u16::from((2 * point.row + 1).abs_diff(board.rows()) + (2 * point.column + 1).abs_diff(board.columns()))
}

/// Returns the minimum number of further bridges that the side of this way needs to join its shores without
/// interference, or `None` if it is cut off.
#[must_use]
pub fn distance(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Option<u16> {
    let mut reached = grown(board, way, board.near(way) & own, own);
    let mut bridges = 0;
    while (reached & board.far(way)).is_empty() {
        let next = (beside(board, way, reached) | board.near(way)) & free & !reached;
        if next.is_empty() {
            return None;
        }
        reached = grown(board, way, reached | next, own | reached | next);
        bridges += 1;
    }
    Some(bridges)
}
