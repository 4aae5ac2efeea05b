//! The libraries of Android's processors: linked by Android's kit where it is set up, else by what `kit` makes.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::elf::Library as Elf;
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

/// What the standard library's reader of names leaves in a library: where its own panics are.
const READER: &str = "gimli-0";

/// What a library has more where Android's kit links it: that reader, a standard library made for speed, and what the
/// generators of Kotlin and Swift read.
const KIT_BYTES: usize = 800_000;

/// One kind of processor.
pub struct Processor {
    /// Android's name of it.
    pub abi: &'static str,
    /// Rust's and clang's name.
    pub target: &'static str,
    /// ELF's number.
    pub number: u16,
    /// What the C compiler has to know of it.
    pub machine: &'static [&'static str],
    /// The folders of the C headers for it.
    pub headers: [&'static str; 4],
    /// The same kind of processor with Linux, as zig calls it, and how old its C library may be.
    pub linux: &'static str,
    /// How the core is optimised. What comes of a search is the same with all levels, only how soon is not: with `s`
    /// the library has an eighth less, and searches half to four fifths as fast, with `z` less of both. Hardly a phone
    /// is an `x86_64`, and few are of 32 bits.
    level: &'static str,
    /// The most bytes the library may have that is shipped. An APK holds all three as they are, and has its own limit.
    most: usize,
}

/// All of Android's processors that the app is for.
pub const PROCESSORS: [Processor; 3] = [
    Processor {
        abi: "arm64-v8a",
        target: "aarch64-linux-android",
        number: object::elf::EM_AARCH64,
        machine: &[],
        headers: ["aarch64-linux-musl", "generic-musl", "aarch64-linux-any", "any-linux-any"],
        linux: "aarch64-linux-gnu.2.34",
        level: "3",
        most: 3_150_000,
    },
    Processor {
        abi: "armeabi-v7a",
        target: "armv7-linux-androideabi",
        number: object::elf::EM_ARM,
        machine: &["-march=armv7-a", "-mfloat-abi=softfp", "-mfpu=vfpv3-d16", "-mthumb"],
        headers: ["arm-linux-musl", "generic-musl", "arm-linux-any", "any-linux-any"],
        linux: "arm-linux-gnueabi.2.34",
        level: "\"z\"",
        most: 2_000_000,
    },
    Processor {
        abi: "x86_64",
        target: "x86_64-linux-android",
        number: object::elf::EM_X86_64,
        machine: &[],
        headers: ["x86_64-linux-musl", "generic-musl", "x86-linux-any", "any-linux-any"],
        linux: "x86_64-linux-gnu.2.34",
        level: "\"z\"",
        most: 3_150_000,
    },
];

/// How the libraries are linked. Newer phones have pages of 16 KB, and load no library that is laid out for smaller ones.
/// Packed relocations save 80 kB and are read since Android 6. Functions of the same code are one: nobody compares where
/// they are.
const LINKING: [&str; 4] = [
    "link-arg=-Wl,-z,max-page-size=16384",
    "link-arg=-Wl,--pack-dyn-relocs=android",
    "link-arg=-Wl,--icf=all",
    "strip=symbols",
];

/// The same for Linux: its loader knows no packed relocations, and finds what is needed beside the library.
const LINKING_HERE: [&str; 3] = ["link-arg=-Wl,-z,max-page-size=16384", "link-arg=-Wl,-rpath,$ORIGIN", "strip=symbols"];

/// Where everything that packs an app looks for them: a folder for each processor.
pub fn folder(checkout: &Checkout) -> PathBuf {
    checkout.target().join("android/libraries")
}

/// Builds the library for every processor of Android, and checks each. What is made for tests is as fast as what is
/// shipped: a phone has little patience.
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
        "zig's linker and the list of what Android has; there is no NDK with cargo-ndk here"
    };
    let (mut taken, mut weak) = (BTreeSet::new(), BTreeSet::new());
    for processor in &wanted {
        let library = checked(checkout, &folder(checkout).join(processor.abi).join("libfivefold.so"), kind, processor)?;
        taken.extend(library.taken);
        weak.extend(library.weak);
    }
    imports::check(&taken, &weak, kind, wanted.len() == PROCESSORS.len() && !has_kit())?;
    let names: Vec<_> = wanted.iter().map(|processor| processor.abi).collect();
    Ok(format!("made the libraries of {} with {with}", names.join(", ")))
}

/// Whether Android's kit is set up.
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
        build.args(["--config", &optimising(processor)]);
        checkout::run(build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")))?;
    }
    Ok(())
}

