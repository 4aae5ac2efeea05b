//! Tests of the search in every game.

use std::fmt::Write;

use serde_json::json;

use super::CountingMonitor;
use crate::game::{
    Move, Outcome, Proof, Side, Verdict,
    testing::{one_of, random},
};
use crate::games::{self, Game, GameState};
use crate::search::{JobOutput, SearchLimits, Settings, Style, SystemClock, Unmonitored, Worth};

/// The folder of recorded visits, one file a game: the visits of each move in a few positions.
const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/search/tests/visits");

/// The command that rewrites the records after an intended change.
const WRITES: &str = "FIVEFOLD_WRITE_GOLDENS=1 cargo test --package fivefold-engine --lib recorded_visits";

pub(super) fn settings(visits: u64) -> Settings {
    let limits = SearchLimits { visits: Some(visits), ..SearchLimits::default() };
    Settings { limits, stops_early: false, ..Settings::default() }
}

pub(super) fn search(state: &dyn GameState, settings: Settings) -> JobOutput {
    let clock = SystemClock::default();
    state.job(settings)(&Unmonitored::new(&clock))
}

/// Returns a game after `moves` random moves drawn with this seed.
pub(super) fn after_random_moves(game: &str, moves: u32, seed: u64) -> Box<dyn GameState> {
    let mut random = random(seed);
    let game = games::find(game).expect("an offered game");
    let seeded = game.open(&json!({"seed": 1}));
    let mut state = seeded.unwrap_or_else(|_| game.open(&json!({})).expect("default options make a game"));
    for _ in 0..moves {
        let legal = state.moves();
        if legal.is_empty() {
            break;
        }
        play(state.as_mut(), one_of(&legal, &mut random));
    }
    state
}

pub(super) fn play(state: &mut dyn GameState, mv: Move) {
    for action in mv.actions() {
        state.play(action).expect("a legal move");
    }
}

/// Returns the search's visits in a few positions of a game.
fn visits_of(game: &dyn Game) -> String {
    let mut record = String::new();
    for moves in [0, 5, 10] {
        let state = after_random_moves(game.id(), moves, 1);
        if state.status().is_over() {
            continue;
        }
        let thought = search(state.as_ref(), Settings { use_oracle: false, seed: 5, ..settings(2_000) });
        let best = thought.mv.expect("the game goes on");
        write!(record, "after {moves}: {best}, {} nodes;", thought.view.nodes).expect("writing to a string succeeds");
        for candidate in thought.view.candidates.iter().take(8) {
            write!(record, " {} {}", candidate.mv, candidate.visits).expect("writing to a string succeeds");
        }
        record.push('\n');
    }
    record
}

#[test]
fn recorded_visits_are_reproduced() {
    for game in games::every() {
        let (path, visits) = (format!("{RECORDS}/{}.txt", game.id()), visits_of(game));
        if std::env::var_os("FIVEFOLD_WRITE_GOLDENS").is_some() {
            std::fs::write(&path, &visits).expect("the sources are writable");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == visits,
            "the visits in {} differ from {path}:\n{visits}\nIf the change is intended: {WRITES}",
            game.id()
        );
    }
}

#[test]
fn search_continues_when_tree_is_full() {
    for game in games::all() {
        let state = game.open(&json!({})).expect("default options make a game");
        let limits = SearchLimits { visits: Some(20_000), memory_bytes: 64 << 10, ..SearchLimits::default() };
        let thought = search(state.as_ref(), Settings { limits, use_oracle: false, ..settings(0) });
        let nodes = usize::try_from(thought.view.nodes).expect("few nodes");
        assert_eq!(thought.view.visits, 20_000, "{}", game.id());
        assert!(nodes * 16 <= 64 << 10, "{}: {nodes} nodes", game.id());
        assert!(nodes * 24 > 32 << 10, "{}: only {nodes} nodes", game.id());
    }
}

/// Returns the half points that the first settings score in two games from this position.
fn points(start: &dyn GameState, one: &Settings, two: &Settings, seed: u64) -> u32 {
    let mut points = 0;
    for side in Side::BOTH {
        let mut state = start.copy();
        for ply in 0.. {
            match state.status().ending().map(|ending| ending.outcome) {
                Some(Outcome::Win(winner)) => points += if winner == side { 2 } else { 0 },
                Some(Outcome::Draw) => points += 1,
                None if ply > 300 => points += 1,
                None => {
                    let settings = if state.status().side() == Some(side) { one } else { two };
                    let seed = seed.wrapping_mul(1000).wrapping_add(ply);
                    let text = search(state.as_ref(), Settings { seed, ..*settings }).mv.expect("the game goes on");
                    let mv = state.read_move(&text).expect("a legal move");
                    play(state.as_mut(), mv);
                    continue;
                }
            }
            break;
        }
    }
    points
}

/// Returns the share of points that the first settings score in twelve games.
fn rate(game: &str, one: Settings, two: Settings) -> f64 {
    let pairs = 6_u32;
    let sum: u32 = (0..pairs)
        .map(|pair| {
            let seed = u64::from(pair);
            points(after_random_moves(game, 1, seed).as_ref(), &one, &two, seed)
        })
        .sum();
    f64::from(sum) / f64::from(4 * pairs)
}

