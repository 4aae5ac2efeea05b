//! The rings of checks, from the quickest to the slowest: what is wrong at all is said early.

mod embedding;
mod files;
mod gradle;
mod hosts;
mod licences;
mod phones;
mod rust;

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::verify::Surroundings;

/// A group of checks that is run and reported as one.
#[derive(Debug, Clone)]
pub struct Ring {
    /// The name to ask for it, one word.
    pub name: &'static str,
    /// What it checks, in a few words.
    pub about: &'static str,
    /// What it is run with.
    pub reach: Reach,
    /// Runs it; says what it did, for the report.
    pub run: fn(&Checkout, &Surroundings) -> Result<String, Failure>,
}

/// What a ring is run with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Rust alone.
    Rust,
    /// Other tools as well, which may have to be fetched; a quick run leaves it out.
    OtherTools,
}

/// All rings, in the order they run.
pub const RINGS: &[Ring] = &[
    Ring {
        name: "files",
        about: "what is tracked, and how long and clean it is",
        reach: Reach::Rust,
        run: files::files,
    },
    Ring { name: "format", about: "rustfmt", reach: Reach::Rust, run: rust::format },
    Ring { name: "clippy", about: "clippy on every target", reach: Reach::Rust, run: rust::clippy },
    Ring { name: "docs", about: "rustdoc without a warning", reach: Reach::Rust, run: rust::docs },
    Ring { name: "core", about: "tests of the core", reach: Reach::Rust, run: rust::core },
    Ring {
        name: "release",
        about: "what a seed decides is the same in a release build",
        reach: Reach::Rust,
        run: rust::release,
    },
    Ring { name: "whole", about: "tests of the whole and of the task runner", reach: Reach::Rust, run: rust::whole },
    Ring {
        name: "hostile",
        about: "input by chance: saves, options, files, gestures with faults; --long: an hour of it",
        reach: Reach::Rust,
        run: rust::hostile,
    },
    Ring {
        name: "kotlin",
        about: "the bindings in Kotlin and the Android app",
        reach: Reach::OtherTools,
        run: hosts::kotlin,
    },
    Ring { name: "swift", about: "the bindings in Swift and the iOS app", reach: Reach::OtherTools, run: hosts::swift },
    Ring {
        name: "gradle",
        about: "Gradle's file says what Android's plugin knows",
        reach: Reach::OtherTools,
        run: gradle::gradle,
    },
    Ring {
        name: "embedding",
        about: "the core as others use it: a crate, a library for Android, a Swift package",
        reach: Reach::OtherTools,
        run: embedding::embedding,
    },
    Ring {
        name: "licences",
        about: "licences and sources of all crates",
        reach: Reach::OtherTools,
        run: licences::licences,
    },
    Ring {
        name: "phones",
        about: "the core and the bindings compile for phones and call what Android has; --long: its library runs",
        reach: Reach::OtherTools,
        run: phones::phones,
    },
];
