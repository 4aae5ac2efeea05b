//! `cargo task costs` and `cargo task sizes`: times of calls through the bindings, and the size of the library. Both only
//! report, because results depend on the machine.

use std::fs;
use std::path::Path;

use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{needed, swift};

/// Maximum bytes of a stripped library.
const TARGET_BYTES: u64 = 2_500_000;

/// Prints times of calls and messages in Kotlin and in Swift.
pub fn costs(checkout: &Checkout) -> Result<String, Failure> {
    // With the optimizing compiler of the JVM.
    checkout::run(&mut app::program(checkout, Library::Measured, &["-Xmx1g"], &["org.fivefold.core.Costs".into()])?)?;
    let mut swift = swift::tools(checkout)?.program(checkout, "swift");
    swift.args(["run", "--quiet", "--configuration", "release", "--package-path", "ios", "--scratch-path"]);
    checkout::run(swift.arg(checkout.target().join("swift")).arg("FivefoldCosts"))?;
    Ok("times depend on the machine and its load".into())
}

/// Prints the size of the stripped release library of this machine.
pub fn sizes(checkout: &Checkout) -> Result<String, Failure> {
    needed("strip", "binutils")?;
    let library = bindings::build(checkout, Library::Released)?;
    let stripped = library.with_file_name(format!("stripped-{}", bindings::library_name()));
    checkout::run(checkout.program("strip").arg("-o").arg(&stripped).arg(&library))?;
    let bytes = size_of(&stripped)?;
    println!("{:>10}  {} for {}", size_of(&library)?, bindings::library_name(), std::env::consts::ARCH);
    println!("{bytes:>10}  stripped");
    let verdict = if bytes < TARGET_BYTES { "less than" } else { "too large, not less than" };
    Ok(format!("{verdict} {TARGET_BYTES} bytes"))
}

fn size_of(file: &Path) -> Result<u64, Failure> {
    let data = fs::metadata(file).map_err(|source| Failure::File { path: file.display().to_string(), source })?;
    Ok(data.len())
}
