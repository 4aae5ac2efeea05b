//! Type-checks Rust for phones without the NDK and Xcode.
//!
//! Uses rustup's targets if installed, else unpacks Debian's compiler with the source of the standard library; its packages
//! are pinned by hash, those of `amd64`. Nothing is linked, and the C code of the crate oslog is skipped, because it needs
//! Apple's headers.

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::tree::{Recipe, Tree, cache};
use super::{home, machine_allowed};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;

/// The targets of phones and simulators.
pub const TARGETS: [&str; 5] = [
    "aarch64-linux-android",
    "armv7-linux-androideabi",
    "x86_64-linux-android",
    "aarch64-apple-ios",
    "aarch64-apple-ios-sim",
];

/// Flags that build the standard library for phones without the symbolizer of backtraces, a tenth of the library, because
/// shipped libraries have no symbols; and with small sorts, because each instance of the fast sort takes 10 kB and no sort is
/// on a hot path.
pub const STANDARD_LIBRARY: [&str; 2] =
    ["-Zbuild-std=std,panic_unwind", "-Zbuild-std-features=panic-unwind,optimize_for_size"];

/// The packages that phones run.
const PACKAGES: [&str; 3] = ["fivefold-engine", "fivefold-app", "fivefold"];

/// A newer compiler than the project's: lints may differ, so that warnings are no errors.
const RECIPE: Recipe = Recipe {
    name: "rust-forky",
    suite: "forky",
    packages: "rustc cargo rust-src",
    instead: "install the targets with `rustup target add`",
    path: "",
};

/// A compiler with the targets of phones.
#[derive(Debug)]
pub enum Compiler {
    /// The project's compiler.
    Own,
    /// Debian's compiler.
    Unpacked(Unpacked),
}

/// Debian's newest compiler with the source of the standard library.
#[derive(Debug)]
pub struct Unpacked {
    /// The program that starts cargo.
    cargo: PathBuf,
    /// The program that starts the compiler.
    rustc: PathBuf,
}

impl Unpacked {
    /// Returns the compiler, unpacked on first use.
    pub fn find(checkout: &Checkout) -> Result<Self, Failure> {
        let tree = Tree::unpacked(checkout, &RECIPE)?;
        Ok(Self { cargo: starter(tree.folder(), "cargo")?, rustc: starter(tree.folder(), "rustc")? })
    }

    /// Returns the folder of the standard library.
    pub fn library_source(&self) -> Result<PathBuf, Failure> {
        let sources = self.cargo.with_file_name("usr/src");
        let folders =
            fs::read_dir(&sources).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path().join("library")));
        let found = folders.into_iter().find(|folder| folder.is_dir());
        found.ok_or_else(|| Failure::CannotRun(format!("{} has no standard library", sources.display())))
    }

    /// Returns a command of its cargo, which can build the standard library. The target folder is separate, because two
    /// compilers invalidate each other's builds.
    pub fn cargo(&self, checkout: &Checkout, verb: &str, folder: &str) -> Command {
        let mut command = checkout.program(&self.cargo);
        command.args([verb, "--locked"]);
        command.env("RUSTC", &self.rustc).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
        command.env("CARGO_TARGET_DIR", checkout.target().join(folder)).env("CARGO_PROFILE_DEV_DEBUG", "0");
        command.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", nameless(checkout).join("\u{1f}"));
        command
    }
}

/// Returns folders of this machine with replacements for their names in build products, so that builds are private and
/// reproducible.
pub fn folders(checkout: &Checkout) -> Vec<(PathBuf, &'static str)> {
    let home = home().unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let tools = cache().unwrap_or_else(|_| home.join(".cache"));
    // The last matching replacement wins.
    vec![
        (home, "home"),
        (tools, "tools"),
        (cargo, "cargo"),
        (checkout.path("").components().collect(), "fivefold"),
        (checkout.target(), "target"),
    ]
}

/// Returns the compiler flags for these replacements.
pub fn nameless(checkout: &Checkout) -> Vec<String> {
    let named = folders(checkout).into_iter().filter(|(folder, _)| folder.is_absolute());
    named.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display())).collect()
}

/// Checks every package for every target and returns a summary.
pub fn check(checkout: &Checkout) -> Result<String, Failure> {
    let compiler = compiler(checkout)?;
    for target in TARGETS {
        checkout::run(&mut check_command(checkout, &compiler, target))?;
    }
    let with = match compiler {
        Compiler::Own => "rustup's targets",
        Compiler::Unpacked(_) => "Debian's newer compiler; nothing is linked",
    };
    Ok(format!("{} targets with {with}", TARGETS.len()))
}

fn check_command(checkout: &Checkout, compiler: &Compiler, target: &str) -> Command {
    let mut command = match compiler {
        Compiler::Own => checkout.cargo("check"),
        Compiler::Unpacked(unpacked) => {
            let mut command = unpacked.cargo(checkout, "check", "phones");
            command.arg("-Zbuild-std=std,panic_abort");
            command
        }
    };
    // Build scripts ask for a C compiler, an archiver and Apple's SDK; `true` suffices for a check.
    let name = target.replace('-', "_");
    command.env(format!("CC_{name}"), "true").env(format!("AR_{name}"), "true").env("SDKROOT", "/usr");
    command.args(PACKAGES.iter().flat_map(|package| ["--package", package])).args(["--lib", "--target", target]);
    command
}

/// Returns the project's compiler if it has the targets, else Debian's.
pub fn compiler(checkout: &Checkout) -> Result<Compiler, Failure> {
    if machine_allowed() && own_knows_targets(checkout)? {
        return Ok(Compiler::Own);
    }
    Unpacked::find(checkout).map(Compiler::Unpacked)
}

fn own_knows_targets(checkout: &Checkout) -> Result<bool, Failure> {
    let root = checkout::output_of(checkout.program("rustc").args(["--print", "sysroot"]))?;
    let libraries = Path::new(root.trim()).join("lib/rustlib");
    Ok(TARGETS.iter().all(|target| libraries.join(target).join("lib").is_dir()))
}

/// Makes a script that starts a program of the tree with the tree's loader and libraries, which are newer than the machine's.
/// Build scripts are linked by the machine's C compiler.
fn starter(tree: &Path, program: &str) -> Result<PathBuf, Failure> {
    let (loader, libraries) = match env::consts::ARCH {
        "aarch64" => ("usr/lib/ld-linux-aarch64.so.1", "usr/lib/aarch64-linux-gnu"),
        _ => ("usr/lib64/ld-linux-x86-64.so.2", "usr/lib/x86_64-linux-gnu"),
    };
    let text = format!(
        "#!/bin/sh\ntree=$(dirname \"$0\")\n\
        exec \"$tree/{loader}\" --argv0 {program} --library-path \"$tree/{libraries}\" \"$tree/usr/bin/{program}\" \"$@\"\n"
    );
    let path = tree.join(program);
    // An unchanged script may be running.
    if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
        fs::write(&path, text)
            .and_then(|()| fs::set_permissions(&path, fs::Permissions::from_mode(0o755)))
            .map_err(Failure::file(&path))?;
    }
    Ok(path)
}
