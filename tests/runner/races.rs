//! `cargo task races`: looks for data races where the search and Swift meet, with the thread sanitizer.
//!
//! Both sides are compiled to tell it of every access: Swift by its own compiler, the library and Rust's standard library
//! by a Rust with the source of the latter. So it sees the locks of both, and nothing has to be excused.

use std::env::consts::ARCH;
use std::fs;
use std::path::PathBuf;

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::phones::{self, Unpacked};
use crate::toolchain::swift;

/// The suites in which threads meet. Left out are the ten thousand searches that are counted for leaks: they meet in no
/// other way, and the sanitizer makes them take a quarter of an hour.
const SUITES: &str = "AppModelTests|SearchContractTests";

/// What a library calls that tells the sanitizer of its accesses.
const TELLS: &[u8] = b"__tsan_func_entry";

/// Runs every Swift test that searches, and fails if the sanitizer or a test does.
pub fn look(checkout: &Checkout) -> Result<String, Failure> {
    if !cfg!(target_os = "linux") {
        return Err(Failure::CannotRun("Xcode has a thread sanitizer of its own; this is for Linux".into()));
    }
    bindings::make(checkout, Library::Tested)?;
    let library = telling_library(checkout)?;
    let mut swift = swift::tools(checkout)?.program(checkout, "swift");
    swift.args(["test", "--no-parallel", "--sanitize=thread", "--package-path", "ios", "--filter", SUITES]);
    swift.arg("--scratch-path").arg(checkout.target().join("swift-threads"));
    checkout::run(swift.env("FIVEFOLD_LIBRARY", library))?;
    Ok("the thread sanitizer has seen no data race".into())
}

/// Compiles the library with the sanitizer, and says where it is.
fn telling_library(checkout: &Checkout) -> Result<PathBuf, Failure> {
    let target = format!("{ARCH}-unknown-linux-gnu");
    let mut build = Unpacked::find(checkout)?.cargo(checkout, "build", "threads");
    build.args(["-Zbuild-std=std,panic_unwind", "--lib", "--package", "fivefold", "--features", "faults"]);
    // A race is reported by its lines. Flags in this variable are the only ones that cargo looks at.
    let flags = [phones::nameless(checkout), vec!["-Zsanitizer=thread".to_owned()]].concat();
    build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    build.args(["--target", &target]).env("CARGO_PROFILE_DEV_DEBUG", "1");
    checkout::run(&mut build)?;
    let made = checkout.target().join("threads").join(target).join("debug").join(bindings::library_name());
    let folder = checkout.target().join("threads/library");
    bindings::place(&made, &folder.join(bindings::library_name()))?;
    let bytes = fs::read(&made).map_err(|source| Failure::File { path: made.display().to_string(), source })?;
    if tells(&bytes) {
        Ok(folder)
    } else {
        Err(Failure::Found(
            "the library was compiled without the sanitizer: it would hide every race of its own".into(),
        ))
    }
}

fn tells(library: &[u8]) -> bool {
    library.windows(TELLS.len()).any(|window| window == TELLS)
}

#[cfg(test)]
mod tests {
    use super::tells;

    #[test]
    fn a_library_without_the_sanitizer_is_noticed() {
        assert!(tells(b"\0free\0__tsan_func_entry\0"));
        assert!(!tells(b"\0free\0__tsan\0"));
    }
}
