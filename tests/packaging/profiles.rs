//! Checks the profiles that Android's Gradle plugin packs into the app: the classes that a phone compiles when it installs
//! the app, and those that R8 places together.

use std::collections::BTreeSet;

use crate::files::{self, has_word};

const MAIN: &str = "android/app/src/main";

/// Returns the classes that a profile names, and whether each has a rule for its methods.
fn rules(file: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut classes, mut methods) = (BTreeSet::new(), BTreeSet::new());
    for line in files::text(&format!("{MAIN}/baselineProfiles/{file}")).lines() {
        let (rule, names) = match line.strip_prefix("HSP") {
            Some(rule) => (rule.strip_suffix("->**(**)**"), &mut methods),
            None => (Some(line), &mut classes),
        };
        let name = rule.and_then(|rule| rule.strip_prefix('L')?.strip_suffix(';'));
        names.insert(name.unwrap_or_else(|| panic!("{file}: no rule: {line}")).to_owned());
    }
    (classes, methods)
}

/// Returns whether a source in the package declares the class: by name, or as the file whose functions it has.
fn is_declared(class: &str) -> bool {
    let (package, name) = class.rsplit_once('/').expect("a package");
    let folder = format!("{MAIN}/kotlin/{package}");
    let of_file = name.strip_suffix("Kt").is_some_and(|file| files::path(&format!("{folder}/{file}.kt")).is_file());
    let declares =
        |source: &str| ["class", "interface", "object"].iter().any(|kind| has_word(source, &format!("{kind} {name}")));
    of_file || files::below(&folder, ".kt").iter().any(|(_, source)| declares(source))
}

#[test]
fn profiles_name_the_first_classes_of_the_app() {
    let (baseline, methods) = rules("baseline-prof.txt");
    let (startup, none) = rules("startup-prof.txt");
    assert_eq!(baseline, methods, "a class without a rule for its methods, or methods without their class");
    assert!(
        none.is_empty() && startup.is_subset(&baseline),
        "the startup profile has classes only, all of the other's"
    );
    for class in &baseline {
        assert!(is_declared(class), "{class} is in a profile, but in no source");
    }
    let manifest = files::text(&format!("{MAIN}/AndroidManifest.xml"));
    for first in ["FivefoldApplication", "MainActivity"] {
        assert!(manifest.contains(&format!("android:name=\".{first}\"")), "{first} is not what the system starts");
        assert!(startup.contains(&format!("org/fivefold/{first}")), "the startup profile lacks {first}");
    }
}
