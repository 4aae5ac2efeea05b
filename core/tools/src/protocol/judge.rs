//! Judging moves.

use fivefold_engine::{
    game::{Move, Outcome, Side},
    games::GameState,
    search::{JUDGE_VISITS, Judgment, Tally, Worth, last_safe},
    session::Session,
};
use serde_json::{Value, json};

use super::think::{ThinkError, of_proof};

/// The maximum number of simulations.
const MOST_VISITS: u64 = 1 << 30;

/// Judges a legal move without playing it.
pub fn judge(state: &dyn GameState, mv: Move, visits: Option<u64>) -> Result<Value, ThinkError> {
    Ok(of_judgment(&judged(state, mv, within(visits)?)?))
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
