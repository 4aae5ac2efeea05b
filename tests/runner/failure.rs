//! Errors of tasks.

use std::io;
use std::path::Path;
use std::process::ExitStatus;

use thiserror::Error;

/// The error of a task.
#[derive(Debug, Error)]
pub enum Failure {
    /// The machine lacks a tool, so that nothing was checked.
    #[error("{0}")]
    CannotRun(String),
    /// A check found a fault in the repository.
    #[error("{0}")]
    Found(String),
    /// A program could not be started.
    #[error("cannot start `{program}`: {source}")]
    Start {
        /// The program's name.
        program: String,
        /// The system's error.
        source: io::Error,
    },
    /// A program failed; its output has the reason.
    #[error("`{program}` ended with {status}")]
    Ended {
        /// The program with its arguments.
        program: String,
        /// Its exit status.
        status: ExitStatus,
    },
    /// A file could not be read or written.
    #[error("{path}: {source}")]
    File {
        /// Its path.
        path: String,
        /// The system's error.
        source: io::Error,
    },
}

impl Failure {
    /// Returns a function that adds a file's path to the error of the system.
    pub fn file(path: impl AsRef<Path>) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::File { path: path.as_ref().display().to_string(), source }
    }
}
