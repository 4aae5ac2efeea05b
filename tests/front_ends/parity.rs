//! The apps differ where ios/README.md says so and why; what they do alike is the core's, and scenarios play it.

use crate::sources::{all, has_word, read};

const HEADING: &str = "## Where the apps differ";

/// What stands between backquotes.
fn names_in(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[test]
fn every_difference_is_there_and_has_a_reason() {
    let android = all("android/app/src/main", ".kt") + &all("android/app/src/main/res", ".xml");
    let ios = all("ios/Sources", ".swift") + &all("ios/App", ".swift");
    let readme = read("ios/README.md");
    let (_, rest) = readme.split_once(HEADING).unwrap_or_else(|| panic!("ios/README.md has no heading `{HEADING}`"));
    let section = rest.split("\n## ").next().unwrap_or_default();
    let rows: Vec<_> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(!rows.is_empty(), "no app differs in anything?");
    for row in rows {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [what, on_android, on_ios, reason] = cells[..] else { panic!("four cells are needed: {row}") };
        assert!(on_android != on_ios && !reason.is_empty(), "{what}: where is the difference, and why?");
        for (names, app, sources) in [(on_android, "Android", &android), (on_ios, "iOS", &ios)] {
            for name in names_in(names) {
                assert!(has_word(sources, name), "{what}: the {app} app has no `{name}`");
            }
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
    let games: Vec<_> = fivefold_engine::games::all().iter().map(|game| game.id()).collect();
    assert!(games.len() >= 5, "{games:?}");
    for text in ios.iter().chain([&android]) {
        let known: Vec<_> = games.iter().filter(|id| text.contains(&format!("\"{id}\""))).collect();
        assert!(known.is_empty(), "a front end knows {known:?}");
    }
}
