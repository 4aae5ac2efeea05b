use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde_json::{Value, json};

use super::tic_tac_toe;
use crate::{
    game::Side,
    games::{self, Game},
    session::{MatchTag, SaveError, Session},
};

/// Returns a match of this game with these options after this many random moves.
fn played(game: &dyn Game, options: &Value, moves: usize, seed: u64) -> Session {
    let mut session = Session::new(game.id(), options).expect("valid options");
    let mut random = SmallRng::seed_from_u64(seed);
    while session.played().len() < moves && session.conclusion().is_none() {
        let moves = session.state().moves();
        let text = session.state().move_text(moves[random.random_range(0..moves.len())]);
        session.play(&text).expect("a legal move");
    }
    session
}

fn texts(session: &Session) -> Vec<&str> {
    session.played().iter().map(|mv| mv.text.as_str()).collect()
}

fn refused(link: &str) -> SaveError {
    Session::from_link(link).expect_err("an invalid link")
}

#[test]
fn link_round_trips_with_all_options() {
    for game in games::every() {
        let variants = game.variants().into_iter().map(|variant| variant.options);
        let surprises = (1..4).map(|seed| game.surprise(seed));
        for (seed, options) in variants.chain(game.test_options()).chain(surprises).enumerate() {
            let mut session = played(game, &options, 12, seed as u64);
            session.set_tag(Some(MatchTag { number: 0x1f_3a90, stamp: 7 }));
            let link = session.link().expect("a link");
            let read = Session::from_link(&link).unwrap_or_else(|error| panic!("{link}: {error}"));
            assert_eq!(texts(&read), texts(&session), "{link}");
            assert_eq!(read.state().key(), session.state().key(), "{link}");
            assert_eq!(read.layout(), session.layout(), "{link}");
            assert_eq!(read.tag().map(|tag| tag.number), Some(0x1f_3a90));
            assert_eq!(read.link(), Some(link.clone()));
            let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ":;=,/!-_".contains(letter);
            assert!(link.chars().all(is_plain), "{link}");
        }
    }
}

#[test]
fn link_keeps_drawn_cells_apart_from_chosen_ones() {
    let links = [
        "fivefold:connect-any;columns=6;mode=ban-bonus;rows=5;seed=3/0/03033030",
        "fivefold:connect-any;ban=a2;mode=ban-bonus;seed=3/0/0",
        "fivefold:connect-any;bonus=a2;mode=ban-bonus;seed=3/0/0",
        "fivefold:connect-any;mode=ban/0/0",
        "fivefold:connect-any;ban=c2;mode=ban/0/0",
    ];
    for link in links {
        let session = Session::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        let again = Session::from_link(&session.link().expect("a link")).expect("a valid link");
        assert_eq!(again.save(), session.save(), "{link}");
    }
    let drawn = Session::from_link(links[0]).expect("valid");
    assert_ne!(drawn.setup(), Value::Null, "the cells are drawn");
    let begun = Session::new("connect-any", &json!({"columns": 6, "mode": "ban-bonus", "rows": 5, "seed": 3}));
    let begun = begun.expect("valid options");
    let read = Session::from_link(&begun.link().expect("a link")).expect("a valid link");
    assert_eq!((read.options(), read.setup()), (begun.options(), begun.setup()));
}

#[test]
fn link_of_default_game_is_below_300_characters() {
    for game in games::all() {
        for seed in 0..3 {
            let link = played(*game, &Value::Null, 80, seed).link().expect("a link");
            assert!(link.len() < 300, "{} characters: {link}", link.len());
        }
    }
}

#[test]
fn link_contains_conclusion() {
    let mut session = tic_tac_toe("b2 a1");
    session.resign(Side::First).expect("the game is on");
    assert!(session.link().expect("a link").ends_with("!1"));
    let read = Session::from_link(&session.link().expect("a link")).expect("a valid link");
    assert_eq!(read.conclusion(), session.conclusion());
    let mut session = tic_tac_toe("b2");
    session.agree_draw().expect("two people");
    let read = Session::from_link(&session.link().expect("a link")).expect("a valid link");
    assert_eq!(read.conclusion(), session.conclusion());
}

