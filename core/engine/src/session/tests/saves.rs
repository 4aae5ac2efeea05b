use serde_json::{Value, json};

use super::{against_computer, place, survives, tic_tac_toe, touch};
use crate::{
    game::{Side, Target},
    games::{self, Handicap},
    session::{
        LONGEST_NAME, MOST_BYTES, MOST_MOVES, Minutes, Player, SaveError, Session, TimeLeft, Touched, checked_name,
    },
};

fn load(saved: &Value) -> Result<Session, SaveError> {
    Session::load(&saved.to_string())
}

fn saved_value(session: &Session) -> Value {
    serde_json::from_str(&session.save()).expect("a save is JSON")
}

fn refused(saved: &Value) -> String {
    load(saved).expect_err("an invalid save").to_string()
}

#[test]
fn save_is_one_line_of_json() {
    let mut session = against_computer(Side::Second, "a1 b2 c3");
    session.undo();
    let saved =
        r#"{"fivefold":1,"game":"tic-tac-toe","options":{},"players":["human",{"level":3}],"turns":"a1 b2 c3","at":2}"#;
    assert_eq!(session.save(), saved);
}

#[test]
fn save_round_trips_at_every_move_and_state() {
    let mut session = tic_tac_toe("");
    survives(&session);
    for text in ["b2", "a1", "c3", "a3", "a2", "c2", "b3", "b1", "c1"] {
        session.play(text).expect("legal");
        survives(&session);
    }
    session.go_to(4).expect("there are nine");
    survives(&session);
    let mut session = tic_tac_toe("a1");
    session.set_confirm(true);
    touch(&mut session, "b2");
    survives(&session);
    let mut session = tic_tac_toe("a1");
    session.resign(Side::Second).expect("the game is on");
    survives(&session);
    let mut session = tic_tac_toe("a1");
    session.agree_draw().expect("two people");
    survives(&session);
}

#[test]
fn minimal_save_loads_and_unknown_keys_are_ignored() {
    let session = load(&json!({"fivefold": 1, "game": "tic-tac-toe", "mood": {"a": [1]}})).expect("a valid save");
    assert_eq!((session.at(), session.played().len()), (0, 0));
    let session = load(&json!({"fivefold": 1, "game": "tic-tac-toe", "turns": " a1\n b2 "})).expect("a valid save");
    assert_eq!(session.at(), 2);
}

#[test]
fn illegal_move_error_names_number() {
    let saved = json!({"fivefold": 1, "game": "tic-tac-toe", "turns": "a1 b2 a1 c3"});
    assert_eq!(refused(&saved), "move 3: `a1` is not legal here. a1 is taken.");
    let saved = json!({"fivefold": 1, "game": "tic-tac-toe", "turns": "a1 a2 b1 b2 c1 c2"});
    assert_eq!(refused(&saved), "move 6: `c2` is not legal here. The game is over.");
}

#[test]
fn save_errors_name_fault() {
    let game = "tic-tac-toe";
    let won = "a1 a2 b1 b2 c1";
    for (saved, error) in [
        (json!({"fivefold": 2, "game": game}), "saved games of version 2 are not known here, only of version 1"),
        (json!({"fivefold": "x", "game": game}), "saved games of version \"x\" are not known here, only of version 1"),
        (json!({"game": game}), "not a saved game: missing field `fivefold` at line 1 column 22"),
        (json!({"fivefold": 1, "game": "chess"}), "there is no game `chess`"),
        (json!({"fivefold": 1, "game": game, "at": 1}), "`at` is 1, but there are 0 moves"),
        (json!({"fivefold": 1, "game": game, "players": ["human", {"level": 0}]}), "there is no level 0"),
        (
            json!({"fivefold": 1, "game": game, "turns": won, "result": "agreed"}),
            "`result` is given, but the game was over by its rules",
        ),
        (
            json!({"fivefold": 1, "game": game, "partial": {"turn": "d4"}}),
            "`partial`: `d4` is not the beginning of a move here",
        ),
        (
            json!({"fivefold": 1, "game": game, "partial": {"picked": "z"}}),
            "`partial`: `z` is not the beginning of a move here",
        ),
        (
            json!({"fivefold": 1, "game": game, "options": {"size": 4}}),
            "options: unknown field `size`, there are no fields",
        ),
        (json!({"fivefold": 1, "game": game, "options": 4}), "options: options must be an object"),
    ] {
        assert_eq!(refused(&saved), error, "{saved}");
    }
}

