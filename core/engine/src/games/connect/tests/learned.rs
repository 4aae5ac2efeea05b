use super::*;
use crate::game::{
    Action, Prior, Random, Side, Status, Think, Trail, below,
    testing::{after, any_action, random},
};

/// The boards of the tests: each width of bit sets and every kind of special cells.
fn boards() -> [AnyOptions; 5] {
    [
        board(6, 7, "", ""),
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

/// Returns the numbers of windows with one and two stones of a side, and otherwise free cells; vertical ones excluded.
fn slow_windows<B: Bits>(position: &ConnectAny<B>, side: Side) -> [f32; 2] {
    let grid = position.grid();
    let mut counts = [0.0; 2];
    for column in 0..i32::from(grid.columns()) {
        for row in 0..i32::from(grid.rows()) {
            for slope in -1..=1 {
                let cells: Vec<B> = (0..4)
                    .filter_map(|step| {
                        let (column, row) = (u8::try_from(column + step).ok()?, u8::try_from(row + slope * step).ok()?);
                        let is_inside = column < grid.columns() && row < grid.rows();
                        is_inside.then(|| grid.bit(GridCell { column, row }))
                    })
                    .collect();
                let own = cells.iter().filter(|cell| position.stones(side).meets(**cell)).count();
                let free = cells.iter().filter(|cell| !position.filled().meets(**cell)).count();
                if cells.len() == 4 && own + free == 4 && (own == 1 || own == 2) {
                    counts[own - 1] += 1.0;
                }
            }
        }
    }
    [counts[0] / 16.0, counts[1] / 8.0]
}

fn check_counts<B: Bits>(options: &AnyOptions) {
    each_position::<B>(options, 100, |position, _| {
        let (inputs, side) = (position.learning_inputs(), position.side());
        assert_eq!(inputs.value[..2], slow_windows(position, side), "{position:?}");
        assert_eq!(inputs.value[5..7], slow_windows(position, side.other()), "{position:?}");
        for column in inputs.columns {
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
