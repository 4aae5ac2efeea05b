//! In English whoever plays makes a move. Pieces move; a move is nothing that anybody makes.

use fivefold_engine::text::Language;

use super::files;

/// What stands before a thing and never before what somebody does.
const BEFORE_A_THING: [&str; 15] =
    ["a", "the", "one", "first", "that", "this", "its", "good", "best", "last", "next", "each", "every", "no", "among"];

/// Texts in which a move is called a move.
fn faults(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let texts = lines.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    texts.filter(|text| calls_it_a_move(&text.to_lowercase())).collect()
}

fn calls_it_a_move(text: &str) -> bool {
    let words: Vec<&str> =
        text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.windows(2).any(|pair| BEFORE_A_THING.contains(&pair[0]) && matches!(pair[1], "move" | "moves"))
}

#[test]
fn a_move_is_never_called_a_move() {
    for (name, file) in files() {
        assert_eq!(faults(file.of(Language::ENGLISH)), [""; 0], "{name}.ftl");
    }
}

#[test]
fn a_move_is_found() {
    for bad in ["the first move after which", "Among moves that win", "a win in one move.", "its best moves"] {
        assert_eq!(faults(bad), [bad]);
    }
    for good in
        ["The piece moves two squares", "whoever moved wins", "# a move", "end-no-moves = Neither side can move."]
    {
        assert_eq!(faults(good), [""; 0]);
    }
}
