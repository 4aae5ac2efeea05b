use std::{fs, path::Path};

/// Collects the names of all tests below a folder.
fn test_names_in(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            test_names_in(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = fs::read_to_string(&path).expect("a source is text");
            let tests = source.split("#[test]\n").skip(1);
            let named =
                tests.filter_map(|test| test.split_once("fn ")?.1.split_once('(').map(|(name, _)| name.to_owned()));
            into.extend(named);
        }
    }
}

#[test]
fn behavior_table_names_existing_tests() {
    let mut tests = Vec::new();
    test_names_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut tests);
    let rows = include_str!("../tests.rs").lines().filter_map(|line| line.strip_prefix("//! | ")?.split_once(" | "));
    let mut named = 0;
    for (promise, shown) in rows {
        for name in shown.split('`').skip(1).step_by(2) {
            assert!(tests.iter().any(|test| test.starts_with(name)), "{promise}: no test begins with `{name}`");
            named += 1;
        }
    }
    assert!(named > 100, "{named} tests are named");
}
