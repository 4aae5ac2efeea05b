//! Checks that French texts have a no-break space before two-part punctuation and inside quotation marks.

use std::fmt::Write as _;

use fivefold_engine::text::Language;

use super::files;

const SPACES: [char; 2] = ['\u{202f}', '\u{a0}'];

/// Returns a line for each missing space.
fn faults(text: &str) -> String {
    let mut found = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let line = line.replace("{\"\\u202F\"}", "\u{202f}").replace("{\"\\u00A0\"}", "\u{a0}");
        let letters: Vec<char> = line.chars().collect();
        for (at, letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| letters[at]);
            let after = letters.get(at + 1).copied();
            let beside = match letter {
                '«' => after,
                ':' | ';' | '!' | '?' | '»' | '%' => before,
                _ => continue,
            };
            let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
            // A notation such as 5:2 is not punctuation.
            let is_notation = *letter == ':' && is_digit(before) && is_digit(after);
            // The colon of a URL.
            let is_address =
                *letter == ':' && line[line.char_indices().nth(at).map_or(0, |(at, _)| at)..].starts_with("://");
            if !is_notation && !is_address && !beside.is_some_and(|beside| SPACES.contains(&beside)) {
                let _ = writeln!(found, "{letter} in {line}");
            }
        }
    }
    found
}

#[test]
fn french_punctuation_has_no_break_spaces() {
    let french = Language::tagged("fr").expect("French exists");
    for (name, file) in files() {
        assert_eq!(faults(file.of(french)), "", "{name}.ftl");
    }
}

#[test]
fn missing_space_is_reported() {
    for bad in ["Force: Niveau", "Où ?", "«\u{202f}Suivant»", "«Suivant\u{202f}»", "80%", "{ $who }: gagne", "oui; non"]
    {
        assert_ne!(faults(bad), "", "{bad}");
    }
    for good in ["Force\u{202f}: Niveau", "Où\u{202f}?", "«\u{202f}Suivant\u{202f}»", "80\u{a0}%", "5:2", "# a: b"] {
        assert_eq!(faults(good), "", "{good}");
    }
}
