//! `cargo task races`: runs Swift tests of the search with the thread sanitizer.
//!
//! Swift, the library and Rust's standard library are all instrumented, so that the sanitizer sees the locks of both sides
//! and needs no suppressions.

use std::env::consts::ARCH;
use std::fs;
use std::path::PathBuf;

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::phones::{self, Unpacked};
use crate::toolchain::swift;

/// The suites with several threads, without the leak test of ten thousand searches, which covers no other interleavings and
/// takes a quarter of an hour under the sanitizer.
const SUITES: &str = "AppModelTests|SearchContractTests";

/// A symbol of instrumented libraries.
const INSTRUMENTED: &[u8] = b"__tsan_func_entry";

/// Runs the suites and fails if the sanitizer or a test fails.
pub fn run(checkout: &Checkout) -> Result<String, Failure> {
    if !cfg!(target_os = "linux") {
        return Err(Failure::CannotRun("Linux only; use the thread sanitizer of Xcode".into()));
    }
    bindings::make(checkout, Library::Tested)?;
    let library = instrumented_library(checkout)?;
    let mut swift = swift::tools(checkout)?.program(checkout, "swift");
    swift.args(["test", "--no-parallel", "--sanitize=thread", "--package-path", "ios", "--filter", SUITES]);
    swift.arg("--scratch-path").arg(checkout.target().join("swift-threads"));
    checkout::run(swift.env("FIVEFOLD_LIBRARY", library))?;
    Ok("the thread sanitizer found no data race".into())
}

/// Compiles the instrumented library and returns its folder.
fn instrumented_library(checkout: &Checkout) -> Result<PathBuf, Failure> {
    let target = format!("{ARCH}-unknown-linux-gnu");
    let mut build = Unpacked::find(checkout)?.cargo(checkout, "build", "threads");
    build.args(["-Zbuild-std=std,panic_unwind", "--lib", "--package", "fivefold", "--features", "faults"]);
    // Reports name lines. Cargo ignores other flags if this variable is set.
    let flags = [phones::nameless(checkout), vec!["-Zsanitizer=thread".to_owned()]].concat();
    build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    build.args(["--target", &target]).env("CARGO_PROFILE_DEV_DEBUG", "1");
    checkout::run(&mut build)?;
    let made = checkout.target().join("threads").join(target).join("debug").join(bindings::library_name());
    let folder = checkout.target().join("threads/library");
    bindings::place(&made, &folder.join(bindings::library_name()))?;
    let bytes = fs::read(&made).map_err(Failure::file(&made))?;
    if is_instrumented(&bytes) {
        Ok(folder)
    } else {
        Err(Failure::Found("the library is not instrumented and would hide its own races".into()))
    }
}

fn is_instrumented(library: &[u8]) -> bool {
    library.windows(INSTRUMENTED.len()).any(|window| window == INSTRUMENTED)
}

#[cfg(test)]
mod tests {
    use super::is_instrumented;

    #[test]
    fn library_without_instrumentation_is_detected() {
        assert!(is_instrumented(b"\0free\0__tsan_func_entry\0"));
        assert!(!is_instrumented(b"\0free\0__tsan\0"));
    }
}
