//! Checks reasons by brute force, from the rules alone: a statement about a position is confirmed by playing moves and
//! inspecting the board, independently of the code under test.

mod in_graphs;
mod in_lines;

use std::{collections::BTreeMap, env, time::Instant};

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::{
    game::{Argument, Knowledge, Message, Move, Outcome, Place, Random, Reason, Side, Status, Verdict},
    games::{self, Game, GameState},
    search::{Settings, Strength, SystemClock, Unmonitored},
    text::Language,
};

/// Positions of random games per game and option set, and positions of games between levels; with `FIVEFOLD_LONG=1`
/// those of [`LONG`].
const QUICK: [usize; 2] = [1_500, 100];
const LONG: [usize; 2] = [10_000, 1_000];

/// The levels that play.
const LEVELS: [u8; 5] = [2, 3, 4, 5, 6];

/// Random moves at the beginning of a game between levels.
const OPENING: usize = 4;

/// The maximum length of a game.
const LONGEST: usize = 200;

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

/// Returns a random move, or often one that wins at once, so that positions with threats occur.
fn random_move(state: &dyn GameState, random: &mut Random) -> Move {
    let (side, moves) = (state.status().side(), state.moves());
    let best = moves.iter().copied().find(|mv| winner(games::played(state, *mv).as_ref()) == side);
    best.filter(|_| random.random_range(0..3) > 0).unwrap_or_else(|| moves[random.random_range(0..moves.len())])
}

/// Returns the move of a level.
fn level_move(game: &dyn Game, state: &dyn GameState, random: &mut Random) -> Move {
    let level = LEVELS[random.random_range(0..LEVELS.len())];
    let settings = Settings::for_move(Strength::Level(level), game.levels(), random.random());
    let thought = state.job(Settings { least_ms: 0, ..settings })(&Unmonitored::new(&SystemClock::default()));
    state.read_move(&thought.mv.expect("a move")).expect("a legal move")
}

/// Checks the reasons of some moves in the positions of random games and of games between levels. Returns the keys seen.
fn check(game: &str, options: &Value, holds: fn(&MoveContext, &Reason) -> bool) -> BTreeMap<&'static str, usize> {
    let game = games::find(game).expect("a game");
    let wanted = if env::var_os("FIVEFOLD_LONG").is_some() {
        LONG
    } else {
        println!("skipped: the long run of {LONG:?} positions (FIVEFOLD_LONG=1)");
        QUICK
    };
    let mut random = Random::seed_from_u64(7);
    let mut seen = BTreeMap::new();
    for (wanted, is_random) in wanted.into_iter().zip([true, false]) {
        let (began, mut positions) = (Instant::now(), 0);
        while positions < wanted {
            let mut state = game.open(options).expect("valid options");
            for number in 0..LONGEST {
                if positions >= wanted || state.status().is_over() {
                    break;
                }
                let mv = if is_random || number < OPENING {
                    random_move(state.as_ref(), &mut random)
                } else {
                    level_move(game, state.as_ref(), &mut random)
                };
                if is_random || number >= OPENING {
                    check_position(game, state.as_ref(), mv, &mut random, holds, &mut seen);
                    positions += 1;
                }
                state = games::played(state.as_ref(), mv);
            }
        }
        let kind = if is_random { "random" } else { "played" };
        println!("{} {options}: {positions} {kind} positions in {:?}", game.id(), began.elapsed());
    }
    seen
}

/// Checks the reasons of the move that follows in a game and of other moves.
fn check_position(
    game: &dyn Game,
    state: &dyn GameState,
    next: Move,
    random: &mut Random,
    holds: fn(&MoveContext, &Reason) -> bool,
    seen: &mut BTreeMap<&'static str, usize>,
) {
    let texts = game.texts(Language::ENGLISH.into());
    let Some(side) = state.status().side() else { return };
    let moves = state.moves();
    let others = (1..MOVES).map(|_| moves[random.random_range(0..moves.len())]);
    for mv in [next].into_iter().chain(others) {
        let played = MoveContext { before: state.copy(), after: games::played(state, mv), mv, side };
        let reasons = state.reasons(mv, Knowledge::default());
        let place = || format!("{} {}\n{}", game.id(), state.move_text(mv), state.position().text_board());
        for reason in &reasons {
            assert!(played.holds(reason).unwrap_or_else(|| holds(&played, reason)), "false: {reason:?} {}", place());
            let said = texts.render(&reason.message).unwrap_or_else(|error| panic!("{error}"));
            assert!(!said.ends_with('.'), "{said}");
            *seen.entry(reason.message.key).or_default() += 1;
        }
        let is_named = |key| reasons.iter().any(|reason| reason.message.key == key);
        assert_eq!(is_named("reason-wins"), winner(played.after.as_ref()) == Some(side), "{}", place());
        assert_eq!(is_named("reason-allows"), has_win(played.after.as_ref()), "{}", place());
    }
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

/// The reply that the threat awaits is the only legal move.
#[test]
fn threat_that_only_legal_reply_stops_is_not_named() {
    let options = json!({ "rows": 4, "columns": 4 });
    let game = games::find("connect-any").expect("a game");
    let mut state = game.open(&options).expect("valid options");
    for mv in "4 2 4 3 2 1 1 3 3 4 3 1 4 2".split(' ') {
        let mv = state.read_move(mv).expect("a legal move");
        state = games::played(state.as_ref(), mv);
    }
    let mv = state.read_move("2").expect("a legal move");
    let after = games::played(state.as_ref(), mv);
    assert_eq!(after.moves().len(), 1, "{}", after.position().text_board());
    let reasons = state.reasons(mv, Knowledge::default());
    assert!(reasons.iter().all(|reason| reason.message.key != "reason-threatens"), "{reasons:?}");
}

/// A winning move may give up a threat that it does not need.
#[test]
fn nothing_speaks_against_move_that_is_proven_to_win() {
    let game = games::find("connect-four").expect("a game");
    let (mut random, mut faults) = (Random::seed_from_u64(1), 0);
    for _ in 0..200 {
        let mut state = game.open(&json!({})).expect("valid options");
        while !state.status().is_over() && state.moves_played() < 18 {
            let mv = random_move(state.as_ref(), &mut random);
            state = games::played(state.as_ref(), mv);
        }
        let Some(exact) = state.solve(1 << 20, &|| false) else { continue };
        for (mv, proof) in exact.moves.iter().filter(|(_, proof)| proof.verdict == Verdict::Win) {
            let is_fault = |reason: &Reason| !reason.is_merit;
            faults += usize::from(state.reasons(*mv, Knowledge::default()).iter().any(is_fault));
            let known = Knowledge { proof: Some(*proof), ..Knowledge::default() };
            assert!(!state.reasons(*mv, known).iter().any(is_fault), "{}", state.position().text_board());
        }
    }
    assert!(faults > 0, "no move gave up anything");
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
