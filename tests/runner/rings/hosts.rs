//! The rings of Kotlin with the Android app and Swift with the iOS app.

use std::fs;
use std::path::Path;

use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::format::{self, Mode};
use crate::toolchain::{Tools, java, swift};
use crate::verify::Run;

/// Runs ktlint, then the tests of the Kotlin bindings and the Android app on the JVM.
pub fn kotlin(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    format::kotlin(checkout, Mode::Check)?;
    bindings::make(checkout, Library::Tested)?;
    let tools = java::tools(checkout)?;
    Ok(format!("{} tests with {tools}", kotlin_tests(checkout, &tools, &[])?))
}

/// Runs the tests of the Kotlin bindings with the library in a folder.
pub fn bindings_with(checkout: &Checkout, library: &Path) -> Result<u32, Failure> {
    bindings::make(checkout, Library::Tested)?;
    let library = format!("-Dbindings.library={}", library.display());
    let only = ["-Dtest=org.fivefold.core.*Test", "-Dsurefire.failIfNoSpecifiedTests=false", &library];
    kotlin_tests(checkout, &java::tools(checkout)?, &only)
}

fn kotlin_tests(checkout: &Checkout, tools: &Tools, arguments: &[&str]) -> Result<u32, Failure> {
    let mut maven = app::maven(checkout, tools, "");
    maven.args(["--no-transfer-progress", "test"]).args(arguments);
    let mut tests = 0;
    checkout::run_reading(&mut maven, |line| tests = tests_in(line).unwrap_or(tests))?;
    counted(tests, "Kotlin")?;
    Ok(tests)
}

/// The sources of the app and of its widget extension that are not in the package.
const ENTRIES: [&[&str]; 2] =
    [&["ios/App/FivefoldApp.swift", "ios/App/FivefoldIntents.swift"], &["ios/App/Widget/WidgetExtension.swift"]];

/// Runs swift-format and the tests of the Swift bindings and the iOS app, and compiles its views.
pub fn swift(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    format::swift(checkout, Mode::Check)?;
    bindings::make(checkout, Library::Tested)?;
    let tools = swift::tools(checkout)?;
    let mut swift = tools.program(checkout, "swift");
    // One test at a time: tests that wait for searches would block all threads of two cores.
    swift.args(["test", "--no-parallel", "--package-path", "ios", "--scratch-path"]);
    swift.arg(checkout.target().join("swift"));
    let mut tests = 0;
    checkout::run_reading(&mut swift, |line| tests = swift_tests_in(line).unwrap_or(tests))?;
    counted(tests, "Swift")?;
    if cfg!(target_os = "linux") {
        // Without SwiftUI the package compiled the views with declarations of it; the entry points are not in it.
        for sources in ENTRIES {
            let mut entry = tools.program(checkout, "swiftc");
            entry.args(["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I"]);
            entry.arg(checkout.target().join("swift/debug/Modules"));
            checkout::run(entry.args(["-I", "ios/Generated/FFI"]).args(sources))?;
        }
        let mut refused = tools.program(checkout, "swiftc");
        refused.args(["-frontend", "-typecheck", "-verify", "-swift-version", "6", "-I"]);
        refused.arg(checkout.target().join("swift/debug/Modules"));
        checkout::run(refused.arg("tests/swiftui-declarations/Refused.swift"))?;
        compare_declarations(checkout, &tools)?;
    }
    Ok(format!("{tests} tests, views compiled, with {tools}"))
}

/// Compares the declarations of SwiftUI, as the package compiled them, with their table of facts.
fn compare_declarations(checkout: &Checkout, tools: &Tools) -> Result<(), Failure> {
    const SOURCES: &str = "tests/swiftui-declarations/Sources";
    let (built, graphs) = (checkout.target().join("swift/debug"), checkout.target().join("swift-graphs"));
    // The folder with the name of the target is the parent of `debug`, which is a link.
    let target = fs::canonicalize(&built).map_err(Failure::file(&built))?;
    let target = target.parent().and_then(Path::file_name).unwrap_or_default();
    let _ = fs::remove_dir_all(&graphs);
    fs::create_dir_all(&graphs).map_err(Failure::file(&graphs))?;
    for module in fs::read_dir(checkout.path(SOURCES)).map_err(Failure::file(SOURCES))?.filter_map(Result::ok) {
        let mut extract = tools.program(checkout, "swift-symbolgraph-extract");
        extract.args(["-minimum-access-level", "public", "-skip-synthesized-members", "-module-name"]);
        extract.arg(module.file_name()).arg("-I").arg(built.join("Modules")).arg("-target").arg(target);
        checkout::run(extract.arg("-output-dir").arg(&graphs))?;
    }
    checkout::run(checkout.program("python3").arg("tests/swiftui-declarations/compare.py").arg(&graphs))
}

fn counted(tests: u32, language: &str) -> Result<(), Failure> {
    match tests {
        0 => Err(Failure::Found(format!("no {language} test ran"))),
        _ => Ok(()),
    }
}

/// Returns the number of tests in Maven's summary.
fn tests_in(line: &str) -> Option<u32> {
    let (_, counts) = line.split_once("Tests run: ")?;
    counts.split_once(',')?.0.parse().ok()
}

/// Returns the number of tests in Swift Testing's summary.
fn swift_tests_in(line: &str) -> Option<u32> {
    let (_, counts) = line.split_once("Test run with ")?;
    counts.split_once(" test")?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{swift_tests_in, tests_in};

    #[test]
    fn summaries_of_both_test_frameworks_are_read() {
        assert_eq!(tests_in("[INFO] Tests run: 12, Failures: 0, Errors: 0, Skipped: 0"), Some(12));
        assert_eq!(swift_tests_in("✔ Test run with 1 test passed after 0.005 seconds."), Some(1));
        assert_eq!(swift_tests_in("✔ Test run with 6 tests in 2 suites passed after 1.2 seconds."), Some(6));
        assert_eq!(tests_in("[INFO] BUILD SUCCESS"), None);
    }
}
