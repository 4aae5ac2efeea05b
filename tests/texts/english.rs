//! Checks that English texts for players keep to one term per concept, to contractions and to typographic signs.

use fivefold_engine::text::Language;

use super::files;

/// Terms that no text uses, each with the phrases in which it means something else.
const AVOIDED: &[(&str, &[&str])] = &[
    // A move is what a player does; a turn is whose go it is.
    ("turn", &["your turn", "’s turn", "every turn", "second player’s turn", "quarter turn"]),
    ("turns", &["take turns"]),
    ("turned", &[]),
    ("turning", &[]),
    ("other side", &[]),
    ("enemy", &["enemy piece", "the enemy’s", "enemy discs"]),
    ("enemies", &[]),
    ("point", &["triangles that point at"]),
    ("points", &["the { -orange-adjective } piers as points", "same points", "pebbles on the points"]),
    ("touch", &["touch:", "touch that shore"]),
    ("begin", &[]),
    ("begins", &[]),
    ("begun", &[]),
    ("go on", &[]),
    ("start again", &[]),
    ("begin again", &[]),
    ("slip", &["win slip"]),
    ("slips", &[]),
    ("by chance", &[]),
    ("by lot", &[]),
    ("joined", &[]),
    ("hang together", &[]),
    ("rated", &["not rated", "aren’t rated", "isn’t rated", "rated game", "rated win"]),
    ("resigns", &[]),
    ("advertisement", &[]),
    ("whoever", &["whoever connects", "whoever leaves"]),
    ("somebody", &[]),
    // Spoken English contracts.
    ("cannot", &[]),
    ("is not", &[]),
    ("are not", &[]),
    ("does not", &[]),
    ("do not", &[]),
    ("it is", &[]),
    ("there is", &["if there is none"]),
    ("you are", &[]),
    ("could not", &[]),
    ("will not", &[]),
    // American spelling.
    ("colour", &[]),
    ("centre", &[]),
    ("licence", &[]),
    ("defence", &[]),
];

/// Signs that no text uses.
const SIGNS: [&str; 5] = ["'", "\"", "...", " %", "  "];

/// The word for a place on the board that each game's texts avoid, and the phrases in which it means something else.
fn avoided_place(file: &str) -> (&'static [&'static str], &'static [&'static str]) {
    match file {
        "lines-of-action" | "othello" | "tic-tac-toe" => (&["cell", "cells"], &[]),
        _ => (&["square", "squares"], &["square board"]),
    }
}

/// Returns the faults of a file's texts, a line for each.
fn faults(name: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let said = line.split_once(" = ").map_or(line, |(_, said)| said).trim().to_lowercase();
        let (places, allowed) = avoided_place(name);
        let places = places.iter().map(|place| (*place, allowed));
        let terms = AVOIDED.iter().map(|(term, allowed)| (*term, *allowed)).chain(places);
        faults.extend(
            terms.filter(|(term, allowed)| has(&said, term, allowed)).map(|(term, _)| format!("{term}: {line}")),
        );
        faults.extend(SIGNS.iter().filter(|sign| said.contains(*sign)).map(|sign| format!("{sign}: {line}")));
    }
    faults
}

/// Returns whether a text has a term outside the allowed phrases.
fn has(text: &str, term: &str, allowed: &[&str]) -> bool {
    let rest = allowed.iter().fold(text.to_owned(), |rest, phrase| rest.replace(phrase, "…"));
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
    rest.match_indices(term)
        .any(|(at, _)| !is_letter(rest[..at].chars().next_back()) && !is_letter(rest[at + term.len()..].chars().next()))
}

#[test]
fn english_texts_keep_terms() {
    let found: Vec<_> = files().iter().flat_map(|(name, file)| faults(name, file.of(Language::ENGLISH))).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn avoided_terms_are_reported() {
    for bad in ["the first turn after which", "Turn 3 of 5", "Touch a column", "You cannot", "60 %", "it's", "My cell"]
    {
        assert_eq!(faults("othello", bad).len(), 1, "{bad}");
    }
    for good in ["Your turn", "You take turns.", "# a turn", "turn-of = { $color }’s turn", "begin-here = Start"] {
        assert!(faults("othello", good).is_empty(), "{good}");
    }
}
