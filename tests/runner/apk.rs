//! An APK without the Android SDK.
//!
//! A telephone's libraries of the core cannot be linked without the NDK: those that cargo-ndk has put under
//! `android/app/build/cargo-ndk` go in, and for every other processor the APK is good for looking at only.

use std::fs;
use std::path::Path;

use crate::app;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::{Tools, android, java};

/// The key everybody signs with who does not publish; it says nothing of who made it.
const PASSWORD: &str = "android";

/// Builds, signs and checks the APK; `shrunk` leaves out what is never called, which takes minutes.
pub fn make(checkout: &Checkout, shrunk: bool) -> Result<String, Failure> {
    // As it is shipped: the library a telephone would load has no calls that only tests make.
    bindings::make(checkout, Library::Released)?;
    let mode = if shrunk { "release" } else { "debug" };
    let mut maven = app::maven(checkout, &java::tools(checkout)?, "");
    maven.args(["--activate-profiles", "apk"]);
    maven.args(["-Dmaven.test.skip=true", "process-test-classes"]).arg(format!("-Dapk.mode={mode}"));
    checkout::run_as(&mut maven, "packing the app")?;
    let tools = android::tools(checkout)?;
    let folder = checkout.target().join("apk");
    fs::create_dir_all(&folder).map_err(|source| Failure::File { path: folder.display().to_string(), source })?;
    let apk = folder.join(format!("fivefold-{mode}.apk"));
    sign(checkout, &tools, &folder, &apk)?;
    checkout::run(tools.program(checkout, "zipalign").args(["-c", "-p", "4"]).arg(&apk))?;
    checkout::run(tools.program(checkout, "apksigner").args(["verify", "--min-sdk-version", "26"]).arg(&apk))?;
    let aapt2 = checkout.path("target/android/fivefold-app/tools/prebuilt/linux/aapt2");
    let badging = checkout::output_of(checkout.program(aapt2).args(["dump", "badging"]).arg(&apk))?;
    if let Some(asked) = badging.lines().find(|line| line.starts_with("uses-permission")) {
        return Err(Failure::Found(format!("the app asks for a permission: {asked}")));
    }
    for line in badging.lines().filter(|line| SHOWN.iter().any(|word| line.starts_with(word))) {
        println!("{line}");
    }
    let size = fs::metadata(&apk).map_err(|source| Failure::File { path: apk.display().to_string(), source })?.len();
    Ok(format!("{}: {size} bytes, aligned and signed", apk.display()))
}

/// What is told of what aapt2 reads in the APK.
const SHOWN: [&str; 6] =
    ["package:", "minSdkVersion:", "targetSdkVersion:", "launchable-activity:", "locales:", "native-code:"];

fn sign(checkout: &Checkout, tools: &Tools, folder: &Path, apk: &Path) -> Result<(), Failure> {
    let key = folder.join("debug.p12");
    if !key.exists() {
        let mut keytool = tools.program(checkout, "keytool");
        keytool.args(["-genkeypair", "-storetype", "PKCS12", "-storepass", PASSWORD, "-alias", "debug"]);
        keytool.args(["-keyalg", "RSA", "-keysize", "2048", "-validity", "10000", "-dname", "CN=Android Debug"]);
        checkout::run(keytool.arg("-keystore").arg(&key))?;
    }
    let mut signer = tools.program(checkout, "apksigner");
    signer.args(["sign", "--min-sdk-version", "26", "--ks-pass"]).arg(format!("pass:{PASSWORD}"));
    signer.arg("--ks").arg(key).arg("--out").arg(apk).arg(checkout.path("target/android/fivefold-app/unsigned.apk"));
    checkout::run(&mut signer)
}