#[test]
fn link_is_found_in_message_with_all_moves() {
    let mut session = tic_tac_toe("b2 a1 c3");
    session.undo();
    let message = format!("It is your turn!\n{}\nGreetings", session.link().expect("a link"));
    assert_eq!(texts(&Session::from_link(&message).expect("a link in the message")), ["b2", "a1", "c3"]);
}

#[test]
fn malformed_link_error_names_fault() {
    let link = tic_tac_toe("b2").link().expect("a link");
    for form in [
        "",
        "fivefold:",
        "https://example.org",
        "fivefold:tic-tac-toe",
        "fivefold:tic-tac-toe/0/4!9",
        "fivefold:tic-tac-toe/-/4",
    ] {
        assert!(matches!(refused(form), SaveError::Form(_)), "{form}");
    }
    assert!(matches!(refused("fivefold:no-game/0/"), SaveError::Game(_)));
    assert!(matches!(refused("fivefold:bridgit;size=4000/0/"), SaveError::Options(_)));
    assert!(matches!(refused("fivefold:bridgit;color=red/0/"), SaveError::Options(_)));
    assert!(matches!(refused(&format!("{link}~")), SaveError::Move { number: 2, .. }));
    assert!(matches!(refused("fivefold:tic-tac-toe/0/012345678!1"), SaveError::Move { .. } | SaveError::Result));
    let long = format!("fivefold:tic-tac-toe/0/{}", "0".repeat(1_000_000));
    assert!(refused(&long).to_string().len() < 200);
}

#[test]
fn link_omits_defaults() {
    for game in games::every() {
        let mut options = serde_json::Map::new();
        for spec in game.option_specs().into_iter().filter(|spec| spec.needs.is_none() && !spec.default.is_null()) {
            options.insert(spec.name.to_owned(), spec.default);
        }
        for options in [Value::Null, Value::Object(options)] {
            let link = Session::new(game.id(), &options).expect("valid options").link();
            assert_eq!(link, Some(format!("fivefold:{}/0/", game.id())), "{options}");
        }
    }
}

#[test]
fn matches_with_same_options_compare_equal() {
    let begun = |game: &str, options: Value| Session::new(game, &options).expect("valid options");
    let usual = begun("bridgit", json!({}));
    assert!(usual.is_set_up_like(&begun("bridgit", json!({"starter": "vertical"}))));
    assert!(!usual.is_set_up_like(&begun("bridgit", json!({"starter": "horizontal"}))));
    assert!(!usual.is_set_up_like(&begun("pentago-twist", json!({}))), "neither says anything unusual");
}

#[test]
fn link_length_limit_is_exact() {
    let link = |length: usize| {
        let (begin, end) = ("tic-tac-toe/", "1/4");
        format!("fivefold:{begin}{}{end}", "0".repeat(length - begin.len() - end.len()))
    };
    assert_eq!(texts(&Session::from_link(&link(3_000)).expect("it is short enough")).len(), 1);
    assert_eq!(refused(&link(3_001)), SaveError::Form("a link has at most 3000 characters".to_owned()));
}

#[test]
fn long_match_has_no_link() {
    let game = games::find("lines-of-action").expect("offered");
    let mut session = Session::new(game.id(), &json!({})).expect("valid options");
    // Two pieces that move back and forth.
    while session.played().len() <= 400 {
        if session.played().len() == 400 {
            let link = session.link().expect("400 moves fit");
            assert_eq!(Session::from_link(&link).expect("a valid link").played().len(), 400);
            let reason = "a link has at most 400".to_owned();
            assert_eq!(refused(&(link + "0")), SaveError::Move { number: 401, reason });
        }
        let moves = session.state().moves();
        let calm = moves.into_iter().find(|mv| !games::played(session.state(), *mv).status().is_over());
        let text = session.state().move_text(calm.expect("not every move ends it"));
        session.play(&text).expect("a legal move");
    }
    assert_eq!((session.played().len(), session.link()), (401, None));
    session.undo();
    assert_eq!(session.link(), None, "an earlier move on the board changes nothing");
}

#[test]
fn overlong_setting_is_refused() {
    let setting = format!("tic-tac-toe;{}", ";".repeat(3_000));
    let error = Session::of_setting(&setting).expect_err("longer than any setting");
    assert_eq!(error, SaveError::Form("a setting has at most 3000 characters".to_owned()));
}