fn without_kit(checkout: &Checkout, kind: Library, wanted: &[&Processor]) -> Result<(), Failure> {
    if !cfg!(target_os = "linux") {
        return Err(Failure::CannotRun("install Android's NDK and `cargo install cargo-ndk`".into()));
    }
    let zig = Zig::find(checkout)?;
    let rust = Unpacked::find(checkout)?;
    for processor in wanted {
        let start = Instant::now();
        eprintln!("Linking the core for {}; from nothing that takes some minutes.", processor.abi);
        let made = link(checkout, &zig, &rust, processor, kind, &LINKING)?;
        bindings::place(&made, &folder(checkout).join(processor.abi).join("libfivefold.so"))?;
        eprintln!("{} is linked, in {:.0} s.", processor.abi, start.elapsed().as_secs_f64());
    }
    Ok(())
}

/// Links the library for one processor with what only tests call, so that the loader of Linux can load it.
pub fn for_linux(checkout: &Checkout, processor: &Processor) -> Result<PathBuf, Failure> {
    let (zig, rust) = (Zig::find(checkout)?, Unpacked::find(checkout)?);
    link(checkout, &zig, &rust, processor, Library::Tested, &LINKING_HERE)
}

/// Links the library for one processor, and says where it is.
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
    build.args(["--config", &optimising(processor)]);
    build.args(STANDARD_LIBRARY).args(["--target", processor.target, "--", "-L"]);
    build.arg(format!("native={}", kit.folder().display()));
    build.args(linking.iter().flat_map(|flag| ["-C", flag]));
    // Nothing may be missing, nothing of the unwinder is offered to others, and a warning is an error.
    let strict = ["-z,defs", "--exclude-libs,ALL", "--fatal-warnings"];
    build.args(strict.iter().flat_map(|flag| ["-C".to_owned(), format!("link-arg=-Wl,{flag}")]));
    let variable = processor.target.to_uppercase().replace('-', "_");
    build.env(format!("CARGO_TARGET_{variable}_LINKER"), kit.linker());
    build.env("ZIG_GLOBAL_CACHE_DIR", checkout.target().join("zig"));
    checkout::run_as(&mut build, &format!("linking the core for {}", processor.abi))?;
    Ok(checkout.target().join("phones").join(processor.target).join("release/libfivefold.so"))
}

/// What tells cargo how the core is optimised for a processor.
fn optimising(processor: &Processor) -> String {
    format!("profile.release.package.fivefold-engine.opt-level={}", processor.level)
}

fn features(kind: Library) -> &'static [&'static str] {
    if kind == Library::Released { &[] } else { &["--features", "faults"] }
}

/// Reads what was linked, holds it against what phones ask for, and says how large it is.
fn checked(checkout: &Checkout, file: &Path, kind: Library, processor: &Processor) -> Result<Elf, Failure> {
    let bytes = fs::read(file).map_err(|source| Failure::File { path: file.display().to_string(), source })?;
    let library = Elf::read(&bytes).map_err(|fault| Failure::Found(format!("{}: {fault}", file.display())))?;
    let mut faults = library.own_faults(processor.number);
    let most = processor.most + if has_kit() { KIT_BYTES } else { 0 };
    if kind == Library::Released && bytes.len() > most {
        faults.push(format!("has {} bytes, more than {most}", bytes.len()));
    }
    if !has_kit() && holds(&bytes, READER) {
        faults.push("reads the names of functions for backtraces, though it has none".into());
    }
    if !has_kit() && library.offered.iter().any(|name| name.starts_with("UNIFFI_META_")) {
        faults.push("holds what only the generators of Kotlin and Swift read".into());
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

/// The folders of this machine whose names are in a library. A name as short as that of the root's own folder may be there
/// by chance, so the whole of a path that goes on is looked for.
fn named_in(library: &[u8], folders: &[(PathBuf, &'static str)]) -> Vec<String> {
    let paths = folders.iter().map(|(folder, _)| format!("{}/", folder.display())).filter(|path| path.len() > 3);
    let named = paths.filter(|path| holds(library, path));
    named.map(|path| format!("names {path}, a folder of this machine")).collect()
}

#[cfg(test)]
mod tests {
    use super::{OLDEST, READER, holds, named_in};

    #[test]
    fn a_folder_of_this_machine_is_found_in_a_library() {
        let folders = [("/house/me".into(), "home"), ("/house/me/.cargo".into(), "cargo")];
        assert_eq!(named_in(b"..home/x.rs../house/men..", &folders), [""; 0]);
        let named = named_in(b"../house/me/x.rs..", &folders);
        assert_eq!(named, ["names /house/me/, a folder of this machine"]);
    }

    #[test]
    fn the_reader_of_names_is_found_by_its_panics() {
        assert!(holds(b"..deps/gimli-0.32.3/src/read/line.rs..", READER));
        assert!(!holds(b"cfg-if, gimli, hashbrown", READER), "the licences name it too");
    }

    #[test]
    fn the_libraries_are_for_the_oldest_android_the_app_is_for() {
        let versions = include_str!("../../../android/gradle/libs.versions.toml");
        assert!(versions.contains(&format!("min-sdk = \"{OLDEST}\"\n")), "{versions}");
    }
}
