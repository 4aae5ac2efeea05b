use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::{
    files, files_of,
    ftl::{self, FORMS, Text, is_number},
    names, translations,
};
use fivefold_app::TEXTS;
use fivefold_engine::{
    game::Message,
    games,
    text::{Language, LanguageFolder, Sources, TextFile, Texts},
};

#[test]
fn languages_have_all_files_of_english() {
    for file in TEXTS {
        for language in Language::all() {
            assert!(!file.of(language).is_empty(), "core/app/languages/{} has no {}", language.tag(), file.name());
        }
    }
    let mut known: BTreeSet<_> = files().into_keys().collect();
    known.retain(|name| TEXTS.iter().all(|file| file.name() != *name));
    known.extend(["names", "names-grays"]);
    // A game needs no translation until it is offered.
    let offered: BTreeSet<_> = games::all().iter().flat_map(|game| files_of(*game)).map(|file| file.name()).collect();
    let mut wanted = known.clone();
    for file in games::every().flat_map(files_of).filter(|file| !offered.contains(file.name())) {
        wanted.remove(file.name());
    }
    for folder in LanguageFolder::all() {
        let tag = folder.tag();
        let found: BTreeSet<_> = folder.names().collect();
        let missing: Vec<_> = wanted.difference(&found).collect();
        assert!(missing.is_empty(), "core/engine/languages/{tag} has no {missing:?}");
        let unknown: Vec<_> = found.difference(&known).collect();
        assert!(unknown.is_empty(), "unused {unknown:?} in core/engine/languages/{tag}");
    }
}

#[test]
fn languages_have_all_texts_with_same_placeables() {
    for (name, file) in files() {
        let english = ftl::texts(file.of(Language::ENGLISH));
        for language in translations() {
            let own = ftl::texts(file.of(language));
            if own.is_empty() {
                continue;
            }
            let keys = |texts: &BTreeMap<String, Text>| {
                texts.keys().filter(|key| !key.starts_with('-')).cloned().collect::<BTreeSet<_>>()
            };
            let one_sided: Vec<_> = keys(&english).symmetric_difference(&keys(&own)).cloned().collect();
            assert!(one_sided.is_empty(), "{name}: only in one of English and {language:?}: {one_sided:?}");
            for (key, text) in english.iter().filter(|(key, _)| own.contains_key(*key)) {
                let place = format!("{language:?}/{name}.ftl, `{key}`");
                let other = &own[key];
                assert_eq!(placeables(text, other), placeables(other, text), "{place}: placeables");
                assert_eq!(word_selectors(text), word_selectors(other), "{place}: selectors and their variants");
            }
        }
    }
}

/// Returns the placeables. A number that selects a plural form need not be shown: one move, two moves.
fn placeables(text: &Text, other: &Text) -> BTreeSet<String> {
    let chooses = |name: &String| text.choices.contains_key(name) || other.choices.contains_key(name);
    text.placeables.iter().filter(|name| !chooses(name)).cloned().collect()
}

/// Returns the selectors over words, which the program defines.
fn word_selectors(text: &Text) -> BTreeMap<&String, &BTreeSet<String>> {
    text.choices.iter().filter(|(_, variants)| !is_number(variants)).collect()
}

/// Returns the plural forms of some numbers in a language.
fn forms(language: Language, numbers: impl Iterator<Item = i64>) -> BTreeSet<String> {
    let variants = FORMS.map(|form| format!("{}[{form}] {form}\n", if form == "other" { "*" } else { "" }));
    let asked = format!("form = {{ $n ->\n {} }}\n", variants.join(" "));
    let mut bundle = FluentBundle::new(vec![language.identifier()]);
    bundle.add_resource(FluentResource::try_new(asked).expect("valid Fluent")).expect("an empty bundle");
    let form = bundle.get_message("form").and_then(|form| form.value()).expect("the added message");
    let said = |number: i64| {
        let arguments = FluentArgs::from_iter([("n", number)]);
        bundle.format_pattern(form, Some(&arguments), &mut Vec::new()).into_owned()
    };
    numbers.map(said).collect()
}

