//! Judging moves.

use fivefold_engine::{
    game::{Knowledge, Move, Outcome, Place, Reason, Side},
    games::{self, GameState},
    search::{JUDGE_VISITS, Judgment, Tally, Worth, last_safe},
    session::Session,
    text::Language,
};
use serde_json::{Value, json};

use super::think::{ThinkError, of_proof};

/// The maximum number of simulations.
const MOST_VISITS: u64 = 1 << 30;

/// Judges a legal move without playing it.
pub fn judge(state: &dyn GameState, mv: Move, visits: Option<u64>) -> Result<Value, ThinkError> {
    Ok(of_judgment(&judged(state, mv, within(visits)?)?))
}

/// Returns the reasons of a legal move, or of the best one, and those of the reply that it allows.
pub fn explain(session: &Session, mv: Option<Move>, visits: Option<u64>) -> Result<Value, ThinkError> {
    let (state, visits) = (session.state(), within(visits)?);
    let any = mv.or_else(|| state.moves().first().copied()).ok_or(ThinkError::Over)?;
    let mut judgment = judged(state, any, visits)?;
    if mv.is_none() {
        let best = state.read_move(&judgment.best).map_err(|_| ThinkError::Unjudged)?;
        judgment = judged(state, best, visits)?;
    }
    let mv = state.read_move(&judgment.text).map_err(|_| ThinkError::Unjudged)?;
    let after = games::played(state, mv);
    // A move in a lost position has no refutation, but may allow an immediate win.
    let wins = |reply: &Move| {
        let ending = games::played(after.as_ref(), *reply).status().ending();
        ending.is_some_and(|ending| after.status().side().is_some_and(|side| ending.outcome == Outcome::Win(side)))
    };
    let reply = judgment.refutation.first().and_then(|reply| after.read_move(reply).ok());
    let reply = reply.or_else(|| after.moves().into_iter().find(wins));
    let allows = reply.map(|reply| after.reasons(reply, Knowledge::default())).unwrap_or_default();
    Ok(json!({
        "turn": judgment.text,
        "reasons": of_reasons(session, &state.reasons(mv, judgment.knowledge())),
        "allows": of_reasons(session, &allows),
    }))
}

fn of_reasons(session: &Session, reasons: &[Reason]) -> Vec<Value> {
    let (texts, spots) = (session.texts(Language::ENGLISH), session.state().position().layout().spots);
    let name = |place: &Place| spots.iter().find(|spot| spot.place == *place).map(|spot| spot.name.clone());
    let reason = |reason: &Reason| {
        let cells: Vec<String> = reason.places.iter().filter_map(name).collect();
        let key = reason.message.key.trim_start_matches("reason-");
        json!({ "key": key, "cells": cells, "text": texts.say(&reason.message) })
    };
    reasons.iter().map(reason).collect()
}

/// Judges every move up to the current one, and returns the totals.
pub fn review(session: &Session, visits: Option<u64>) -> Result<Value, ThinkError> {
    let visits = within(visits)?;
    let moves = &session.played()[..session.at()];
    let (mut judgments, mut tallies) = (Vec::with_capacity(moves.len()), [Tally::default(); 2]);
    for (number, mv) in moves.iter().enumerate() {
        let judgment = judged(session.before(number).as_ref(), mv.mv, visits)?;
        tallies[mv.side.index()].add(judgment.grade);
        judgments.push(judgment);
    }
    let sides: Vec<(Side, Option<&Judgment>)> =
        moves.iter().zip(&judgments).map(|(mv, judgment)| (mv.side, Some(judgment))).collect();
    let loser = session.conclusion().and_then(|conclusion| match conclusion.outcome {
        Outcome::Win(winner) => Some(winner.other()),
        Outcome::Draw => None,
    });
    let of_sides = |count: fn(&Tally) -> u32| json!({ "first": count(&tallies[0]), "second": count(&tallies[1]) });
    Ok(json!({
        "turns": judgments.iter().map(of_judgment).collect::<Vec<Value>>(),
        "decisions": of_sides(|tally| tally.decisions),
        "kept": of_sides(|tally| tally.kept),
        "last_safe": loser.and_then(|loser| last_safe(&sides, loser)),
    }))
}

fn within(visits: Option<u64>) -> Result<u64, ThinkError> {
    let value = visits.unwrap_or(JUDGE_VISITS);
    if (1..=MOST_VISITS).contains(&value) {
        Ok(value)
    } else {
        Err(ThinkError::Range { name: "visits", value, least: 1, most: MOST_VISITS })
    }
}

fn judged(state: &dyn GameState, mv: Move, visits: u64) -> Result<Judgment, ThinkError> {
    state.judge(mv, visits, &|| false).ok_or(ThinkError::Unjudged)
}

fn of_judgment(judgment: &Judgment) -> Value {
    json!({
        "turn": judgment.text,
        "grade": judgment.grade.name(),
        "proven": judgment.is_proven(),
        "before": of_worth(judgment.before),
        "after": of_worth(judgment.after),
        "best": judgment.best,
        "lost": judgment.lost,
        "refutation": judgment.refutation,
        "visits": judgment.visits,
    })
}

fn of_worth(worth: Worth) -> Value {
    match worth {
        Worth::Proven(proof) => of_proof(proof),
        Worth::Estimated { value, error } => json!({ "value": value, "error": error }),
    }
}