#[test]
fn removed_level_loads_as_last_level() {
    for game in games::all() {
        let last = u8::try_from(game.levels().len()).expect("few levels");
        for (level, read) in [(last, last), (last + 1, last), (u8::MAX, last)] {
            let saved = json!({"fivefold": 1, "game": game.id(), "players": ["human", {"level": level}]});
            let session = Session::load(&saved.to_string()).expect("a saved game");
            assert_eq!(session.players(), [Player::Human, Player::Level(read)], "{}", game.id());
        }
    }
}

#[test]
fn invalid_picks_in_saves_are_refused() {
    let begin = |mv: &str| mv.split(['-', 'x']).next().expect("where it begins").to_owned();
    let mut session = Session::new("lines-of-action", &json!({})).expect("a standard game");
    let mv = session.legal_moves()[0].clone();
    let own = begin(&mv);
    session.play(&mv).expect("it is legal");
    let others = begin(&session.legal_moves()[0]);
    let partial = |partial: Value| json!({"fivefold": 1, "game": "lines-of-action", "partial": partial});
    survives(&load(&partial(json!({ "picked": own }))).expect("it may be picked"));
    for picked in ["d4", &others] {
        let error = format!("`partial`: `{picked}` is not the beginning of a move here");
        assert_eq!(refused(&partial(json!({ "picked": picked }))), error);
    }
    let error = format!("`partial`: `{own}` is not the beginning of a move here");
    assert_eq!(refused(&partial(json!({ "turn": mv, "picked": own }))), error);
}

#[test]
fn non_default_circumstances_round_trip() {
    let mut session = tic_tac_toe("b2");
    let kept = |session: &Session| saved_value(session)["app"].clone();
    assert_eq!(kept(&session), Value::Null);
    session.change_circumstances(|it| it.has_coach = true);
    assert_eq!(kept(&session), json!({"has-coach": true}));
    session.change_circumstances(|it| {
        (it.names, it.won, it.drawn) = (["Ada".to_owned(), String::new()], [0, 3], 2);
        it.no_help = true;
        it.time = Some(TimeLeft { minutes: Minutes([600; 2]), left_ms: [36_000_000, 7] });
    });
    let mut written = json!({
        "has-coach": true, "no-help": true, "names": ["Ada", ""], "won": [0, 3], "drawn": 2,
        "time": {"minutes": 600, "left-ms": [36_000_000, 7]},
    });
    assert_eq!(kept(&session), written);
    assert_eq!(Session::load(&session.save()).expect("a valid save").circumstances(), session.circumstances());
    session.change_circumstances(|it| {
        it.time = TimeLeft::new(Minutes([10, 0]));
        it.handicap = Some(Handicap { side: Side::Second, steps: 2 });
        it.keeps_sides = true;
        it.second_sits_below = true;
        it.hands_over = true;
    });
    written["time"] = json!({"minutes": [10, 0], "left-ms": [600_000, 0]});
    written["handicap"] = json!({"side": "second", "steps": 2});
    written["keeps-sides"] = true.into();
    written["hands-over"] = true.into();
    written["second-sits-below"] = true.into();
    assert_eq!(kept(&session), written);
    assert_eq!(Session::load(&session.save()).expect("a valid save").circumstances(), session.circumstances());
}

#[test]
fn circumstances_are_limited() {
    let app = json!({
        "names": [" a\u{7}\nb ", "x".repeat(50)], "time": {"minutes": 601, "left-ms": [36_000_001, 36_000_000]},
        "handicap": {"side": "first", "steps": 0},
    });
    let session = load(&json!({"fivefold": 1, "game": "tic-tac-toe", "app": app})).expect("it can be read");
    let read = session.circumstances();
    assert_eq!(read.names, ["ab".to_owned(), "x".repeat(LONGEST_NAME)]);
    assert_eq!(read.time, Some(TimeLeft { minutes: Minutes([600; 2]), left_ms: [36_000_000; 2] }));
    assert_eq!(read.handicap, None, "a handicap has at least one step");
}

