use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

use crate::{app::words::Words, text::Language};

/// Every text of a file and what it asks to be filled in.
fn texts(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(source).expect("the file is Fluent");
    let entries = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), message.value.as_ref()?)),
        _ => None,
    });
    entries
        .map(|(name, pattern)| {
            let mut asked = BTreeSet::new();
            gather(pattern, &mut asked);
            (name, asked)
        })
        .collect()
}

fn gather(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, into),
            Expression::Select { selector, variants } => {
                variable(selector, into);
                for variant in variants {
                    gather(&variant.value, into);
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        into.insert(id.name.to_owned());
    }
}

const ENGLISH: &str = include_str!("../text/en.ftl");
const GERMAN: &str = include_str!("../text/de.ftl");

#[test]
fn every_text_is_there_in_both_languages_with_the_same_arguments() {
    assert_eq!(texts(ENGLISH), texts(GERMAN));
}

#[test]
fn every_text_is_used_and_every_text_that_is_used_is_there() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app"));
    for key in texts(ENGLISH).keys() {
        let quoted = format!("\"{key}\"");
        assert!(sources.contains(&quoted), "nobody says `{key}`");
    }
}

/// Everything of a folder but the tests, which say nothing to anybody.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
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
fn people_read_of_turns_and_never_of_moves() {
    for line in ENGLISH.lines().filter(|line| !line.starts_with('#')) {
        assert!(!line.to_lowercase().contains("move"), "{line}");
    }
}

#[test]
fn numbers_are_grouped_by_the_language() {
    let (english, german) = (Words::new(Language::English.into()), Words::new(Language::German.into()));
    for (number, said) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (15_916, "15,916")] {
        assert_eq!(english.number(number), said);
        assert_eq!(german.number(number), said.replace(',', "."));
    }
}
