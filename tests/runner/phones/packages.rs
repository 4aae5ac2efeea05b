//! Packages for embedding: an AAR in a Maven repository and a Swift package.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{Tools, java};

/// Packs the AAR with the shipped libraries of all processors, signed by a key of gpg if it is named.
pub fn aar(checkout: &Checkout, key: &str) -> Result<String, Failure> {
    bindings::sources(checkout, Library::Released)?;
    println!("{}", super::android::make(checkout, Library::Released, None)?);
    let tools = java::tools(checkout)?;
    compile(checkout, &tools)?;
    let folder = folder(checkout).join("maven");
    checkout::run(&mut publish_aar(checkout, &super::android::folder(checkout), key, &folder))?;
    Ok(format!("{}: org.fivefold:fivefold-core:{}", folder.display(), env!("CARGO_PKG_VERSION")))
}

/// Returns the command that packs the compiled bindings with libraries and writes them into a Maven repository.
pub fn publish_aar(checkout: &Checkout, libraries: &Path, key: &str, folder: &Path) -> Command {
    let mut publish = checkout.program("python3");
    publish.args(["tests/packaging/publish.py", "aar", CLASSES, PAGES, "target/bindings/kotlin"]).arg(libraries);
    publish.args(["android/core", "bindings/licenses.txt", env!("CARGO_PKG_VERSION")]);
    publish.args(["jna.version", "kotlin.version"].map(version_of)).args([env!("CARGO_PKG_REPOSITORY"), key]);
    publish.arg(folder);
    publish
}

/// The compiled Kotlin bindings.
const CLASSES: &str = "target/android/fivefold-core/classes";

/// The pages that Dokka makes of them.
const PAGES: &str = "target/android/fivefold-core/pages";

/// The version of class files that Java 11 reads.
const CLASS_FILES: u16 = 55;

/// Compiles the Kotlin bindings and a sample that calls them, for Java 11, and makes pages of their comments.
pub fn compile(checkout: &Checkout, tools: &Tools) -> Result<(), Failure> {
    // Pages of items that are no more would stay.
    let pages = checkout.path(PAGES);
    if pages.exists() {
        fs::remove_dir_all(&pages).map_err(Failure::file(&pages))?;
    }
    let mut maven = app::maven(checkout, tools, "");
    maven.args(["--activate-profiles", "core", "--projects", "core", "--also-make"]);
    maven.args(["--no-transfer-progress", "test-compile"]);
    checkout::run_as(&mut maven, "compiling the Kotlin bindings")?;
    let folder = checkout.path(CLASSES);
    let newest = newest_class_files(&folder).map_err(Failure::file(&folder))?;
    if newest != CLASS_FILES {
        return Err(Failure::Found(format!("{CLASSES}: class files of version {newest}, not {CLASS_FILES}")));
    }
    Ok(())
}

/// Returns the newest version of the class files below a folder.
fn newest_class_files(folder: &Path) -> io::Result<u16> {
    let mut newest = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let version = if path.is_dir() {
            newest_class_files(&path)?
        } else if path.extension().is_some_and(|extension| extension == "class") {
            // The magic number, then the minor and the major version.
            fs::read(&path)?.get(6..8).map_or(u16::MAX, |bytes| u16::from_be_bytes([bytes[0], bytes[1]]))
        } else {
            0
        };
        newest = newest.max(version);
    }
    Ok(newest)
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