#[test]
fn plurals_cover_categories_of_language() {
    for (name, file) in files() {
        let english = ftl::texts(file.of(Language::ENGLISH));
        for language in Language::all() {
            let all = forms(language, (0..=200).chain([1_000, 1_000_000]));
            let common = forms(language, 1..=99);
            for (key, text) in ftl::texts(file.of(language)) {
                let place = format!("{language:?}/{name}.ftl, `{key}`");
                for variants in text.choices.values().filter(|variants| is_number(variants)) {
                    let named = variants.iter().filter(|variant| FORMS.contains(&variant.as_str()));
                    let never: Vec<_> = named.filter(|form| !all.contains(*form) && *form != "other").collect();
                    assert!(never.is_empty(), "{place}: unused plural form {never:?}");
                    let missing: Vec<_> = common.difference(variants).collect();
                    assert!(missing.is_empty(), "{place}: {missing:?} is missing");
                }
                let counts = |text: &Text| text.choices.values().any(is_number);
                let wants = english.get(&key).is_some_and(counts) && common.len() > 1;
                assert!(!wants || counts(&text), "{place}: no plural forms");
            }
        }
    }
}

#[test]
fn grayscale_names_are_used_consistently() {
    for language in Language::all() {
        let [colors, grays] = names(language).map(ftl::texts);
        let terms: BTreeSet<_> = colors.keys().cloned().collect();
        assert_eq!(terms, grays.keys().cloned().collect(), "{language:?}: the names of the sides");
        let of = |side| terms.iter().filter(|term| term.contains(side)).count();
        assert_eq!(of("orange"), of("blue"), "{language:?}: the names of the sides");
        for (name, file) in files() {
            let texts = ftl::texts(file.of(language));
            for (key, text) in &texts {
                let known = |term: &&String| terms.contains(*term) || texts.contains_key(*term);
                let unknown: Vec<_> = text.terms.iter().filter(|term| !known(term)).collect();
                assert!(unknown.is_empty(), "{language:?}/{name}.ftl, `{key}`: unknown term {unknown:?}");
            }
        }
    }
}

/// A literal color name would be wrong in the grayscale palette.
#[test]
fn texts_contain_no_literal_color_names() {
    for language in Language::all() {
        let [names, _] = names(language);
        let colors: Vec<_> = ftl::texts(names).into_values().map(|text| text.letters.to_lowercase()).collect();
        for (name, file) in files() {
            for (key, text) in ftl::texts(file.of(language)) {
                let said = text.letters.to_lowercase();
                let found = colors.iter().find(|color| said.contains(*color));
                assert_eq!(found, None, "{language:?}/{name}.ftl, `{key}`: write `{{ -orange }}` or `{{ -blue }}`");
            }
        }
    }
}

#[test]
fn missing_texts_fall_back_to_english_by_key() {
    const HALF: TextFile = TextFile::translated(
        "half",
        "name = Game\nonly-here = Hello { $name }\npage-1-title = Goal\npage-1-body = Win.\n",
        &[("de", "name = Spiel\n")],
    );
    let texts = Texts::new("half", Language::negotiate("de"), Sources::words(&[HALF]));
    assert_eq!(texts.word("name"), "Spiel");
    assert_eq!(texts.say(&Message::new("only-here").word("name", "Ida")), "Hello Ida");
    assert_eq!(texts.rules_pages()[0].title, "Goal");
    assert_eq!(texts.word("nowhere"), "nowhere");
}

/// A text takes its direction from its first strong character, and the mark is one.
#[test]
fn right_to_left_texts_do_not_begin_with_left_to_right_mark() {
    for (name, file) in files() {
        for language in translations().filter(|language| language.is_right_to_left()) {
            for line in file.of(language).lines() {
                let begins = ["= ", "] "].iter().any(|before| line.contains(&format!(r#"{before}{{"\u200E"}}"#)));
                assert!(!begins, "{language:?}/{name}.ftl: {line}");
            }
        }
    }
}
