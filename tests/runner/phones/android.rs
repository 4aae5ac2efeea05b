//! Libraries for Android's processors: linked by the NDK where it is installed, else by the substitute in `kit`.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::elf::ElfLibrary;
use super::imports;
use super::kit::Kit;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::on_path;
use crate::toolchain::phones::{STANDARD_LIBRARY, Unpacked, folders, nameless};
use crate::toolchain::zig::Zig;

/// The oldest Android the app runs on, by its number.
pub const OLDEST: u32 = 26;

/// Part of the path in panics of the standard library's symbolizer; its presence shows that the symbolizer is linked.
const READER: &str = "gimli-0";

/// Extra bytes of a library linked by the NDK: the symbolizer, a standard library optimized for speed, and the metadata that
/// the generators of Kotlin and Swift read.
const KIT_BYTES: usize = 800_000;

/// A processor architecture of Android.
pub struct Processor {
    /// Android's name.
    pub abi: &'static str,
    /// Rust's and clang's name.
    pub target: &'static str,
    /// ELF's number.
    pub number: u16,
    /// Flags for the C compiler.
    pub machine: &'static [&'static str],
    /// Folders of the C headers.
    pub headers: [&'static str; 4],
    /// zig's name of the same processor with Linux, and the oldest version of its C library.
    pub linux: &'static str,
    /// Maximum bytes of the shipped library. An APK has its own limit.
    most: usize,
}

/// The processors that the app supports.
pub const PROCESSORS: [Processor; 3] = [
    Processor {
        abi: "arm64-v8a",
        target: "aarch64-linux-android",
        number: object::elf::EM_AARCH64,
        machine: &[],
        headers: ["aarch64-linux-musl", "generic-musl", "aarch64-linux-any", "any-linux-any"],
        linux: "aarch64-linux-gnu.2.34",
        most: 3_750_000,
    },
    Processor {
        abi: "armeabi-v7a",
        target: "armv7-linux-androideabi",
        number: object::elf::EM_ARM,
        machine: &["-march=armv7-a", "-mfloat-abi=softfp", "-mfpu=vfpv3-d16", "-mthumb"],
        headers: ["arm-linux-musl", "generic-musl", "arm-linux-any", "any-linux-any"],
        linux: "arm-linux-gnueabi.2.34",
        most: 3_050_000,
    },
    Processor {
        abi: "x86_64",
        target: "x86_64-linux-android",
        number: object::elf::EM_X86_64,
        machine: &[],
        headers: ["x86_64-linux-musl", "generic-musl", "x86-linux-any", "any-linux-any"],
        linux: "x86_64-linux-gnu.2.34",
        most: 4_350_000,
    },
];

/// Flags for linking. Newer phones have pages of 16 KB and load no library aligned to smaller ones. Packed relocations save
/// 80 kB and are supported since Android 6. Identical functions are folded: no code compares their addresses.
const LINKING: [&str; 4] = [
    "link-arg=-Wl,-z,max-page-size=16384",
    "link-arg=-Wl,--pack-dyn-relocs=android",
    "link-arg=-Wl,--icf=all",
    "strip=symbols",
];

/// The same for Linux, whose loader supports no packed relocations and finds needed libraries beside the library.
const LINKING_HERE: [&str; 3] = ["link-arg=-Wl,-z,max-page-size=16384", "link-arg=-Wl,-rpath,$ORIGIN", "strip=symbols"];

/// Returns the folder with one folder of libraries for each processor.
pub fn folder(checkout: &Checkout) -> PathBuf {
    checkout.target().join("android/libraries")
}

