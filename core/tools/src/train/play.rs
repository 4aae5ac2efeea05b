//! Self-play games.

use std::io::{self, Write};
use std::path::Path;

use fivefold_engine::game::{Outcome, Random, Side, Status, below};
use fivefold_engine::games::{self, GameState, played};
use fivefold_engine::search::{SearchLimits, Settings, SystemClock, Unmonitored};
use rand::SeedableRng;
use serde_json::Value;

use super::record::{self, PositionRecord, signed_result};
use super::{STRAY, append_after, game_seed};

/// The parameters of the self-play games.
pub struct SelfPlayPlan {
    pub game: String,
    pub options: Value,
    pub visits: u64,
    pub games: u64,
    pub seed: u64,
}

/// The number of moves after which a game counts as a draw.
const LONGEST_GAME: usize = 300;

/// The maximum number of random opening moves.
const LONGEST_OPENING: u32 = 12;

/// Plays games until the file has the planned number; existing games are kept.
pub fn play(plan: &SelfPlayPlan, file: &Path) -> io::Result<()> {
    let game = games::find(&plan.game).ok_or_else(|| io::Error::other(format!("there is no game `{}`", plan.game)))?;
    let start = game.open(&plan.options).map_err(io::Error::other)?;
    let known = if file.exists() { record::read(file)? } else { Vec::new() };
    // The last game may be incomplete and is played again.
    let complete = known.iter().rposition(|record| record.begins_game).unwrap_or_default();
    let done = known[..complete].iter().filter(|record| record.begins_game).count() as u64;
    if done >= plan.games {
        return Ok(());
    }
    let mut file = append_after(file, complete * record::BYTES)?;
    for number in done..plan.games {
        let records = play_game(plan, start.as_ref(), number);
        let bytes: Vec<u8> = records.iter().flat_map(|record| record.to_bytes()).collect();
        file.write_all(&bytes)?;
        if number % 500 == 0 {
            println!("game {number}");
        }
    }
    Ok(())
}

/// Plays one game and returns its positions after the random opening.
fn play_game(plan: &SelfPlayPlan, start: &dyn GameState, number: u64) -> Vec<PositionRecord> {
    let mut random = Random::seed_from_u64(game_seed(plan.seed, number));
    let clock = SystemClock::default();
    loop {
        let (mut state, mut records) = (start.copy(), Vec::new());
        let opening = below(&mut random, LONGEST_OPENING + 1);
        for mv in 0.. {
            let side = match state.status() {
                Status::ToMove(side) | Status::MidMove(side) => side,
                Status::Ended(ending) => {
                    set_results(&mut records, ending.outcome);
                    break;
                }
            };
            if mv == LONGEST_GAME {
                set_results(&mut records, Outcome::Draw);
                break;
            }
            let is_opening = mv < opening as usize;
            let next = if is_opening || below(&mut random, STRAY) == 0 {
                let moves = state.moves();
                moves[below(&mut random, u32::try_from(moves.len()).unwrap_or(u32::MAX)) as usize]
            } else {
                let limits = SearchLimits { visits: Some(plan.visits), ..SearchLimits::default() };
                let seed = u64::from(below(&mut random, u32::MAX));
                // Solvers would take most of the time in positions that matter little for the evaluation.
                let settings = Settings { limits, seed, use_oracle: false, ..Settings::default() };
                let thought = state.job(settings)(&Unmonitored::new(&clock));
                let value = thought.view.value;
                records.push(PositionRecord {
                    pieces: pieces(state.as_ref()),
                    is_first: side == Side::First,
                    begins_game: records.is_empty(),
                    result: 0,
                    value: if side == Side::First { value } else { -value },
                });
                let text = thought.mv.unwrap_or_default();
                state.read_move(&text).unwrap_or_else(|error| unreachable!("the search gave `{text}`: {error}"))
            };
            state = played(state.as_ref(), next);
        }
        if !records.is_empty() {
            return records;
        }
    }
}

/// Sets the result of the game in its records.
fn set_results(records: &mut [PositionRecord], outcome: Outcome) {
    for record in records {
        record.result = signed_result(outcome);
    }
}

/// Returns the bit sets of the pieces of each side, in rows of eight.
fn pieces(state: &dyn GameState) -> [u64; 2] {
    let mut sets = [0; 2];
    for piece in state.position().pieces() {
        if let Some(side) = piece.color {
            sets[side.index()] |= 1 << piece.place.0;
        }
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::{SelfPlayPlan, play};
    use serde_json::json;

    #[test]
    fn interrupted_file_is_continued() {
        let file = std::env::temp_dir().join(format!("fivefold-self-play-{}", std::process::id()));
        let plan = |games| {
            let (game, options) = ("lines-of-action".to_owned(), json!({ "size": 5 }));
            SelfPlayPlan { game, options, visits: 4, games, seed: 1 }
        };
        play(&plan(3), &file).expect("three games");
        let whole = std::fs::read(&file).expect("games");
        std::fs::write(&file, &whole[..whole.len() - 1]).expect("an incomplete record");
        play(&plan(3), &file).expect("the third game again");
        assert_eq!(std::fs::read(&file).expect("games"), whole);
        play(&plan(2), &file).expect("nothing to do");
        assert_eq!(std::fs::read(&file).expect("games"), whole);
        std::fs::remove_file(&file).expect("the file");
    }
}
