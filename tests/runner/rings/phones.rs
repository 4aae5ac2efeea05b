//! The ring of builds for phones.

use super::hosts;
use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::phones::{desktop, games};
use crate::toolchain::phones;
use crate::verify::Run;

/// Type-checks the core and the bindings for every phone and checks their imports. A long run also links Android's libraries,
/// runs the Kotlin tests of the bindings with that of `x86_64`, and plays every game with those of all processors.
pub fn phones(checkout: &Checkout, run: &Run) -> Result<String, Failure> {
    let checked = format!("{}; {}", phones::check(checkout)?, desktop::imports(checkout)?);
    if !run.long {
        return Ok(checked);
    }
    let tests = hosts::bindings_with(checkout, &desktop::own(checkout)?)?;
    let played = games::play(checkout)?;
    Ok(format!("{checked}; {tests} Kotlin tests with Android's library of x86_64; {played}"))
}
