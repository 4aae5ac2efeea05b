//! A slow reference implementation of Pentago Twist, with arrays and loops.

use super::super::{PentagoTwist, Twist, TwistKind};
use crate::game::{
    Outcome, Side,
    testing::{one_of, random},
};

/// A board of rows from the top; each cell is empty or holds a side's stone.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SlowTwistBoard {
    cells: [[Option<Side>; 6]; 6],
    moves: usize,
}

impl SlowTwistBoard {
    fn empty() -> Self {
        Self { cells: [[None; 6]; 6], moves: 0 }
    }

    fn side(&self) -> Side {
        Side::BOTH[self.moves % 2]
    }

    /// Returns the board after a whole move: a stone in this row and column, then a quadrant rotated or mirrored.
    fn after(&self, row: usize, column: usize, quadrant: usize, kind: TwistKind) -> Self {
        let mut placed = self.clone();
        placed.cells[row][column] = Some(self.side());
        placed.moves += 1;
        let (top, left) = (quadrant / 2 * 3, quadrant % 2 * 3);
        let mut after = placed.clone();
        for down in 0..3 {
            for right in 0..3 {
                let stone = placed.cells[top + down][left + right];
                match kind {
                    // A clockwise quarter rotation makes the top row the right column.
                    TwistKind::Rotate => after.cells[top + right][left + 2 - down] = stone,
                    TwistKind::Mirror => after.cells[top + down][left + 2 - right] = stone,
                }
            }
        }
        after
    }

    fn has_five(&self, side: Side) -> bool {
        let at = |row: i32, column: i32| {
            let row = usize::try_from(row).ok().and_then(|row| self.cells.get(row))?;
            *row.get(usize::try_from(column).ok()?)?
        };
        let mut found = false;
        for row in 0..6 {
            for column in 0..6 {
                for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    found |= (0..5).all(|step| at(row + step * down, column + step * right) == Some(side));
                }
            }
        }
        found
    }

    fn outcome(&self) -> Option<Outcome> {
        match (self.has_five(Side::First), self.has_five(Side::Second)) {
            (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Win(Side::First)),
            (false, true) => Some(Outcome::Win(Side::Second)),
            (false, false) => (self.moves == 36).then_some(Outcome::Draw),
        }
    }
}

/// The board of a position of the game.
impl From<&PentagoTwist> for SlowTwistBoard {
    fn from(position: &PentagoTwist) -> Self {
        let mut board = Self::empty();
        for side in Side::BOTH {
            for cell in position.stones(side).cells() {
                board.cells[usize::from(cell.row())][usize::from(cell.column())] = Some(side);
                board.moves += 1;
            }
        }
        board
    }
}

#[test]
fn random_games_agree_with_slow_implementation() {
    let mut random = random(1);
    for _ in 0..3000 {
        let mut position = PentagoTwist::EMPTY;
        let mut board = SlowTwistBoard::empty();
        while position.outcome().is_none() {
            let cell = one_of(&position.empty().cells().collect::<Vec<_>>(), &mut random);
            let twist @ Twist { quadrant, kind } = one_of(&Twist::ALL, &mut random);
            position.place(cell);
            position.twist(twist);
            board = board.after(cell.row().into(), cell.column().into(), quadrant.index().into(), kind);
            assert_eq!(board, SlowTwistBoard::from(&position));
            assert_eq!(board.outcome(), position.outcome(), "{board:?}");
            assert_eq!(board.side(), position.side());
        }
    }
}
