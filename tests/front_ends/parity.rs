//! README's table of the two apps is true: what a row names is in the sources of both, or the row says why not.

use crate::sources::{all, has_word, read};

const HEADING: &str = "## The two apps";

/// One capability.
struct Row {
    capability: String,
    /// The names of types, functions or words that make it, by app; none where it is missing.
    android: Vec<String>,
    ios: Vec<String>,
    reason: String,
}

fn rows() -> Vec<Row> {
    let readme = read("README.md");
    let (_, rest) = readme.split_once(HEADING).unwrap_or_else(|| panic!("README has no heading `{HEADING}`"));
    let section = rest.split("\n## ").next().unwrap_or_default();
    let lines = section.lines().filter(|line| line.starts_with("| ")).skip(1);
    lines
        .map(|line| {
            let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
            let [capability, android, ios, reason] = cells[..] else { panic!("four cells are needed: {line}") };
            Row {
                capability: capability.to_owned(),
                android: names_in(android),
                ios: names_in(ios),
                reason: reason.to_owned(),
            }
        })
        .collect()
}

/// What stands between backquotes.
fn names_in(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_capability_is_in_both_apps_or_the_table_says_why_not() {
    let android = all("android/app/src/main", ".kt") + &all("android/app/src/main/res", ".xml");
    let ios = all("ios/Sources", ".swift") + &all("ios/App", ".swift");
    let rows = rows();
    assert!(rows.len() >= 40, "the table has only {} rows", rows.len());
    for Row { capability, android: on_android, ios: on_ios, reason } in rows {
        assert!(!(on_android.is_empty() && on_ios.is_empty()), "{capability}: nothing is named");
        if on_android.is_empty() || on_ios.is_empty() {
            assert!(!reason.is_empty(), "{capability}: it is missing on one side, and no reason is given");
        }
        for name in on_android {
            assert!(has_word(&android, &name), "{capability}: the Android app has no `{name}`");
        }
        for name in on_ios {
            assert!(has_word(&ios, &name), "{capability}: the iOS app has no `{name}`");
        }
    }
}

/// A front end draws kinds of things; what is only about one game is said by the core. Measuring costs is not the app.
#[test]
fn neither_app_knows_any_game() {
    let android = all("android/app/src/main/kotlin", ".kt");
    let ios = ["App", "FivefoldCore", "FivefoldUI"].map(|part| {
        if part == "App" { all("ios/App", ".swift") } else { all(&format!("ios/Sources/{part}"), ".swift") }
    });
    let games: Vec<_> = fivefold_core::games::all().iter().map(|game| game.id()).collect();
    assert!(games.len() >= 5, "{games:?}");
    for text in ios.iter().chain([&android]) {
        let known: Vec<_> = games.iter().filter(|id| text.contains(&format!("\"{id}\""))).collect();
        assert!(known.is_empty(), "a front end knows {known:?}");
    }
}
