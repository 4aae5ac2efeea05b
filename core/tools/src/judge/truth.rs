//! Compares judgments with exact values: how often a blamed move lost nothing, and how often a loss is not named.

use std::time::Instant;

use fivefold_engine::{
    game::{Exact, Move, Random, Verdict},
    games::{self, Game},
    search::{Grade, Judgment},
};
use rand::SeedableRng;
use serde_json::{Value, json};

use super::{LEVELS, LONGEST_GAME, level_move, random_move};
use crate::measure::quantile;

/// The node limit of the exact values. Positions that need more are not counted.
const NODES: u64 = 1 << 29;

/// The number of printed moves that are blamed without a loss.
const EXAMPLES: usize = 3;

/// The counts of a board.
#[derive(Default)]
struct Counts {
    /// Positions with an exact value.
    positions: u32,
    blamed: u32,
    /// Blamed moves with the best result.
    blamed_wrongly: u32,
    /// Blamed moves whose better move has no better result.
    better_wrongly: u32,
    /// Moves with a worse result that are not blamed.
    missed: u32,
    /// Of these, those graded as unsure.
    unsure: u32,
    /// The first moves blamed without a loss, with their positions.
    examples: Vec<String>,
}

/// Returns the head of the table.
pub const fn head() -> &'static str {
    "| board | positions | blamed | of these without loss | better move not better | losses not blamed | of these unsure \
     | median, ms | longest, ms |\n|---|---|---|---|---|---|---|---|---|"
}

/// Returns the rows of a game: one for each board.
pub fn rows(game: &dyn Game, games: u64, opening: usize, visits: u64) -> Vec<String> {
    let boards: Vec<(&str, Value)> = match game.id() {
        "connect-any" => vec![
            (
                "connect-any 7 x 5, ban and bonus cell",
                json!({"rows": 7, "columns": 5, "mode": "ban-bonus", "ban": "b3", "bonus": "d2"}),
            ),
            ("connect-any 6 x 6, ban cell", json!({"rows": 6, "columns": 6, "mode": "ban", "ban": "d1"})),
            ("connect-any 6 x 6, bonus cell", json!({"rows": 6, "columns": 6, "mode": "bonus", "bonus": "c2"})),
            ("connect-any 7 x 6, plain", json!({"rows": 7, "columns": 6})),
        ],
        "pentago-twist" => vec![("pentago-twist", json!({}))],
        _ => Vec::new(),
    };
    boards.iter().map(|(name, options)| row(game, name, options, (games, opening, visits))).collect()
}

fn row(game: &dyn Game, name: &str, options: &Value, (games, opening, visits): (u64, usize, u64)) -> String {
    let (mut counts, mut times) = (Counts::default(), Vec::new());
    for seed in 0..games {
        let mut random = Random::seed_from_u64(seed);
        let Ok(mut state) = game.open(options) else { continue };
        let mut line: Vec<String> = Vec::new();
        let level = LEVELS[usize::try_from(seed % 5).unwrap_or_default()];
        for number in 0..LONGEST_GAME {
            if state.status().is_over() {
                break;
            }
            if number < opening {
                let mv = random_move(state.as_ref(), &mut random);
                line.push(state.move_text(mv));
                state = games::played(state.as_ref(), mv);
                continue;
            }
            let Some(mv) = level_move(game, state.as_ref(), level, seed * 1000 + number as u64) else { break };
            let began = Instant::now();
            let judged = state.judge(mv, visits, &|| false);
            times.push(began.elapsed().as_secs_f64() * 1e3);
            if let Some(judged) = judged
                && let Some(exact) = state.solve(NODES, &|| false)
            {
                let position = || format!("`{}`: {}", line.join(" "), judged.text);
                counts.add(&judged, mv, &exact, &|text| state.read_move(text).ok(), position);
            }
            line.push(state.move_text(mv));
            state = games::played(state.as_ref(), mv);
        }
    }
    let longest = times.iter().copied().fold(0.0, f64::max);
    let median = quantile(&mut times, 50).unwrap_or_default();
    let Counts { positions, blamed, blamed_wrongly, better_wrongly, missed, unsure, examples } = counts;
    let mut lines = vec![format!(
        "| {name} | {positions} | {blamed} | {blamed_wrongly} | {better_wrongly} | {missed} | {unsure} | {median:.0} \
         | {longest:.0} |"
    )];
    lines.extend(examples.iter().take(EXAMPLES).map(|example| format!("- {name}, blamed without loss: {example}")));
    lines.join("\n")
}

impl Counts {
    fn add(
        &mut self,
        judged: &Judgment,
        mv: Move,
        exact: &Exact,
        read: &dyn Fn(&str) -> Option<Move>,
        position: impl FnOnce() -> String,
    ) {
        let verdict = |mv: Move| exact.moves.iter().find(|(known, _)| *known == mv).map(|(_, proof)| proof.verdict);
        let Some(played) = verdict(mv) else { return };
        let best = exact.proof.verdict;
        self.positions += 1;
        if judged.grade.is_slip() && best != Verdict::Loss {
            self.blamed += 1;
            if played == best {
                self.blamed_wrongly += 1;
                self.examples.push(position());
            }
            self.better_wrongly += u32::from(read(&judged.best).and_then(verdict).is_some_and(|named| named <= played));
        } else if played < best {
            self.missed += 1;
            self.unsure += u32::from(judged.grade == Grade::Unsure);
        }
    }
}
