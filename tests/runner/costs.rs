//! `cargo task costs`: reports times of calls through the bindings, which depend on the machine.

use crate::app;
use crate::bindings::Library;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::swift;

/// Programs that print times: of calls of the core, of the start, and of frames.
const COSTS: [&str; 3] = ["org.fivefold.core.Costs", "org.fivefold.StartCosts", "org.fivefold.MotionCosts"];

/// Prints times of calls, messages, the start and frames in Kotlin, and of calls and messages in Swift.
pub fn costs(checkout: &Checkout) -> Result<String, Failure> {
    // With the optimizing compiler of the JVM.
    checkout::run(&mut app::program(checkout, Library::Measured, &["-Xmx1g"], &COSTS.map(Into::into))?)?;
    let mut swift = swift::tools(checkout)?.program(checkout, "swift");
    swift.args(["run", "--quiet", "--configuration", "release", "--package-path", "ios", "--scratch-path"]);
    checkout::run(swift.arg(checkout.target().join("swift")).arg("FivefoldCosts"))?;
    Ok("times depend on the machine and its load".into())
}
