use serde_json::json;

use super::*;
use crate::game::{
    FirstValue, Level, Random, Think, Trail, Verdict, below,
    testing::{BruteForce, after, any_action, check_uniform_playouts, check_winning_action, random},
};
use crate::games;
use crate::search::{SearchLimits, Settings, Style, SystemClock, Unmonitored};

/// Returns a random undecided position after at most this many actions.
fn random_position(options: &AnyOptions, actions: u32, random: &mut Random) -> ConnectAny<u64> {
    let mut position = ConnectAny::start(options).unwrap();
    for _ in 0..actions {
        let after = after(&position, any_action(&position, random));
        if after.ending().is_some() {
            break;
        }
        position = after;
    }
    position
}

#[test]
fn verdict_agrees_with_solver() {
    let mut random = random(7);
    let (mut known, mut asked) = (0, 0);
    for (rows, columns, actions) in [(4, 4, 9), (4, 5, 13), (5, 4, 13), (6, 4, 17)] {
        for round in 0..300 {
            let mode = Mode::ALL[round % 4];
            let options = AnyOptions { rows, columns, mode, ban: None, bonus: None, seed: round as u64 };
            let position = random_position(&options, actions + below(&mut random, 5), &mut random);
            asked += 1;
            if let Some(verdict) = position.verdict() {
                known += 1;
                let exact = BruteForce::default().value(&position).verdict;
                assert_eq!(verdict, exact, "{}", crate::game::Show::text_board(&position));
            }
        }
    }
    assert!(known * 4 > asked, "of {asked} positions only {known} were known");
}

#[test]
fn double_threats_are_proven_losses() {
    let both_ends = any_after(&AnyOptions::default(), "3 3 4 4 2");
    assert_eq!(both_ends.verdict(), Some(Verdict::Loss));
    // Orange threatens d1, and after blue's stop there d2.
    let stacked = any_after(&AnyOptions::default(), "1 7 1 7 2 6 2 6 3 1 3");
    assert_eq!(stacked.verdict(), Some(Verdict::Loss));
}

#[test]
fn reachable_bonus_cell_leaves_verdict_open() {
    let threatened = any_after(&board(6, 7, "", "e1"), "3 3 4 4 2");
    assert_eq!(threatened.verdict(), None, "a disc on e1 brings a blocker for a1");
    assert_eq!(played(threatened, "5:1").winning_action(), None);
}

#[test]
fn winning_action_is_found_if_one_exists() {
    let mut random = random(3);
    let mut found = 0;
    for seed in 0..500 {
        let options = AnyOptions { mode: Mode::BanBonus, seed, ..AnyOptions::default() };
        let position = random_position(&options, below(&mut random, 30), &mut random);
        found += usize::from(check_winning_action(&position));
    }
    assert!(found > 50, "only {found} positions had a win");
}

#[test]
fn fast_uniform_playouts_end_like_slow_ones() {
    let boards = [board(6, 7, "", ""), board(4, 4, "b4", "a1"), board(5, 6, "c1", "c3"), board(7, 8, "d3", "a7")];
    for options in boards {
        for moves in ["", "1:1 2 1", "4 4 4"] {
            let start = ConnectAny::<u64>::start(&options).unwrap();
            let playable = moves.split(' ').try_fold(start, |mut position, text| {
                position.read_move(text).ok()?.actions().for_each(|action| position.play_unchecked(action));
                Some(position)
            });
            check_uniform_playouts(&playable.unwrap_or(start));
        }
    }
}

#[test]
fn playout_from_partial_move_drops_blocker_first() {
    let mut position = any_after(&board(4, 4, "", "b1"), "1 1");
    position.play_unchecked(ConnectAction::Disc(1).into());
    check_uniform_playouts(&position);
}

#[test]
fn playouts_take_wins_and_block_them() {
    let value = |moves: &str, seed| {
        let mut position = any_after(&AnyOptions::default(), moves);
        position.forget_learning();
        position.leaf_value(&mut (), &mut random(seed), &mut Trail::default())
    };
    for seed in 0..100 {
        assert_eq!(value("1 7 1 7 1 6", seed), FirstValue::WIN, "orange wins on a4");
        assert_eq!(value("3 3 4 4 2", seed), FirstValue::WIN, "blue cannot stop both");
        assert_eq!(value("3 7 3 7 1 7", seed), value("3 7 3 7 1 7", seed), "a seed decides");
    }
    let stopped = (0..100).filter(|seed| value("1 7 1 7 1", *seed) < FirstValue::WIN).count();
    assert!(stopped > 20, "blue stops a4 and has chances in {stopped} of 100 games");
}

#[test]
fn playouts_end_on_boards_of_every_size_and_mode() {
    fn values<B: Bits>(options: &AnyOptions, random: &mut Random) -> [FirstValue; 2] {
        let mut start = ConnectAny::<B>::start(options).unwrap();
        start.forget_learning();
        let decisive = start.leaf_value(&mut (), random, &mut Trail::default());
        [decisive, start.uniform_playout(random, &mut Vec::new())]
    }
    let mut random = random(5);
    for (rows, columns) in
        (MIN_LENGTH..=MAX_LENGTH).flat_map(|rows| (MIN_LENGTH..=MAX_LENGTH).map(move |it| (rows, it)))
    {
        for mode in Mode::ALL {
            let options = AnyOptions { rows, columns, mode, ..AnyOptions::default() }.settle().unwrap();
            let values = match options.width() {
                Width::Narrow => values::<u64>(&options, &mut random),
                Width::Double => values::<u128>(&options, &mut random),
                Width::Triple => values::<Wide>(&options, &mut random),
            };
            let ends = [FirstValue::LOSS, FirstValue::DRAW, FirstValue::WIN];
            assert!(values.iter().all(|value| ends.contains(value)), "{options:?}: {values:?}");
        }
    }
}

#[test]
fn levels_grow_stronger() {
    for levels in [ConnectFour::levels(), ConnectAny::<u64>::levels()] {
        assert!(levels[0].sees_threats < 1.0, "the first level overlooks threats");
        for pair in levels[1..].windows(2) {
            assert!(pair[0].visits < pair[1].visits);
            assert!(pair[0].exact <= pair[1].exact);
            assert!(pair[0].loss >= pair[1].loss);
        }
        assert!(levels[1..].iter().all(|level| level.sees_threats >= 1.0));
    }
}

/// The levels of both games share one ladder of measurements.
#[test]
fn levels_are_same_on_default_board() {
    let [four, any] = ["connect-four", "connect-any"].map(|id| games::find(id).unwrap());
    let settings_of = |game: &dyn games::Game| game.levels().iter().map(Level::settings).collect::<Vec<_>>();
    assert_eq!(settings_of(four), settings_of(any));
    for (number, level) in four.levels().iter().enumerate() {
        let limits = SearchLimits { visits: Some(u64::from(level.visits.min(2_000))), ..SearchLimits::default() };
        let [four, any] = [four, any].map(|game| {
            let mut state = game.open(&json!({})).unwrap();
            let moves = (0..8).map(|seed| {
                let style = Style::Unlearned;
                let settings = Settings { level: Some(*level), seed, limits, style, ..Settings::default() };
                let text = state.job(settings)(&Unmonitored::new(&SystemClock::default())).mv.unwrap();
                state = games::played(state.as_ref(), state.read_move(&text).unwrap());
                text
            });
            moves.collect::<Vec<_>>()
        });
        assert_eq!(four, any, "level {}", number + 1);
    }
}
