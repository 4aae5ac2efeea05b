//! The string catalogue of the iOS app says what the Android app says, word for word.
//!
//! `UPDATE_STRINGS=1 cargo test --package fivefold-tests --test front_ends` writes it again.

use std::collections::BTreeMap;
use std::env;
use std::fs;

use serde_json::{Map, Value, json};

use crate::parity::{has_word, only_on};
use crate::sources::{all, read, root};
use crate::words::{LANGUAGES, Wording, words};

const CATALOGUE: &str = "ios/Sources/FivefoldUI/Resources/Localizable.xcstrings";

/// What only iOS says, in the order of [`LANGUAGES`].
const IOS_ONLY: [(&str, [&str; 2]); 1] = [("open_file", ["Open a file", "Datei öffnen"])];

/// The words of the iOS app by language.
fn iphone_words() -> Vec<(&'static str, BTreeMap<String, Wording>)> {
    let android_only = only_on("Android");
    let languages = LANGUAGES.iter().enumerate();
    languages
        .map(|(index, (language, folder))| {
            let mut all = words(folder);
            all.retain(|key, _| !android_only.contains(key));
            all.extend(IOS_ONLY.iter().map(|(key, forms)| ((*key).to_owned(), Wording::One(forms[index].to_owned()))));
            (*language, all)
        })
        .collect()
}

/// A form with the places for arguments as Apple writes them.
fn apple_form(form: &str, counted: bool) -> String {
    let mut apple = String::new();
    let mut rest = form;
    while let Some(at) = rest.find('%') {
        let (number, kind) = (rest.as_bytes().get(at + 1), rest.as_bytes().get(at + 3));
        let (Some(number @ b'1'..=b'9'), Some(kind)) = (number, kind) else {
            // A sign for per cent.
            apple.push_str(&rest[..=at]);
            rest = &rest[at + 1..];
            continue;
        };
        // The number that is counted is written by the system, with the separators of the language.
        let apple_kind = if *kind == b'd' || counted && form.matches('%').count() == 1 { "lld" } else { "@" };
        apple.push_str(&rest[..at]);
        apple.extend(['%', char::from(*number), '$']);
        apple.push_str(apple_kind);
        rest = &rest[at + 4..];
    }
    apple.push_str(rest);
    apple
}

/// A form that is counted by its second argument, which the catalogue keeps apart as a substitution.
fn substituted(forms: &BTreeMap<String, String>) -> Value {
    let plural: Map<_, _> = forms
        .iter()
        .map(|(quantity, form)| {
            let counted = form.split_once("%2$d").map_or("", |(_, after)| after);
            (quantity.clone(), unit(&format!("%arg{counted}")))
        })
        .collect();
    let whole = forms.values().next().and_then(|form| form.split_once("%2$d")).map_or("", |(before, _)| before);
    json!({
        "stringUnit": { "state": "translated", "value": format!("{}%#@count@", apple_form(whole, false)) },
        "substitutions": { "count": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": plural } } },
    })
}

fn unit(form: &str) -> Value {
    json!({ "stringUnit": { "state": "translated", "value": form } })
}

fn localization(wording: &Wording) -> Value {
    match wording {
        Wording::One(form) => unit(&apple_form(form, false)),
        Wording::Counted(forms) if forms.values().any(|form| form.contains("%2$d")) => substituted(forms),
        Wording::Counted(forms) => {
            let plural: Map<_, _> =
                forms.iter().map(|(quantity, form)| (quantity.clone(), unit(&apple_form(form, true)))).collect();
            json!({ "variations": { "plural": plural } })
        }
    }
}

fn catalogue() -> String {
    let mut strings: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for (language, words) in iphone_words() {
        for (key, wording) in words {
            strings.entry(key).or_default().insert(language.to_owned(), localization(&wording));
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
    assert!(
        read(CATALOGUE) == expected,
        "{CATALOGUE} differs from Android's words: UPDATE_STRINGS=1 writes it again; what Android alone says is listed in \
         README's table of the two apps"
    );
}

#[test]
fn places_for_arguments_are_written_as_apple_does() {
    assert_eq!(apple_form("%1$s: %2$d of 5 %", false), "%1$@: %2$lld of 5 %");
    assert_eq!(apple_form("%1$s visits", true), "%1$lld visits");
}

/// The keys that the views ask for: every quoted word in a call that takes keys.
fn asked_for(views: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for call in ["word(", "explained(", "action("] {
        for (at, _) in views.match_indices(call) {
            let arguments = views[at + call.len()..].split_once(')').map_or("", |(inside, _)| inside);
            keys.extend(arguments.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    // The pictures beside a button are asked for by the system's names.
    keys.retain(|key| !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'));
    keys
}

#[test]
fn the_android_app_says_every_word_it_has() {
    let sources = all("android/app/src/main", ".kt") + &all("android/app/src/main", ".xml");
    let unused: Vec<_> = words("values")
        .into_keys()
        .filter(|key| {
            let asked = ["R.string.", "R.plurals.", "@string/"].map(|by| format!("{by}{key}"));
            !asked.iter().any(|name| has_word(&sources, name))
        })
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn the_views_ask_for_every_word_and_for_no_other() {
    let asked = asked_for(&all("ios/Sources/FivefoldUI", ".swift"));
    let (_, known) = iphone_words().remove(0);
    let unused: Vec<_> = known.keys().filter(|key| !asked.contains(key)).collect();
    assert!(unused.is_empty(), "Android says these and iOS does not: {unused:?}");
    let pictures = ["lightbulb"];
    let unknown: Vec<_> =
        asked.iter().filter(|key| !known.contains_key(*key) && !pictures.contains(&key.as_str())).collect();
    assert!(unknown.is_empty(), "iOS asks for words that are nowhere: {unknown:?}");
}
