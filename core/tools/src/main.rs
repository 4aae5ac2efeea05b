//! The program `fivefold`: a terminal player, the engine protocol, and the tools that measure, generate and train the
//! engine's data.

mod atlas;
mod book;
mod calibrate;
mod judge;
mod matches;
mod measure;
mod play;
mod protocol;
mod prove;
mod puzzles;
mod train;

use std::{error::Error, process::ExitCode};

use clap::Parser;
use serde_json::Value;

/// Plays, measures and trains the games of Fivefold.
#[derive(Parser)]
#[command(name = "fivefold", version)]
enum Command {
    /// Plays in the terminal.
    Play(play::PlayArgs),
    /// Runs the engine protocol: one JSON object per line on standard input, one on standard output.
    Engine,
    /// Plays two configurations of a game's search against each other.
    Match(matches::MatchArgs),
    /// Measures the levels of a game against one another.
    Calibrate(calibrate::CalibrateArgs),
    /// Measures rates, memory and stopping times of the search.
    Measure(measure::MeasureArgs),
    /// Builds the opening book of Connect Four, prints solved positions for the tests and measures the solver.
    Book(book::BookArgs),
    /// Solves the empty boards of Four on any board.
    Atlas(atlas::AtlasArgs),
    /// Generates, certifies and rates puzzles.
    Puzzles(puzzles::PuzzlesArgs),
    /// Writes proofs of puzzles and of positions for `tests/proofs/check.py`.
    Prove(prove::ProveArgs),
    /// Trains an evaluation on self-play games.
    Train(train::TrainArgs),
    /// Judges the moves of the levels in self-play games.
    Judge(judge::JudgeArgs),
}

/// Parses an argument as JSON.
fn json(text: &str) -> serde_json::Result<Value> {
    serde_json::from_str(text)
}

fn main() -> ExitCode {
    let done: Result<(), Box<dyn Error>> = match Command::parse() {
        Command::Play(arguments) => return play::run(&arguments),
        Command::Engine => protocol::run().map_err(Into::into),
        Command::Match(arguments) => matches::run(arguments),
        Command::Calibrate(arguments) => calibrate::run(&arguments),
        Command::Measure(arguments) => measure::run(arguments).map_err(Into::into),
        Command::Book(arguments) => book::run(arguments).map_err(Into::into),
        Command::Atlas(arguments) => atlas::run(&arguments).map_err(Into::into),
        Command::Puzzles(arguments) => puzzles::run(&arguments.command).map_err(Into::into),
        Command::Prove(arguments) => prove::run(&arguments).map_err(Into::into),
        Command::Train(arguments) => train::run(arguments).map_err(Into::into),
        Command::Judge(arguments) => {
            judge::run(arguments);
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
