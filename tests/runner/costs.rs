//! `cargo task costs` and `cargo task sizes`: what the border between the core and its hosts costs, and how large the
//! library is. Both only report; the machine decides too much of it for a test.

use std::fs;
use std::path::Path;

use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{needed, swift};

/// The most a stripped library should have.
const TARGET_BYTES: u64 = 2_500_000;

/// Prints the costs of calls and messages in Kotlin and in Swift.
pub fn costs(checkout: &Checkout) -> Result<String, Failure> {
    // As a phone runs it after a while, compiled as well as can be.
    checkout::run(&mut app::program(checkout, Library::Measured, &["-Xmx1g"], "org.fivefold.core.Costs")?)?;
    let mut swift = swift::tools(checkout)?.program(checkout, "swift");
    swift.args(["run", "--quiet", "--configuration", "release", "--package-path", "ios", "--scratch-path"]);
    checkout::run(swift.arg(checkout.target().join("swift")).arg("FivefoldCosts"))?;
    Ok("times depend on this machine and on what else it does".into())
}

/// Says how large the stripped release library is for this machine.
pub fn sizes(checkout: &Checkout) -> Result<String, Failure> {
    needed("strip", "binutils")?;
    let library = bindings::build(checkout, Library::Released)?;
    let stripped = library.with_file_name(format!("stripped-{}", bindings::library_name()));
    checkout::run(checkout.program("strip").arg("-o").arg(&stripped).arg(&library))?;
    let bytes = size_of(&stripped)?;
    println!("{:>10}  {} for {}", size_of(&library)?, bindings::library_name(), std::env::consts::ARCH);
    println!("{bytes:>10}  stripped");
    let verdict = if bytes < TARGET_BYTES { "as wished, less than" } else { "too large: not less than" };
    Ok(format!("{verdict} {TARGET_BYTES} bytes; the phones' own need their kits to be linked"))
}

fn size_of(file: &Path) -> Result<u64, Failure> {
    let data = fs::metadata(file).map_err(|source| Failure::File { path: file.display().to_string(), source })?;
    Ok(data.len())
}
