use super::*;
use crate::game::{
    Action, Prior, Random, Side, Status, Think, Trail, below,
    testing::{after, any_action, random},
};

/// The boards of the tests: each width of bit sets and every kind of special cells.
fn boards() -> [AnyOptions; 6] {
    [
        board(6, 7, "", ""),
        board(7, 5, "c3", ""),
        board(4, 4, "b4", "a1"),
        board(8, 8, "c3", ""),
        board(9, 7, "", "d3"),
        board(12, 12, "f1", "g7"),
    ]
}

/// Calls `check` with random unfinished positions of a board; a disc is due in each.
fn each_position<B: Bits>(options: &AnyOptions, count: usize, mut check: impl FnMut(&ConnectAny<B>, &mut Random)) {
    let mut random = random(5);
    let cells = u32::from(options.rows) * u32::from(options.columns);
    for _ in 0..count {
        let mut position = ConnectAny::<B>::start(options).expect("legal options");
        for _ in 0..below(&mut random, cells) {
            let next = after(&position, any_action(&position, &mut random));
            if next.ending().is_some() {
                break;
            }
            position = next;
        }
        if position.phase() == Phase::Disc {
            check(&position, &mut random);
        }
    }
}

/// Calls a generic function with the narrowest bit sets of a board.
macro_rules! narrowest {
    ($options:expr, $check:ident) => {
        match $options.width() {
            Width::Narrow => $check::<u64>($options),
            Width::Double => $check::<u128>($options),
            Width::Triple => $check::<Wide>($options),
        }
    };
}

/// Returns the stones and blockers of a position, on the cells that `place` gives, owned as `owner` gives.
fn rebuilt<B: Bits>(
    position: &ConnectAny<B>,
    options: &AnyOptions,
    place: impl Fn(GridCell) -> GridCell,
    owner: impl Fn(Side) -> Side,
) -> ConnectAny<B> {
    let moved = |special: Option<GridCell>| special.map(&place);
    let options = AnyOptions { ban: moved(options.ban), bonus: moved(options.bonus), ..options.clone() };
    let start = ConnectAny::<B>::start(&options).expect("legal options");
    let sets = Side::BOTH.map(|side| (position.stones(side), Some(owner(side))));
    let pieces = sets.into_iter().chain([(position.blockers(), None)]).flat_map(|(set, owner)| {
        let cells: Vec<_> = set.each().map(|number| start.grid().bit(place(position.grid().cell(number)))).collect();
        cells.into_iter().map(move |cell| (cell, owner))
    });
    start.with_pieces(pieces.collect(), owner(position.side())).expect("a legal position")
}

/// Returns the values of the columns of a position, from left to right.
fn priors<B: Bits>(position: &ConnectAny<B>) -> Vec<f32> {
    let (mut actions, mut priors): (Vec<Action>, Vec<Prior>) = (Vec::new(), Vec::new());
    position.actions(&mut actions);
    position.priors(&actions, &mut priors);
    assert_eq!(priors.len(), actions.len());
    priors.iter().map(|prior| prior.value.get()).collect()
}

/// Returns the bits of the inputs of the position's value.
fn value_inputs<B: Bits>(position: &ConnectAny<B>) -> [u32; VALUE_INPUTS] {
    position.learning_inputs().value.map(f32::to_bits)
}

fn check_symmetries<B: Bits>(options: &AnyOptions) {
    each_position::<B>(options, 300, |position, _| {
        let mirrored = |cell: GridCell| GridCell { column: options.columns - 1 - cell.column, ..cell };
        let mirror = rebuilt(position, options, mirrored, |side| side);
        assert_eq!(value_inputs(&mirror), value_inputs(position), "{position:?}");
        let mut reversed = priors(&mirror);
        reversed.reverse();
        assert_eq!(reversed, priors(position), "{position:?}");
        let swapped = rebuilt(position, options, |cell| cell, Side::other);
        assert_eq!(value_inputs(&swapped), value_inputs(position), "{position:?}");
        assert_eq!(priors(&swapped), priors(position), "{position:?}");
    });
}

#[test]
fn learned_evaluation_is_symmetric() {
    for options in &boards() {
        narrowest!(options, check_symmetries);
    }
}

/// A position read cell by cell, with one side's stones first.
struct SlowView<'a, B> {
    position: &'a ConnectAny<B>,
    stones: [B; 2],
}

