//! The words of the Android app, which are the master of both.

use std::collections::BTreeMap;

use crate::sources::read;

/// The languages of the apps and where Android keeps them.
pub const LANGUAGES: [(&str, &str); 2] = [("en", "values"), ("de", "values-de")];

/// Everything the app says in one language, by key.
pub fn words(folder: &str) -> BTreeMap<String, String> {
    let text = read(&format!("android/app/src/main/res/{folder}/strings.xml"));
    let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut words = BTreeMap::new();
    for node in document.root_element().children().filter(roxmltree::Node::is_element) {
        let name = node.attribute("name").unwrap_or_else(|| panic!("{folder}: a word without a name"));
        // What is counted is said by the core.
        assert_eq!(node.tag_name().name(), "string", "{folder}: {name}");
        assert!(words.insert(name.to_owned(), said(node)).is_none(), "{folder}: {name} is there twice");
    }
    words
}

/// The text of an element without Android's escapes.
fn said(node: roxmltree::Node) -> String {
    node.text().unwrap_or_default().replace("\\'", "'").replace("\\\"", "\"").replace("\\n", "\n")
}

/// The places for arguments in a form: `%1$s`.
fn places(form: &str) -> Vec<&str> {
    let mut places: Vec<_> = form.match_indices('%').filter_map(|(at, _)| form.get(at..at + 4)).collect();
    places.sort_unstable();
    places
}

#[test]
fn every_word_is_there_in_every_language_with_the_same_arguments() {
    let [english, german] = LANGUAGES.map(|(_, folder)| words(folder));
    for (key, form) in &english {
        let translated = german.get(key).unwrap_or_else(|| panic!("{key} is not said in German"));
        assert!(!form.trim().is_empty() && !translated.trim().is_empty(), "{key} says nothing");
        assert_eq!(places(form), places(translated), "the arguments of {key} differ: {translated}");
    }
    let foreign: Vec<_> = german.keys().filter(|key| !english.contains_key(*key)).collect();
    assert!(foreign.is_empty(), "said in German only: {foreign:?}");
}
