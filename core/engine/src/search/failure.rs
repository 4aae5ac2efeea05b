//! What is said of a search that failed, for whoever reads what tests say.

/// Says on standard error why a search failed. `cargo verify` counts it unless the reason says that a test provoked it: a
/// search that fails unasked may be one that no test asks about. A library that is shipped says it to its listener alone.
pub fn tell(reason: &str) {
    if cfg!(any(test, feature = "examples")) {
        eprintln!("a search failed: {reason}");
    }
}
