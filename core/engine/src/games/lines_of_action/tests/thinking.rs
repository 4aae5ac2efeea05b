use super::{super::word::Wide, every_options};
use crate::{
    game::{
        Rules, Side, Think, Trail,
        testing::{actions, after, any_action, check_winning_action, random, random_game},
    },
    games::lines_of_action::{LinesOfAction, LinesOfActionOptions, geometry::Tables},
};

/// Checks the wins in one of random games, and returns their number.
fn wins_in_one<W: Tables>(options: LinesOfActionOptions, games: u32) -> u32 {
    let (mut random, mut found) = (random(11), 0);
    for _ in 0..games {
        let start = LinesOfAction::<W>::start(&options).expect("legal options");
        random_game(start, &mut random, |position, _| found += u32::from(check_winning_action(position)));
    }
    found
}

#[test]
fn win_in_one_is_found_if_one_exists() {
    for options in every_options() {
        wins_in_one::<Wide>(options, 6);
        if options.size <= 8 {
            let found = wins_in_one::<u64>(options, 60);
            assert!(found > 20, "{options:?}: only {found} wins in one were met");
        }
    }
}

#[test]
fn evaluation_is_antisymmetric() {
    let value =
        |position: &LinesOfAction<u64>| position.leaf_value(&mut (), &mut random(0), &mut Trail::default()).get();
    let start = LinesOfAction::start(&LinesOfActionOptions::default()).expect("default");
    random_game(start, &mut random(5), |position, _| {
        let [first, second] = position.pieces;
        let swapped = LinesOfAction::of(LinesOfActionOptions::default(), 8, [second, first], position.side().other());
        let worth = value(position);
        assert!((-1.0..=1.0).contains(&worth));
        assert!((worth + value(&swapped)).abs() < 1e-6, "{position:?}");
    });
}

#[test]
fn evaluation_prefers_compact_pieces() {
    let (together, scattered) = (0x0000_0018_3c18_0000, 0x8100_0024_2400_0081);
    let value = |pieces: [u64; 2], side| {
        let position = LinesOfAction::of(LinesOfActionOptions::default(), 8, pieces, side);
        position.leaf_value(&mut (), &mut random(0), &mut Trail::default()).get()
    };
    for side in Side::BOTH {
        assert!(value([together, scattered], side) > 0.3);
        assert!(value([scattered, together], side) < -0.3);
    }
}

/// Returns the prior of each legal move, and the value of the position after it for the side that made it.
fn priors_and_values<W: Tables>(position: &LinesOfAction<W>) -> Vec<(f32, f32)> {
    let actions = actions(position);
    let mut priors = Vec::new();
    position.priors(&actions, &mut priors);
    let value_after = |action| {
        let after = after(position, action);
        let value = after.ending().map_or_else(
            || after.leaf_value(&mut (), &mut random(0), &mut Trail::default()),
            |ending| ending.outcome.value(),
        );
        value.seen_by(position.side()).get()
    };
    priors.iter().map(|prior| prior.value.get()).zip(actions.into_iter().map(value_after)).collect()
}

fn priors_agree_with_values<W: Tables>(options: LinesOfActionOptions) {
    let start = || LinesOfAction::<W>::start(&options).expect("legal options");
    let (mut random, mut position) = (random(3), start());
    for _ in 0..150 {
        if position.ending().is_some() || position.winning_action().is_some() {
            position = start();
        }
        for (prior, value) in priors_and_values(&position) {
            assert!((prior - value).abs() < 1e-4, "{prior} and {value}: {position:?}");
        }
        position.play_unchecked(any_action(&position, &mut random));
    }
}

#[test]
fn prior_equals_value_after_move() {
    for options in every_options() {
        priors_agree_with_values::<Wide>(options);
        if options.size <= 8 {
            priors_agree_with_values::<u64>(options);
        }
    }
}

#[test]
fn network_applies_where_trained_and_can_be_disabled() {
    for options in every_options().filter(|options| options.size <= 8) {
        let mut position: LinesOfAction<u64> = LinesOfAction::start(&options).expect("legal options");
        position.play_unchecked(any_action(&position, &mut random(1)));
        let value =
            |position: &LinesOfAction<u64>| position.leaf_value(&mut (), &mut random(0), &mut Trail::default()).get();
        let mut without = position;
        without.forget_learning();
        let is_learned = options.size == 8;
        assert_eq!(value(&position).to_bits() != value(&without).to_bits(), is_learned, "{options:?}");
    }
}
