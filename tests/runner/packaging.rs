//! What the two apps are packed from, as far as programs make it.

use std::process::ExitCode;

use crate::bindings;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::play;

/// What the stores show, by the folder a store looks into and in this order: pictures by the names the app's pictures are
/// drawn under.
const SHOWN: [(&str, &[&str]); 2] = [
    (
        "phoneScreenshots",
        &[
            "phone-light-home",
            "phone-light-bridgit-analysis",
            "phone-light-lines-of-action",
            "phone-light-connect-four-analysis",
            "phone-dark-connect-any",
            "phone-light-pentago-twist",
            "phone-light-rules",
        ],
    ),
    ("tenInchScreenshots", &["tablet-light-home", "tablet-dark-pentago-twist"]),
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
    for (folder, names) in SHOWN {
        let shown = checkout.path("android/fastlane/metadata/android/en-US/images").join(folder);
        for (number, name) in (1..).zip(names) {
            bindings::place(&drawn.join(format!("{name}.png")), &shown.join(format!("{number}-{name}.png")))?;
        }
    }
    Ok(code)
}
