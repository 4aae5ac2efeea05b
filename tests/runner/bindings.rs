//! The generated sources of Kotlin and Swift, and the library they call, under `target/bindings`.
//!
//! Every build of a front end starts here, so that the generated sources are never stale. Unchanged files keep their
//! modification time, so that nothing is compiled again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The kind of library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Library {
    /// Without optimization, with test hooks.
    Tested,
    /// Optimized, with test hooks, for benchmarks.
    Measured,
    /// The shipped library.
    Released,
}

/// Builds the host's library and generates everything from it.
pub fn make(checkout: &Checkout, library: Library) -> Result<String, Failure> {
    let made_library = build(checkout, library)?;
    if library != Library::Tested {
        // The generators need no optimization.
        checkout::run(checkout.cargo("build").args(["--quiet", "--package", "fivefold", "--features", "bindgen"]))?;
    }
    let made = checkout.target().join("bindings");
    generate(checkout, &made_library, &made)?;
    place(&made_library, &made.join("library").join(library_name()))?;
    place_sources(checkout, &made)?;
    Ok("generated Kotlin and Swift".into())
}

/// Copies generated files to where the Swift package looks for them.
fn place_sources(checkout: &Checkout, made: &Path) -> Result<(), Failure> {
    let placed = [
        (made.join("swift/FivefoldGenerated.swift"), checkout.path("ios/Generated/Sources/FivefoldGenerated.swift")),
        (made.join("swift/FivefoldFFI.h"), checkout.path("ios/Generated/FFI/FivefoldFFI.h")),
        (made.join("swift/module.modulemap"), checkout.path("ios/Generated/FFI/module.modulemap")),
    ];
    placed.iter().try_for_each(|(from, to)| place(from, to))
}

/// Generates the sources only, for a library with or without test hooks.
pub fn sources(checkout: &Checkout, library: Library) -> Result<(), Failure> {
    let made_library = build_generators(checkout, library)?;
    let made = checkout.target().join("bindings");
    generate(checkout, &made_library, &made)?;
    place_sources(checkout, &made)
}

/// Generates the Kotlin sources only, into a folder.
pub fn kotlin_sources(checkout: &Checkout, library: Library, to: &Path) -> Result<String, Failure> {
    let made_library = build_generators(checkout, library)?;
    let fresh = checkout.target().join("bindings/fresh/kotlin");
    generate_kotlin(checkout, &made_library, &fresh)?;
    place(&fresh.join(KOTLIN), &to.join(KOTLIN))?;
    Ok(format!("generated Kotlin in {}", to.display()))
}

/// Builds the generators and a library without optimization, and returns its path.
fn build_generators(checkout: &Checkout, library: Library) -> Result<PathBuf, Failure> {
    let features = if library == Library::Released { "bindgen" } else { "bindgen,faults" };
    let mut build = checkout.cargo("build");
    build.args(["--package", "fivefold", "--features", features]);
    checkout::run_as(&mut build, "building the generators of Kotlin and Swift")?;
    Ok(checkout.target().join("debug").join(library_name()))
}

/// Builds the library, unstripped, and returns its path.
pub fn build(checkout: &Checkout, library: Library) -> Result<PathBuf, Failure> {
    let mut build = checkout.cargo(if library == Library::Tested { "build" } else { "rustc" });
    build.args(["--package", "fivefold"]);
    let folder = match library {
        Library::Tested => {
            build.args(["--features", "bindgen,faults"]);
            "debug"
        }
        Library::Measured | Library::Released => {
            // Link-time optimization of other kinds of library would take as long again.
            build.args(["--release", "--lib", "--crate-type", "cdylib"]);
            "release"
        }
    };
    if library == Library::Measured {
        build.args(["--features", "faults"]);
    }
    checkout::run_as(&mut build, "building the core and its bindings")?;
    Ok(checkout.target().join(folder).join(library_name()))
}

/// Returns cargo's file name of the library on this machine.
pub const fn library_name() -> &'static str {
    if cfg!(target_os = "macos") { "libfivefold.dylib" } else { "libfivefold.so" }
}

/// The path of the generated Kotlin below a source folder.
const KOTLIN: &str = "org/fivefold/core/generated/fivefold.kt";

fn generate_kotlin(checkout: &Checkout, library: &Path, folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    let mut command = checkout.program(checkout.target().join("debug/bindgen-kotlin"));
    command.args(["generate", "--language", "kotlin", "--no-format", "--library"]).arg(library);
    checkout::run(command.arg("--out-dir").arg(folder))
}

fn generate(checkout: &Checkout, library: &Path, made: &Path) -> Result<(), Failure> {
    let (kotlin, swift) = (made.join("fresh/kotlin"), made.join("fresh/swift"));
    generate_kotlin(checkout, library, &kotlin)?;
    let mut command = checkout.program(checkout.target().join("debug/bindgen-swift"));
    command.args(["--swift-sources", "--headers", "--modulemap", "--module-name", "FivefoldFFI"]);
    command.args(["--modulemap-filename", "module.modulemap"]);
    checkout::run(command.arg(library).arg(&swift))?;
    link_by_module_map(&swift.join("module.modulemap"))?;
    place(&kotlin.join(KOTLIN), &made.join("kotlin").join(KOTLIN))?;
    for name in ["FivefoldGenerated.swift", "FivefoldFFI.h", "module.modulemap"] {
        place(&swift.join(name), &made.join("swift").join(name))?;
    }
    Ok(())
}

/// Makes importers of the module link the library on Linux.
fn link_by_module_map(map: &Path) -> Result<(), Failure> {
    let text = fs::read_to_string(map).map_err(Failure::file(map))?;
    let linking = text.replacen("    export *", "    link \"fivefold\"\n    export *", 1);
    fs::write(map, linking).map_err(Failure::file(map))
}

/// Copies a file unless the destination has the same content.
pub fn place(from: &Path, to: &Path) -> Result<(), Failure> {
    let bytes = fs::read(from).map_err(Failure::file(from))?;
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    fs::write(to, bytes).map_err(Failure::file(to))
}
