//! Checks the table of differences in ios/README.md. Common behavior is in the core, and scenarios test it.

use crate::files::{has_word, joined, text};

const HEADING: &str = "## Where the apps differ";

/// Returns the names between backquotes.
fn names_in(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[test]
fn listed_differences_exist_and_have_reasons() {
    let android = joined("android/app/src/main", ".kt") + &joined("android/app/src/main/res", ".xml");
    let ios = joined("ios/Sources", ".swift") + &joined("ios/App", ".swift");
    let readme = text("ios/README.md");
    let (_, rest) = readme.split_once(HEADING).unwrap_or_else(|| panic!("ios/README.md has no heading `{HEADING}`"));
    let section = rest.split("\n## ").next().unwrap_or_default();
    let rows: Vec<_> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(!rows.is_empty(), "the table is empty");
    for row in rows {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [what, on_android, on_ios, reason] = cells[..] else { panic!("not four cells: {row}") };
        assert!(on_android != on_ios && !reason.is_empty(), "{what}: no difference or no reason");
        for (names, app, sources) in [(on_android, "Android", &android), (on_ios, "iOS", &ios)] {
            for name in names_in(names) {
                assert!(has_word(sources, name), "{what}: the {app} app has no `{name}`");
            }
        }
    }
}

/// The benchmark of costs is not part of the app.
#[test]
fn front_ends_name_no_game() {
    let android = joined("android/app/src/main/kotlin", ".kt");
    let ios =
        ["App", "Sources/FivefoldCore", "Sources/FivefoldUI"].map(|part| joined(&format!("ios/{part}"), ".swift"));
    let games: Vec<_> = fivefold_engine::games::all().iter().map(|game| game.id()).collect();
    assert!(games.len() >= 5, "{games:?}");
    for text in ios.iter().chain([&android]) {
        let known: Vec<_> = games.iter().filter(|id| text.contains(&format!("\"{id}\""))).collect();
        assert!(known.is_empty(), "a front end names {known:?}");
    }
}
