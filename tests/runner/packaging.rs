//! What the two apps are packed from, as far as programs make it.

use std::fs;
use std::process::ExitCode;

use crate::bindings;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::play;

/// What the stores show, in this order: pictures by the names the app's pictures are drawn under.
const SHOWN: [&str; 7] = [
    "phone-light-home-played",
    "phone-light-bridgit",
    "phone-light-lines-of-action",
    "phone-light-connect-four",
    "phone-dark-connect-any",
    "phone-light-pentago-twist",
    "phone-light-rules",
];

/// Draws the icons of both apps. What is drawn is part of a test, because it must never differ from what is committed.
pub fn icons(checkout: &Checkout) -> Result<String, Failure> {
    let mut test = checkout.cargo("test");
    test.args(["--quiet", "--package", "fivefold-tests", "--test", "packaging", "icon"]);
    checkout::run(test.env("UPDATE_ICONS", "1"))?;
    Ok("the icons of both apps".into())
}

/// Draws every screen and puts those the stores show beside the texts the stores show.
pub fn screenshots(checkout: &Checkout) -> Result<ExitCode, Failure> {
    let drawn = checkout.target().join("pictures");
    let code = play::pictures(checkout, &drawn)?;
    let shown = checkout.path("android/fastlane/metadata/android/en-US/images/phoneScreenshots");
    fs::create_dir_all(&shown).map_err(|source| Failure::File { path: shown.display().to_string(), source })?;
    for (number, name) in (1..).zip(SHOWN) {
        bindings::place(&drawn.join(format!("{name}.png")), &shown.join(format!("{number}-{name}.png")))?;
    }
    Ok(code)
}
