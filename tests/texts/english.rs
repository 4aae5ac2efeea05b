//! Checks that English texts for players call a move a turn; `move` is only a verb, of pieces.

use fivefold_engine::text::Language;

use super::files;

/// Words that precede a noun and never a verb.
const BEFORE_NOUN: [&str; 15] =
    ["a", "the", "one", "first", "that", "this", "its", "good", "best", "last", "next", "each", "every", "no", "among"];

/// Returns the texts with `move` as a noun.
fn faults(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let texts = lines.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    texts.filter(|text| has_move_as_noun(&text.to_lowercase())).collect()
}

fn has_move_as_noun(text: &str) -> bool {
    let words: Vec<&str> =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.windows(2).any(|pair| BEFORE_NOUN.contains(&pair[0]) && matches!(pair[1], "move" | "moves"))
}

#[test]
fn english_texts_use_move_only_as_verb() {
    for (name, file) in files() {
        assert_eq!(faults(file.of(Language::ENGLISH)), [""; 0], "{name}.ftl");
    }
}

#[test]
fn move_as_noun_is_reported() {
    for bad in ["the first move after which", "Among moves that win", "a win in one move.", "its best moves"] {
        assert_eq!(faults(bad), [bad]);
    }
    for good in
        ["The piece moves two squares", "whoever moved wins", "# a move", "end-no-moves = Neither side can move."]
    {
        assert_eq!(faults(good), [""; 0]);
    }
}
