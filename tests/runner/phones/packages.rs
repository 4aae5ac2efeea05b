//! Packages for embedding: an AAR in a Maven repository and a Swift package.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{Tools, java};

/// Packs the AAR with the shipped libraries of all processors.
pub fn aar(checkout: &Checkout) -> Result<String, Failure> {
    bindings::sources(checkout, Library::Released)?;
    println!("{}", super::android::make(checkout, Library::Released, None)?);
    let tools = java::tools(checkout)?;
    compile(checkout, &tools)?;
    let folder = folder(checkout).join("maven");
    let mut publish = tools.program(checkout, "python3");
    publish.arg("tests/packaging/publish.py").arg("aar").arg("target/android/fivefold-core/classes");
    publish.arg("target/bindings/kotlin").arg(super::android::folder(checkout)).arg("android/core");
    publish.args(["bindings/licenses.txt", env!("CARGO_PKG_VERSION")]);
    publish.args(["jna.version", "kotlin.version"].map(version_of)).arg(&folder);
    checkout::run(&mut publish)?;
    Ok(format!("{}: org.fivefold:fivefold-core:{}", folder.display(), env!("CARGO_PKG_VERSION")))
}

/// Compiles the Kotlin bindings and a sample that calls them.
pub fn compile(checkout: &Checkout, tools: &Tools) -> Result<(), Failure> {
    let mut maven = app::maven(checkout, tools, "core");
    maven.args(["--no-transfer-progress", "test-compile"]);
    checkout::run_as(&mut maven, "compiling the Kotlin bindings")
}

/// Packs the Swift package for devices and simulators.
pub fn swift(checkout: &Checkout, url: &str) -> Result<String, Failure> {
    println!("{}", super::apple::make(checkout, Library::Released, &[])?);
    let folder = folder(checkout).join("swift");
    let framework = checkout.path("ios/Generated/FivefoldFFI.xcframework");
    checkout::run(&mut publish_swift(checkout, &framework, url, &folder))?;
    Ok(folder.display().to_string())
}

/// Returns the command that makes a Swift package of a framework.
pub fn publish_swift(checkout: &Checkout, framework: &Path, url: &str, folder: &Path) -> Command {
    let mut publish = checkout.program("python3");
    publish.args(["tests/packaging/publish.py", "swift"]).arg(framework).arg(checkout.target().join("bindings/swift"));
    publish.args(["ios/Embedding/Package.swift.in", url]).arg(folder);
    publish
}

fn folder(checkout: &Checkout) -> PathBuf {
    checkout.target().join("packages")
}

/// Returns a version in Maven's files.
fn version_of(property: &str) -> &'static str {
    let pom = include_str!("../../android-without-gradle/pom.xml");
    let rest = pom.split_once(&format!("<{property}>")).map_or("", |(_, rest)| rest);
    rest.split('<').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn package_dependencies_have_versions_of_the_app() {
        for (property, name) in [("jna.version", "jna"), ("kotlin.version", "kotlin")] {
            let list = include_str!("../../../android/gradle/libs.versions.toml");
            assert!(list.contains(&format!("{name} = \"{}\"\n", version_of(property))), "{property}");
        }
    }
}
