use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::error::FivefoldError;

/// Runs a call of a host so that a panic in it is an error for the host and not its end.
pub(crate) fn guarded<T>(call: impl FnOnce() -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| Err(FivefoldError::of_panic(panic.as_ref())))
}
