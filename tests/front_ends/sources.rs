//! The files of the two apps.

use std::fs;
use std::path::{Path, PathBuf};

/// The top of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of a file of the repository.
pub fn read(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below a folder with this ending, one text after the other.
pub fn all(folder: &str, ending: &str) -> String {
    let mut text = String::new();
    gather(&root().join(folder), ending, &mut text);
    assert!(!text.is_empty(), "{folder} has no files that end in {ending}");
    text
}

/// Whether a text has a name that is not a part of a longer one.
pub fn has_word(text: &str, name: &str) -> bool {
    let joins = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices(name).any(|(at, _)| !text[..at].ends_with(joins) && !text[at + name.len()..].starts_with(joins))
}

#[test]
fn a_name_is_found_only_as_a_whole() {
    assert!(has_word("fun moveNow() = game", "moveNow"));
    assert!(!has_word("fun moveNowhere()", "moveNow"));
    assert!(!has_word("remoteNow", "Now"));
}

fn gather(folder: &Path, ending: &str, text: &mut String) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            gather(&path, ending, text);
        } else if path.to_string_lossy().ends_with(ending) {
            text.push_str(&fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
            text.push('\n');
        }
    }
}
