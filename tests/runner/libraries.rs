//! The libraries of telephones. They are linked by the kits of the telephones' makers, which no machine of ours has had:
//! these commands have not been run, only what they build has been compiled (`cargo task phones`).

use std::fs;

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::on_path;

/// Android's names of its processors.
const ANDROID: [&str; 3] = ["arm64-v8a", "armeabi-v7a", "x86_64"];

/// The oldest Android the app runs on, by its number.
const OLDEST_ANDROID: &str = "26";

/// Telephones and the simulator on today's Macs.
const APPLE: [&str; 2] = ["aarch64-apple-ios", "aarch64-apple-ios-sim"];

/// Builds the library for every processor of Android, to where Gradle puts and looks for it.
pub fn android(checkout: &Checkout) -> Result<String, Failure> {
    needed("cargo-ndk", "`cargo install cargo-ndk`, and Android's NDK with ANDROID_NDK_HOME pointing to it")?;
    bindings::make(checkout, Library::Released)?;
    let libraries = checkout.path("android/app/build/cargo-ndk");
    let mut build = checkout.program("cargo");
    build.arg("ndk").args(ANDROID.iter().flat_map(|processor| ["--target", processor]));
    build.args(["--platform", OLDEST_ANDROID, "--output-dir"]).arg(&libraries);
    build.args(["build", "--locked", "--release", "--package", "fivefold", "--lib"]);
    // Newer telephones have pages of 16 KB, and load no library that is laid out for smaller ones.
    build.env("RUSTFLAGS", "-C link-arg=-Wl,-z,max-page-size=16384 -C strip=symbols");
    checkout::run(&mut build)?;
    Ok(format!("made the libraries of {}", ANDROID.join(", ")))
}

/// Builds the xcframework that the Swift package has on Apple's systems.
pub fn apple(checkout: &Checkout) -> Result<String, Failure> {
    needed("xcodebuild", "a Mac with Xcode, and `rustup target add aarch64-apple-ios aarch64-apple-ios-sim`")?;
    bindings::make(checkout, Library::Released)?;
    let headers = checkout.target().join("apple/headers");
    let (map, header) = ("module.modulemap", "FivefoldFFI.h");
    let made = checkout.target().join("bindings/swift");
    let failed = |source| Failure::File { path: headers.display().to_string(), source };
    fs::create_dir_all(&headers).map_err(failed)?;
    fs::copy(made.join(header), headers.join(header)).map_err(failed)?;
    // What imports the framework links it as a whole; only on Linux the map names the library.
    let text = fs::read_to_string(made.join(map)).map_err(failed)?;
    fs::write(headers.join(map), text.replace("    link \"fivefold\"\n", "")).map_err(failed)?;

    let framework = checkout.path("ios/Generated/FivefoldFFI.xcframework");
    if framework.exists() {
        fs::remove_dir_all(&framework).map_err(failed)?;
    }
    let mut join = checkout.program("xcodebuild");
    join.arg("-create-xcframework");
    for target in APPLE {
        let mut build = checkout.cargo("build");
        checkout::run(build.args(["--release", "--package", "fivefold", "--lib", "--target", target]))?;
        join.arg("-library").arg(checkout.target().join(target).join("release/libfivefold.a"));
        join.arg("-headers").arg(&headers);
    }
    checkout::run(join.arg("-output").arg(&framework))?;
    Ok(format!("made {}", framework.display()))
}

fn needed(program: &str, instead: &str) -> Result<(), Failure> {
    match on_path(program) {
        Some(_) => Ok(()),
        None => Err(Failure::CannotRun(format!("there is no `{program}` here; it needs {instead}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::needed;

    #[test]
    fn a_kit_that_is_missing_is_named_with_what_to_do() {
        let failure = needed("no-such-kit", "a visit to the shop").unwrap_err();
        assert_eq!(failure.to_string(), "there is no `no-such-kit` here; it needs a visit to the shop");
    }
}
