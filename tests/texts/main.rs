//! What every language must have: whatever English has, with the same gaps, and what its own grammar wants.

mod complete;
mod english;
mod french;
mod ftl;
mod said;

use std::collections::{BTreeMap, BTreeSet};

use fivefold_app::TEXTS;
use fivefold_engine::{
    games,
    text::{LANGUAGE, Language, SHARED, SideNames, TextFile, packed_english},
};

/// Every file of texts by its name, without those of the names of the sides.
fn files() -> BTreeMap<&'static str, TextFile> {
    let of_games = games::every().flat_map(|game| game.texts(Language::ENGLISH.into()).sources().words);
    let files = of_games.chain(TEXTS).chain([&SHARED, &LANGUAGE]);
    files.map(|file| (file.name(), *file)).collect()
}

/// Every language but English.
fn translations() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

/// The terms by which a language calls the sides.
fn names(language: Language) -> [&'static str; 2] {
    SideNames::ALL.map(|names| names.terms().of(language))
}

#[test]
fn packed_files_are_complete_and_used() {
    let english = files()
        .into_values()
        .chain(SideNames::ALL.map(SideNames::terms))
        .filter(|file| !TEXTS.iter().any(|own| own.name() == file.name()))
        .map(|it| it.of(Language::ENGLISH));
    let puzzles = games::every().map(games::Game::puzzles).filter(|puzzles| !puzzles.is_empty());
    let asked: BTreeSet<_> = english.chain(puzzles).collect();
    assert!(!asked.contains(""), "a path of a text is wrong");
    let packed: Vec<_> = packed_english().collect();
    let unasked: Vec<_> = packed.iter().filter(|(_, text)| !asked.contains(text)).collect();
    assert!(unasked.is_empty() && packed.len() == asked.len(), "{} asked, unasked: {unasked:?}", asked.len());
    let with_puzzles = games::all().iter().filter(|game| !game.puzzles().is_empty()).count();
    assert_eq!(with_puzzles, games::all().len());
}