impl<B: Bits> SlowView<'_, B> {
    fn cells(&self) -> Vec<GridCell> {
        let grid = self.position.grid();
        let columns = 0..grid.columns();
        columns.flat_map(|column| (0..grid.rows()).map(move |row| GridCell { column, row })).collect()
    }

    fn has(&self, set: B, cell: GridCell) -> bool {
        set.meets(self.position.grid().bit(cell))
    }

    fn is_free(&self, cell: GridCell) -> bool {
        !self.has(self.position.filled(), cell)
    }

    fn free_of(&self, column: u8) -> Vec<GridCell> {
        self.cells().into_iter().filter(|cell| cell.column == column && self.is_free(*cell)).collect()
    }

    fn is_landing(&self, cell: GridCell) -> bool {
        self.free_of(cell.column).first() == Some(&cell)
    }

    fn is_threat(&self, side: usize, cell: GridCell) -> bool {
        let grid = self.position.grid();
        self.is_free(cell) && has_four(self.stones[side] | grid.bit(cell), grid.stride())
    }

    /// Returns the windows of four cells that are not vertical.
    fn windows(&self) -> Vec<[GridCell; 4]> {
        let grid = self.position.grid();
        let window = |cell: GridCell, slope: i32| {
            let step = |step: i32| {
                let row = u8::try_from(i32::from(cell.row) + slope * step).ok().filter(|row| *row < grid.rows())?;
                let column = cell.column + u8::try_from(step).ok()?;
                (column < grid.columns()).then_some(GridCell { column, row })
            };
            Some([step(0)?, step(1)?, step(2)?, step(3)?])
        };
        self.cells().into_iter().flat_map(|cell| (-1..=1).filter_map(move |slope| window(cell, slope))).collect()
    }

    /// Returns whether a window of this cell has two stones of a side and another cell that `is_last` accepts.
    fn is_third(&self, side: usize, cell: GridCell, is_last: impl Fn(GridCell) -> bool) -> bool {
        self.windows().into_iter().filter(|window| window.contains(&cell)).any(|window| {
            let others = window.into_iter().filter(|other| *other != cell);
            let rest: Vec<GridCell> = others.filter(|other| !self.has(self.stones[side], *other)).collect();
            matches!(rest[..], [last] if is_last(last))
        })
    }

    fn is_tower(&self, side: usize, cell: GridCell) -> bool {
        let below = |distance| cell.row.checked_sub(distance).map(|row| GridCell { row, ..cell });
        [1, 2].into_iter().all(|distance| below(distance).is_some_and(|cell| self.has(self.stones[side], cell)))
    }

    fn flags(&self, landing: GridCell) -> [bool; COLUMN_INPUTS] {
        let could_threaten = |cell| self.is_third(1, cell, |last| self.is_free(last));
        let above = self.free_of(landing.column).get(1).copied();
        [
            self.is_third(0, landing, |last| self.is_landing(last)),
            could_threaten(landing),
            self.is_tower(0, landing),
            self.is_tower(1, landing),
            above.is_some_and(|cell| self.is_threat(0, cell)),
            above.is_some_and(|cell| self.is_threat(1, cell)),
            above.is_some_and(could_threaten),
            self.is_threat(1, landing),
        ]
    }

    /// Returns the inputs of one side: windows, then useful threats.
    fn side_inputs(&self, side: usize) -> [f32; 5] {
        let mut counts = [0.0; 5];
        for window in self.windows() {
            let own = window.into_iter().filter(|cell| self.has(self.stones[side], *cell)).count();
            let free = window.into_iter().filter(|cell| self.is_free(*cell)).count();
            if own + free == 4 && (own == 1 || own == 2) {
                counts[own - 1] += 1.0;
            }
        }
        let free = self.cells().into_iter().filter(|cell| self.is_free(*cell)).count();
        for column in 0..self.position.grid().columns() {
            let cells = self.free_of(column);
            for (height, cell) in cells.iter().enumerate().skip(1) {
                if !self.is_threat(side, *cell) || cells[..height].iter().any(|cell| self.is_threat(1 - side, *cell)) {
                    continue;
                }
                // The sides fill the other columns, then this one up to the threat.
                let is_movers = (free - cells.len() + height).is_multiple_of(2);
                let index = if height == 1 {
                    4
                } else if is_movers == (side == 0) {
                    2
                } else {
                    3
                };
                counts[index] += 1.0;
            }
        }
        let units = [16.0, 8.0, 2.0, 2.0, 2.0];
        std::array::from_fn(|index| counts[index] / units[index])
    }
}

fn check_counts<B: Bits>(options: &AnyOptions) {
    each_position::<B>(options, 400, |position, _| {
        let (inputs, side) = (position.learning_inputs(), position.side());
        let slow = SlowView { position, stones: [position.stones(side), position.stones(side.other())] };
        assert_eq!(inputs.value[..5], slow.side_inputs(0), "{position:?}");
        assert_eq!(inputs.value[5..10], slow.side_inputs(1), "{position:?}");
        let columns: Vec<u8> = inputs.columns.iter().map(|column| column.column).collect();
        let open = (0..options.columns).filter(|column| !slow.free_of(*column).is_empty());
        assert_eq!(columns, open.collect::<Vec<u8>>());
        for column in inputs.columns {
            assert_eq!(
                column.flags,
                slow.flags(slow.free_of(column.column)[0]),
                "column {}: {position:?}",
                column.column
            );
            let mut after = *position;
            after.play_unchecked(ConnectAction::Disc(column.column).into());
            let is_lost = after.phase() == Phase::Disc && after.winning_action().is_some();
            if position.winning_action().is_none() && matches!(after.status(), Status::ToMove(_)) {
                assert_eq!(column.is_losing, is_lost, "column {}: {position:?}", column.column);
            }
        }
    });
}

#[test]
fn learned_inputs_agree_with_slow_counts() {
    for options in &boards() {
        narrowest!(options, check_counts);
    }
}

fn check_switch<B: Bits>(options: &AnyOptions) {
    let value = |position: &ConnectAny<B>| position.leaf_value(&mut (), &mut random(0), &mut Trail::default()).get();
    each_position::<B>(options, 20, |position, _| {
        let mut without = *position;
        without.forget_learning();
        assert!(value(position).abs() < 1.0 && value(&without).fract().abs() < f32::EPSILON);
        assert!(!priors(position).is_empty());
        let mut none = Vec::new();
        without.priors(&[], &mut none);
        assert!(none.is_empty());
    });
}

#[test]
fn learned_evaluation_can_be_disabled() {
    for options in &boards() {
        narrowest!(options, check_switch);
    }
    let classic = ConnectFour::start(&crate::game::NoOptions::default()).expect("a board");
    let mut none = Vec::new();
    classic.priors(&[], &mut none);
    assert!(none.is_empty(), "Connect Four has a solver instead");
}
