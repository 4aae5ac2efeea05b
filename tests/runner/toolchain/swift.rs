//! Swift 6: the installed one, or that of Debian 13.

use super::tree::{Recipe, Tree};
use super::{Tools, machine_allowed, on_path};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// Debian's package has the compiler, SwiftPM and swift-format; it links with gcc's libraries, and SwiftPM needs a shell.
const RECIPE: Recipe = Recipe {
    name: "swift-trixie",
    suite: "trixie",
    packages: "swiftlang libc6-dev libstdc++-14-dev base-files bash coreutils dash grep sed",
    instead: "install Swift 6.0 or newer (swift.org)",
    path: "/usr/libexec/swift/bin:/usr/bin",
};

/// Returns Swift's tools, unpacked if none are installed or they are too old.
pub fn tools(checkout: &Checkout) -> Result<Tools, Failure> {
    if machine_allowed() && on_path("swift").is_some() {
        let version = checkout::output_of(checkout.program("swift").arg("--version"))?;
        if version_in(&version).is_some_and(|major| major >= 6) {
            return Ok(Tools::Machine { variables: Vec::new() });
        }
    }
    // Swift has caches in the home folder that two users must not share.
    let tree = Tree::unpacked(checkout, &RECIPE)?.with("HOME", checkout.target().join("swift-home"));
    Ok(Tools::Unpacked(tree.entered(checkout, &RECIPE)?))
}

/// Returns the major number of "Swift version 6.0.3 (…)", with or without a vendor.
fn version_in(answer: &str) -> Option<u32> {
    let (_, version) = answer.split_once("Swift version ")?;
    version.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::version_in;

    #[test]
    fn swift_version_is_read_with_and_without_vendor() {
        assert_eq!(version_in("Swift version 6.0.3 (swift-6.0.3-RELEASE)\nTarget: x86_64"), Some(6));
        assert_eq!(version_in("Apple Swift version 5.10 (swiftlang-5.10.0.13)"), Some(5));
        assert_eq!(version_in("swift-driver version: 1.0"), None);
    }
}
