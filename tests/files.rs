//! Files of the repository, by their paths from its top.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the absolute path of a file or folder.
pub fn path(inside: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(inside)
}

/// Reads a required file.
pub fn text(inside: &str) -> String {
    fs::read_to_string(path(inside)).unwrap_or_else(|fault| panic!("{inside}: {fault}"))
}

/// Returns names and texts of the files below a folder with this ending, in the order of their paths.
pub fn below(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    gather(&path(folder), ending, &mut files);
    assert!(!files.is_empty(), "{folder} has no files that end in {ending}");
    files
}

/// Returns the concatenated files below a folder with this ending.
pub fn joined(folder: &str, ending: &str) -> String {
    below(folder, ending).into_iter().fold(String::new(), |all, (_, text)| all + &text + "\n")
}

fn gather(folder: &Path, ending: &str, files: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            gather(&path, ending, files);
        } else if path.to_string_lossy().ends_with(ending) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            files.push((name, text));
        }
    }
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
