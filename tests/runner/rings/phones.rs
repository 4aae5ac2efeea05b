//! The ring of what runs on phones.

use super::hosts;
use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::phones::{desktop, games};
use crate::toolchain::phones;
use crate::verify::Surroundings;

/// The core and the bindings compile for every phone, and call nothing that Android may lack; a long run also links Android's
/// libraries, tests with that of `x86_64` all that is tested of the bindings in Kotlin, and lets those of all processors play
/// every game.
pub fn phones(checkout: &Checkout, surroundings: &Surroundings) -> Result<String, Failure> {
    let checked = format!("{}; {}", phones::check(checkout)?, desktop::imports(checkout)?);
    if !surroundings.long {
        return Ok(checked);
    }
    let tests = hosts::bindings_with(checkout, &desktop::own(checkout)?)?;
    let played = games::play(checkout)?;
    Ok(format!("{checked}; {tests} tests of Kotlin with Android's library of x86_64; {played}"))
}
