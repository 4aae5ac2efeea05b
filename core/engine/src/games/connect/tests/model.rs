//! A slow reference implementation of the rules: a matrix of cells, scanned one by one.

use super::{board, *};
use crate::game::{
    Action, Outcome, Random, Side,
    testing::{actions, after, one_of, random},
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ModelCell {
    Free,
    Ban,
    Blocker,
    Stone(Side),
}

#[derive(Clone)]
struct Model {
    /// Rows from the bottom.
    cells: Vec<Vec<ModelCell>>,
    bonus: Option<(usize, usize)>,
    side: Side,
    blocker_due: bool,
    outcome: Option<Outcome>,
}

impl Model {
    fn new(options: &AnyOptions) -> Self {
        let place = |cell: GridCell| (usize::from(cell.row), usize::from(cell.column));
        let mut cells = vec![vec![ModelCell::Free; options.columns.into()]; options.rows.into()];
        if let Some((row, column)) = options.ban.map(place) {
            cells[row][column] = ModelCell::Ban;
        }
        Self { cells, bonus: options.bonus.map(place), side: Side::First, blocker_due: false, outcome: None }
    }

    fn columns(&self) -> usize {
        self.cells[0].len()
    }

    /// Returns the row where a piece dropped in the column comes to rest.
    fn resting_row(&self, column: usize) -> Option<usize> {
        let mut rest = None;
        for row in (0..self.cells.len()).rev() {
            match self.cells[row][column] {
                ModelCell::Free => rest = Some(row),
                ModelCell::Ban => {}
                ModelCell::Blocker | ModelCell::Stone(_) => break,
            }
        }
        rest
    }

    fn open_columns(&self) -> Vec<usize> {
        match self.outcome {
            Some(_) => Vec::new(),
            None => (0..self.columns()).filter(|column| self.resting_row(*column).is_some()).collect(),
        }
    }

    fn longest_line_through(&self, row: usize, column: usize) -> usize {
        let same = |row: i32, column: i32| {
            let at = usize::try_from(row).ok().zip(usize::try_from(column).ok());
            at.and_then(|(row, column)| self.cells.get(row)?.get(column)) == Some(&ModelCell::Stone(self.side))
        };
        let (row, column) = (i32::try_from(row).unwrap(), i32::try_from(column).unwrap());
        let run = |up: i32, right: i32| (1..12).take_while(|n| same(row + n * up, column + n * right)).count();
        let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
        directions.iter().map(|(up, right)| run(*up, *right) + 1 + run(-up, -right)).max().unwrap()
    }

    fn play(&mut self, column: usize) {
        let row = self.resting_row(column).expect("the column is open");
        self.cells[row][column] = if self.blocker_due { ModelCell::Blocker } else { ModelCell::Stone(self.side) };
        let wins = !self.blocker_due && self.longest_line_through(row, column) >= 4;
        let is_full = (0..self.columns()).all(|column| self.resting_row(column).is_none());
        let earns_blocker = !self.blocker_due && self.bonus == Some((row, column));
        if wins {
            self.outcome = Some(Outcome::Win(self.side));
        } else if is_full {
            self.outcome = Some(Outcome::Draw);
        } else if earns_blocker {
            self.blocker_due = true;
            return;
        }
        self.blocker_due = false;
        self.side = self.side.other();
    }

    /// Returns whether the position agrees on every cell and on the action due.
    fn agrees_with<B: Bits>(&self, position: &ConnectAny<B>) -> bool {
        let grid = position.grid();
        let content = |cell: GridCell| {
            let bit = grid.bit(cell);
            let stone = Side::BOTH.into_iter().find(|side| position.stones(*side).meets(bit));
            match stone {
                Some(side) => ModelCell::Stone(side),
                None if grid.ban().meets(bit) => ModelCell::Ban,
                None if position.blockers().meets(bit) => ModelCell::Blocker,
                None => ModelCell::Free,
            }
        };
        let row = |row| (0..grid.columns()).map(|column| content(GridCell { column, row })).collect::<Vec<_>>();
        (0..grid.rows()).map(row).eq(self.cells.iter().cloned())
            && position.ending().map(|ending| ending.outcome) == self.outcome
            && (self.outcome.is_some()
                || (position.side(), position.status().is_mid_move()) == (self.side, self.blocker_due))
    }
}

fn column_of(action: Action) -> usize {
    ConnectAction::from_action(action).expect("a legal action").column().into()
}

/// Plays a random game on both implementations and compares everything after each action.
fn compare<B: Bits>(options: &AnyOptions, random: &mut Random) {
    let mut position = ConnectAny::<B>::start(options).unwrap();
    let mut model = Model::new(options);
    loop {
        assert!(model.agrees_with(&position), "{options:?}: {position:?}");
        let actions = actions(&position);
        assert_eq!(actions.iter().map(|action| column_of(*action)).collect::<Vec<_>>(), model.open_columns());
        check_threats(&position, &actions);
        if actions.is_empty() {
            break;
        }
        let action = one_of(&actions, random);
        position.play_unchecked(action);
        model.play(column_of(action));
    }
}

/// Asserts that a landing is a threat exactly if a disc on it wins.
fn check_threats<B: Bits>(position: &ConnectAny<B>, actions: &[Action]) {
    for action in actions.iter().filter(|_| !position.status().is_mid_move()) {
        let landing = position.grid().landing(position.filled(), u8::try_from(column_of(*action)).unwrap());
        let wins = after(position, *action).phase() == Phase::Won;
        assert_eq!(position.threats(position.side()).meets(landing), wins, "{position:?} {action:?}");
    }
}

#[test]
fn random_games_agree_with_model() {
    let mut random = random(4);
    for (rows, columns) in (4..=12).flat_map(|rows| (4..=12).map(move |columns| (rows, columns))) {
        for (round, mode) in Mode::ALL.into_iter().cycle().take(24).enumerate() {
            let options = AnyOptions { rows, columns, mode, ban: None, bonus: None, seed: round as u64 };
            let options = options.settle().unwrap();
            match options.width() {
                Width::Narrow => compare::<u64>(&options, &mut random),
                Width::Double => compare::<u128>(&options, &mut random),
                Width::Triple => compare::<Wide>(&options, &mut random),
            }
        }
    }
}

#[test]
fn bit_set_width_does_not_change_rules() {
    let options = board(6, 7, "d2", "e3");
    for seed in 0..200 {
        compare::<u64>(&options, &mut random(seed));
        compare::<u128>(&options, &mut random(seed));
        compare::<Wide>(&options, &mut random(seed));
    }
}
