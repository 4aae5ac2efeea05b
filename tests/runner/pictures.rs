//! The golden pictures of boards in `tests/pictures`.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Rewrites the pictures by the test that otherwise compares them.
pub fn write(checkout: &Checkout) -> Result<String, Failure> {
    let mut test = checkout.cargo("test");
    test.args(["--quiet", "--package", "fivefold-app", "--lib", "picture::"]);
    checkout::run(test.env("UPDATE_PICTURES", "1"))?;
    Ok("wrote tests/pictures: look at them".into())
}
