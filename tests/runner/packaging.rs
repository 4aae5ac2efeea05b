//! What the two apps are packed from, as far as programs make it.

use std::process::{Command, ExitCode};

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

/// Writes what is inside and under which licences: the text both apps show, and a bill of materials for programs.
pub fn licences(checkout: &Checkout) -> Result<String, Failure> {
    let mut test = licences_test(checkout);
    checkout::run(test.env("UPDATE_LICENCES", "1"))?;
    Ok("bindings/licences.txt and target/packages/fivefold.cdx.json".into())
}

/// The test that gathers what is inside.
pub fn licences_test(checkout: &Checkout) -> Command {
    let mut test = checkout.cargo("test");
    test.args(["--quiet", "--package", "fivefold-tests", "--test", "packaging", "licences"]);
    test
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
