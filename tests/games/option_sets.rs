use fivefold_engine::{
    game::OptionKind,
    games::{self, Game},
};
use serde_json::{Value, json};

/// The number of random option sets per game.
const SURPRISES: u64 = 8;

/// A game and options to play it with.
#[derive(Debug, Clone)]
pub struct OptionSet {
    pub game: &'static str,
    pub options: Value,
    /// Whether a few games suffice, because no rule is likely to depend on these options alone.
    pub is_minor: bool,
}

/// Returns the option variants of every game; each has a golden game.
pub fn variants() -> Vec<(&'static str, OptionSet)> {
    let of = |game: &'static dyn Game| {
        let set = |options| OptionSet { game: game.id(), options, is_minor: false };
        game.variants().into_iter().map(move |variant| (variant.name, set(variant.options)))
    };
    games::every().flat_map(of).collect()
}

/// Returns the test options of every game, both ends and every choice of each option, and random option sets.
pub fn all() -> Vec<OptionSet> {
    let mut sets: Vec<OptionSet> = variants().into_iter().map(|(_, set)| set).collect();
    for game in games::every() {
        let set = |options, is_minor| OptionSet { game: game.id(), options, is_minor };
        sets.extend(game.test_options().into_iter().map(|options| set(options, false)));
        sets.extend(ends(game).into_iter().map(|options| set(options, true)));
        sets.extend((0..SURPRISES).map(|seed| set(game.surprise(seed), true)));
    }
    sets
}

/// Returns each option alone at its minimum and maximum, and with each of its words.
fn ends(game: &dyn Game) -> Vec<Value> {
    let mut sets = Vec::new();
    for spec in game.option_specs() {
        match spec.kind {
            OptionKind::Number { min, max, .. } => sets.extend([min, max].map(|value| json!({ spec.name: value }))),
            OptionKind::Choice(words) => sets.extend(words.iter().map(|word| json!({ spec.name: word }))),
            OptionKind::YesNo => sets.extend([true, false].map(|value| json!({ spec.name: value }))),
            OptionKind::Cell | OptionKind::Cells | OptionKind::Seed => {}
        }
    }
    sets
}

#[test]
fn variant_names_are_unique() {
    let mut names: Vec<&str> = variants().into_iter().map(|(name, _)| name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    for game in games::every() {
        assert!(!game.variants().is_empty(), "{}: the entry has no variant", game.id());
    }
}