/// Builds and checks the library for every processor, or for one. Libraries for tests are optimized like shipped ones.
pub fn make(checkout: &Checkout, kind: Library, only: Option<&str>) -> Result<String, Failure> {
    let wanted: Vec<_> = PROCESSORS.iter().filter(|processor| only.is_none_or(|abi| abi == processor.abi)).collect();
    if wanted.is_empty() {
        return Err(Failure::CannotRun(format!("there are only {}", PROCESSORS.map(|it| it.abi).join(", "))));
    }
    let with = if has_kit() {
        with_kit(checkout, kind, &wanted)?;
        "cargo-ndk and Android's NDK"
    } else {
        without_kit(checkout, kind, &wanted)?;
        "zig's linker and the list of Android's functions, without the NDK"
    };
    let (mut taken, mut weak) = (BTreeSet::new(), BTreeSet::new());
    for processor in &wanted {
        let library = checked(checkout, &folder(checkout).join(processor.abi).join("libfivefold.so"), kind, processor)?;
        taken.extend(library.taken);
        weak.extend(library.weak);
    }
    imports::check(&taken, &weak, wanted.len() == PROCESSORS.len() && !has_kit())?;
    let names: Vec<_> = wanted.iter().map(|processor| processor.abi).collect();
    Ok(format!("made the libraries of {} with {with}", names.join(", ")))
}

/// Copies the libraries of every processor, or of one, into a folder.
pub fn copy(checkout: &Checkout, only: Option<&str>, to: &Path) -> Result<(), Failure> {
    let wanted = PROCESSORS.iter().filter(|processor| only.is_none_or(|abi| abi == processor.abi));
    wanted
        .map(|processor| Path::new(processor.abi).join("libfivefold.so"))
        .try_for_each(|library| bindings::place(&folder(checkout).join(&library), &to.join(&library)))
}

/// Returns whether the NDK and cargo-ndk are installed.
fn has_kit() -> bool {
    let homes = ["ANDROID_NDK_HOME", "ANDROID_NDK_ROOT"];
    on_path("cargo-ndk").is_some() && homes.iter().any(|home| env::var_os(home).is_some())
}

fn with_kit(checkout: &Checkout, kind: Library, wanted: &[&Processor]) -> Result<(), Failure> {
    let linking = LINKING.iter().flat_map(|flag| ["-C".to_owned(), (*flag).to_owned()]);
    let flags: Vec<_> = linking.chain(nameless(checkout)).collect();
    for processor in wanted {
        let mut build = checkout.program("cargo");
        build.args(["ndk", "--target", processor.abi, "--platform", &OLDEST.to_string()]);
        build.arg("--output-dir").arg(folder(checkout));
        build.args(["build", "--locked", "--release", "--package", "fivefold", "--lib"]).args(features(kind));
        checkout::run(build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")))?;
    }
    Ok(())
}

fn without_kit(checkout: &Checkout, kind: Library, wanted: &[&Processor]) -> Result<(), Failure> {
    if !cfg!(target_os = "linux") {
        return Err(Failure::CannotRun("install the Android NDK and run `cargo install cargo-ndk`".into()));
    }
    let zig = Zig::find(checkout)?;
    let rust = Unpacked::find(checkout)?;
    for processor in wanted {
        let start = Instant::now();
        eprintln!("Linking the core for {}; the first time takes minutes.", processor.abi);
        let made = link(checkout, &zig, &rust, processor, kind, &LINKING)?;
        bindings::place(&made, &folder(checkout).join(processor.abi).join("libfivefold.so"))?;
        eprintln!("{} is linked, in {:.0} s.", processor.abi, start.elapsed().as_secs_f64());
    }
    Ok(())
}

/// Links the library with test hooks for one processor, so that the loader of Linux can load it.
pub fn for_linux(checkout: &Checkout, processor: &Processor) -> Result<PathBuf, Failure> {
    let (zig, rust) = (Zig::find(checkout)?, Unpacked::find(checkout)?);
    link(checkout, &zig, &rust, processor, Library::Tested, &LINKING_HERE)
}

/// Links the library for one processor and returns its path.
fn link(
    checkout: &Checkout,
    zig: &Zig,
    rust: &Unpacked,
    processor: &Processor,
    kind: Library,
    linking: &[&str],
) -> Result<PathBuf, Failure> {
    let kit = Kit::make(checkout, zig, processor)?;
    let mut build = rust.cargo(checkout, "rustc", "phones");
    build.args(["--release", "--package", "fivefold", "--lib", "--crate-type", "cdylib"]).args(features(kind));
    build.args(STANDARD_LIBRARY).args(["--target", processor.target, "--", "-L"]);
    build.arg(format!("native={}", kit.folder().display()));
    build.args(linking.iter().flat_map(|flag| ["-C", flag]));
    // Undefined symbols and warnings are errors; symbols of the unwinder are not exported.
    let strict = ["-z,defs", "--exclude-libs,ALL", "--fatal-warnings"];
    build.args(strict.iter().flat_map(|flag| ["-C".to_owned(), format!("link-arg=-Wl,{flag}")]));
    let variable = processor.target.to_uppercase().replace('-', "_");
    build.env(format!("CARGO_TARGET_{variable}_LINKER"), kit.linker());
    build.env("ZIG_GLOBAL_CACHE_DIR", checkout.target().join("zig"));
    checkout::run_as(&mut build, &format!("linking the core for {}", processor.abi))?;
    Ok(checkout.target().join("phones").join(processor.target).join("release/libfivefold.so"))
}

fn features(kind: Library) -> &'static [&'static str] {
    if kind == Library::Released { &[] } else { &["--features", "faults"] }
}

