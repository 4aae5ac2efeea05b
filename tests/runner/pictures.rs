//! The pictures of boards in `tests/pictures`, which the README shows.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Writes them anew, by the test that checks them otherwise.
pub fn write(checkout: &Checkout) -> Result<String, Failure> {
    let mut test = checkout.cargo("test");
    test.args(["--quiet", "--package", "fivefold-app", "--lib", "picture::"]);
    checkout::run(test.env("UPDATE_PICTURES", "1"))?;
    Ok("wrote tests/pictures: look at them".into())
}
