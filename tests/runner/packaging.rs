//! What the two apps are packed from, as far as programs make it.

use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Draws the icons of both apps. What is drawn is part of a test, because it must never differ from what is committed.
pub fn icons(checkout: &Checkout) -> Result<String, Failure> {
    let mut test = checkout.cargo("test");
    test.args(["--quiet", "--package", "fivefold-tests", "--test", "packaging", "icon"]);
    checkout::run(test.env("UPDATE_ICONS", "1"))?;
    Ok("the icons of both apps".into())
}
