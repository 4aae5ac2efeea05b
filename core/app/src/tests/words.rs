use std::{fs, path::Path};

use crate::words::{FILE, Words};
use fivefold_engine::text::Language;

#[test]
fn every_text_key_is_used() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for key in keys() {
        let quoted = format!("\"{key}\"");
        assert!(sources.contains(&quoted), "unused text `{key}`");
    }
}

fn keys() -> Vec<&'static str> {
    let lines = FILE.of(Language::ENGLISH).lines().filter(|line| !line.starts_with([' ', '#']));
    lines.filter_map(|line| Some(line.split_once(" =")?.0)).collect()
}

/// Returns all sources of a folder except the tests.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).expect("the folder exists") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("tests") {
            text += &sources(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text += &fs::read_to_string(&path).expect("a source");
        }
    }
    text
}

#[test]
fn numbers_are_grouped_by_language() {
    let [english, german] = ["en", "de"].map(|tag| Words::new(Language::negotiate(tag).into()));
    for (number, said) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (15_916, "15,916")] {
        assert_eq!(english.number(number), said);
        assert_eq!(german.number(number), said.replace(',', "."));
    }
}
