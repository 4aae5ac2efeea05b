use std::collections::VecDeque;

use super::{Prospect, pebbles::MOST_POINTS, prospect};
use crate::games::bridgit::{BridgeCell, BridgitBoard, Cells, Way};

/// Returns two disjoint trees that join the shores and span the same vertices, for a side that wins even if the
/// opponent moves first; otherwise `None`. The trees are minimal: the proof fails without any one of their cells.
#[must_use]
pub fn two_trees(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Option<[Cells; 2]> {
    let always = |free| prospect(board, way, own, free) == Prospect::Always;
    if !always(free) {
        return None;
    }
    let mut needed = free;
    for cell in free.iter() {
        if always(needed & !Cells::only(cell)) {
            needed.remove(cell);
        }
    }
    let mut forests = Forests::new(board, way, own);
    needed.iter().all(|cell| forests.add(cell)).then_some(forests.cells)
}

/// Two sets of cells, each without cycles.
struct Forests {
    board: BridgitBoard,
    way: Way,
    own: Cells,
    cells: [Cells; 2],
}

impl Forests {
    const fn new(board: BridgitBoard, way: Way, own: Cells) -> Self {
        Self { board, way, own, cells: [Cells::NONE; 2] }
    }

    /// Adds a cell to one of the forests, exchanging others if needed; `false` if the two forests cannot cover the
    /// cell.
    ///
    /// A breadth-first search finds the shortest augmenting path of the matroid partition: each cell of the cycle that
    /// the new cell closes can move to the other forest, and so on.
    fn add(&mut self, cell: BridgeCell) -> bool {
        let mut pushed_by: Vec<Option<BridgeCell>> = vec![None; usize::from(BridgitBoard::MOST_CELLS)];
        let mut seen = Cells::only(cell);
        let mut queue = VecDeque::from([cell]);
        while let Some(pushing) = queue.pop_front() {
            for index in 0..2 {
                if self.cells[index].contains(pushing) {
                    continue;
                }
                let Some(ring) = self.ring(index, pushing) else {
                    self.shift(&pushed_by, pushing, index);
                    return true;
                };
                for pushed in (ring & !seen).iter() {
                    seen.insert(pushed);
                    pushed_by[usize::from(pushed.0)] = Some(pushing);
                    queue.push_back(pushed);
                }
            }
        }
        false
    }

    /// Adds the last cell of a chain to this forest, and replaces it in the other forest by its predecessor, and so on.
    fn shift(&mut self, pushed_by: &[Option<BridgeCell>], last: BridgeCell, index: usize) {
        let (mut cell, mut into) = (last, index);
        loop {
            self.cells[into].insert(cell);
            let Some(pusher) = pushed_by[usize::from(cell.0)] else { return };
            // The cell leaves the other forest, and its predecessor enters there.
            into = 1 - into;
            self.cells[into].remove(cell);
            cell = pusher;
        }
    }

    /// Returns the cells of a forest that would form a cycle with this cell, or `None` if there would be no cycle.
    fn ring(&self, index: usize, cell: BridgeCell) -> Option<Cells> {
        let [begin, end] = self.board.ends(cell, self.way);
        let mut reached_by = vec![None; MOST_POINTS];
        let mut queue = VecDeque::from([begin]);
        let mut ways_on: Vec<(BridgeCell, [u8; 2])> = Vec::new();
        ways_on.extend((self.cells[index] | self.own).iter().map(|edge| (edge, self.board.ends(edge, self.way))));
        while let Some(point) = queue.pop_front() {
            if point == end {
                return Some(self.path(&reached_by, begin, end));
            }
            for (edge, [a, b]) in &ways_on {
                for (from, to) in [(*a, *b), (*b, *a)] {
                    if from == point && to != begin && reached_by[usize::from(to)].is_none() {
                        reached_by[usize::from(to)] = Some((*edge, from));
                        queue.push_back(to);
                    }
                }
            }
        }
        None
    }

    fn path(&self, reached_by: &[Option<(BridgeCell, u8)>], begin: u8, end: u8) -> Cells {
        let mut path = Cells::NONE;
        let mut point = end;
        while point != begin {
            let Some((edge, from)) = reached_by[usize::from(point)] else { break };
            path.insert(edge);
            point = from;
        }
        path & !self.own
    }
}