#[test]
fn more_simulations_play_better_in_every_game() {
    for game in games::all() {
        let settings = |visits| Settings { use_oracle: false, ..settings(visits) };
        let rate = rate(game.id(), settings(600), settings(20));
        assert!(rate >= 0.65, "{}: {rate}", game.id());
    }
}

#[test]
fn search_beats_baseline_when_playouts_are_uninformative() {
    for game in ["lines-of-action", "pentago-twist"] {
        let rate = rate(game, settings(100), Settings { style: Style::Plain, ..settings(100) });
        assert!(rate >= 0.75, "{game}: {rate}");
    }
}

#[test]
fn search_stops_in_every_game_when_asked() {
    for game in games::all() {
        let state = game.open(&json!({})).expect("default options make a game");
        let thought = state.job(Settings { stops_early: false, ..Settings::default() })(&CountingMonitor::new(50));
        assert!(thought.mv.is_some(), "{}", game.id());
    }
}

/// Returns the moves that win at once.
fn wins_at_once(state: &dyn GameState) -> Vec<Move> {
    let side = state.status().side();
    let wins = |mv: &Move| {
        let mut after = state.copy();
        play(after.as_mut(), *mv);
        matches!(after.status().ending(), Some(ending) if Some(ending.outcome) == side.map(Outcome::Win))
    };
    state.moves().into_iter().filter(wins).collect()
}

/// Returns positions of all games with a move that wins at once.
fn won_in_one() -> Vec<Box<dyn GameState>> {
    let composed = games::find("pentago-twist").expect("an offered game");
    // A stone on b3 and a turn of its neighbor make five; e2 wins too, but later.
    let composed = composed.open(&json!({"position": "5booo1bb4ob3o3o1b3b4-o"})).expect("a possible position");
    let mut states = vec![composed];
    for game in games::all() {
        let found = (0..400).map(|seed| after_random_moves(game.id(), 8 + u32::try_from(seed % 12).unwrap(), seed));
        states.extend(found.filter(|state| !wins_at_once(state.as_ref()).is_empty()).take(5));
    }
    assert!(states.len() > 15, "only {} positions", states.len());
    states
}

/// A judgment knows a win in one move, however few its simulations.
#[test]
fn judgment_knows_wins_at_once() {
    for state in won_in_one() {
        let wins = wins_at_once(state.as_ref());
        let other = state.moves().into_iter().find(|mv| !wins.contains(mv));
        let Some(judged) = other.and_then(|mv| state.judge(mv, 16, &|| false)) else { continue };
        let at_once = Worth::Proven(Proof { verdict: Verdict::Win, moves: Some(1) });
        assert_eq!(judged.before, at_once, "{judged:?}");
    }
}

/// The analysis proves a win in one move, even if a slower win is easier to prove.
#[test]
fn analysis_finds_wins_at_once() {
    for state in won_in_one() {
        for visits in [1, 500] {
            let limits = SearchLimits { visits: Some(visits), ..SearchLimits::default() };
            let found = search(state.as_ref(), Settings { limits, ..Settings::for_analysis(1, 7) }).view;
            assert_eq!(found.proof.and_then(|proof| proof.moves), Some(1), "{:?}", found.candidates.first());
        }
    }
}

/// Returns positions of all games, each with the moves after which the opponent can win at once: some, but not all.
fn with_losses_at_once() -> Vec<(Box<dyn GameState>, Vec<Move>)> {
    let mut found = Vec::new();
    for game in games::all() {
        let states = (0..400).map(|seed| after_random_moves(game.id(), 6 + u32::try_from(seed % 28).unwrap(), seed));
        // Fewer moves keep the enumeration short.
        let states = states.filter(|state| state.moves().len() < 50 && wins_at_once(state.as_ref()).is_empty());
        let with_losses = states.filter_map(|state| {
            let is_lost = |mv: &Move| {
                let mut after = state.copy();
                play(after.as_mut(), *mv);
                !wins_at_once(after.as_ref()).is_empty()
            };
            let losses: Vec<Move> = state.moves().into_iter().filter(is_lost).collect();
            (!losses.is_empty() && losses.len() < state.moves().len()).then_some((state, losses))
        });
        found.extend(with_losses.take(4));
    }
    assert!(found.len() > 12, "only {} positions", found.len());
    found
}

/// Regression test: the analysis showed estimates of moves that lose at once, and a judgment refuted them by another
/// threat.
#[test]
fn losses_at_once_are_known_and_refuted() {
    for (state, losses) in with_losses_at_once() {
        let limits = SearchLimits { visits: Some(1), ..SearchLimits::default() };
        let found = search(state.as_ref(), Settings { limits, ..Settings::for_analysis(1, 7) }).view;
        let at_once = Proof { verdict: Verdict::Loss, moves: Some(2) };
        for mv in &losses {
            let text = state.move_text(*mv);
            let valued = found.candidates.iter().find(|candidate| candidate.mv == text);
            assert_eq!(valued.and_then(|valued| valued.proof), Some(at_once), "{text}");
        }
        let judged = state.judge(losses[0], 64, &|| false).expect("the game goes on");
        let mut after = state.copy();
        play(after.as_mut(), losses[0]);
        if let Some(reply) = judged.refutation.first() {
            let reply = after.read_move(reply).expect("a legal reply");
            assert!(wins_at_once(after.as_ref()).contains(&reply), "{judged:?}");
        }
    }
}
