//! Checks that every language has all texts of English, with the same placeables, and follows its own grammar.

mod complete;
mod english;
mod french;
mod ftl;
mod inflection;
mod said;

use std::collections::{BTreeMap, BTreeSet};

use fivefold_app::TEXTS;
use fivefold_engine::{
    games::{self, Game},
    text::{LANGUAGE, Language, SHARED, SideNames, TextFile, packed_english},
};

/// Returns every text file by its name, except the files of side names.
fn files() -> BTreeMap<&'static str, TextFile> {
    let files = games::every().flat_map(files_of).chain(TEXTS).chain([&SHARED, &LANGUAGE]);
    files.map(|file| (file.name(), *file)).collect()
}

/// Returns the text files of a game.
fn files_of(game: &dyn Game) -> &'static [TextFile] {
    game.texts(Language::ENGLISH.into()).sources().words
}

/// Returns every language except English.
fn translations() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

/// Returns the terms for the sides in a language.
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
    let puzzles = games::every().map(Game::puzzles).filter(|puzzles| !puzzles.is_empty());
    let used: BTreeSet<_> = english.chain(puzzles).collect();
    assert!(!used.contains(""), "a text file is missing");
    let packed: Vec<_> = packed_english().collect();
    let unused: Vec<_> = packed.iter().filter(|(_, text)| !used.contains(text)).collect();
    assert!(unused.is_empty() && packed.len() == used.len(), "{} used, unused: {unused:?}", used.len());
}
