//! The task runner: `cargo play`, `cargo verify` and `cargo task VERB`.
//!
//! A fresh clone needs nothing but Rust to begin with: whatever else a part is built or tested with is found on the
//! machine, or fetched, by `toolchain`.

mod checkout;
mod failure;
mod play;
mod rings;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use checkout::Checkout;
use failure::Failure;

/// Plays, checks and builds Fivefold.
#[derive(Parser)]
#[command(name = "cargo task", bin_name = "cargo task", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Plays in the terminal.
    Play {
        /// What the player is told, `--help` for a list.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        told: Vec<String>,
    },
    /// Checks everything and says what passed.
    Verify(verify::Wish),
}

fn main() -> ExitCode {
    match run(Arguments::parse().verb) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("cargo task: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(verb: Verb) -> Result<ExitCode, Failure> {
    let checkout = Checkout::of_this_run()?;
    match verb {
        Verb::Play { told } => play::play(&checkout, &told),
        Verb::Verify(wish) => verify::verify(&checkout, &wish),
    }
}
