use std::collections::VecDeque;

use super::{Prospect, pebbles::MOST_POINTS, standing};
use crate::games::bridgit::{BridgitBoard, Cell, Cells, Way};

/// Two trees without a common cell that join the shores and span the same points, for a side that wins even if it is
/// the opponent's turn; `None` for others. As few cells as possible: without any one of them the proof fails.
#[must_use]
pub fn two_trees(board: BridgitBoard, way: Way, own: Cells, free: Cells) -> Option<[Cells; 2]> {
    let always = |free| standing(board, way, own, free) == Prospect::Always;
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

/// Two sets of cells, neither of which contains a ring.
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

    /// Adds a cell to one of them, moving others over if need be; `false` if there is no room for it in both together.
    ///
    /// Every cell of the ring it would close could go to the other forest instead, and so on: the shortest such chain
    /// of replacements is found in breadth (the augmenting path of matroid partition).
    fn add(&mut self, cell: Cell) -> bool {
        let mut pushed_by: Vec<Option<Cell>> = vec![None; usize::from(BridgitBoard::MOST_CELLS)];
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

    /// Puts the last cell of a chain into this forest, and each one before it where its successor was.
    fn shift(&mut self, pushed_by: &[Option<Cell>], last: Cell, index: usize) {
        let (mut cell, mut into) = (last, index);
        loop {
            self.cells[into].insert(cell);
            let Some(pusher) = pushed_by[usize::from(cell.0)] else { return };
            // It leaves the other forest, and who pushed it comes in there.
            into = 1 - into;
            self.cells[into].remove(cell);
            cell = pusher;
        }
    }

    /// The cells of a forest that would make a ring together with this one, or `None` if there would be no ring.
    fn ring(&self, index: usize, cell: Cell) -> Option<Cells> {
        let [begin, end] = self.board.ends(cell, self.way);
        let mut reached_by = vec![None; MOST_POINTS];
        let mut queue = VecDeque::from([begin]);
        let mut ways_on: Vec<(Cell, [u8; 2])> = Vec::new();
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

    fn path(&self, reached_by: &[Option<(Cell, u8)>], begin: u8, end: u8) -> Cells {
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
