//! Calls that panic, to show that a panic does not reach the host.
#![expect(clippy::panic, clippy::missing_panics_doc, reason = "the guard turns the panic into an error")]

use crate::{error::FivefoldError, guard::guarded, session::Session};

#[uniffi::export]
impl Session {
    /// Panics in the middle of a call. Only in libraries made for tests.
    ///
    /// # Errors
    /// Always: that is what it shows.
    pub fn provoke_fault(&self) -> Result<(), FivefoldError> {
        self.change(|_| -> Result<(), FivefoldError> { panic!("provoked") })
    }
}

/// Panics in a call of no object. Only in libraries made for tests.
///
/// # Errors
/// Always: that is what it shows.
#[uniffi::export]
pub fn provoke_fault() -> Result<(), FivefoldError> {
    guarded(|| -> Result<(), FivefoldError> { panic!("provoked") })
}
