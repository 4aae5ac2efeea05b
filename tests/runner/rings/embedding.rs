//! The ring that uses the core as other programs do.

use std::fs;

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::phones::packages;
use crate::toolchain::{java, swift};
use crate::verify::Run;

/// A URL for the framework.
const PLACE: &str = "https://example.org/FivefoldFFI.xcframework.zip";

/// Packages engine and app and compiles them; compiles a Kotlin sample with the AAR's classes and a Swift sample with the
/// Swift package's module, and reads the manifest of that package.
pub fn embedding(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
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