#[test]
fn invisible_marks_are_removed_from_names() {
    let checked = [
        ("\u{202e}Eve\u{202c}", "Eve"),
        ("\u{2066}\u{200b}\u{feff}", ""),
        ("\u{200d}\u{200c}", ""),
        ("A\u{200d}B", "AB"),
        ("می\u{200c}خواهم", "می\u{200c}خواهم"),
        ("👩\u{200d}🚀", "👩\u{200d}🚀"),
        ("א\u{200f}", "א"),
    ];
    for (name, expected) in checked {
        assert_eq!(checked_name(name), expected, "{name:?}");
    }
}

#[test]
fn drawn_options_are_saved() {
    let saved = json!({
        "fivefold": 1, "game": "connect-any", "options": {"mode": "ban", "seed": 3}, "setup": {"ban": "b2"},
    });
    let session = load(&saved).expect("a valid save");
    assert_eq!(load(&saved_value(&session)).expect("a valid save").setup(), json!({"ban": "b2"}));
    let drawn = load(&json!({"fivefold": 1, "game": "connect-any", "options": {"mode": "ban", "seed": 3}}));
    assert_ne!(drawn.expect("a valid save").setup(), json!({"ban": "b2"}), "the seed draws another cell");
}

#[test]
fn option_size_limit_is_exact() {
    // The unknown field is only found by parsing.
    for (bytes, error) in [(20_000, "unknown field"), (20_001, "20001 bytes are no options of any game")] {
        let options = format!("{{\"x\":\"{}\"}}", "y".repeat(bytes - 8));
        assert_eq!(options.len(), bytes);
        let saved = format!("{{\"fivefold\":1,\"game\":\"tic-tac-toe\",\"options\":{options}}}");
        let said = Session::load(&saved).expect_err("no game has them").to_string();
        assert!(said.contains(error), "{said}");
    }
}

#[test]
fn huge_saves_are_refused_at_once() {
    let long = " ".repeat(10_000_000);
    assert_eq!(Session::load(&long).expect_err("too long"), SaveError::TooLong(10_000_000));
    let deep = "[".repeat(MOST_BYTES);
    assert!(matches!(Session::load(&deep), Err(SaveError::Form(_))));
    let many = "a1 ".repeat(MOST_MOVES + 1);
    let saved = json!({"fivefold": 1, "game": "tic-tac-toe", "turns": many});
    assert!(matches!(load(&saved), Err(SaveError::Move { number: 2, .. })));
}

#[test]
fn load_fails_when_text_is_not_a_saved_game() {
    for text in ["", "null", "1", "[]", "{}", "{\"fivefold\":", "🙂", "\u{0}", "{\"fivefold\":1}"] {
        assert!(matches!(Session::load(text), Err(SaveError::Form(_))), "{text}");
    }
}

/// Regression test: a setup could change the size of the board that had been chosen.
#[test]
fn setup_contains_drawn_options_only() {
    let game = |setup: Value| {
        let options = json!({"rows": 5, "columns": 5, "mode": "ban"});
        load(&json!({"fivefold": 1, "game": "connect-any", "options": options, "setup": setup}))
    };
    let drawn = game(json!({"ban": "c3"})).expect("the cell was drawn");
    assert_eq!(drawn.setup(), json!({"ban": "c3"}));
    assert!(game(json!({"ban": "c3", "rows": 5})).is_ok(), "that is what was chosen");
    for (name, value) in [("rows", json!(6)), ("mode", json!("bonus")), ("seed", json!(9))] {
        let error = game(json!({ name: value })).expect_err("it was chosen").to_string();
        assert_eq!(error, format!("options: the setup of `{name}` differs from its option"));
    }
}

/// Regression test: a half-made move behind the last one that a match may have made a match that could not be loaded.
#[test]
fn partial_move_is_rejected_at_move_limit() {
    let mut session = Session::new("lines-of-action", &json!({ "size": 12 })).expect("a large board");
    let mut random = 1_usize;
    while session.played().len() < MOST_MOVES {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = session.legal_moves();
        session.play(&moves[(random >> 33) % moves.len()]).expect("it is legal");
        if session.is_over() {
            session.undo();
        }
    }
    survives(&session);
    let picked = session.legal_moves()[0].split(['-', 'x']).next().expect("where it begins").to_owned();
    assert!(matches!(session.touch(Target::Place(place(&session, &picked))), Touched::Rejected(_)));
    let mut saved = saved_value(&session);
    saved["partial"] = json!({ "picked": picked });
    assert_eq!(refused(&saved), "`partial`: `a move without a side` is not the beginning of a move here");
}
