use rand::SeedableRng;
use serde_json::json;

use super::{GAME, Hex, HexOptions, rules::SWAP};
use crate::{
    game::{
        Action, BoardOperationKind, Gesture, Message, Move, MoveError, PositionHistory, Random, Rules, Show, Side,
        Status, Target, Think, below,
    },
    games::{Game, GameState},
    search::{SearchLimits, Settings, SystemClock, Unmonitored, think},
};

fn after(size: u16, moves: &str) -> Box<dyn GameState> {
    let mut state = GAME.open(&json!({ "size": size })).expect("a supported size");
    for text in moves.split_whitespace() {
        let mv = state.read_move(text).unwrap_or_else(|error| panic!("{error}:\n{}", state.position().text_board()));
        mv.actions().for_each(|action| drop(state.play(action).expect("a legal action")));
    }
    state
}

fn refusal(state: &dyn GameState, text: &str) -> &'static str {
    match state.read_move(text) {
        Err(MoveError::Illegal { reason, .. }) => reason.key,
        other => panic!("{text}: {other:?}"),
    }
}

/// Returns the color whose stones join its edges, by a search over coordinates instead of bitboards.
fn joined(position: &Hex) -> Option<Side> {
    let size = i32::from(position.board.size());
    Side::BOTH.into_iter().find(|color| {
        let is_own = |row: i32, column: i32| {
            let is_inside = (0..size).contains(&row) && (0..size).contains(&column);
            is_inside && position.stones[color.index()] >> (row * size + column) & 1 == 1
        };
        let goes_down = *color == Side::First;
        let mut seen = vec![false; usize::try_from(size * size).expect("small")];
        let start = (0..size).map(|index| if goes_down { (0, index) } else { (index, 0) });
        let mut queue: Vec<(i32, i32)> = start.filter(|(row, column)| is_own(*row, *column)).collect();
        while let Some((row, column)) = queue.pop() {
            if (if goes_down { row } else { column }) == size - 1 {
                return true;
            }
            let visited = &mut seen[usize::try_from(row * size + column).expect("inside")];
            if std::mem::replace(visited, true) {
                continue;
            }
            let steps = [(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)];
            queue.extend(
                steps.map(|(down, right)| (row + down, column + right)).into_iter().filter(|it| is_own(it.0, it.1)),
            );
        }
        false
    })
}

fn random_game(size: u16, seed: u64, mut check: impl FnMut(&Hex)) {
    let mut random = Random::seed_from_u64(seed);
    let mut position = Hex::start(&HexOptions { size, swap: true }).expect("a supported size");
    let mut actions = Vec::new();
    loop {
        check(&position);
        position.actions(&mut actions);
        let Ok(count @ 1..) = u32::try_from(actions.len()) else { break };
        position.play_unchecked(actions[below(&mut random, count) as usize]);
    }
}

#[test]
fn perft_counts_cells_and_swap() {
    // 25 first stones, then 24 cells or the swap, after which again 24 cells are free.
    let counts: Vec<u64> = (0..=3).map(|depth| after(5, "").perft(depth)).collect();
    assert_eq!(counts, [1, 25, 25 * 25, 25 * (24 * 23 + 24)]);
}

#[test]
fn winner_agrees_with_search_over_coordinates() {
    for size in 5..=11 {
        for seed in 0..60 {
            random_game(size, seed, |position| {
                assert_eq!(position.winner(), joined(position), "{}", position.text_board());
            });
        }
    }
}

#[test]
fn full_board_has_exactly_one_winner() {
    let position = Hex::start(&HexOptions { size: 7, swap: false }).expect("a supported size");
    for seed in 0..200 {
        let mut random = Random::seed_from_u64(seed);
        let stones = position.filled(&mut random, &mut Vec::new());
        assert_eq!(stones.map(u128::count_ones), [25, 24]);
        assert_ne!(position.joins(stones[0], Side::First), position.joins(stones[1], Side::Second));
    }
}

#[test]
fn chain_runs_from_edge_to_edge_between_touching_cells() {
    let state = after(5, "c1 a2 c2 a3 c3 a4 c4 e2 b5");
    let lines = state.position().winning_lines();
    let names = |line: &[crate::game::Place]| -> Vec<String> {
        let spots = state.position().layout().spots;
        line.iter().map(|place| spots[usize::from(place.0)].name.clone()).collect()
    };
    assert_eq!(lines.iter().map(|line| names(line)).collect::<Vec<_>>(), [["c1", "c2", "c3", "c4", "b5"]]);
    assert!(matches!(state.status(), Status::Ended(_)));
}

#[test]
fn swap_exchanges_colors_and_keeps_stones() {
    let mut state = after(5, "c3");
    let before = state.position().pieces();
    let played = state.play(SWAP).expect("legal after the first stone");
    assert_eq!(state.position().pieces(), before);
    assert_eq!(Side::BOTH.map(|side| state.position().color(side)), [Side::Second, Side::First]);
    // The first side moves again, now in blue.
    assert_eq!(state.status(), Status::ToMove(Side::First));
    let completed = played.completed.expect("a swap is a whole move");
    assert_eq!((completed.side, completed.color), (Side::Second, Side::Second));
    let played = state.play(Action(0)).expect("a free cell").completed.expect("a whole move");
    assert_eq!((played.side, played.color), (Side::First, Side::Second));
}

