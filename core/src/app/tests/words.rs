use std::collections::{BTreeMap, BTreeSet};

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
    let sources = [
        include_str!("../screens.rs"),
        include_str!("../home.rs"),
        include_str!("../new_game.rs"),
        include_str!("../context.rs"),
        include_str!("../statistics.rs"),
        include_str!("../play/analysis.rs"),
        include_str!("../play/board.rs"),
        include_str!("../play/gestures.rs"),
        include_str!("../play/owner.rs"),
        include_str!("../play/screen.rs"),
        include_str!("../play/thinking.rs"),
    ];
    for key in texts(ENGLISH).keys() {
        let quoted = format!("\"{key}\"");
        assert!(sources.iter().any(|source| source.contains(&quoted)), "nobody says `{key}`");
    }
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
