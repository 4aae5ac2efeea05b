//! The program `fivefold`: play in a terminal, talk to the engine, and everything that measures, makes or trains the data
//! of the engine.

mod book;
mod calibrate;
mod judge;
mod matches;
mod measure;
mod play;
mod protocol;
mod puzzles;
mod train;

use std::{fmt::Display, process::ExitCode};

use clap::Parser;

/// Plays, measures and trains the games of Fivefold.
#[derive(Parser)]
#[command(name = "fivefold", version)]
enum Command {
    /// Plays in the terminal.
    Play(play::Arguments),
    /// Answers one JSON object a line on standard input with one on standard output.
    Engine,
    /// Plays two configurations of a game's search against each other.
    Match(matches::Arguments),
    /// Measures the levels of a game against one another.
    Calibrate(calibrate::Arguments),
    /// Measures rates, memory and stopping times of the search.
    Measure(measure::Arguments),
    /// Makes the opening book of Connect Four and solved positions for the tests.
    Book(book::Arguments),
    /// Makes, certifies and rates puzzles.
    Puzzles(puzzles::Arguments),
    /// Trains an evaluation on games of the search against itself.
    Train(train::Arguments),
    /// Judges the moves of games that levels play against themselves.
    Judge(judge::Arguments),
}

fn main() -> ExitCode {
    match Command::parse() {
        Command::Play(arguments) => play::run(&arguments),
        Command::Engine => code(protocol::run()),
        Command::Match(arguments) => matches::run(arguments),
        Command::Calibrate(arguments) => code(calibrate::run(&arguments)),
        Command::Measure(arguments) => measure::run(arguments),
        Command::Book(arguments) => book::run(arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Train(arguments) => train::run(arguments),
        Command::Judge(arguments) => judge::run(arguments),
    }
}

/// Prints the error of a subcommand and turns the result into an exit code.
fn code<E: Display>(result: Result<(), E>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
