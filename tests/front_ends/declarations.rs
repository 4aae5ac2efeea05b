//! The declarations of SwiftUI that the views are checked against: each is listed with the page it was read from.

use crate::sources::{all, read};

/// The names that the declarations give: of types, functions and values.
fn declared() -> Vec<String> {
    let text = all("tests/swiftui-declarations/Sources", ".swift");
    let mut names = Vec::new();
    for line in text.lines() {
        let words: Vec<_> = line.split(|character: char| !character.is_alphanumeric() && character != '_').collect();
        if !words.contains(&"public") {
            continue;
        }
        for pair in words.windows(2) {
            let (kind, name) = (pair[0], pair[1]);
            let is_declared = ["struct", "class", "enum", "protocol", "func"].contains(&kind) && !name.is_empty();
            if is_declared
                && !name.starts_with('_')
                && !name.starts_with("build")
                && !names.iter().any(|known| known == name)
            {
                names.push(name.to_owned());
            }
        }
    }
    assert!(names.len() > 100, "only {} declarations were found", names.len());
    names
}

/// The names listed with the titles of their pages.
fn listed() -> Vec<String> {
    let list = read("tests/swiftui-declarations/README.md");
    let rows = list.lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split('`').nth(1).map(str::to_owned)).collect()
}

#[test]
fn every_declaration_is_listed_with_its_page() {
    let (declared, listed) = (declared(), listed());
    let missing: Vec<_> = declared.iter().filter(|name| !listed.contains(name)).collect();
    assert!(missing.is_empty(), "tests/swiftui-declarations/README.md lacks {missing:?}");
    let stale: Vec<_> = listed.iter().filter(|name| !declared.contains(name)).collect();
    assert!(stale.is_empty(), "tests/swiftui-declarations/README.md lists what is not declared: {stale:?}");
}
