//! Tests of a session, mostly with the template game.

mod compound;
mod history;
mod input;
mod links;
mod players;
mod saves;
mod thinking;
mod values;

use serde_json::Value;

use super::{Player, Session, Touched};
use crate::{
    game::{Place, Side, Target},
    text::Language,
};

/// Returns a match of tic-tac-toe after these moves.
fn tic_tac_toe(moves: &str) -> Session {
    let mut session = Session::new("tic-tac-toe", &Value::Null).expect("the template game exists");
    for text in moves.split_whitespace() {
        session.play(text).expect("a legal move");
    }
    session
}

/// Returns a match in which the computer plays one side.
fn against_computer(computer: Side, moves: &str) -> Session {
    let mut session = tic_tac_toe(moves);
    session.set_player(computer, Player::Level(3)).expect("level 3 exists");
    session
}

fn place(session: &Session, name: &str) -> Place {
    let spots = session.layout().spots;
    spots.into_iter().find(|spot| spot.name == name).expect("a place of this name").place
}

fn touch(session: &mut Session, name: &str) -> Touched {
    let place = place(session, name);
    session.touch(Target::Place(place))
}

/// Returns the notation of the moves on the board.
fn shown(session: &Session) -> Vec<String> {
    session.played()[..session.at()].iter().map(|mv| mv.text.clone()).collect()
}

fn english(session: &Session) -> super::Snapshot {
    session.snapshot(Language::ENGLISH)
}

/// Asserts that saving and loading preserves the whole snapshot, and a copy as well.
fn survives(session: &Session) {
    let saved = session.save();
    let loaded = Session::load(&saved).unwrap_or_else(|error| panic!("{saved}: {error}"));
    assert_eq!(loaded.save(), saved);
    let revision = english(session).revision;
    assert_eq!(super::Snapshot { revision, ..english(&loaded) }, english(session));
    if !session.has_partial() {
        let copy = session.copy();
        assert_eq!((copy.save(), copy.final_conclusion()), (saved, session.final_conclusion()));
        assert_eq!(super::Snapshot { revision, ..english(&copy) }, english(session));
    }
}
