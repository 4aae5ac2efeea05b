//! The rings of checks, roughly from the quickest to the slowest.

mod budgets;
mod embedding;
mod files;
mod gradle;
mod hosts;
mod licenses;
mod phones;
mod proofs;
mod rust;

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::verify::Run;

/// A group of checks, reported as one.
#[derive(Debug, Clone)]
pub struct Ring {
    /// The name on the command line, one word.
    pub name: &'static str,
    /// A short description.
    pub about: &'static str,
    /// The tools it needs.
    pub needs: Needs,
    /// Runs the checks and returns a summary.
    pub run: fn(&Checkout, &Run) -> Result<String, Failure>,
}

/// The tools a ring needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Rust alone.
    Rust,
    /// Other tools as well, which may be fetched; a quick run skips the ring.
    OtherTools,
}

/// All rings, in the order they run.
pub const RINGS: &[Ring] = &[
    Ring {
        name: "files",
        about: "tracked files: places, lengths, forbidden words",
        needs: Needs::Rust,
        run: files::files,
    },
    Ring { name: "format", about: "rustfmt", needs: Needs::Rust, run: rust::format },
    Ring { name: "clippy", about: "clippy on every target", needs: Needs::Rust, run: rust::clippy },
    Ring {
        name: "docs",
        about: "rustdoc without a warning; --long: the public API is the recorded one",
        needs: Needs::Rust,
        run: rust::docs,
    },
    Ring { name: "core", about: "unit tests and doc tests", needs: Needs::Rust, run: rust::core },
    Ring {
        name: "release",
        about: "games of a seed are the same in a release build",
        needs: Needs::Rust,
        run: rust::release,
    },
    Ring {
        name: "whole",
        about: "tests of games, bindings, texts, packaging and thread interleavings",
        needs: Needs::Rust,
        run: rust::whole,
    },
    Ring {
        name: "hostile",
        about: "random saves, options, files, gestures with faults; --long: an hour",
        needs: Needs::Rust,
        run: rust::hostile,
    },
    Ring {
        name: "budgets",
        about: "instructions of every call of the bindings in the largest state",
        needs: Needs::OtherTools,
        run: budgets::budgets,
    },
    Ring {
        name: "proofs",
        about: "a checker in Python accepts the proofs of puzzles; --long: of all",
        needs: Needs::OtherTools,
        run: proofs::proofs,
    },
    Ring {
        name: "kotlin",
        about: "the bindings in Kotlin and the Android app",
        needs: Needs::OtherTools,
        run: hosts::kotlin,
    },
    Ring { name: "swift", about: "the bindings in Swift and the iOS app", needs: Needs::OtherTools, run: hosts::swift },
    Ring {
        name: "gradle",
        about: "the Gradle file against the interface of Android's plugin",
        needs: Needs::OtherTools,
        run: gradle::gradle,
    },
    Ring {
        name: "embedding",
        about: "packages: crates, AAR, Swift package",
        needs: Needs::OtherTools,
        run: embedding::embedding,
    },
    Ring {
        name: "licenses",
        about: "licenses and sources of all crates",
        needs: Needs::OtherTools,
        run: licenses::licenses,
    },
    Ring {
        name: "phones",
        about: "the core compiles for phones and imports only functions of Android; --long: Android's libraries run",
        needs: Needs::OtherTools,
        run: phones::phones,
    },
];
