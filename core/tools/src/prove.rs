//! Writes proofs of puzzles and of positions, which a checker that shares no code with the engine accepts.
//!
//! ```text
//! cargo run --release --package fivefold-tools -- prove puzzles --game bridgit | python3 tests/proofs/check.py
//! cargo run --release --package fivefold-tools -- prove position --game connect-four --moves "4 4 4 4 4 2"
//! cargo run --release --package fivefold-tools -- prove position --game lines-of-action --options '{"size":5}' --within 15
//! ```
//!
//! The format is described in `tests/proofs/check.py`.

mod distance;
mod statement;

use clap::{Args, Subcommand};
use fivefold_engine::{
    game::{Proof, Side, Verdict},
    games::{self, Game, GameState, MoveCode, connect::solver::LAST_IN_BOOK, played},
    puzzles::{Claim, Puzzle, pool},
};
use serde_json::Value;

use distance::Distances;
use statement::{FOREVER, Goal, Prover};

/// The node limit for the value of a position.
const NODES: u64 = 20_000_000;

/// Writes proofs.
#[derive(Args)]
pub struct ProveArgs {
    #[command(subcommand)]
    command: ProveCommand,
    /// The game.
    #[arg(long, global = true, default_value = "connect-four")]
    game: String,
}

#[derive(Subcommand)]
enum ProveCommand {
    /// Proves that exactly the answers of a puzzle keep its claim.
    Puzzles {
        /// Proves only the puzzle with this number.
        #[arg(long)]
        number: Option<u32>,
        /// Proves each puzzle whose number is a multiple of this one.
        #[arg(long, default_value_t = 1)]
        every: u32,
    },
    /// Proves the value of a position.
    Position {
        /// The options, as JSON.
        #[arg(long, default_value = "{}", value_parser = crate::json)]
        options: Value,
        /// The moves before the position.
        #[arg(long, default_value = "")]
        moves: String,
        /// The maximum number of moves of both sides within which a forced result is searched where the game has no
        /// solver.
        #[arg(long, default_value_t = 5)]
        within: u16,
    },
}

pub fn run(arguments: &ProveArgs) -> Result<(), String> {
    let game = games::find(&arguments.game).ok_or_else(|| format!("there is no game `{}`", arguments.game))?;
    match &arguments.command {
        ProveCommand::Puzzles { number, every } => {
            let pool = pool(game).map_err(|error| error.to_string())?;
            let is_wanted = |puzzle: &&Puzzle| match number {
                Some(number) => puzzle.number() == *number,
                None => puzzle.number().is_multiple_of(*every),
            };
            for puzzle in pool.puzzles().iter().filter(is_wanted) {
                if rests_on_book(puzzle)? {
                    eprintln!("{}: known from the opening book; its proof would take gigabytes", puzzle.id());
                    continue;
                }
                print!("{}", of_puzzle(puzzle).map_err(|fault| format!("{}: {fault}", puzzle.id()))?);
            }
            Ok(())
        }
        ProveCommand::Position { options, moves, within } => {
            let is_start = game.id() == "lines-of-action" && moves.is_empty();
            let proof =
                if is_start { of_start(game, options, *within) } else { of_position(game, options, moves, *within) };
            print!("{}", proof?);
            Ok(())
        }
    }
}

/// Returns whether the claim of a puzzle is known from the opening book of Connect Four.
fn rests_on_book(puzzle: &Puzzle) -> Result<bool, String> {
    let state = puzzle.position().map_err(|error| error.to_string())?;
    let is_unlimited = matches!(puzzle.claim(), Claim::OnlyWin | Claim::Save);
    Ok(is_unlimited
        && state.game() == "connect-four"
        && u32::try_from(state.moves_played()).is_ok_and(|moves| moves < LAST_IN_BOOK))
}

