//! Packages for embedding: an AAR in a Maven repository and a Swift package.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::android::PROCESSORS;
use super::archive::{self, Entry};
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
    let version = env!("CARGO_PKG_VERSION");
    let aar = folder.join(format!("org/fivefold/fivefold-core/{version}/fivefold-core-{version}.aar"));
    let bytes = fs::read(&aar).map_err(|source| Failure::File { path: aar.display().to_string(), source })?;
    let lacking = lacking(&archive::entries(&bytes).unwrap_or_default());
    if !lacking.is_empty() {
        return Err(Failure::Found(format!("{} has no {}", aar.display(), lacking.join(", "))));
    }
    Ok(format!("{}: org.fivefold:fivefold-core:{version}", folder.display()))
}

/// Returns the files that an AAR needs and that are missing or empty.
fn lacking(entries: &[Entry]) -> Vec<String> {
    let files = ["AndroidManifest.xml", "META-INF/licenses.txt", "classes.jar", "proguard.txt"].map(str::to_owned);
    let libraries = PROCESSORS.map(|processor| format!("jni/{}/libfivefold.so", processor.abi));
    let is_there = |name: &str| entries.iter().any(|entry| entry.name == name && entry.length > 0);
    files.into_iter().chain(libraries).filter(|name| !is_there(name)).collect()
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
    fn aar_check_names_missing_and_empty_files() {
        let entry = |name: &str| Entry { name: name.into(), is_stored: false, at: 0, length: 1 };
        let mut entries: Vec<_> = lacking(&[]).iter().map(|name| entry(name)).collect();
        assert_eq!(entries.len(), 7);
        assert_eq!(lacking(&entries), [""; 0]);
        entries[2].length = 0;
        assert_eq!(lacking(&entries), ["classes.jar"]);
    }

    #[test]
    fn package_dependencies_have_versions_of_the_app() {
        for (property, name) in [("jna.version", "jna"), ("kotlin.version", "kotlin")] {
            let list = include_str!("../../../android/gradle/libs.versions.toml");
            assert!(list.contains(&format!("{name} = \"{}\"\n", version_of(property))), "{property}");
        }
    }
}
