//! Whether a turn does what a step of a lesson asks: by the rules, never by a picture.

use fivefold_engine::{
    game::{Outcome, Side, Turn},
    games::GameState,
    text::{Goal, Task},
};

/// Whether this legal turn does it.
pub fn is_done(state: &dyn GameState, turn: Turn, task: &Task) -> bool {
    let Some(side) = state.status().side() else { return false };
    match task {
        Task::Turns(turns) => fits(&state.turn_text(turn), turns),
        Task::Goal(Goal::Any) => true,
        Task::Goal(goal) => after(state, turn).is_some_and(|after| match goal {
            Goal::Any => true,
            Goal::Win => has_won(&*after, side),
            Goal::Stop => after.status().ending().is_none() && !can_win(&*after, side.other()),
            Goal::Fork => wins_next(&*after, side),
        }),
    }
}

/// Whether the text of a turn is among these; `*` stands for anything: `*:ne+`.
pub fn fits(turn: &str, among: &[String]) -> bool {
    let is_same = |pattern: &String| match pattern.split_once('*') {
        Some((begin, end)) => turn.len() >= begin.len() + end.len() && turn.starts_with(begin) && turn.ends_with(end),
        None => turn == pattern,
    };
    among.iter().any(is_same)
}

/// Every turn that does it.
pub fn answers(state: &dyn GameState, task: &Task) -> Vec<Turn> {
    state.turns().into_iter().filter(|turn| is_done(state, *turn, task)).collect()
}

fn after(state: &dyn GameState, turn: Turn) -> Option<Box<dyn GameState>> {
    let mut after = state.copy();
    // A part of the turn may be made.
    for action in turn.actions().skip(state.under_way().len()) {
        after.play(action).ok()?;
    }
    Some(after)
}

fn has_won(state: &dyn GameState, side: Side) -> bool {
    state.status().ending().is_some_and(|ending| ending.outcome == Outcome::Win(side))
}

/// Whether the side to move can win at once.
fn can_win(state: &dyn GameState, side: Side) -> bool {
    let wins = |turn| after(state, turn).is_some_and(|after| has_won(&*after, side));
    state.turns().into_iter().any(wins)
}

/// Whether a side wins with its next turn, whatever the other one does before.
fn wins_next(state: &dyn GameState, side: Side) -> bool {
    let turns = state.turns();
    let loses = |turn| after(state, turn).is_some_and(|after| has_won(&*after, side) || can_win(&*after, side));
    has_won(state, side) || (!turns.is_empty() && turns.into_iter().all(loses))
}
