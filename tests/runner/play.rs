//! `cargo play`: from a clone to a game by one command.

use std::process::ExitCode;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Starts the terminal player, which inherits this terminal and gets the words `told`.
pub fn play(checkout: &Checkout, told: &[String]) -> Result<ExitCode, Failure> {
    let mut player = checkout.cargo("run");
    // The files somebody names are looked for where he is.
    player.current_dir(".").args(["--release", "--package", "fivefold-core", "--example", "play"]);
    if checkout.target().join("release/examples/play").exists() {
        // The first build takes minutes, and cargo shows how far it is; later it would only be in the way.
        player.arg("--quiet");
    }
    checkout::run_instead(player.arg("--").args(told))
}
