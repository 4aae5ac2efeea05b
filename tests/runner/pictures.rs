//! The pictures of boards that the painters of both apps are held to.

use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::java;

/// Writes them anew, by the test that checks them otherwise.
pub fn write(checkout: &Checkout) -> Result<String, Failure> {
    bindings::make(checkout, Library::Tested)?;
    let mut maven = app::maven(checkout, &java::tools(checkout)?, "");
    maven.arg("test");
    maven.args(["-Dtest=BoardPicturesTest", "-Dsurefire.failIfNoSpecifiedTests=false"]);
    checkout::run(maven.env("FIVEFOLD_WRITE_GOLDENS", "1"))?;
    Ok("wrote tests/pictures: look at them".into())
}
