//! The framework for Xcode: a static framework for devices and one for simulators.
//!
//! A static library needs no SDK of Apple. On a Mac Rust's own targets compile it, on Linux Debian's compiler with zig.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::macho;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::on_path;
use crate::toolchain::phones::{STANDARD_LIBRARY, Unpacked, nameless};
use crate::toolchain::zig::Zig;

/// A target of the framework.
struct Slice {
    /// Rust's name.
    target: &'static str,
    /// Apple's name of the processor.
    processor: &'static str,
    machine: Machine,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Machine {
    Device,
    Simulator,
}

const SLICES: [Slice; 3] = [
    Slice { target: "aarch64-apple-ios", processor: "arm64", machine: Machine::Device },
    Slice { target: "aarch64-apple-ios-sim", processor: "arm64", machine: Machine::Simulator },
    Slice { target: "x86_64-apple-ios", processor: "x86_64", machine: Machine::Simulator },
];

impl Machine {
    /// Returns Apple's number in object files.
    const fn platform(self) -> u32 {
        match self {
            Self::Device => object::macho::PLATFORM_IOS,
            Self::Simulator => object::macho::PLATFORM_IOSSIMULATOR,
        }
    }
}

/// The minimum version of iOS.
const OLDEST: &str = "17.0";

/// The part of the system's stable ABI that the C code of the crate oslog needs.
const LOG_HEADER: &str = include_str!("../../phones/log.h");

/// Compiles the library for the named targets, or for all, and packs it with the header that the Swift package imports.
/// Libraries for tests are optimized like shipped ones.
pub fn make(checkout: &Checkout, kind: Library, only: &[String]) -> Result<String, Failure> {
    bindings::sources(checkout, kind)?;
    let slices: Vec<_> =
        SLICES.iter().filter(|slice| only.is_empty() || only.iter().any(|it| it == slice.target)).collect();
    let mut made: BTreeMap<Machine, BTreeMap<&str, PathBuf>> = BTreeMap::new();
    for slice in slices {
        eprintln!("Compiling the core for {}; the first time takes minutes.", slice.target);
        let library = compile(checkout, kind, slice.target)?;
        check(&library, slice)?;
        made.entry(slice.machine).or_default().insert(slice.processor, library);
    }
    if made.is_empty() {
        return Err(Failure::CannotRun(format!("there are only {}", SLICES.map(|slice| slice.target).join(", "))));
    }
    let framework = checkout.path("ios/Generated/FivefoldFFI.xcframework");
    if framework.exists() {
        fs::remove_dir_all(&framework).map_err(Failure::file(&framework))?;
    }
    let mut entries = String::new();
    for (machine, parts) in &made {
        entries += &pack(checkout, &framework, *machine, parts)?;
    }
    let list = format!(
        "<key>AvailableLibraries</key><array>{entries}</array>\
         <key>CFBundlePackageType</key><string>XFWK</string>\
         <key>XCFrameworkFormatVersion</key><string>1.0</string>"
    );
    write(&framework.join("Info.plist"), property_list(&list).as_bytes())?;
    Ok("ios/Generated/FivefoldFFI.xcframework".into())
}

/// Compiles the static library for one target and returns its path.
fn compile(checkout: &Checkout, kind: Library, target: &str) -> Result<PathBuf, Failure> {
    let mut build;
    let folder;
    if cfg!(target_os = "macos") {
        build = checkout.cargo("rustc");
        build.env("CARGO_ENCODED_RUSTFLAGS", nameless(checkout).join("\u{1f}"));
        folder = checkout.target();
    } else {
        build = Unpacked::find(checkout)?.cargo(checkout, "rustc", "phones");
        build.args(STANDARD_LIBRARY);
        folder = checkout.target().join("phones");
        c_compiler(checkout, &Zig::find(checkout)?, &mut build, target)?;
    }
    build.args(["--release", "--lib", "--package", "fivefold", "--crate-type", "staticlib", "--target", target]);
    if kind != Library::Released {
        build.args(["--features", "faults"]);
    }
    checkout::run_as(build.env("IPHONEOS_DEPLOYMENT_TARGET", OLDEST), &format!("compiling the core for {target}"))?;
    let library = folder.join(target).join("release/libfivefold.a");
    finished(checkout, &library, target)
}

/// Sets the C compiler for the C code of the crate oslog.
fn c_compiler(checkout: &Checkout, zig: &Zig, build: &mut Command, target: &str) -> Result<(), Failure> {
    let folder = checkout.target().join("ios");
    write(&folder.join("include/os/log.h"), LOG_HEADER.as_bytes())?;
    let zig_path = zig.program().display().to_string();
    let headers =
        format!("-isystem \"{}/include\" -isystem \"{}\"", folder.display(), zig.library("include").display());
    let (cc, ar) = (folder.join("cc"), folder.join("ar"));
    for (program, line) in [(&cc, format!("clang \"$@\" -nostdinc {headers}")), (&ar, "ar \"$@\"".to_owned())] {
        write(program, format!("#!/bin/sh\nexec \"{zig_path}\" {line}\n").as_bytes())?;
        fs::set_permissions(program, fs::Permissions::from_mode(0o755)).map_err(Failure::file(program))?;
    }
    let name = target.replace('-', "_");
    // The folder of the SDK is asked for, but not read.
    build.env(format!("CC_{name}"), cc).env(format!("AR_{name}"), ar).env("SDKROOT", "/usr");
    build.env("ZIG_GLOBAL_CACHE_DIR", checkout.target().join("zig"));
    Ok(())
}

/// Returns the library as it is shipped: without bitcode and compiler flags, which the App Store has refused since
/// Xcode 14, and without global symbols that collide with those of another library of Rust in the same app.
fn finished(checkout: &Checkout, library: &Path, target: &str) -> Result<PathBuf, Failure> {
    let read = macho::read(&read(library)?).map_err(|fault| found(library, &fault))?;
    let own = checkout::output_of(checkout.program("rustc").args(["--print", "target-libdir"]))?;
    let own = Path::new(own.trim()).with_file_name("bin").join("rust-objcopy");
    let program = if own.is_file() { Some(own) } else { on_path("llvm-objcopy") };
    let program = program.ok_or_else(|| Failure::CannotRun("there is no rust-objcopy or llvm-objcopy".into()))?;
    let folder = checkout.target().join("ios").join(target);
    let (local, shared) = (folder.join("local-symbols.txt"), folder.join("shared-symbols.txt"));
    let lines = |names: &BTreeSet<String>, line: &dyn Fn(&str) -> String| names.iter().map(|name| line(name)).collect();
    let private = read.private();
    let text: String = lines(&private.local, &|name| format!("{name}\n"));
    write(&local, text.as_bytes())?;
    let text: String = lines(&private.shared, &|name| format!("{name} {}{name}\n", macho::OWN));
    write(&shared, text.as_bytes())?;
    let made = folder.join("libfivefold.a");
    let mut copy = checkout.program(program);
    if read.has_bitcode {
        copy.args(["--remove-section=__LLVM,__bitcode", "--remove-section=__LLVM,__cmdline"]);
    }
    copy.arg(format!("--localize-symbols={}", local.display()));
    copy.arg(format!("--redefine-syms={}", shared.display()));
    checkout::run(copy.arg(library).arg(&made))?;
    let finished = macho::read(&self::read(&made)?).map_err(|fault| found(&made, &fault))?;
    let lost: Vec<_> = finished.imports().difference(&read.imports()).map(|name| name.as_str()).collect();
    if lost.is_empty() { Ok(made) } else { Err(found(&made, &format!("lost {}", lost.join(", ")))) }
}

/// Checks a library against the requirements of Xcode.
fn check(library: &Path, slice: &Slice) -> Result<(), Failure> {
    let bytes = read(library)?;
    let read = macho::read(&bytes).map_err(|fault| found(library, &fault))?;
    let mut faults = Vec::new();
    if read.platforms.iter().any(|platform| *platform != slice.machine.platform()) || read.platforms.is_empty() {
        faults.push(format!("is for the platforms {:?}", read.platforms));
    }
    if read.oldest > 17 << 16 {
        faults.push(format!("is for iOS {} and newer", read.oldest >> 16));
    }
    if read.has_bitcode {
        faults.push("has bitcode".into());
    }
    let private = read.private();
    faults.extend(private.local.iter().chain(&private.shared).map(|name| format!("shows {name} to the app")));
    if !faults.is_empty() {
        return Err(found(library, &faults.join("; ")));
    }
    println!("{:>10}  libfivefold.a for {}, of {} objects", bytes.len(), slice.target, read.symbols.len());
    Ok(())
}

/// Writes the framework of devices or simulators and returns its entry for the property list.
fn pack(
    checkout: &Checkout,
    framework: &Path,
    machine: Machine,
    parts: &BTreeMap<&str, PathBuf>,
) -> Result<String, Failure> {
    let processors = parts.keys().copied().collect::<Vec<_>>();
    let (variant, platform) = match machine {
        Machine::Device => ("", "iPhoneOS"),
        Machine::Simulator => ("-simulator", "iPhoneSimulator"),
    };
    let name = format!("ios-{}{variant}", processors.join("_"));
    let inside = framework.join(&name).join("FivefoldFFI.framework");
    let libraries = parts.iter().map(|(name, path)| Ok((*name, read(path)?))).collect::<Result<Vec<_>, Failure>>()?;
    write(&inside.join("FivefoldFFI"), &macho::fat(&libraries))?;
    let generated = checkout.target().join("bindings/swift");
    write(&inside.join("Headers/FivefoldFFI.h"), &read(&generated.join("FivefoldFFI.h"))?)?;
    let map = String::from_utf8_lossy(&read(&generated.join("module.modulemap"))?).into_owned();
    write(&inside.join("Modules/module.modulemap"), module_map(&map).as_bytes())?;
    // Xcode copies the manifest of a static framework into the app.
    write(&inside.join("PrivacyInfo.xcprivacy"), &read(&checkout.path("ios/App/PrivacyInfo.xcprivacy"))?)?;
    let mut list = String::new();
    for (key, value) in [
        ("CFBundleExecutable", "FivefoldFFI"),
        ("CFBundleIdentifier", "org.fivefold.ffi"),
        ("CFBundleInfoDictionaryVersion", "6.0"),
        ("CFBundleName", "FivefoldFFI"),
        ("CFBundlePackageType", "FMWK"),
        ("CFBundleShortVersionString", env!("CARGO_PKG_VERSION")),
        ("CFBundleVersion", "1"),
        ("MinimumOSVersion", OLDEST),
    ] {
        let _ = write!(list, "<key>{key}</key><string>{value}</string>");
    }
    let _ = write!(list, "<key>CFBundleSupportedPlatforms</key><array><string>{platform}</string></array>");
    write(&inside.join("Info.plist"), property_list(&list).as_bytes())?;
    Ok(entry(&name, &processors, machine))
}

/// Returns the entry of a framework in the property list.
fn entry(name: &str, processors: &[&str], machine: Machine) -> String {
    let processors: Vec<_> = processors.iter().map(|name| format!("<string>{name}</string>")).collect();
    let processors = processors.concat();
    let variant = match machine {
        Machine::Device => "",
        Machine::Simulator => "<key>SupportedPlatformVariant</key><string>simulator</string>",
    };
    format!(
        "<dict><key>BinaryPath</key><string>FivefoldFFI.framework/FivefoldFFI</string>\
         <key>LibraryIdentifier</key><string>{name}</string>\
         <key>LibraryPath</key><string>FivefoldFFI.framework</string>\
         <key>SupportedArchitectures</key><array>{processors}</array>\
         <key>SupportedPlatform</key><string>ios</string>{variant}</dict>"
    )
}

/// Returns the module map of a framework, without the `link` line for Linux.
fn module_map(map: &str) -> String {
    let lines = map.lines().filter(|line| !line.trim().starts_with("link "));
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    text.replacen("module FivefoldFFI", "framework module FivefoldFFI", 1)
}

fn property_list(inside: &str) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
     <!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
        .to_owned()
        + &format!("<plist version=\"1.0\"><dict>{inside}</dict></plist>\n")
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(Failure::file(path))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    fs::write(path, bytes).map_err(Failure::file(path))
}

fn found(path: &Path, fault: &str) -> Failure {
    Failure::Found(format!("{}: {fault}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn module_map_is_of_a_framework_without_link_line() {
        let map = "module FivefoldFFI {\n    header \"FivefoldFFI.h\"\n    link \"fivefold\"\n    export *\n}";
        let expected = "framework module FivefoldFFI {\n    header \"FivefoldFFI.h\"\n    export *\n}\n";
        assert_eq!(module_map(map), expected);
    }

    #[test]
    fn only_simulator_entry_has_a_variant() {
        assert!(!entry("ios-arm64", &["arm64"], Machine::Device).contains("Variant"));
        let simulator = entry("ios-arm64_x86_64-simulator", &["arm64", "x86_64"], Machine::Simulator);
        assert!(simulator.contains("<array><string>arm64</string><string>x86_64</string></array>"), "{simulator}");
        assert!(simulator.contains("<string>simulator</string>"), "{simulator}");
    }
}
