//! Checks whether a move fulfills the task of a lesson step, by the rules of the game.

use fivefold_engine::{
    game::{Effect, Move, Outcome, Place, Side},
    games::GameState,
    text::{Goal, Task},
};

/// Returns whether this legal move fulfills the task.
pub fn is_done(state: &dyn GameState, mv: Move, task: &Task) -> bool {
    let Some(side) = state.status().side() else { return false };
    match task {
        Task::Moves(moves) => fits(&state.move_text(mv), moves),
        Task::Goal(Goal::Any) => true,
        Task::Goal(goal) => after(state, mv).is_some_and(|after| match goal {
            Goal::Any => true,
            Goal::Win => has_won(&*after, side),
            Goal::Stop => after.status().ending().is_none() && !can_win(&*after, side.other()),
            Goal::Fork => wins_next(&*after, side),
        }),
    }
}

/// Returns whether a move's text matches one of these patterns; `*` matches anything: `*:ne+`.
pub fn fits(mv: &str, among: &[String]) -> bool {
    let is_same = |pattern: &String| match pattern.split_once('*') {
        Some((begin, end)) => mv.len() >= begin.len() + end.len() && mv.starts_with(begin) && mv.ends_with(end),
        None => mv == pattern,
    };
    among.iter().any(is_same)
}

/// Returns every move that fulfills the task.
pub fn answers(state: &dyn GameState, task: &Task) -> Vec<Move> {
    state.moves().into_iter().filter(|mv| is_done(state, *mv, task)).collect()
}

/// Returns the number of pieces that a move sets in motion, for the choice of the simplest of several answers.
pub fn moved_pieces(state: &dyn GameState, mv: Move) -> usize {
    let mut after = state.copy();
    let actions = mv.actions().skip(state.under_way().len());
    let effects: Vec<Effect> = actions.map_while(|action| after.play(action).ok()).flat_map(|it| it.effects).collect();
    let pieces = after.position().pieces();
    let is_carried = |&&(_, to): &&(Place, Place)| pieces.iter().any(|piece| piece.place == to);
    let moved = effects.iter().map(|effect| match effect {
        Effect::Rotate { moves, .. } | Effect::Mirror { moves, .. } => moves.iter().filter(is_carried).count(),
        _ => 1,
    });
    moved.sum()
}

fn after(state: &dyn GameState, mv: Move) -> Option<Box<dyn GameState>> {
    let mut after = state.copy();
    // Part of the move may have been made already.
    for action in mv.actions().skip(state.under_way().len()) {
        after.play(action).ok()?;
    }
    Some(after)
}

fn has_won(state: &dyn GameState, side: Side) -> bool {
    state.status().ending().is_some_and(|ending| ending.outcome == Outcome::Win(side))
}

/// Returns whether this side, which is to move, can win immediately.
fn can_win(state: &dyn GameState, side: Side) -> bool {
    let wins = |mv| after(state, mv).is_some_and(|after| has_won(&*after, side));
    state.moves().into_iter().any(wins)
}

/// Returns whether a side wins with its next move against every reply.
fn wins_next(state: &dyn GameState, side: Side) -> bool {
    let moves = state.moves();
    let loses = |mv| after(state, mv).is_some_and(|after| has_won(&*after, side) || can_win(&*after, side));
    has_won(state, side) || (!moves.is_empty() && moves.into_iter().all(loses))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fivefold_engine::session::Session;

    #[test]
    fn lesson_goals_are_checked_by_rules() {
        let four = |moves: &str| {
            let mut session = Session::new("connect-four", &serde_json::Value::Null).expect("the game is offered");
            session.play_all(moves).expect("the moves are legal");
            session
        };
        let done = |moves: &str, goal: Goal| -> Vec<String> {
            let session = four(moves);
            let state: &dyn GameState = session.state();
            answers(state, &Task::Goal(goal)).into_iter().map(|mv| state.move_text(mv)).collect()
        };
        assert_eq!(done("1 1 2 2 3 3", Goal::Win), ["4"]);
        assert_eq!(done("2 3 2 4 7 5", Goal::Stop), ["6"]);
        assert_eq!(done("3 3 4 4", Goal::Fork), ["2", "5"]);
        assert_eq!(done("3 3 4 4", Goal::Any).len(), 7);
        assert!(done("1 1 2 2 3 3 4", Goal::Any).is_empty(), "the game is over");
    }
}
