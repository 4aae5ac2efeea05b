//! Files of the repository by their path from its top.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the absolute path of a file.
pub fn path(inside: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(inside)
}

/// Reads a required file.
pub fn text(inside: &str) -> String {
    fs::read_to_string(path(inside)).unwrap_or_else(|fault| panic!("{inside}: {fault}"))
}
