//! Searching and solving, on the program's own thread.

use std::time::Duration;

use cpu_time::ProcessTime;
use fivefold_engine::{
    game::Proof,
    games::{Game, GameState},
    search::{
        Assignment, Candidate, Clock, SearchLimits, SearchRequest, SearchView, Settings, Strength, SystemClock,
        Thought, Unmonitored,
    },
};
use serde_json::{Value, json};

use super::request::Effort;

/// Why nothing is searched or solved.
#[derive(Debug, thiserror::Error)]
pub enum ThinkFault {
    /// A search that would never end.
    #[error("say how far to search: `visits`, `ms` or `level`")]
    Endless,
    /// A level that there is not.
    #[error("there is no level {0}")]
    Level(u8),
    /// A search that nobody does.
    #[error("`{name}` is {value}, but has to be from {least} to {most}")]
    Range {
        /// The field.
        name: &'static str,
        /// What was given.
        value: u64,
        /// The least it may be.
        least: u64,
        /// The most it may be.
        most: u64,
    },
    /// A judgement that came to nothing.
    #[error("the turn was not judged")]
    Unjudged,
    /// There is no turn to be found.
    #[error("the game is over")]
    Over,
    /// Nobody knows the value.
    #[error("not solved in {0} ms")]
    Unsolved(u64),
}

const MOST_THREADS: u64 = 256;
const MOST_MEMORY_MB: u64 = 1 << 20;

/// Searches, and says everything that came of it.
pub fn go(game: &dyn Game, state: &dyn GameState, effort: &Effort) -> Result<Value, ThinkFault> {
    if state.status().is_over() {
        return Err(ThinkFault::Over);
    }
    let settings = settings(game, effort)?;
    let began = ProcessTime::now();
    let Thought { mv, view, stopped, spent } = run(state, settings);
    drop(spent);
    let mut answer = of_view(&view);
    answer["turn"] = json!(mv);
    answer["stopped"] = json!(stopped.name());
    answer["cpu_ms"] = json!(u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX));
    Ok(answer)
}

/// The exact value of the position and of its moves: from the solver of the game, else proven by search.
pub fn solve(state: &dyn GameState, ms: u64) -> Result<Value, ThinkFault> {
    if state.status().is_over() {
        return Err(ThinkFault::Over);
    }
    let clock = SystemClock::default();
    let most = Duration::from_millis(ms);
    if let Some(exact) = state.solve(&|| clock.now() >= most) {
        let mv = |(mv, proof): &(_, Proof)| json!({ "turn": state.move_text(*mv), "proof": of_proof(*proof) });
        let moves: Vec<Value> = exact.moves.iter().map(mv).collect();
        let mut answer = json!({ "value": of_proof(exact.proof), "candidates": moves });
        if let Some(score) = state.score(exact.proof) {
            answer["score"] = json!(score);
        }
        return Ok(answer);
    }
    let left = most.saturating_sub(clock.now());
    let limits = SearchLimits { ms: Some(u64::try_from(left.as_millis()).unwrap_or(0)), ..SearchLimits::default() };
    let view = run(state, Settings { limits, stops_early: false, ..Settings::default() }).view;
    let proof = view.proof.ok_or(ThinkFault::Unsolved(ms))?;
    let proven = view.candidates.iter().filter_map(|candidate| Some((&candidate.text, candidate.proof?)));
    let moves: Vec<Value> = proven.map(|(mv, proof)| json!({ "turn": mv, "proof": of_proof(proof) })).collect();
    Ok(json!({ "value": of_proof(proof), "candidates": moves }))
}

fn run(state: &dyn GameState, settings: Settings) -> Thought {
    let clock = SystemClock::default();
    state.job(settings)(&Unmonitored::new(&clock))
}

fn settings(game: &dyn Game, effort: &Effort) -> Result<Settings, ThinkFault> {
    if effort.visits.is_none() && effort.ms.is_none() && effort.level.is_none() {
        return Err(ThinkFault::Endless);
    }
    let range = |name, value: Option<u64>, most| match value {
        Some(value) if !(1..=most).contains(&value) => Err(ThinkFault::Range { name, value, least: 1, most }),
        value => Ok(value),
    };
    let threads = range("threads", effort.threads, MOST_THREADS)?;
    let memory = range("memory_mb", effort.memory_mb, MOST_MEMORY_MB)?;
    let purpose = match effort.level {
        Some(level) if (1..=game.levels().len()).contains(&level.into()) => Assignment::Move(Strength::Level(level)),
        Some(level) => return Err(ThinkFault::Level(level)),
        None => Assignment::Custom(SearchLimits::default()),
    };
    let request = SearchRequest { purpose, seed: effort.seed.unwrap_or(0), threads: 1 };
    let mut settings = Settings { least_ms: 0, ..Settings::for_request(&request, game.levels()) };
    let limits = &mut settings.limits;
    limits.visits = effort.visits.or(limits.visits);
    limits.ms = effort.ms.or(limits.ms);
    limits.threads = threads.and_then(|threads| threads.try_into().ok()).unwrap_or(limits.threads);
    limits.memory_bytes = memory.map_or(limits.memory_bytes, |megabytes| megabytes << 20);
    Ok(settings)
}

fn of_view(view: &SearchView) -> Value {
    let candidate = |candidate: &Candidate| {
        json!({
            "turn": candidate.text,
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

/// A proven result.
pub fn of_proof(proof: Proof) -> Value {
    json!({ "result": proof.verdict.name(), "turns": proof.moves })
}
