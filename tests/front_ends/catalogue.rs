//! The string catalogue of the iOS app says what the Android app says, word for word.
//!
//! `UPDATE_STRINGS=1 cargo test --package fivefold-tests --test front_ends` writes it again.

use std::collections::BTreeMap;
use std::env;
use std::fs;

use serde_json::{Map, Value, json};

use crate::sources::{all, has_word, read, root};
use crate::words::{LANGUAGES, words};

const CATALOGUE: &str = "ios/Sources/FivefoldUI/Resources/Localizable.xcstrings";

/// Where the iOS app names its words, each as the case of an enum.
const KEYS: &str = "ios/Sources/FivefoldUI/Words.swift";

/// What only iOS says, in the order of [`LANGUAGES`].
const IOS_ONLY: [(&str, [&str; 2]); 4] = [
    ("learn", ["Learn", "Lernen"]),
    ("review", ["Review", "Rückschau"]),
    ("open_file", ["Open a file", "Datei öffnen"]),
    ("redo", ["Redo", "Wiederholen"]),
];

/// The cases of the enum of words, as Swift writes them.
fn cases() -> Vec<String> {
    let keys = read(KEYS);
    let lines = keys.lines().filter_map(|line| line.trim().strip_prefix("case "));
    let cases: Vec<_> = lines.flat_map(|line| line.split(", ")).map(str::to_owned).collect();
    assert!(cases.len() > 50, "only {} words were found in {KEYS}", cases.len());
    cases
}

/// The key of a case: `aboutText` is `about_text`.
fn key(case: &str) -> String {
    case.chars().fold(String::new(), |mut key, letter| {
        if letter.is_uppercase() {
            key.push('_');
        }
        key.push(letter.to_ascii_lowercase());
        key
    })
}

/// A form with the places for arguments as Apple writes them.
fn apple_form(form: &str) -> String {
    form.replace("$s", "$@").replace("$d", "$lld")
}

fn catalogue() -> String {
    let mut strings: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for (index, (language, folder)) in LANGUAGES.into_iter().enumerate() {
        let said = words(folder);
        for key in cases().iter().map(|case| key(case)) {
            let own = IOS_ONLY.iter().find(|(own, _)| *own == key).map(|(_, forms)| forms[index]);
            let form = own.or_else(|| said.get(&key).map(String::as_str));
            let form = form.unwrap_or_else(|| panic!("{KEYS} has a case for `{key}`, which nobody says in {language}"));
            let unit = json!({ "stringUnit": { "state": "translated", "value": apple_form(form) } });
            strings.entry(key).or_default().insert(language.to_owned(), unit);
        }
    }
    let strings: Map<_, _> = strings
        .into_iter()
        .map(|(key, forms)| (key, json!({ "extractionState": "manual", "localizations": forms })))
        .collect();
    let whole = json!({ "sourceLanguage": "en", "strings": strings, "version": "1.0" });
    format!("{whole:#}\n")
}

#[test]
fn the_catalogue_says_what_android_says() {
    let expected = catalogue();
    if env::var_os("UPDATE_STRINGS").is_some() {
        fs::write(root().join(CATALOGUE), &expected).expect("the catalogue can be written");
    }
    assert!(read(CATALOGUE) == expected, "{CATALOGUE} differs from Android's words: UPDATE_STRINGS=1 writes it again");
}

#[test]
fn places_for_arguments_are_written_as_apple_does() {
    assert_eq!(apple_form("%1$s: %2$d of 5 %"), "%1$@: %2$lld of 5 %");
    assert_eq!(key("aboutText"), "about_text");
}

#[test]
fn the_android_app_says_every_word_it_has() {
    let sources = all("android/app/src/main", ".kt") + &all("android/app/src/main", ".xml");
    let unused: Vec<_> = words("values")
        .into_keys()
        .filter(|key| !["R.string.", "@string/"].iter().any(|by| has_word(&sources, &format!("{by}{key}"))))
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn the_ios_app_says_every_word_it_has() {
    // A call names a word by its case, with a dot; so does a choice between two of them.
    let views = all("ios/Sources/FivefoldUI", ".swift");
    let unused: Vec<_> = cases().into_iter().filter(|case| !has_word(&views, &format!(".{case}"))).collect();
    assert!(unused.is_empty(), "{KEYS} has words that nobody asks for: {unused:?}");
}
