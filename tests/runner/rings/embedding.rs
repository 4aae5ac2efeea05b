//! The ring that uses the core as other programs do.

use std::{env, fs, path::PathBuf};

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::phones::packages;
use crate::toolchain::{java, swift};
use crate::verify::Run;

/// A URL for the framework.
const PLACE: &str = "https://example.org/FivefoldFFI.xcframework.zip";

/// Removes the packages that Cargo unpacked at an earlier run. Cargo identifies a package by its version and would compile
/// the app against the engine of that run.
fn forget_packages() -> Result<(), Failure> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) else { return Ok(()) };
    for registries in ["registry/src", "registry/cache"] {
        for registry in fs::read_dir(home.join(registries)).into_iter().flatten().flatten() {
            for package in fs::read_dir(registry.path()).into_iter().flatten().flatten() {
                if !package.file_name().to_string_lossy().starts_with("fivefold-") {
                    continue;
                }
                let path = package.path();
                let removed = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
                removed.map_err(Failure::file(&path))?;
            }
        }
    }
    Ok(())
}

/// Packages engine and app and compiles them; compiles a Kotlin sample with the AAR's classes and a Swift sample with the
/// Swift package's module, and reads the manifest of that package.
pub fn embedding(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    forget_packages()?;
    checkout::run(checkout.cargo("package").args([
        "--quiet",
        "--allow-dirty",
        "--package",
        "fivefold-engine",
        "--package",
        "fivefold-app",
    ]))?;
    bindings::make(checkout, Library::Tested)?;
    packages::compile(checkout, &java::tools(checkout)?)?;

    let tools = swift::tools(checkout)?;
    let made = checkout.target().join("embedding");
    fs::create_dir_all(&made).map_err(Failure::file(&made))?;
    let mut module = tools.program(checkout, "swiftc");
    module.args(["-emit-module", "-module-name", "Fivefold", "-swift-version", "5", "-parse-as-library"]);
    module.args(["-I", "ios/Generated/FFI", "-emit-module-path"]).arg(made.join("Fivefold.swiftmodule"));
    checkout::run(module.arg("ios/Generated/Sources/FivefoldGenerated.swift"))?;
    let mut sample = tools.program(checkout, "swiftc");
    sample.args(["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I"]).arg(&made);
    checkout::run(sample.args(["-I", "ios/Generated/FFI", "ios/Embedding/Sample.swift"]))?;

    // The header replaces the framework, which takes long to make.
    let package = made.join("swift");
    checkout::run(&mut packages::publish_swift(checkout, &checkout.path("ios/Generated/FFI"), PLACE, &package))?;
    let mut read = tools.program(checkout, "swift");
    let read = checkout::output_of(read.args(["package", "dump-package", "--package-path"]).arg(&package))?;
    if !read.contains(PLACE) || !read.contains("\"checksum\"") {
        return Err(Failure::Found(format!("the manifest of the Swift package has no framework: {read}")));
    }
    Ok("crates, and samples in Kotlin and Swift".into())
}