/// Reads a linked library, checks it against the requirements of phones, and prints its size.
fn checked(checkout: &Checkout, file: &Path, kind: Library, processor: &Processor) -> Result<ElfLibrary, Failure> {
    let bytes = fs::read(file).map_err(Failure::file(&file))?;
    let library = ElfLibrary::read(&bytes).map_err(|fault| Failure::Found(format!("{}: {fault}", file.display())))?;
    let mut faults = library.own_faults(processor.number);
    let most = processor.most + if has_kit() { KIT_BYTES } else { 0 };
    if kind == Library::Released && bytes.len() > most {
        faults.push(format!("has {} bytes, more than {most}", bytes.len()));
    }
    if !has_kit() && holds(&bytes, READER) {
        faults.push("holds the symbolizer of backtraces, but no symbols".into());
    }
    if !has_kit() && library.exports.iter().any(|name| name.starts_with("UNIFFI_META_")) {
        faults.push("holds metadata for the generators of Kotlin and Swift".into());
    }
    faults.extend(named_in(&bytes, &folders(checkout)));
    if !faults.is_empty() {
        return Err(Failure::Found(format!("{}: {}", file.display(), faults.join("; "))));
    }
    let needed = library.needed.join(" ");
    println!("{:>10}  libfivefold.so for {}, which needs {needed}", bytes.len(), processor.abi);
    Ok(library)
}

fn holds(library: &[u8], text: &str) -> bool {
    library.windows(text.len()).any(|window| window == text.as_bytes())
}

/// Returns a fault for each folder of this machine whose path is in a library. The separator after the path avoids chance
/// matches of short paths.
fn named_in(library: &[u8], folders: &[(PathBuf, &'static str)]) -> Vec<String> {
    let paths = folders.iter().map(|(folder, _)| format!("{}/", folder.display())).filter(|path| path.len() > 3);
    let named = paths.filter(|path| holds(library, path));
    named.map(|path| format!("names {path}, a folder of this machine")).collect()
}

#[cfg(test)]
mod tests {
    use super::{OLDEST, READER, holds, named_in};

    #[test]
    fn path_of_this_machine_in_library_is_a_fault() {
        let folders = [("/house/me".into(), "home"), ("/house/me/.cargo".into(), "cargo")];
        assert_eq!(named_in(b"..home/x.rs../house/men..", &folders), [""; 0]);
        let named = named_in(b"../house/me/x.rs..", &folders);
        assert_eq!(named, ["names /house/me/, a folder of this machine"]);
    }

    #[test]
    fn symbolizer_is_detected_by_path_in_its_panics() {
        assert!(holds(b"..deps/gimli-0.32.3/src/read/line.rs..", READER));
        assert!(!holds(b"cfg-if, gimli, hashbrown", READER), "the list of licenses has the name too");
    }

    #[test]
    fn libraries_support_the_minimum_sdk_of_the_app() {
        let versions = include_str!("../../../android/gradle/libs.versions.toml");
        assert!(versions.contains(&format!("min-sdk = \"{OLDEST}\"\n")), "{versions}");
    }
}
