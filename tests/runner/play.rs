//! `cargo play`: from a clone to a game by one command.

use std::process::ExitCode;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Starts the terminal player, which inherits this terminal and gets the words `told`.
pub fn play(checkout: &Checkout, told: &[String]) -> Result<ExitCode, Failure> {
    let mut player = checkout.cargo("run");
    player.args(["--release", "--quiet", "--package", "fivefold-core", "--example", "play", "--"]).args(told);
    checkout::run_instead(&mut player)
}
