//! Searching and solving, on the main thread.

use std::time::Duration;

use cpu_time::ProcessTime;
use fivefold_engine::{
    game::Proof,
    games::{Game, GameState},
    search::{
        Clock, JobOutput, MoveEvaluation, SearchLimits, SearchView, Settings, Strength, SystemClock, Unmonitored,
    },
};
use serde_json::{Value, json};

use super::request::GoLimits;

/// An error of a search.
#[derive(Debug, thiserror::Error)]
pub enum ThinkError {
    /// The search has no limit.
    #[error("a search needs a limit: `visits`, `ms` or `level`")]
    Endless,
    /// The level is unknown.
    #[error("there is no level {0}")]
    Level(u8),
    /// A field is out of range.
    #[error("`{name}` is {value}, but must be from {least} to {most}")]
    Range {
        /// The field.
        name: &'static str,
        /// The value.
        value: u64,
        /// The minimum.
        least: u64,
        /// The maximum.
        most: u64,
    },
    /// The move could not be judged.
    #[error("the move was not judged")]
    Unjudged,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The value was not found in time.
    #[error("not solved in {0} ms")]
    Unsolved(u64),
}

const MOST_THREADS: u64 = 256;
const MOST_MEMORY_MB: u64 = 1 << 20;

/// Searches and returns the full result.
pub fn go(game: &dyn Game, state: &dyn GameState, limits: &GoLimits) -> Result<Value, ThinkError> {
    if state.status().is_over() {
        return Err(ThinkError::Over);
    }
    let settings = settings(game, limits)?;
    let began = ProcessTime::now();
    let JobOutput { mv, view, stopped, spent } = run(state, settings);
    drop(spent);
    let mut answer = of_view(&view);
    answer["turn"] = json!(mv);
    answer["stopped"] = json!(stopped.name());
    answer["cpu_ms"] = json!(u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX));
    Ok(answer)
}

/// Returns the exact value of the position and of its moves: from the game's solver, else proven by search.
pub fn solve(state: &dyn GameState, ms: u64) -> Result<Value, ThinkError> {
    if state.status().is_over() {
        return Err(ThinkError::Over);
    }
    let clock = SystemClock::default();
    let most = Duration::from_millis(ms);
    if let Some(exact) = state.solve(u64::MAX, &|| clock.now() >= most) {
        let mv = |(mv, proof): &(_, Proof)| json!({ "turn": state.move_text(*mv), "proof": of_proof(*proof) });
        let moves: Vec<Value> = exact.moves.iter().map(mv).collect();
        let mut answer = json!({ "value": of_proof(exact.proof), "candidates": moves });
        if let Some(score) = exact.score {
            answer["score"] = json!(score);
        }
        return Ok(answer);
    }
    let left = most.saturating_sub(clock.now());
    let limits = SearchLimits { ms: Some(u64::try_from(left.as_millis()).unwrap_or(0)), ..SearchLimits::default() };
    let view = run(state, Settings { limits, stops_early: false, ..Settings::default() }).view;
    let proof = view.proof.ok_or(ThinkError::Unsolved(ms))?;
    let proven = view.candidates.iter().filter_map(|candidate| Some((&candidate.mv, candidate.proof?)));
    let moves: Vec<Value> = proven.map(|(mv, proof)| json!({ "turn": mv, "proof": of_proof(proof) })).collect();
    Ok(json!({ "value": of_proof(proof), "candidates": moves }))
}

fn run(state: &dyn GameState, settings: Settings) -> JobOutput {
    let clock = SystemClock::default();
    state.job(settings)(&Unmonitored::new(&clock))
}

fn settings(game: &dyn Game, limits: &GoLimits) -> Result<Settings, ThinkError> {
    if limits.visits.is_none() && limits.ms.is_none() && limits.level.is_none() {
        return Err(ThinkError::Endless);
    }
    let range = |name, value: Option<u64>, most| match value {
        Some(value) if !(1..=most).contains(&value) => Err(ThinkError::Range { name, value, least: 1, most }),
        value => Ok(value),
    };
    let threads = range("threads", limits.threads, MOST_THREADS)?;
    let memory = range("memory_mb", limits.memory_mb, MOST_MEMORY_MB)?;
    let seed = limits.seed.unwrap_or(0);
    let mut settings = match limits.level {
        None => Settings { seed, ..Settings::default() },
        Some(level) if (1..=game.levels().len()).contains(&level.into()) => {
            Settings { least_ms: 0, ..Settings::for_move(Strength::Level(level), game.levels(), seed) }
        }
        Some(level) => return Err(ThinkError::Level(level)),
    };
    let search = &mut settings.limits;
    search.visits = limits.visits.or(search.visits);
    search.ms = limits.ms.or(search.ms);
    search.threads = threads.and_then(|threads| threads.try_into().ok()).unwrap_or(search.threads);
    search.memory_bytes = memory.map_or(search.memory_bytes, |megabytes| megabytes << 20);
    Ok(settings)
}

fn of_view(view: &SearchView) -> Value {
    let candidate = |candidate: &MoveEvaluation| {
        json!({
            "turn": candidate.mv,
            "visits": candidate.visits,
            "value": candidate.value,
            "proof": candidate.proof.map(of_proof),
        })
    };
    let candidates: Vec<Value> = view.candidates.iter().map(candidate).collect();
    json!({
        "value": view.value,
        "visits": view.visits,
        "proof": view.proof.map(of_proof),
        "line": view.line,
        "nodes": view.nodes,
        "candidates": candidates,
    })
}

/// Formats a proof.
pub fn of_proof(proof: Proof) -> Value {
    json!({ "result": proof.verdict.name(), "turns": proof.moves })
}
