//! The files of the repository, by their path from its top.

use std::fs;
use std::path::{Path, PathBuf};

/// Where a file is.
pub fn path(inside: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(inside)
}

/// The text of a file that must be there.
pub fn text(inside: &str) -> String {
    fs::read_to_string(path(inside)).unwrap_or_else(|fault| panic!("{inside}: {fault}"))
}
