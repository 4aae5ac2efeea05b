use fivefold_engine::session::{MOST_BYTES, MOST_MOVES, SaveError, Session};
use serde_json::json;

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

#[test]
fn longest_move_list_is_refused_or_played() {
    let to_and_fro = "b1-b3 a2-c2 b3-b1 c2-a2 ".repeat(MOST_BYTES / 30);
    let text = format!(r#"{{"fivefold":1,"game":"lines-of-action","turns":"{to_and_fro}"}}"#);
    assert!(text.len() <= MOST_BYTES && to_and_fro.split(' ').count() > MOST_MOVES);
    let error = Session::load(&text).expect_err("threefold repetition ends the game");
    assert!(matches!(error, SaveError::Move { .. }), "{error}");
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
