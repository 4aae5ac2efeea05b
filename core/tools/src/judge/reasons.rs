//! The coverage of reasons in self-play games, and their time.

use std::time::Instant;

use fivefold_engine::{
    game::{Knowledge, Random, Reason},
    games::{self, Game, GameState},
    search::Grade,
};
use rand::SeedableRng;
use serde_json::json;

use super::{LEVELS, LONGEST_GAME, level_move, random_move};
use crate::measure::quantile;

/// The keys of the reasons that a proof alone gives, which name nothing on the board.
const GENERAL: [&str; 4] = ["reason-wins-in", "reason-only-win", "reason-only-draw", "reason-longest"];

/// The number of printed moves of each kind without a reason.
const EXAMPLES: usize = 3;

/// The moves with and without a specific reason.
#[derive(Default)]
struct Coverage {
    explained: u32,
    all: u32,
    /// Positions and moves without a reason, as examples.
    missing: Vec<String>,
}

impl Coverage {
    fn add(&mut self, is_explained: bool, example: impl FnOnce() -> String) {
        self.all += 1;
        self.explained += u32::from(is_explained);
        if !is_explained {
            self.missing.push(example());
        }
    }

    fn percent(&self) -> f64 {
        100.0 * f64::from(self.explained) / f64::from(self.all.max(1))
    }
}

/// Returns a row of the table, then a line for each of the first examples.
pub fn coverage(game: &dyn Game, games: u64, opening: usize, visits: u64) -> String {
    let (mut mistakes, mut best_moves, mut times) = (Coverage::default(), Coverage::default(), Vec::new());
    for seed in 0..games {
        let mut random = Random::seed_from_u64(seed);
        let Ok(mut state) = game.open(&json!({})) else { continue };
        let mut line: Vec<String> = Vec::new();
        let level = LEVELS[usize::try_from(seed % 5).unwrap_or_default()];
        while !state.status().is_over() && line.len() < LONGEST_GAME {
            let mv = if line.len() < opening {
                random_move(state.as_ref(), &mut random)
            } else {
                let seed = seed * 1000 + line.len() as u64;
                let Some(mv) = level_move(game, state.as_ref(), level, seed) else { break };
                if let Some(judged) = state.judge(mv, visits, &|| false).filter(|judged| judged.grade.is_decision()) {
                    let position = |text: &str| format!("`{}`: {text}", line.join(" "));
                    let mut reasons = |state: &dyn GameState, text: &str| {
                        let Ok(mv) = state.read_move(text) else { return Vec::new() };
                        let began = Instant::now();
                        let reasons = state.reasons(mv, Knowledge::default());
                        times.push(began.elapsed().as_secs_f64() * 1e3);
                        reasons
                    };
                    if [Grade::GaveAway, Grade::Blunder, Grade::Mistake].contains(&judged.grade) {
                        let own = reasons(state.as_ref(), &judged.text);
                        let after = games::played(state.as_ref(), mv);
                        let reply = judged.refutation.first().map(|reply| reasons(after.as_ref(), reply));
                        let is_explained =
                            is_specific(&own, false) || reply.is_some_and(|reply| is_specific(&reply, true));
                        mistakes.add(is_explained, || position(&judged.text));
                    }
                    let merits = reasons(state.as_ref(), &judged.best);
                    best_moves.add(is_specific(&merits, true), || position(&judged.best));
                }
                mv
            };
            line.push(state.move_text(mv));
            state = games::played(state.as_ref(), mv);
        }
    }
    let longest = times.iter().copied().fold(0.0, f64::max);
    let median = quantile(&mut times, 50).unwrap_or_default();
    let mut lines = vec![format!(
        "| {} | {} | {:.1} | {} | {:.1} | {median:.2} | {longest:.2} |",
        game.id(),
        mistakes.all,
        mistakes.percent(),
        best_moves.all,
        best_moves.percent()
    )];
    for (kind, missing) in [("mistake", mistakes.missing), ("best move", best_moves.missing)] {
        // The examples are spread over all games.
        let step = (missing.len() / EXAMPLES).max(1);
        let examples = missing.iter().step_by(step).take(EXAMPLES);
        lines.extend(examples.map(|example| format!("- {}, {kind} without a reason: {example}", game.id())));
    }
    lines.join("\n")
}

fn is_specific(reasons: &[Reason], is_merit: bool) -> bool {
    reasons.iter().any(|reason| reason.is_merit == is_merit && !GENERAL.contains(&reason.message.key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fivefold_engine::game::Message;

    #[test]
    fn reason_of_proof_alone_is_not_specific() {
        let general = Reason::merit(65, Message::new("reason-wins-in"), Vec::new());
        let specific = Reason::merit(50, Message::new("reason-threatens"), Vec::new());
        let fault = Reason::fault(95, Message::new("reason-allows"), Vec::new());
        assert!(!is_specific(std::slice::from_ref(&general), true));
        assert!(is_specific(&[general, specific.clone()], true));
        assert!(!is_specific(&[specific], false) && is_specific(&[fault], false));
    }
}
