//! A match for people who do not have the app: who played, how it stands, and its moves.

use fivefold_engine::{
    game::{Message, Side},
    session::{GameResult, Player, Session, Snapshot},
    text::{Join, Wording},
};

use super::{
    super::words::Words,
    names::{end_reason, handicap, player_strength, side_name},
};
use crate::picture::Heading;

/// Returns the heading of a shared match: the game, the players, and the result or whose turn it is.
pub fn heading(session: &Session, snapshot: &Snapshot, wording: Wording) -> Heading {
    let words = Words::new(wording);
    let players = Side::BOTH.map(|side| (snapshot.colors[side.index()], player(session, snapshot, side, words)));
    Heading { name: session.texts(wording).word("name"), status: status(session, snapshot, words), players }
}

/// Returns the result, or whose turn it is after the last move, regardless of the move shown.
pub fn final_status(session: &Session, wording: Wording) -> String {
    let Ok(mut session) = Session::load(&session.save()) else { return String::new() };
    let last = session.played().len();
    // The last position exists.
    drop(session.go_to(last));
    status(&session, &session.snapshot(wording), Words::new(wording))
}

/// Returns a match as a text to read: the heading, the numbered moves, how it ended, and the link that opens it.
pub fn text(mut session: Session, wording: Wording) -> String {
    let words = Words::new(wording);
    let last = session.played().len();
    // The last position exists.
    drop(session.go_to(last));
    let snapshot = session.snapshot(wording);
    let Heading { name, status, players } = heading(&session, &snapshot, wording);
    let players = Side::BOTH.into_iter().zip(players).map(|(side, (color, player))| {
        let color = words.color(color);
        let named = if player == color { player } else { words.labeled(&color, &player) };
        words.joined(Join::Facts, [named, handicap(&session, side, words)])
    });
    let texts = session.texts(wording);
    let moves = session.played().iter().zip(1_i64..).map(|(mv, number)| {
        words.say(&Message::new("move-row").number("number", number).word("move", texts.say(&mv.sentence)))
    });
    let reason = end_reason(&session, &snapshot, words);
    let end = if reason.is_empty() { status } else { words.joined(Join::Sentences, [words.sentence(&status), reason]) };
    let head = [name].into_iter().chain(players).collect();
    let parts: [Vec<String>; 4] = [head, moves.collect(), vec![end], session.link().into_iter().collect()];
    let parts = parts.iter().filter(|lines| !lines.is_empty()).map(|lines| lines.join("\n"));
    parts.collect::<Vec<_>>().join("\n\n")
}

/// Returns a player's name, or else the color; for a computer also its strength.
fn player(session: &Session, snapshot: &Snapshot, side: Side, words: Words) -> String {
    match snapshot.players[side.index()] {
        Player::Human => name(session, snapshot, side, words),
        computer => words.joined(Join::Facts, [words.word("computer"), player_strength(computer, words)]),
    }
}

/// Returns the name of a player for people who do not know who shares the match.
fn name(session: &Session, snapshot: &Snapshot, side: Side, words: Words) -> String {
    side_name(snapshot.players, &session.circumstances().names, snapshot.colors, side, words)
}

/// Returns the result in the position, or whose turn it is; empty at an earlier position of a finished match.
fn status(session: &Session, snapshot: &Snapshot, words: Words) -> String {
    let of = |key, side| words.say(&Message::new(key).word("color", name(session, snapshot, side, words)));
    match (&snapshot.result, snapshot.side) {
        (Some(GameResult { outcome, .. }), _) => {
            outcome.winner().map_or_else(|| words.word("drawn"), |winner| of("won-color", winner))
        }
        (None, Some(side)) => of("turn-of", side),
        (None, None) => String::new(),
    }
}