#[test]
fn winner_after_swap_is_owner_of_color() {
    let state = after(5, "c1 swap a2 c2 a3 c3 a4 c4 e2 c5");
    let ending = state.status().ending().expect("orange has joined its edges");
    assert_eq!(ending.outcome.winner(), Some(Side::Second));
    assert!(state.result(ending).arguments.contains(&("side", crate::game::Argument::Word("first".to_owned()))));
}

#[test]
fn swap_is_legal_only_right_after_first_stone() {
    for moves in ["", "c3 d3", "c3 swap", "c3 swap d3", "c3 d3 b2"] {
        let state = after(5, moves);
        assert_eq!(refusal(&*state, "swap"), "refuse-swap", "after `{moves}`");
        assert!(state.operations().is_empty());
    }
    let without = GAME.open(&json!({"size": 5, "swap": false})).expect("an option of the game");
    assert_eq!(refusal(&*without, "swap"), "refuse-swap");
}

#[test]
fn swap_is_button_with_own_name() {
    let state = after(5, "c3");
    let [operation] = &state.operations()[..] else { panic!("one operation") };
    assert_eq!(operation.label, Message::new("operation-swap"));
    let target = Target::Operation(operation.kind, operation.region);
    assert_eq!(state.touch(None, target), Ok(Gesture::Act(SWAP)));
    let other = Target::Operation(BoardOperationKind::Own(1), None);
    assert_eq!(state.touch(None, other), Err(Message::new("refuse-operation")));
}

#[test]
fn positions_with_same_stones_differ_after_swap() {
    assert_ne!(after(5, "c3").key(), after(5, "c3 swap").key());
}

#[test]
fn unsupported_board_size_is_refused() {
    let error = GAME.open(&json!({"size": 12})).err().expect("too large");
    assert_eq!(error.to_string(), "option `size` is 12: a board has 5 to 11 rows");
}

/// A stone in the center of a small board wins; the search must find that taking it over is best.
#[test]
fn search_takes_over_strong_first_stone() {
    for seed in 0..5 {
        let mut history =
            PositionHistory::new(Hex::start(&HexOptions { size: 5, swap: true }).expect("a supported size"));
        history.play_unchecked(Action(12));
        let limits = SearchLimits { visits: Some(4_000), ..SearchLimits::default() };
        let settings = Settings { limits, seed, stops_early: false, ..Settings::default() };
        let decision = think(&history, &settings, &Unmonitored::new(&SystemClock::default()));
        let swap = decision.findings.candidates.iter().find(|it| it.mv == Move::default().then(SWAP));
        let visits = swap.expect("every legal move is valued").visits;
        assert!(visits > 2_000, "{visits} visits with seed {seed}");
    }
}

/// A stone in the sharp corner is weak; the search must look at the swap often enough to know, and decline.
#[test]
fn search_explores_swap_after_weak_first_stone() {
    assert_eq!(Hex::ONE_TIME_ACTIONS, [SWAP]);
    for seed in 0..5 {
        let mut history =
            PositionHistory::new(Hex::start(&HexOptions { size: 7, swap: true }).expect("a supported size"));
        history.play_unchecked(Action(0));
        let limits = SearchLimits { visits: Some(4_000), ..SearchLimits::default() };
        let settings = Settings { limits, seed, stops_early: false, ..Settings::default() };
        let decision = think(&history, &settings, &Unmonitored::new(&SystemClock::default()));
        let candidates = &decision.findings.candidates;
        let swap =
            candidates.iter().find(|it| it.mv == Move::default().then(SWAP)).expect("every legal move is valued");
        assert!(swap.visits > 10, "{} visits with seed {seed}", swap.visits);
        assert_ne!(candidates[0].mv, swap.mv, "seed {seed}: {:?}", &candidates[..3]);
    }
}

#[test]
fn up_and_down_alternate_between_left_and_right() {
    let layout = after(5, "").position().layout();
    let neighbors = layout.neighbors();
    let lead = |name: &str, direction: usize| {
        let index = layout.spots.iter().position(|spot| spot.name == name).expect("a cell of the board");
        neighbors[index][direction].map(|place| layout.spots[usize::from(place.0)].name.clone())
    };
    let to = |name: &str| Some(name.to_owned());
    // Up, right, down, left. The upper right neighbor is right of the upper left one.
    assert_eq!([0, 1, 2, 3].map(|direction| lead("c3", direction)), ["c2", "d3", "b4", "b3"].map(to));
    assert_eq!([lead("c2", 0), lead("c2", 1), lead("b4", 0), lead("a1", 0)], [to("d1"), to("d2"), to("c3"), None]);
}
