//! Sources of the two apps.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the top of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Reads a file of the repository.
pub fn read(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the concatenated files in a folder with this ending.
pub fn all(folder: &str, ending: &str) -> String {
    files(folder, ending).into_iter().fold(String::new(), |all, (_, text)| all + &text + "\n")
}

/// Returns names and texts of the files in a folder with this ending.
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    gather(&root().join(folder), ending, &mut files);
    assert!(!files.is_empty(), "{folder} has no files that end in {ending}");
    files
}

/// Returns whether a text contains a name as a whole word.
pub fn has_word(text: &str, name: &str) -> bool {
    let joins = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices(name).any(|(at, _)| !text[..at].ends_with(joins) && !text[at + name.len()..].starts_with(joins))
}

#[test]
fn has_word_matches_whole_words_only() {
    assert!(has_word("fun moveNow() = game", "moveNow"));
    assert!(!has_word("fun moveNowhere()", "moveNow"));
    assert!(!has_word("remoteNow", "Now"));
}

fn gather(folder: &Path, ending: &str, files: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            gather(&path, ending, files);
        } else if path.to_string_lossy().ends_with(ending) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            files.push((name, text));
        }
    }
}