/// Returns the proof of a puzzle's claim and of all its answers.
fn of_puzzle(puzzle: &Puzzle) -> Result<String, String> {
    let state = puzzle.position().map_err(|error| error.to_string())?;
    let right = puzzle.solutions().map_err(|error| error.to_string())?;
    let own = state.status().side().ok_or("the game is over")?;
    let other = own.other();
    let (is_win, limit) = match puzzle.claim() {
        Claim::WinIn(moves) => (true, 2 * moves - 2),
        Claim::Prevent(moves) => (false, 2 * moves - 1),
        Claim::OnlyWin => (true, FOREVER),
        Claim::Save => (false, FOREVER),
    };
    let mut prover = Prover::default();
    for mv in MoveCode::of(&*state).moves() {
        let (after, is_right) = (played(&*state, mv), right.contains(&mv));
        let goal = if is_right == is_win { Goal::Win } else { Goal::Hold };
        prover.statement(&*after, if is_right { own } else { other }, goal, limit)?;
        // No better result, and no sooner win.
        match puzzle.claim() {
            Claim::Save if is_right => prover.statement(&*after, other, Goal::Hold, FOREVER)?,
            Claim::WinIn(2..) if is_right => prover.statement(&*after, other, Goal::Hold, limit - 2)?,
            _ => {}
        }
    }
    Ok(format!("puzzle {}\n{}", puzzle.id(), prover.lines))
}

/// Returns the proof of the value of the position after these moves.
fn of_position(game: &dyn Game, options: &Value, moves: &str, within: u16) -> Result<String, String> {
    let mut state = game.open(options).map_err(|error| error.to_string())?;
    let texts: Vec<String> = state.separate(moves).into_iter().map(str::to_owned).collect();
    for text in &texts {
        let mv = state.read_move(text).map_err(|error| error.to_string())?;
        state = played(&*state, mv);
    }
    let own = state.status().side().ok_or("the game is over")?;
    let proof = value(&*state, within).ok_or("the value of the position was not found")?;
    let limit = proof.moves.unwrap_or(FOREVER);
    let mut prover = Prover::default();
    let mut prove = |side, goal, limit| prover.statement(&*state, side, goal, limit);
    let winner = match proof.verdict {
        Verdict::Win => own,
        Verdict::Loss => own.other(),
        Verdict::Draw => {
            let [first, second] = Side::BOTH;
            prove(first, Goal::Hold, FOREVER)?;
            prove(second, Goal::Hold, FOREVER)?;
            own
        }
    };
    if proof.verdict != Verdict::Draw {
        prove(winner, Goal::Win, limit)?;
        if limit > 2 && limit != FOREVER {
            prove(winner.other(), Goal::Hold, limit - 2)?;
        }
    }
    let count = if limit == FOREVER { String::new() } else { format!(" {limit}") };
    let header = format!("position {} {} {}{count}:", game.id(), state.options(), proof.verdict.name());
    Ok(format!("{header} {}\n{}", texts.join(" "), prover.lines))
}

/// Returns the proven value of a position for the side to move, by the game's solver or else by a short forced line.
fn value(state: &dyn GameState, furthest: u16) -> Option<Proof> {
    // The trees of Bridg-It prove a win without its length.
    let is_counted = state.game() != "bridgit";
    if let Some(exact) = state.solve(NODES, &|| false) {
        let moves = exact.proof.moves.filter(|_| is_counted && exact.proof.verdict != Verdict::Draw);
        return Some(Proof { moves, ..exact.proof });
    }
    (1..=furthest).find_map(|within| {
        let proofs = state.forced(within, NODES)?;
        let win = proofs.iter().filter_map(|(_, proof)| *proof).find(|proof| proof.verdict == Verdict::Win);
        let is_lost = !proofs.is_empty()
            && proofs.iter().all(|(_, proof)| proof.is_some_and(|proof| proof.verdict == Verdict::Loss));
        let loss = || is_lost.then_some(Proof { verdict: Verdict::Loss, moves: Some(within) });
        win.map(|win| Proof { moves: Some(within), ..win }).or_else(loss)
    })
}

/// Returns the proof of the value of the start of Lines of Action, where it is decided within this number of moves.
fn of_start(game: &dyn Game, options: &Value, within: u16) -> Result<String, String> {
    let state = game.open(options).map_err(|error| error.to_string())?;
    let mut distances = Distances::new(options).ok_or("such boards are too large")?;
    let value = distances.value(within);
    let Some(Proof { verdict, moves: Some(limit) }) = value else {
        return Err(format!("the game is not decided within {within} moves"));
    };
    if game.value(options).is_some_and(|recorded| Some(recorded) != value) {
        return Err(format!("another value is recorded than {} in {limit} moves", verdict.name()));
    }
    let winner = if verdict == Verdict::Win { Side::First } else { Side::Second };
    let mut lines = distances.statement(winner, Goal::Win, limit);
    if limit > 2 {
        lines += &distances.statement(winner.other(), Goal::Hold, limit - 2);
    }
    Ok(format!("position {} {} {} {limit}: \n{lines}", game.id(), state.options(), verdict.name()))
}
