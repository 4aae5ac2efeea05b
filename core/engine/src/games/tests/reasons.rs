//! Checks reasons by brute force, from the rules alone: a statement about a position is confirmed by playing moves and
//! inspecting the board, independently of the code under test.

mod in_graphs;
mod in_lines;

use std::{collections::BTreeMap, env};

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::{
    game::{Argument, Knowledge, Message, Move, Outcome, Place, Random, Reason, Side, Status},
    games::{self, GameState},
    text::Language,
};

/// Positions per game and option set; `FIVEFOLD_REASONS` sets another number.
const POSITIONS: usize = 60;

/// Moves whose reasons are checked in each position.
const MOVES: usize = 6;

/// A move with the positions before and after it.
struct MoveContext {
    before: Box<dyn GameState>,
    after: Box<dyn GameState>,
    mv: Move,
    side: Side,
}

fn winner(state: &dyn GameState) -> Option<Side> {
    match state.status() {
        Status::Ended(ending) => match ending.outcome {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        },
        _ => None,
    }
}

fn wins(state: &dyn GameState, text: &str, side: Side) -> bool {
    state.read_move(text).is_ok_and(|mv| winner(games::played(state, mv).as_ref()) == Some(side))
}

fn has_win(state: &dyn GameState) -> bool {
    let side = state.status().side();
    state.moves().into_iter().any(|mv| winner(games::played(state, mv).as_ref()) == side && side.is_some())
}

fn text<'a>(message: &'a Message, name: &str) -> &'a str {
    match message.arguments.iter().find(|(found, _)| *found == name) {
        Some((_, Argument::Word(word))) => word,
        other => panic!("{} has no word `{name}`: {other:?}", message.key),
    }
}

fn number(message: &Message, name: &str) -> usize {
    match message.arguments.iter().find(|(found, _)| *found == name) {
        Some((_, Argument::Number(number))) => usize::try_from(*number).expect("a count"),
        other => panic!("{} has no number `{name}`: {other:?}", message.key),
    }
}

/// Returns the board by name of the place: the color of the piece, or a piece of neither side.
fn board(state: &dyn GameState) -> BTreeMap<String, Option<Side>> {
    let name = |place: Place| name(state, place);
    state.position().pieces().into_iter().map(|piece| (name(piece.place), piece.color)).collect()
}

fn name(state: &dyn GameState, place: Place) -> String {
    state.position().layout().spots.into_iter().find(|spot| spot.place == place).expect("a place of the board").name
}

/// Column and row of a name such as `c4`, from 0.
fn at(name: &str) -> (i32, i32) {
    let (column, row) = name.split_at(1);
    (i32::from(column.as_bytes()[0] - b'a'), row.parse::<i32>().expect("a row") - 1)
}

fn of(column: i32, row: i32) -> String {
    format!("{}{}", char::from(b'a' + u8::try_from(column).expect("a column")), row + 1)
}

impl MoveContext {
    fn color(&self, side: Side) -> Side {
        self.before.position().color(side)
    }

    /// Replies to the move, and the positions after them.
    fn replies(&self) -> Vec<Box<dyn GameState>> {
        self.after.moves().into_iter().map(|reply| games::played(self.after.as_ref(), reply)).collect()
    }

    /// Returns whether a reason common to all games is true; `None` for a motif of one game.
    fn holds(&self, reason: &Reason) -> Option<bool> {
        let (message, other) = (&reason.message, self.side.other());
        Some(match message.key {
            "reason-wins" => winner(self.after.as_ref()) == Some(self.side),
            "reason-loses" => winner(self.after.as_ref()) == Some(other),
            "reason-draws" => self.after.status().is_over() && winner(self.after.as_ref()).is_none(),
            "reason-allows" => wins(self.after.as_ref(), text(message, "move"), other),
            // Some other move lets the opponent win at once, and this one does not.
            "reason-stops" => {
                let mut others = self.before.moves().into_iter().filter(|mv| *mv != self.mv);
                let is_alone = others.clone().next().is_none();
                let threat = text(message, "move");
                let is_real = others.any(|mv| wins(games::played(self.before.as_ref(), mv).as_ref(), threat, other));
                (is_real || is_alone) && !has_win(self.after.as_ref())
            }
            "reason-threatens" => {
                let threat = text(message, "move");
                self.replies().iter().any(|reply| wins(reply.as_ref(), threat, self.side))
            }
            "reason-only-safe" => {
                let others = self.before.moves().into_iter().filter(|mv| *mv != self.mv);
                others.take(24).all(|mv| has_win(games::played(self.before.as_ref(), mv).as_ref()))
            }
            "reason-unstoppable" => self.replies().iter().take(24).all(|reply| has_win(reply.as_ref())),
            _ => return None,
        })
    }
}

