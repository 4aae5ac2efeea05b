//! Whole searches of Connect Four from the empty board, by this project and by other crates, one thread, in one run:
//! thousands of simulations in a second of processor time, the median of several searches taken in turns.
//!
//! ```text
//! cargo run --release --manifest-path core/engine/benches/peers/Cargo.toml
//! ```
//!
//! `board-game` has its own Connect Four; for `minimax` this file has one of two bitboard words.

use std::hint::black_box;

use board_game::ai::mcts::mcts_build_tree;
use board_game::games::connect4::Connect4;
use cpu_time::ProcessTime;
use fivefold_engine::games;
use fivefold_engine::search::{SearchLimits, Settings, Style, SystemClock, Unmonitored};
use minimax::{Game, MCTSOptions, MonteCarloTreeSearch, Strategy, Winner};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// The number of simulations of a search.
const VISITS: u32 = 100_000;

/// The number of searches of each crate.
const TIMES: usize = 9;

type Contestant = (&'static str, Box<dyn Fn(u64)>);

fn main() {
    let contestants: [Contestant; 4] = [
        ("fivefold, plain", Box::new(|seed| fivefold(Style::Plain, seed))),
        ("fivefold, as played", Box::new(|seed| fivefold(Style::Full, seed))),
        ("board-game 0.8.2", Box::new(board_game)),
        ("minimax 0.6.0", Box::new(|_| minimax())),
    ];
    let mut rates = [const { Vec::new() }; 4];
    for seed in 0..TIMES {
        for ((_, search), rates) in contestants.iter().zip(&mut rates) {
            let start = ProcessTime::now();
            search(seed as u64);
            rates.push(f64::from(VISITS) / start.elapsed().as_secs_f64() / 1e3);
        }
    }
    for ((name, _), rates) in contestants.iter().zip(&mut rates) {
        rates.sort_by(f64::total_cmp);
        println!("{name}: {:.0} thousand simulations a second", rates[TIMES / 2]);
    }
}

fn fivefold(style: Style, seed: u64) {
    let table = games::find("connect-four").and_then(|game| game.open(&serde_json::json!({})).ok());
    let limits = SearchLimits { visits: Some(VISITS.into()), ..SearchLimits::default() };
    let settings = Settings { limits, seed, style, use_oracle: false, stops_early: false, ..Settings::default() };
    let job = table.expect("Connect Four has no options").job(settings);
    black_box(job(&Unmonitored::new(&SystemClock::default())));
}

fn board_game(seed: u64) {
    let mut random = SmallRng::seed_from_u64(seed);
    black_box(mcts_build_tree(&Connect4::default(), VISITS.into(), 1.4, &mut random));
}

fn minimax() {
    let options = MCTSOptions::default().with_num_threads(1);
    let mut search = MonteCarloTreeSearch::<ConnectFour>::new(options);
    search.set_max_rollouts(VISITS);
    black_box(search.choose_move(&Discs::default()));
}

/// Connect Four for `minimax`: seven bits a column, the discs of the side to move and those of both.
#[derive(Clone, Copy, Default)]
struct Discs {
    own: u64,
    all: u64,
}

struct ConnectFour;

const BOTTOMS: u64 = 0x0408_1020_4081;
const CELLS: u64 = BOTTOMS * 0b11_1111;

impl Game for ConnectFour {
    type S = Discs;
    type M = u64;

    fn generate_moves(discs: &Discs, moves: &mut Vec<u64>) -> Option<Winner> {
        if let Some(winner) = Self::get_winner(discs) {
            return Some(winner);
        }
        let mut landings = (discs.all + BOTTOMS) & CELLS;
        while landings != 0 {
            moves.push(landings & landings.wrapping_neg());
            landings &= landings - 1;
        }
        None
    }

    fn apply(discs: &mut Discs, landing: u64) -> Option<Discs> {
        Some(Discs { own: discs.own ^ discs.all, all: discs.all | landing })
    }

    fn get_winner(discs: &Discs) -> Option<Winner> {
        let other = discs.own ^ discs.all;
        let has_four = [1, 6, 7, 8].into_iter().any(|step| {
            let pairs = other & other >> step;
            pairs & pairs >> (2 * step) != 0
        });
        match (has_four, discs.all == CELLS) {
            (true, _) => Some(Winner::PlayerJustMoved),
            (false, true) => Some(Winner::Draw),
            (false, false) => None,
        }
    }
}
