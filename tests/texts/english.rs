//! Checks that English texts for players call a player's action a move; a turn is whose go it is.

use fivefold_engine::text::Language;

use super::files;

/// The phrases in which a turn is whose go it is, or a rotation.
const TURNS: [&str; 12] = [
    "your turn",
    "’s turn",
    "side's turn",
    "take turns",
    "in turn,",
    "quarter turn",
    "turn over",
    "turn them over",
    "board that turns",
    "turning arrow",
    "and turns { $count }",
    "turns leaping around",
];

/// Returns the texts that call a move a turn.
fn faults(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let texts = lines.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    texts.filter(|text| has_turn_as_move(&text.to_lowercase())).collect()
}

fn has_turn_as_move(text: &str) -> bool {
    let rest = TURNS.iter().fold(text.to_owned(), |rest, phrase| rest.replace(phrase, ""));
    rest.split(|letter: char| !letter.is_alphanumeric()).any(|word| matches!(word, "turn" | "turns"))
}

#[test]
fn english_texts_call_action_move_and_go_turn() {
    for (name, file) in files() {
        assert_eq!(faults(file.of(Language::ENGLISH)), [""; 0], "{name}.ftl");
    }
}

#[test]
fn turn_as_move_is_reported() {
    for bad in ["the first turn after which", "Among turns that win", "a win in one turn.", "Turn 3 of 5"] {
        assert_eq!(faults(bad), [bad]);
    }
    for good in ["Your turn", "The sides take turns.", "# a turn", "turn-of = { $color }’s turn"] {
        assert_eq!(faults(good), [""; 0]);
    }
}
