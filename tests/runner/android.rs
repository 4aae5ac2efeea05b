//! The libraries of Android's processors. They are linked by Android's kit, which no machine of ours has had: this command
//! has not been run, only what it builds has been compiled (`cargo task phones`).

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::needed;

/// Android's names of its processors.
const PROCESSORS: [&str; 3] = ["arm64-v8a", "armeabi-v7a", "x86_64"];

/// The oldest Android the app runs on, by its number.
const OLDEST: &str = "26";

/// How the libraries are linked. Newer telephones have pages of 16 KB, and load no library that is laid out for smaller
/// ones. Packed relocations save 80 kB and are read since Android 6.
const LINKING: &str =
    "-C link-arg=-Wl,-z,max-page-size=16384 -C link-arg=-Wl,--pack-dyn-relocs=android -C strip=symbols";

/// Builds the library for every processor of Android, to where Gradle looks for it. What is made for tests is as fast as
/// what is shipped: a telephone has little patience.
pub fn make(checkout: &Checkout, kind: Library) -> Result<String, Failure> {
    needed("cargo-ndk", "`cargo install cargo-ndk`, and Android's NDK with ANDROID_NDK_HOME pointing to it")?;
    bindings::make(checkout, kind)?;
    let libraries = checkout.path("android/app/build/cargo-ndk");
    let mut build = checkout.program("cargo");
    build.arg("ndk").args(PROCESSORS.iter().flat_map(|processor| ["--target", processor]));
    build.args(["--platform", OLDEST, "--output-dir"]).arg(&libraries);
    build.args(["build", "--locked", "--release", "--package", "fivefold", "--lib"]);
    if kind == Library::Tested {
        build.args(["--features", "faults"]);
    }
    checkout::run(build.env("RUSTFLAGS", LINKING))?;
    Ok(format!("made the libraries of {}", PROCESSORS.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::OLDEST;

    #[test]
    fn the_libraries_are_for_the_oldest_android_the_app_is_for() {
        let versions = include_str!("../../android/gradle/libs.versions.toml");
        assert!(versions.contains(&format!("min-sdk = \"{OLDEST}\"\n")), "{versions}");
    }
}
