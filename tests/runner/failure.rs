//! Why a task did not do what it was asked for.

use std::io;
use std::process::ExitStatus;

use thiserror::Error;

/// Why a task did not do what it was asked for.
#[derive(Debug, Error)]
pub enum Failure {
    /// The machine lacks something, so nothing was learnt about the repository.
    #[error("{0}")]
    CannotRun(String),
    /// A check found something wrong with the repository.
    #[error("{0}")]
    Found(String),
    /// A program could not be started at all.
    #[error("cannot start `{program}`: {source}")]
    Start {
        /// The program's name.
        program: String,
        /// What the system said.
        source: io::Error,
    },
    /// A program ended badly; its own output says why.
    #[error("`{program}` ended with {status}")]
    Ended {
        /// The program with its arguments.
        program: String,
        /// How it ended.
        status: ExitStatus,
    },
    /// A file could not be read or written.
    #[error("{path}: {source}")]
    File {
        /// Where it is.
        path: String,
        /// What the system said.
        source: io::Error,
    },
}
