//! The error rate of each level according to the judge: stronger levels give away fewer results. The recorded table is
//! in `RESULTS.md` beside this file.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- judge levels
//! cargo run --release --package fivefold-tools -- judge time
//! cargo run --release --package fivefold-tools -- judge reasons
//! cargo run --release --package fivefold-tools -- judge truth
//! cargo run --release --package fivefold-tools -- judge unlikely
//! ```

mod reasons;
mod truth;
mod unlikely;

use std::time::Instant;

use clap::{Args, Subcommand};
use fivefold_engine::{
    game::{Move, Random, below},
    games::{self, Game, GameState},
    search::{Grade, Settings, Strength, SystemClock, Unmonitored},
};
use rand::SeedableRng;
use serde_json::json;

/// The maximum number of moves of a game.
const LONGEST_GAME: usize = 60;

/// The levels that play where the moves of average players are wanted.
const LEVELS: [u8; 5] = [2, 3, 4, 5, 6];

/// Judges the moves of the levels in self-play games.
#[derive(Args)]
pub struct JudgeArgs {
    #[command(subcommand)]
    command: JudgeCommand,
    /// Measures only this game.
    #[arg(long, global = true)]
    game: Option<String>,
    /// The number of simulations of a judgment where the solver has no result.
    #[arg(long, global = true, default_value_t = fivefold_engine::search::JUDGE_VISITS)]
    visits: u64,
}

#[derive(Subcommand)]
enum JudgeCommand {
    /// Counts the errors of each level in self-play.
    Levels {
        /// The number of games of each level.
        #[arg(long, default_value_t = 20)]
        games: u64,
        /// The number of random moves at the start, which make the games differ.
        #[arg(long, default_value_t = 4)]
        opening: usize,
    },
    /// Counts the mistakes and the best moves for which the game names a reason, in self-play of the levels 2 to 6.
    Reasons {
        /// The games.
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// The random moves at the start, which make the games differ.
        #[arg(long, default_value_t = 4)]
        opening: usize,
    },
    /// Compares the judgments of moves with exact values, in self-play of the levels 2 to 6.
    Truth {
        /// The games of each board.
        #[arg(long, default_value_t = 40)]
        games: u64,
        /// The random moves at the start, which make the games differ.
        #[arg(long, default_value_t = 6)]
        opening: usize,
    },
    /// Counts the moves of the levels 1 to 4 that no person would make, in self-play.
    Unlikely {
        /// The number of decisions of each level on each board.
        #[arg(long, default_value_t = 1000)]
        decisions: u32,
    },
    /// Measures the time of the review of a random game, and of its first judgment.
    Time {
        /// The number of games.
        #[arg(long, default_value_t = 5)]
        games: u64,
    },
}

pub fn run(arguments: JudgeArgs) {
    let JudgeArgs { command, game: only, visits } = arguments;
    let chosen = games::all().iter().filter(|game| only.as_deref().is_none_or(|only| only == game.id()));
    match command {
        JudgeCommand::Levels { games, opening } => {
            println!("| game | level | moves | decisions | kept % | gave away | blunders | mistakes | inaccuracies |");
            println!("|---|---|---|---|---|---|---|---|---|");
            for game in chosen {
                for level in (1..).take(game.levels().len()) {
                    println!("{}", levels(*game, level, games, opening, visits));
                }
            }
        }
        JudgeCommand::Reasons { games, opening } => {
            println!(
                "| game | mistakes | with a reason, % | best moves | with a reason, % | median, ms | longest, ms |"
            );
            println!("|---|---|---|---|---|---|---|");
            for game in chosen {
                println!("{}", reasons::coverage(*game, games, opening, visits));
            }
        }
        JudgeCommand::Truth { games, opening } => {
            println!("{}", truth::head());
            for game in chosen {
                for row in truth::rows(*game, games, opening, visits) {
                    println!("{row}");
                }
            }
        }
        JudgeCommand::Unlikely { decisions } => {
            println!("{}", unlikely::head());
            for game in chosen {
                for row in unlikely::rows(*game, decisions) {
                    println!("{row}");
                }
            }
        }
        JudgeCommand::Time { games } => {
            println!("| game | moves | whole, ms | longest move, ms | first mark, ms |\n|---|---|---|---|---|");
            for game in chosen {
                for seed in 0..games {
                    println!("{}", time(*game, seed, visits));
                }
            }
        }
    }
}

fn random_move(state: &dyn GameState, random: &mut Random) -> Move {
    let moves = state.moves();
    moves[below(random, u32::try_from(moves.len()).unwrap_or(u32::MAX)) as usize]
}

/// Returns the move of a level; `None` if it has none.
fn level_move(game: &dyn Game, state: &dyn GameState, level: u8, seed: u64) -> Option<Move> {
    let settings = Settings { least_ms: 0, ..Settings::for_move(Strength::Level(level), game.levels(), seed) };
    let thought = state.job(settings)(&Unmonitored::new(&SystemClock::default()));
    thought.mv.and_then(|text| state.read_move(&text).ok())
}

/// Returns a row of the table of errors.
fn levels(game: &dyn Game, level: u8, games: u64, opening: usize, visits: u64) -> String {
    let mut counts = [0_u32; 4];
    let (mut moves, mut decisions) = (0_u32, 0_u32);
    for seed in 0..games {
        let mut random = Random::seed_from_u64(seed);
        let Ok(mut state) = game.open(&json!({})) else { continue };
        for number in 0..LONGEST_GAME {
            if state.status().is_over() {
                break;
            }
            if number < opening {
                let mv = random_move(state.as_ref(), &mut random);
                state = games::played(state.as_ref(), mv);
                continue;
            }
            let Some(mv) = level_move(game, state.as_ref(), level, seed * 1000 + number as u64) else { break };
            if let Some(judged) = state.judge(mv, visits, &|| false) {
                moves += 1;
                decisions += u32::from(judged.grade.is_decision());
                let grades = [Grade::GaveAway, Grade::Blunder, Grade::Mistake, Grade::Inaccuracy];
                if let Some(place) = grades.iter().position(|grade| *grade == judged.grade) {
                    counts[place] += 1;
                }
            }
            state = games::played(state.as_ref(), mv);
        }
    }
    let grave: u32 = counts[..3].iter().sum();
    let kept = 100 * (decisions - grave.min(decisions)) / decisions.max(1);
    let [away, blunders, mistakes, inaccuracies] = counts;
    let id = game.id();
    format!("| {id} | {level} | {moves} | {decisions} | {kept} | {away} | {blunders} | {mistakes} | {inaccuracies} |")
}

/// Returns a row of the table of times: the moves of a random game, judged from the last to the first.
fn time(game: &dyn Game, seed: u64, visits: u64) -> String {
    let mut random = Random::seed_from_u64(seed);
    let Ok(mut state) = game.open(&json!({})) else { return String::new() };
    let mut moves = Vec::new();
    while !state.status().is_over() && moves.len() < LONGEST_GAME {
        let mv = random_move(state.as_ref(), &mut random);
        state = games::played(state.as_ref(), mv);
        moves.push(mv);
    }
    let mut each = Vec::new();
    for mv in moves.iter().rev() {
        for _ in mv.actions() {
            state.take_back();
        }
        let began = Instant::now();
        let _ = state.judge(*mv, visits, &|| false);
        each.push(began.elapsed().as_millis());
    }
    let (whole, longest) = (each.iter().sum::<u128>(), each.iter().max().copied().unwrap_or_default());
    format!("| {} | {} | {whole} | {longest} | {} |", game.id(), moves.len(), each.first().copied().unwrap_or_default())
}
