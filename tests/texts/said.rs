use std::collections::BTreeSet;

use super::{
    files,
    ftl::{self, Text, is_number},
    translations,
};
use fivefold_engine::{
    game::Message,
    text::{Language, SideNames, Sources, TextFile, Texts, Wording},
};

/// Texts that may be the same in every language: the name of the app, and game names that are trademarks.
const NAMES: [&str; 2] = ["app-name", "name"];

/// Texts that coincide with English: the language tag and the keys.
const SAME: [(&str, &str); 7] = [
    (
        "de",
        "about-version against-computer computer haptics month-11 month-4 month-8 month-9 palette-standard pause \
         share-link share-text speed-normal start theme-system weekday-short-1 weekday-short-5 weekday-short-6 weekday-short-7",
    ),
    ("es", "speed-normal weekday-short-6"),
    ("fr", "about-version coach level-expert palette-standard pause score simulations visits weekday-short-6"),
    (
        "id",
        "chapter-level level level-grandmaster level-master level-named month-11 month-4 month-9 month-short-1 \
         month-short-11 month-short-2 month-short-3 month-short-4 month-short-6 month-short-7 month-short-9 \
         share-file speed-normal strength-level weekday-short-6",
    ),
    ("it", "against-computer computer palette-standard share-file share-link weekday-short-6"),
    ("pt-BR", "analysis-bar level-casual ratings share-link speed-normal weekday-short-2 weekday-short-6"),
    ("tr", "month-short-3 month-short-5 speed-normal"),
];

/// The maximum length of a label, in characters of English.
const LABEL: usize = 20;

#[test]
fn every_text_renders_in_every_language_and_palette() {
    for (name, file) in files() {
        for language in Language::all() {
            let texts = ftl::texts(file.of(language));
            for names in SideNames::ALL {
                let all = Texts::new(name, Wording { names, ..language.into() }, sources(file));
                assert_eq!(all.faults(), [], "{language:?}/{name}.ftl");
                for (key, text) in texts.iter().filter(|(key, _)| !key.starts_with('-')) {
                    for message in messages(key, text) {
                        let said = all.render(&message).unwrap_or_else(|error| panic!("{error}"));
                        let is_whole = !said.is_empty() && !said.contains(['{', '}']);
                        assert!(is_whole, "{language:?}/{name}.ftl, `{key}`: {said:?}");
                    }
                }
            }
        }
    }
}

fn sources(file: TextFile) -> Sources {
    Sources::words(vec![file].leak())
}

/// Returns a message for every combination of variants.
fn messages(key: &str, text: &Text) -> Vec<Message> {
    let mut messages = vec![Message::new(leaked(key))];
    for (name, variants) in &text.choices {
        let name = leaked(name);
        let each = |message: Message| -> Vec<Message> {
            if is_number(variants) {
                [0, 1, 2, 3, 11, 21, 100, 1_000_000].map(|number| message.clone().number(name, number)).into()
            } else {
                variants.iter().map(|variant| message.clone().word(name, variant)).collect()
            }
        };
        messages = messages.into_iter().flat_map(each).collect();
    }
    for name in text.placeables.iter().filter(|name| !text.choices.contains_key(*name)) {
        messages = messages.into_iter().map(|message| message.word(leaked(name), "c3")).collect();
    }
    messages
}

fn leaked(text: &str) -> &'static str {
    text.to_owned().leak()
}

#[test]
fn texts_are_not_left_in_english() {
    for language in translations() {
        let mut same = BTreeSet::new();
        for (_, file) in files() {
            let english = ftl::texts(file.of(Language::ENGLISH));
            for (key, text) in ftl::texts(file.of(language)) {
                let may_coincide = NAMES.contains(&&*key);
                // Languages differ in where they forbid a line break.
                let letters = |text: &str| text.replace('\u{a0}', " ");
                let is_equal = |english: &ftl::Text| letters(&english.letters) == letters(&text.letters);
                let is_same = !may_coincide && english.get(&key).is_some_and(is_equal);
                if is_same && text.letters.chars().any(char::is_alphabetic) {
                    same.insert(key);
                }
            }
        }
        let allowed = SAME.iter().find(|(tag, _)| *tag == language.tag()).map_or("", |(_, keys)| keys);
        let allowed: BTreeSet<_> = allowed.split_whitespace().map(str::to_owned).collect();
        assert_eq!(same, allowed, "{language:?}: texts equal to English, and the allowed ones");
    }
}

#[test]
fn labels_are_not_much_longer_than_english() {
    for (name, file) in files() {
        let english = ftl::texts(file.of(Language::ENGLISH));
        for language in translations() {
            for (key, text) in ftl::texts(file.of(language)) {
                let Some(english) = english.get(&key) else { continue };
                let [longest, letters] = [english, &text].map(|text| text.letters.chars().count());
                let is_label = longest <= LABEL && english.choices.is_empty() && english.placeables.is_empty();
                let most = (longest * 8 / 5).max(longest + 16);
                assert!(
                    !is_label || letters <= most,
                    "{language:?}/{name}.ftl, `{key}`: {letters} letters, {most} fit"
                );
            }
        }
    }
}
