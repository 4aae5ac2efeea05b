use fivefold_engine::{
    session::{MOST_BYTES, MOST_MOVES, SaveError, Session},
    text::Language,
};
use proptest::prelude::*;
use serde_json::json;

use crate::option_sets::variants;

/// Returns a save of every variant after some moves.
fn saved_games() -> Vec<String> {
    let saved = |(_, set): (&str, crate::option_sets::OptionSet)| {
        let mut session = Session::new(set.game, &set.options).expect("valid options");
        for number in 0..7 {
            let moves = session.legal_moves();
            if let Some(mv) = moves.get(number * 3 % moves.len().max(1)) {
                session.play(mv).expect("a legal move");
            }
        }
        session.save()
    };
    variants().into_iter().map(saved).collect()
}

/// Loads a text and checks that the result is a valid game or an error with a message.
fn load(text: &str) {
    match Session::load(text) {
        Ok(session) => {
            let again = Session::load(&session.save()).expect("a loaded game round-trips");
            assert_eq!(again.save(), session.save());
            drop(session.snapshot(Language::ENGLISH));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A regression test: an error quoted its whole input.
#[test]
fn errors_quote_input_truncated() {
    let long = "x".repeat(900_000);
    for game in fivefold_engine::games::every() {
        for options in [json!({ long.as_str(): 1 }), json!({ "size": long.as_str() }), json!({ "ban": long.as_str() })]
        {
            if let Err(error) = Session::new(game.id(), &options) {
                assert!(error.to_string().chars().count() < 250, "{}: {error}", game.id());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_game_or_an_error(text in ".{0,200}") {
        load(&text);
    }

    #[test]
    fn any_bytes_are_a_game_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        load(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn save_with_changed_bytes_loads_or_fails(
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let games = saved_games();
        let mut bytes = which.get(&games).clone().into_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        load(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn save_with_cut_or_repeated_part_loads_or_fails(
        which in any::<prop::sample::Index>(),
        from in any::<prop::sample::Index>(),
        to in any::<prop::sample::Index>(),
        repeated in any::<bool>(),
    ) {
        let games = saved_games();
        let text = which.get(&games);
        let (from, to) = (from.index(text.len()), to.index(text.len()));
        let (from, to) = (from.min(to), from.max(to));
        // Saved games are ASCII, except for names entered by a person.
        prop_assume!(text.is_ascii());
        let middle = if repeated { text[from..to].repeat(3) } else { String::new() };
        load(&format!("{}{middle}{}", &text[..from], &text[to..]));
    }

    #[test]
    fn any_text_is_a_move_or_an_error(variant in 0..variants().len(), text in "[a-t0-9:x|+\\-nsewp]{0,8}|.{0,30}") {
        let (_, set) = variants().swap_remove(variant);
        let session = Session::new(set.game, &set.options).expect("valid options");
        if let Ok(mv) = session.state().read_move(&text) {
            prop_assert!(session.state().moves().contains(&mv), "`{text}` was parsed as an illegal move");
        }
    }
}

#[test]
fn save_of_ten_megabytes_is_refused_quickly() {
    let text = format!(r#"{{"fivefold":1,"game":"connect-four","turns":"{}"}}"#, "4 ".repeat(5_000_000));
    assert_eq!(Session::load(&text).expect_err("the text is too long"), SaveError::TooLong(text.len()));
}

#[test]
fn illegal_move_is_named_with_reason() {
    let load = |moves: &str| {
        let text = format!(r#"{{"fivefold":1,"game":"connect-four","turns":"{moves}"}}"#);
        Session::load(&text).expect_err("the move is illegal").to_string()
    };
    assert_eq!(load("4 4 x"), "move 3: `x` is not a move of this game");
    assert_eq!(load("4 9 1"), "move 2: `9` is not legal here. There is no column 9: the board has 7.");
}

#[test]
fn million_moves_are_refused() {
    let text = format!(r#"{{"fivefold":1,"game":"lines-of-action","turns":"{}"}}"#, "a ".repeat(1_000_000));
    assert!(Session::load(&text).is_err());
}

#[test]
fn longest_move_list_is_refused_or_played() {
    let to_and_fro = "b1-b3 a2-c2 b3-b1 c2-a2 ".repeat(MOST_BYTES / 30);
    let text = format!(r#"{{"fivefold":1,"game":"lines-of-action","turns":"{to_and_fro}"}}"#);
    assert!(text.len() <= MOST_BYTES && to_and_fro.split(' ').count() > MOST_MOVES);
    let error = Session::load(&text).expect_err("threefold repetition ends the game");
    assert!(matches!(error, SaveError::Move { .. }), "{error}");
}

#[test]
fn deep_nesting_is_refused() {
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}")] {
        let deep = format!("{}0{}", open.repeat(100_000), close.repeat(100_000));
        load(&format!(r#"{{"fivefold":1,"game":"bridgit","options":{deep},"turns":""}}"#));
        load(&deep);
    }
}

#[test]
fn absurd_sizes_are_refused() {
    for size in ["0", "-1", "4", "6", "21", "255", "256", "65537", "4294967296", "1e300", "0.5", "\"8\"", "null"] {
        for (game, option) in [("bridgit", "size"), ("lines-of-action", "size"), ("connect-any", "rows")] {
            let text = format!(r#"{{"fivefold":1,"game":"{game}","options":{{"{option}":{size}}},"turns":""}}"#);
            match Session::load(&text) {
                Err(error) => assert!(!error.to_string().is_empty(), "{text}"),
                Ok(session) => assert!(session.layout().spots.len() <= 400, "{text}"),
            }
        }
    }
}
