//! Checks the texts and lists that cannot ask the registry for the games: each failure names the file and what it lacks.

use std::collections::BTreeSet;

use crate::files::{has_word, text};
use fivefold_engine::{games, text::Language};

/// The words for numbers of games, from five on.
const NUMBERS: [&str; 6] = ["five", "six", "seven", "eight", "nine", "ten"];

/// The texts that begin with the number of offered games.
const COUNTED: [(&str, &str); 5] = [
    ("README.md", "board games for two people"),
    ("core/engine/Cargo.toml", "board games: rules"),
    ("core/engine/src/lib.rs", "two-player board games"),
    ("core/app/languages/en/app.ftl", "board games for two"),
    ("android/app/src/main/play/listings/en-US/full-description.txt", "board games for two"),
];

/// The texts that name every offered game.
const NAMED: [&str; 2] = ["README.md", "android/app/src/main/play/listings/en-US/full-description.txt"];

#[test]
fn texts_count_offered_games() {
    let count = games::all().len();
    let number = count.checked_sub(5).and_then(|index| NUMBERS.get(index)).expect("a number with a word in NUMBERS");
    for (file, phrase) in COUNTED {
        let said = format!("{number} {phrase}");
        let is_said = text(file).to_lowercase().contains(&said);
        assert!(is_said, "{file}: write `{said}`, and the number in the other languages; {count} games are offered");
    }
}

#[test]
fn texts_name_offered_games() {
    for file in NAMED {
        let lines = text(file).split_whitespace().collect::<Vec<_>>().join(" ");
        for game in games::all() {
            let name = game.texts(Language::ENGLISH.into()).word("name");
            assert!(lines.contains(&name), "{file}: name `{name}` among the offered games");
        }
    }
}

/// The tests of the Android app play every offered game on a small board.
#[test]
fn android_tests_play_every_game() {
    let file = "android/app/src/test/kotlin/org/fivefold/Saves.kt";
    let source = text(file);
    let (_, list) = source.split_once("val smallGames").unwrap_or_else(|| panic!("{file} has no `smallGames`"));
    let listed: BTreeSet<&str> =
        list.lines().filter_map(|line| line.trim().strip_prefix('"')?.split_once("\" to ")).map(|(id, _)| id).collect();
    let offered: BTreeSet<&str> = games::all().iter().map(|game| game.id()).collect();
    assert_eq!(listed, offered, "`smallGames` in {file}, left, must list the offered games, right");
}

/// The fuzz targets combine the ids of the games with other words of saved games.
#[test]
fn hostile_inputs_name_every_game() {
    let file = "tests/hostile/src/targets.rs";
    let words = text(file);
    for game in games::every() {
        assert!(has_word(&words, &format!("\"{}\"", game.id())), "{file}: add \"{}\" to WORDS", game.id());
    }
}
