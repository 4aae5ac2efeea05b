use std::io::Cursor;

use serde_json::{Value, json};

use super::{
    engine::{Engine, Response},
    line::{self, LineError},
    request::Request,
};

/// Returns the response to a line.
fn ask(engine: &mut Engine, line: &str) -> Value {
    let (Response::More(value) | Response::Last(value)) = engine.answer(line);
    value
}

fn error(engine: &mut Engine, line: &str) -> String {
    let answer = ask(engine, line);
    assert_eq!(answer["ok"], false, "{line}");
    answer["error"].as_str().expect("a sentence").to_owned()
}

/// Returns an engine with a match of tic-tac-toe after these moves.
fn playing(moves: &[&str]) -> Engine {
    let mut engine = Engine::default();
    let line = json!({ "cmd": "new", "game": "tic-tac-toe", "turns": moves }).to_string();
    assert_eq!(ask(&mut engine, &line)["ok"], true);
    engine
}

#[test]
fn game_is_played_by_requests() {
    let mut engine = playing(&["a1", "a2", "b1"]);
    let status = ask(&mut engine, r#"{"cmd":"play","turn":"b2"}"#);
    let open = json!({"ok": true, "game": "tic-tac-toe", "ply": 4, "to_move": "first", "result": null, "reason": null});
    assert_eq!(status, open);
    let status = ask(&mut engine, r#"{"cmd":"play","turn":"c1","id":7}"#);
    let over = json!({
        "ok": true, "id": 7, "game": "tic-tac-toe", "ply": 5, "to_move": null, "result": "first",
        "reason": "Orange has three in a row.",
    });
    assert_eq!(status, over);
    assert_eq!(ask(&mut engine, r#"{"cmd":"legal"}"#)["turns"], json!([]));
    assert_eq!(ask(&mut engine, r#"{"cmd":"undo"}"#), open);
    let moves = ask(&mut engine, r#"{"cmd":"legal"}"#);
    assert_eq!(moves["turns"], json!(["a3", "b3", "c3", "c2", "c1"]));
}

#[test]
fn run_of_digits_is_several_moves() {
    let mut engine = Engine::default();
    let status = ask(&mut engine, r#"{"cmd":"new","game":"connect-four","turns":["445","3"]}"#);
    assert_eq!(status["ply"], 4);
    assert_eq!(ask(&mut engine, r#"{"cmd":"play","turn":"4453"}"#)["ply"], 8);
    let full = error(&mut engine, r#"{"cmd":"play","turn":"1444"}"#);
    assert!(full.starts_with("move 4: `4` is not legal here: "), "{full}");
    assert_eq!(ask(&mut engine, r#"{"cmd":"save"}"#)["game"]["turns"], "4 4 5 3 4 4 5 3");
}

#[test]
fn board_and_saved_game_round_trip() {
    let mut engine = playing(&["a1", "b2"]);
    assert_eq!(ask(&mut engine, r#"{"cmd":"show"}"#)["board"], "3 . . .\n2 . O .\n1 X . .\n  a b c\n");
    let saved = ask(&mut engine, r#"{"cmd":"save"}"#)["game"].clone();
    assert_eq!(saved["turns"], "a1 b2");
    let mut other = Engine::default();
    let status = ask(&mut other, &json!({ "cmd": "load", "game": saved }).to_string());
    assert_eq!((&status["ply"], &status["to_move"]), (&json!(2), &json!("first")));
}

#[test]
fn search_returns_move_without_playing_it() {
    let mut engine = playing(&["a1", "b1", "a2", "b2"]);
    let found = ask(&mut engine, r#"{"cmd":"go","visits":500,"seed":1,"memory_mb":1,"threads":1}"#);
    assert_eq!((&found["ok"], &found["turn"]), (&json!(true), &json!("a3")), "{found}");
    assert_eq!(found["proof"], json!({ "result": "win", "turns": 1 }));
    assert!(found["visits"].is_u64() && found["nodes"].is_u64() && found["cpu_ms"].is_u64(), "{found}");
    assert_eq!((&found["line"][0], &found["candidates"][0]["turn"]), (&json!("a3"), &json!("a3")));
    assert!(["proven", "decided", "visits"].contains(&found["stopped"].as_str().expect("a word")), "{found}");
    assert_eq!(ask(&mut engine, r#"{"cmd":"save"}"#)["game"]["turns"], "a1 b1 a2 b2");
    let mv = ask(&mut engine, r#"{"cmd":"go","level":1}"#)["turn"].clone();
    assert!(ask(&mut engine, r#"{"cmd":"legal"}"#)["turns"].as_array().expect("a list").contains(&mv));
}

#[test]
fn solve_returns_values_of_position_and_moves() {
    let mut engine = playing(&["a1", "b1"]);
    let solved = ask(&mut engine, r#"{"cmd":"solve","ms":10000}"#);
    assert_eq!(solved["value"]["result"], "win", "{solved}");
    assert_eq!(solved["candidates"][0]["proof"]["result"], "win");
    assert_eq!(error(&mut playing(&[]), r#"{"cmd":"solve","ms":0}"#), "not solved in 0 ms");
}

#[test]
fn invalid_search_is_refused() {
    for (line, fault) in [
        (r#"{"cmd":"go"}"#, "a search needs a limit: `visits`, `ms` or `level`"),
        (r#"{"cmd":"go","seed":1}"#, "a search needs a limit: `visits`, `ms` or `level`"),
        (r#"{"cmd":"go","level":9}"#, "there is no level 9"),
        (r#"{"cmd":"go","ms":1,"threads":0}"#, "`threads` is 0, but must be from 1 to 256"),
        (r#"{"cmd":"go","ms":1,"memory_mb":0}"#, "`memory_mb` is 0, but must be from 1 to 1048576"),
    ] {
        assert_eq!(error(&mut playing(&[]), line), fault);
    }
    let wrong = error(&mut playing(&[]), r#"{"cmd":"go","vists":1}"#);
    assert!(wrong.starts_with("not a request: unknown field `vists`, expected one of"), "{wrong}");
    let mut over = playing(&["a1", "a2", "b1", "b2", "c1"]);
    assert_eq!(error(&mut over, r#"{"cmd":"go","visits":1}"#), "the game is over");
    assert_eq!(error(&mut over, r#"{"cmd":"solve","ms":1}"#), "the game is over");
}

#[test]
fn move_is_judged_without_playing_it() {
    let mut engine = playing(&["a1", "b2", "c3"]);
    let judged = ask(&mut engine, r#"{"cmd":"judge","turn":"a3","visits":4000,"id":3}"#);
    let draw = json!({ "result": "draw", "turns": null });
    assert_eq!((&judged["ok"], &judged["id"], &judged["grade"]), (&json!(true), &json!(3), &json!("gave-away")));
    assert_eq!((&judged["proven"], &judged["before"], &judged["lost"]), (&json!(true), &draw, &json!(0.5)), "{judged}");
    assert_eq!(judged["after"]["result"], "loss");
    assert_eq!(judged["refutation"][0], "c1", "{judged}");
    let kept = ask(&mut engine, r#"{"cmd":"judge","turn":"a2"}"#);
    assert_eq!((&kept["grade"], &kept["best"], &kept["refutation"]), (&json!("kept"), &json!("a2"), &json!([])));
    assert_eq!(ask(&mut engine, r#"{"cmd":"save"}"#)["game"]["turns"], "a1 b2 c3");
    let mut early = playing(&[]);
    let estimated = ask(&mut early, r#"{"cmd":"judge","turn":"a1","visits":20}"#);
    assert!(estimated["before"]["value"].is_f64() && estimated["before"]["error"].is_f64(), "{estimated}");
    assert_eq!(estimated["proven"], false);
}

#[test]
fn reasons_of_move_and_of_reply_are_given() {
    let mut engine = playing(&["a1", "a2", "b1", "b2"]);
    let best = ask(&mut engine, r#"{"cmd":"explain"}"#);
    let wins = json!([{ "key": "wins", "cells": ["a1", "b1", "c1"], "text": "Wins the game" }]);
    assert_eq!((&best["turn"], &best["reasons"], &best["allows"]), (&json!("c1"), &wins, &json!([])), "{best}");
    let mut four = Engine::default();
    ask(&mut four, r#"{"cmd":"new","game":"connect-four","turns":["4","1","4","1","4"]}"#);
    let bad = ask(&mut four, r#"{"cmd":"explain","turn":"7"}"#);
    assert_eq!(bad["reasons"][0]["key"], "allows", "{bad}");
    assert_eq!(bad["allows"][0]["key"], "wins", "{bad}");
    let fault = error(&mut engine, r#"{"cmd":"explain","turn":"a1"}"#);
    assert_eq!(fault, "`a1` is not legal here: a1 is taken.");
}

#[test]
fn review_judges_every_move() {
    let review = ask(&mut playing(&["a1", "a2", "b1", "b2", "c1"]), r#"{"cmd":"review","visits":4000}"#);
    let moves = review["turns"].as_array().expect("a list");
    let output_of: Vec<_> = moves.iter().map(|mv| mv["turn"].as_str().expect("a text")).collect();
    assert_eq!(output_of, ["a1", "a2", "b1", "b2", "c1"]);
    assert_eq!((&moves[1]["grade"], &moves[4]["grade"]), (&json!("gave-away"), &json!("only")), "{review}");
    assert_eq!(moves[3]["grade"], "mistake", "it loses at once in a lost game: {review}");
    assert_eq!(review["last_safe"], 1, "{review}");
    assert!(review["decisions"]["second"].as_u64() >= Some(1) && review["kept"]["second"] == 0, "{review}");
    let open = ask(&mut playing(&["a1", "b2"]), r#"{"cmd":"review","visits":500}"#);
    assert_eq!((&open["last_safe"], open["turns"].as_array().map(Vec::len)), (&Value::Null, Some(2)));
    let none = ask(&mut playing(&[]), r#"{"cmd":"review"}"#);
    let zero = json!({ "first": 0, "second": 0 });
    let expected = json!({ "ok": true, "turns": [], "decisions": zero, "kept": zero, "last_safe": null });
    assert_eq!(none, expected);
}

#[test]
fn invalid_judgment_is_refused() {
    let over = &["a1", "a2", "b1", "b2", "c1"];
    for (moves, line, fault) in [
        (&[][..], r#"{"cmd":"judge","turn":"a9","visits":9}"#, "`a9` is not a move of this game"),
        (&["a1"], r#"{"cmd":"judge","turn":"a1","visits":9}"#, "`a1` is not legal here: a1 is taken."),
        (&["a1"], r#"{"cmd":"judge","turn":"","visits":9}"#, "`` is not a move of this game"),
        (&["a1"], r#"{"cmd":"judge","visits":9}"#, "not a request: missing field `turn`"),
        (&["a1"], r#"{"cmd":"judge","turn":"b2","visits":0}"#, "`visits` is 0, but must be from 1 to 1073741824"),
        (&["a1"], r#"{"cmd":"review","visits":0}"#, "`visits` is 0, but must be from 1 to 1073741824"),
        (&["a1"], r#"{"cmd":"review","vists":1}"#, "not a request: unknown field `vists`, expected `visits`"),
        (over, r#"{"cmd":"judge","turn":"c1","visits":9}"#, "the game is over"),
    ] {
        assert_eq!(error(&mut playing(moves), line), fault, "{line}");
    }
    let unknown = error(&mut playing(&["a1"]), r#"{"cmd":"judge","turn":"b2","deep":1}"#);
    assert!(unknown.starts_with("not a request: unknown field `deep`, expected `turn` or `visits`"), "{unknown}");
    for line in [r#"{"cmd":"judge","turn":"a1","visits":9}"#, r#"{"cmd":"review","visits":9}"#] {
        let fault = "no game is being played: begin one with `new` or `load`";
        assert_eq!(error(&mut Engine::default(), line), fault);
    }
}

#[test]
fn perft_counts_action_sequences() {
    let mut engine = playing(&[]);
    for (depth, count) in [(0, 1), (1, 9), (2, 72), (5, 15_120), (6, 54_720), (9, 127_872), (10, 0)] {
        let line = json!({ "cmd": "perft", "depth": depth }).to_string();
        assert_eq!(ask(&mut engine, &line)["count"], count, "{depth}");
    }
}

#[test]
fn hello_lists_games_with_options_and_levels() {
    let answer = ask(&mut Engine::default(), r#"{"cmd":"hello"}"#);
    let games = answer["games"].as_array().expect("a list");
    assert_eq!(games.len(), fivefold_engine::games::all().len());
    for game in games {
        let ratings: Vec<_> =
            game["levels"].as_array().expect("a list").iter().map(|level| level["rating"].as_u64()).collect();
        assert!(ratings.len() >= 8 && ratings.is_sorted() && ratings[0].is_some(), "{game}");
    }
}

#[test]
fn invalid_request_is_explained_and_changes_nothing() {
    let mut engine = playing(&["a1"]);
    for (line, fault) in [
        (r#"{"cmd":"play","turn":"a1"}"#, "`a1` is not legal here: a1 is taken."),
        (r#"{"cmd":"play","turn":"a9"}"#, "`a9` is not a move of this game"),
        (r#"{"cmd":"play","turn":""}"#, "`` is not a move of this game"),
        (r#"{"cmd":"legal","deep":1}"#, "not a request: unknown field `deep`, there are no fields"),
        (r#"{"cmd":"play","turn":"b1","why":1}"#, "not a request: unknown field `why`, expected `turn`"),
        (r#"{"cmd":"play"}"#, "not a request: missing field `turn`"),
        (r#"{"cmd":"perft","depth":65}"#, "depth 65 is more than 64"),
        (r#"{"cmd":"new","game":"chess"}"#, "there is no game `chess`"),
        (r#"{"cmd":"new","game":"tic-tac-toe","turns":["b2","b2"]}"#, "move 2: `b2` is not legal here: b2 is taken."),
        (r#"{"cmd":"new","game":"tic-tac-toe","options":[]}"#, "options: options must be an object"),
        (r#"{"cmd":"load","game":{"fivefold":9}}"#, "saved games of version 9 are not known here, only of version 1"),
        ("{}", "not a request: missing field `cmd`"),
        ("[1]", "not a request: invalid type: sequence, expected a map at line 1 column 0"),
        ("x", "not a request: expected value at line 1 column 1"),
    ] {
        assert_eq!(error(&mut engine, line), fault, "{line}");
    }
    let unknown = error(&mut engine, r#"{"cmd":"dance"}"#);
    assert!(unknown.starts_with("not a request: unknown variant `dance`"), "{unknown}");
    assert_eq!(ask(&mut engine, r#"{"cmd":"save"}"#)["game"]["turns"], "a1");
}

#[test]
fn requests_are_refused_without_game() {
    for line in [r#"{"cmd":"legal"}"#, r#"{"cmd":"play","turn":"a1"}"#, r#"{"cmd":"save"}"#, r#"{"cmd":"undo"}"#] {
        let fault = "no game is being played: begin one with `new` or `load`";
        assert_eq!(error(&mut Engine::default(), line), fault);
    }
    assert_eq!(error(&mut playing(&[]), r#"{"cmd":"undo"}"#), "there is no move to undo");
}

#[test]
fn quit_is_last_response() {
    assert!(matches!(Engine::default().answer(r#"{"cmd":"quit"}"#), Response::Last(_)));
    assert!(matches!(Engine::default().answer(r#"{"cmd":"quit","now":true}"#), Response::More(_)));
}

#[test]
fn overlong_and_binary_lines_are_skipped() {
    let long = "x".repeat(line::MOST_BYTES + 1);
    let mut bytes = long.clone().into_bytes();
    bytes.extend(b"\nab\xff\n\nlast");
    let mut input = Cursor::new(bytes);
    let mut lines = Vec::new();
    while let Some(line) = line::read(&mut input).expect("memory can be read") {
        lines.push(line);
    }
    let expected =
        [Err(LineError::TooLong(long.len())), Err(LineError::NotText(2)), Ok(String::new()), Ok("last".to_owned())];
    assert_eq!(lines, expected);
}

#[test]
fn puzzles_are_loadable_games() {
    let mut engine = Engine::default();
    let answer = ask(&mut engine, r#"{"cmd":"puzzles","game":"connect-four"}"#);
    let puzzles = answer["puzzles"].as_array().expect("a list");
    for puzzle in puzzles.iter().step_by(20) {
        let status = ask(&mut engine, &json!({ "cmd": "load", "game": puzzle["save"] }).to_string());
        assert_eq!((&status["ok"], &status["result"]), (&json!(true), &Value::Null), "{puzzle}");
        let legal = ask(&mut engine, r#"{"cmd":"legal"}"#);
        for solution in puzzle["solutions"].as_array().expect("a list") {
            assert!(legal["turns"].as_array().is_some_and(|moves| moves.contains(solution)), "{puzzle}");
        }
    }
    assert_eq!(puzzles[0]["id"], "connect-four/1");
    assert_eq!(ask(&mut engine, r#"{"cmd":"puzzles","game":"tic-tac-toe"}"#)["puzzles"], json!([]));
    error(&mut engine, r#"{"cmd":"puzzles","game":"chess"}"#);
}

const README: &str = include_str!("../../README.md");

#[test]
fn example_of_readme_is_what_the_program_answers() {
    let example = README.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let (mut engine, mut answer, mut compared) = (Engine::default(), Value::Null, 0);
    for line in example.lines() {
        match line.split_at(2) {
            ("> ", request) => answer = ask(&mut engine, request),
            (_, expected) => {
                let expected: Value = serde_json::from_str(expected).expect("a response");
                for (field, value) in expected.as_object().expect("an object") {
                    assert_eq!(&answer[field], value, "{field} of {answer}");
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 4);
}

#[test]
fn readme_has_every_command() {
    let unknown = serde_json::from_value::<Request>(json!({ "cmd": "?" })).expect_err("no command").to_string();
    let (_, commands) = unknown.split_once("expected one of ").expect("the commands");
    let commands: Vec<_> = commands.split('`').skip(1).step_by(2).collect();
    let rows: Vec<_> = README.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    assert_eq!(rows[1..], commands);
}
