//! What every language must have: whatever English has, with the same gaps, and what its own grammar wants.

mod complete;
mod english;
mod french;
mod ftl;
mod said;

use std::collections::BTreeMap;

use super::{Language, SHARED, SideNames, TextFile};
use crate::{app, games};

/// Every file of texts by its name, without those of the names of the sides.
fn files() -> BTreeMap<&'static str, TextFile> {
    let of_games = games::every().flat_map(|game| game.texts(Language::ENGLISH.into()).sources().words);
    let files = of_games.chain(app::TEXTS).chain([&SHARED, &super::language::FILE]);
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
