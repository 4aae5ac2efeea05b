//! The core as Xcode links it. It needs Apple's kit, so it has not been run where this was written.

use std::fs;
use std::path::{Path, PathBuf};

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::needed;

const DEVICE: &str = "aarch64-apple-ios";
const SIMULATORS: [&str; 2] = ["aarch64-apple-ios-sim", "x86_64-apple-ios"];

/// Compiles the library for devices and simulators and packs it with the header the Swift package imports. What is made
/// for tests is as fast as what is shipped: a simulator has little patience.
pub fn make(checkout: &Checkout, kind: Library) -> Result<String, Failure> {
    needed("xcodebuild", "a Mac with Xcode, and Rust's targets for iOS")?;
    bindings::make(checkout, kind)?;
    for target in [DEVICE].into_iter().chain(SIMULATORS) {
        let mut build = checkout.cargo("build");
        build.args(["--release", "--lib", "--package", "fivefold", "--target", target]);
        if kind == Library::Tested {
            build.args(["--features", "faults"]);
        }
        checkout::run(build.env("IPHONEOS_DEPLOYMENT_TARGET", "17.0"))?;
    }
    let made = checkout.target().join("ios");
    let headers = headers(checkout, &made)?;
    let simulator = made.join("simulator/libfivefold.a");
    fs::create_dir_all(made.join("simulator")).map_err(|source| file_failure(&made, source))?;
    let mut lipo = checkout.program("lipo");
    lipo.arg("-create").args(SIMULATORS.map(|target| library(checkout, target))).arg("-output").arg(&simulator);
    checkout::run(&mut lipo)?;
    let framework = checkout.path("ios/Generated/FivefoldFFI.xcframework");
    if framework.exists() {
        fs::remove_dir_all(&framework).map_err(|source| file_failure(&framework, source))?;
    }
    let mut pack = checkout.program("xcodebuild");
    pack.arg("-create-xcframework");
    for library in [library(checkout, DEVICE), simulator] {
        pack.arg("-library").arg(library).arg("-headers").arg(&headers);
    }
    checkout::run(pack.arg("-output").arg(&framework))?;
    Ok("ios/Generated/FivefoldFFI.xcframework".into())
}

fn library(checkout: &Checkout, target: &str) -> PathBuf {
    checkout.target().join(target).join("release/libfivefold.a")
}

/// The header and its module map, without the line by which Linux links: Xcode links what it packed.
fn headers(checkout: &Checkout, made: &Path) -> Result<PathBuf, Failure> {
    let generated = checkout.target().join("bindings/swift");
    let headers = made.join("headers/FivefoldFFI");
    bindings::place(&generated.join("FivefoldFFI.h"), &headers.join("FivefoldFFI.h"))?;
    let map = generated.join("module.modulemap");
    let text = fs::read_to_string(&map).map_err(|source| file_failure(&map, source))?;
    let kept: String =
        text.lines().filter(|line| !line.trim().starts_with("link ")).flat_map(|line| [line, "\n"]).collect();
    let map = headers.join("module.modulemap");
    fs::write(&map, kept).map_err(|source| file_failure(&map, source))?;
    Ok(made.join("headers"))
}

fn file_failure(path: &Path, source: std::io::Error) -> Failure {
    Failure::File { path: path.display().to_string(), source }
}
