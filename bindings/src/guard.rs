use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::error::FivefoldError;

/// Runs a host's call and turns a panic into an error, so that the host's process survives.
pub(crate) fn guarded<T>(call: impl FnOnce() -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| Err(FivefoldError::of_panic(panic.as_ref())))
}
