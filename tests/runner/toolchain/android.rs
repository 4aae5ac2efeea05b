//! Programs that check and sign an APK: installed ones, or Debian's.

use super::tree::{Recipe, Tree};
use super::{Tools, machine_allowed, on_path};
use crate::checkout::Checkout;
use crate::failure::Failure;

const RECIPE: Recipe = Recipe {
    name: "apk-trixie",
    suite: "trixie",
    packages: "zipalign apksigner openjdk-21-jre-headless libc6 base-files bash coreutils dash grep sed",
    instead: "install zipalign, apksigner and a JDK",
    path: "/usr/lib/jvm/java-21-openjdk-amd64/bin:/usr/lib/jvm/java-21-openjdk-arm64/bin:/usr/bin",
};

/// Returns `zipalign`, `apksigner` and `keytool`, unpacked if one is not installed.
pub fn tools(checkout: &Checkout) -> Result<Tools, Failure> {
    if machine_allowed() && ["zipalign", "apksigner", "keytool"].iter().all(|program| on_path(program).is_some()) {
        return Ok(Tools::Machine { variables: Vec::new() });
    }
    Ok(Tools::Unpacked(Tree::unpacked(checkout, &RECIPE)?.entered(checkout, &RECIPE)?))
}