/// Plays random games and checks the reasons of some moves in each position. Returns the keys seen.
fn check(game: &str, options: &Value, holds: fn(&MoveContext, &Reason) -> bool) -> BTreeMap<&'static str, usize> {
    let mut random = Random::seed_from_u64(7);
    let game = games::find(game).expect("a game");
    let texts = game.texts(Language::ENGLISH.into());
    let wanted = env::var("FIVEFOLD_REASONS").map_or(POSITIONS, |number| number.parse().expect("a number"));
    let (mut seen, mut positions) = (BTreeMap::new(), 0);
    while positions < wanted {
        let mut state = game.open(options).expect("valid options");
        for _ in 0..200 {
            let Some(side) = state.status().side() else { break };
            let moves = state.moves();
            for _ in 0..MOVES {
                let mv = moves[random.random_range(0..moves.len())];
                let after = games::played(state.as_ref(), mv);
                let played = MoveContext { before: state.copy(), after, mv, side };
                let reasons = state.reasons(mv, Knowledge::default());
                for reason in &reasons {
                    let place = || {
                        format!(
                            "{} {}: {:?}\n{}",
                            game.id(),
                            state.move_text(mv),
                            reason,
                            state.position().text_board()
                        )
                    };
                    assert!(played.holds(reason).unwrap_or_else(|| holds(&played, reason)), "false: {}", place());
                    let said = texts.render(&reason.message).unwrap_or_else(|error| panic!("{error}"));
                    assert!(!said.ends_with('.'), "{said}");
                    *seen.entry(reason.message.key).or_default() += 1;
                }
                let is_named = |key| reasons.iter().any(|reason| reason.message.key == key);
                let place = || format!("{} {}\n{}", game.id(), state.move_text(mv), state.position().text_board());
                assert_eq!(is_named("reason-wins"), winner(played.after.as_ref()) == Some(side), "{}", place());
                assert_eq!(is_named("reason-allows"), has_win(played.after.as_ref()), "{}", place());
            }
            // Good moves are mixed in, so that positions with threats occur.
            let best =
                moves.iter().copied().find(|mv| winner(games::played(state.as_ref(), *mv).as_ref()) == Some(side));
            let mv =
                best.filter(|_| random.random_range(0..3) > 0).unwrap_or(moves[random.random_range(0..moves.len())]);
            state = games::played(state.as_ref(), mv);
            positions += 1;
        }
    }
    seen
}

fn assert_seen(seen: &BTreeMap<&str, usize>, keys: &[&str]) {
    for key in keys {
        assert!(seen.contains_key(format!("reason-{key}").as_str()), "{key} was never said: {seen:?}");
    }
}

#[test]
fn reasons_in_connect_four_are_true() {
    let seen = check("connect-four", &json!({}), MoveContext::holds_in_four);
    assert_seen(&seen, &["wins", "allows", "stops", "threatens", "two-threats", "later-threat", "builds", "breaks"]);
}

#[test]
fn reasons_in_four_on_any_board_are_true() {
    for (rows, columns, seed) in [(5, 6, 3), (7, 8, 11)] {
        let options = json!({ "rows": rows, "columns": columns, "mode": "ban-bonus", "seed": seed });
        let seen = check("connect-any", &options, MoveContext::holds_in_four);
        assert_seen(&seen, &["wins", "allows", "takes-bonus", "builds", "breaks"]);
    }
}

#[test]
fn reasons_in_lines_of_action_are_true() {
    for options in [json!({ "size": 6 }), json!({ "size": 8, "movement": "classic" })] {
        let seen = check("lines-of-action", &options, MoveContext::holds_in_lines);
        assert_seen(&seen, &["connects", "captures", "isolates", "takes-moves", "nearer", "fewer-groups"]);
    }
}

#[test]
fn reasons_in_bridgit_are_true() {
    for options in [json!({ "size": 7 }), json!({ "size": 9, "starter": "horizontal" })] {
        let seen = check("bridgit", &options, MoveContext::holds_in_bridgit);
        assert_seen(&seen, &["wins", "two-trees", "joins-groups", "lengthens", "cuts", "allows"]);
    }
}

#[test]
fn reasons_in_pentago_twist_are_true() {
    let seen = check("pentago-twist", &json!({}), MoveContext::holds_in_twist);
    assert_seen(&seen, &["line", "blocks-line", "pulls-apart", "idle-twist", "center"]);
}
