//! The ring of what runs on phones.

use super::hosts;
use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::phones::desktop;
use crate::toolchain::phones;
use crate::verify::Surroundings;

/// The core and the bindings compile for every phone; a long run also links Android's library of `x86_64`, and all that is
/// tested of the bindings in Kotlin is tested with that.
pub fn phones(checkout: &Checkout, surroundings: &Surroundings) -> Result<String, Failure> {
    let checked = phones::check(checkout)?;
    if !surroundings.long {
        return Ok(checked);
    }
    let tests = hosts::bindings_with(checkout, &desktop::make(checkout)?)?;
    Ok(format!("{checked}; {tests} tests of Kotlin with Android's library of x86_64"))
}
