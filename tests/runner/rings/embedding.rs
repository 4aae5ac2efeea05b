//! The ring that does what programs of others do with the core.

use std::fs;

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::phones::packages;
use crate::toolchain::{java, swift};
use crate::verify::Surroundings;

/// Where the framework would be.
const PLACE: &str = "https://example.org/FivefoldFFI.xcframework.zip";

/// The engine and the app compile out of their packages; a sample in Kotlin compiles with what the library for Android holds
/// and one in Swift with the Swift package's module, whose manifest Swift reads.
pub fn embedding(checkout: &Checkout, _: &Surroundings) -> Result<String, Failure> {
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
    fs::create_dir_all(&made).map_err(|source| Failure::File { path: made.display().to_string(), source })?;
    let mut module = tools.program(checkout, "swiftc");
    module.args(["-emit-module", "-module-name", "Fivefold", "-swift-version", "5", "-parse-as-library"]);
    module.args(["-I", "ios/Generated/FFI", "-emit-module-path"]).arg(made.join("Fivefold.swiftmodule"));
    checkout::run(module.arg("ios/Generated/Sources/FivefoldGenerated.swift"))?;
    let mut sample = tools.program(checkout, "swiftc");
    sample.args(["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I"]).arg(&made);
    checkout::run(sample.args(["-I", "ios/Generated/FFI", "ios/Embedding/Sample.swift"]))?;

    // Without a framework, which takes long to make, its header stands in for it.
    let package = made.join("swift");
    checkout::run(&mut packages::publish_swift(checkout, &checkout.path("ios/Generated/FFI"), PLACE, &package))?;
    let mut read = tools.program(checkout, "swift");
    let read = checkout::output_of(read.args(["package", "dump-package", "--package-path"]).arg(&package))?;
    if !read.contains(PLACE) || !read.contains("\"checksum\"") {
        return Err(Failure::Found(format!("the manifest of the Swift package names no framework: {read}")));
    }
    Ok("the crate alone, and a sample each in Kotlin and Swift".into())
}
