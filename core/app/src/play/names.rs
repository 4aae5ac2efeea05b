//! The names of players and sides, and the words of results.

use super::super::words::{Words, counted};
use fivefold_engine::{
    game::{Message, Outcome, Side},
    session::{Concession, Limits, Player, Session, Snapshot, Unrated},
};

/// One second in milliseconds.
const SECOND_MS: u32 = 1000;

/// Returns the result as a short title: `You won` or `You lost` to the only person, otherwise the winning color.
pub fn result_title(
    players: [Player; 2],
    names: &[String; 2],
    colors: [Side; 2],
    outcome: Outcome,
    words: Words,
) -> String {
    let is_alone = players.iter().filter(|player| **player == Player::Human).count() == 1;
    match outcome {
        Outcome::Draw => words.word("drawn"),
        Outcome::Win(winner) if is_alone => {
            words.word(if players[winner.index()] == Player::Human { "won-you" } else { "lost-you" })
        }
        Outcome::Win(winner) => {
            let name = side_name(players, names, colors, winner, words);
            words.say(&Message::new("won-color").word("color", name))
        }
    }
}

/// Returns a side's name: the player's name between two people, otherwise the color.
pub fn side_name(players: [Player; 2], names: &[String; 2], colors: [Side; 2], side: Side, words: Words) -> String {
    let name = &names[side.index()];
    let is_named = players == [Player::Human; 2] && !name.is_empty();
    if is_named { name.clone() } else { words.color(colors[side.index()]) }
}

/// Returns how the match ended, as a sentence, with the name of a person who gave up or ran out of time; empty unless
/// its end is on the board.
pub fn end_reason(session: &Session, snapshot: &Snapshot, words: Words) -> String {
    let Some(result) = &snapshot.result else { return String::new() };
    let names = &session.circumstances().names;
    let reason_of = |key: &'static str, side: Side| {
        let is_named = session.players() == [Player::Human; 2] && !names[side.index()].is_empty();
        is_named.then(|| words.say(&Message::new(key).word("name", names[side.index()].clone())))
    };
    let said = match session.concession() {
        Some(Concession::Resigned(side)) => reason_of("resigned-name", side),
        Some(Concession::TimedOut(side)) => reason_of("timed-out-name", side),
        Some(Concession::Agreed) | None => None,
    };
    said.unwrap_or_else(|| result.reason.clone())
}

/// Returns the handicap of a side; empty if it has none.
pub fn handicap(session: &Session, side: Side, words: Words) -> String {
    let handicap = session.circumstances().handicap.filter(|handicap| handicap.side == side);
    handicap.map(|it| words.labeled(&words.word("handicap"), &it.steps.to_string())).unwrap_or_default()
}

/// Returns the message explaining why a result is not rated.
pub fn not_rated(why: Unrated) -> Message {
    Message::new(match why {
        Unrated::Helped => "unrated-helped",
        Unrated::Changed => "unrated-changed",
        Unrated::Copied => "unrated-copied",
        Unrated::Handicapped => "unrated-handicapped",
    })
}

/// Returns a player's name beside the board, and its details.
pub fn player_name(player: Player, called: String, is_alone: bool, words: Words) -> (String, String) {
    match player {
        Player::Human if is_alone => (words.word("you"), String::new()),
        Player::Human => (called, String::new()),
        Player::Level(level) => (words.word("computer"), words.say(&Message::new("level").number("level", level))),
        Player::Limits(limits) => (words.word("computer"), limits_of(limits, words)),
    }
}

/// Returns the strength of a computer: `Level 5`; empty for a person.
pub fn player_strength(player: Player, words: Words) -> String {
    player_name(player, String::new(), true, words).1
}

fn limits_of(limits: Limits, words: Words) -> String {
    match limits {
        Limits { ms: Some(ms), .. } => words.say(&counted("seconds", (ms / SECOND_MS).into(), words)),
        Limits { visits: Some(visits), .. } => words.say(&counted("simulations", visits.into(), words)),
        Limits { visits: None, ms: None } => String::new(),
    }
}
