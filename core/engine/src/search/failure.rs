//! Reports failed searches in test builds.

/// Prints the reason of a failed search to standard error. `cargo verify` counts these messages unless the reason says
/// that a test provoked the failure, because no test may check an unexpected one. In release libraries only the
/// listener receives the reason.
pub fn tell(reason: &str) {
    if cfg!(any(test, feature = "examples")) {
        eprintln!("a search failed: {reason}");
    }
}
