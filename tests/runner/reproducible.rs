//! `cargo task reproducible`: builds the committed state in two clones with different paths, homes and folders of cargo, side
//! by side, and compares the unsigned APK and all libraries.
//!
//! The homes get copies of what this user has downloaded, so that nothing is fetched twice. An interrupted run resumes.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::phones::android::PROCESSORS;
use crate::toolchain::home;

/// The clones and their homes, below [`FOLDER`]: paths of different lengths and depths.
const PLACES: [(&str, &str); 2] = [("first/fivefold", "first/home"), ("second/another/folder/games", "second/user")];

/// The folder of both, below cargo's target folder.
const FOLDER: &str = "reproducible";

/// Downloads in a home that are copied: unpacked tools, Maven's libraries, and crates.
const DOWNLOADS: [&str; 4] = [".cache/fivefold", ".m2/repository", ".cargo/registry/cache", ".cargo/registry/index"];

/// The target of iOS whose library is compared: the compiler and its flags are those of the others.
const APPLE: &str = "aarch64-apple-ios";

/// A clone with its home.
struct Place {
    clone: PathBuf,
    home: PathBuf,
}

/// Builds twice and compares, for all processors and iOS, or for one processor of Android.
pub fn compare(checkout: &Checkout, only: Option<&str>) -> Result<String, Failure> {
    let git = |words: &[&str]| checkout::output_of(checkout.program("git").args(words));
    if !git(&["status", "--porcelain"])?.is_empty() {
        return Err(Failure::CannotRun("clones have committed files only: commit your changes first".into()));
    }
    let commit = git(&["rev-parse", "HEAD"])?;
    let folder = checkout.target().join(FOLDER);
    let places = PLACES.map(|(clone, home)| Place { clone: folder.join(clone), home: folder.join(home) });
    for place in &places {
        place.prepare(checkout, commit.trim())?;
    }
    println!("Building in {} and {}, with a log beside each.", places[0].clone.display(), places[1].clone.display());
    let build = |place: &Place| tasks(only).iter().try_for_each(|words| place.task(words));
    thread::scope(|scope| {
        let second = scope.spawn(|| build(&places[1]));
        let first = build(&places[0]);
        first.and(second.join().unwrap_or_else(|_| Err(Failure::Found("the second build panicked".into()))))
    })?;
    let mut different = Vec::new();
    println!("| file | bytes | SHA-256 at {} |\n|---|---|---|", commit.get(..8).unwrap_or_default());
    for product in products(only) {
        let files = places.each_ref().map(|place| place.clone.join("target").join(&product));
        let [first, second] = [hash(checkout, &files[0])?, hash(checkout, &files[1])?];
        let size = fs::metadata(&files[0]).map_err(Failure::file(&files[0]))?.len();
        if first == second {
            println!("| `{product}` | {size} | `{first}` |");
        } else {
            different.push(format!("{product}: {first} and {second}"));
        }
    }
    if !different.is_empty() {
        return Err(Failure::Found(format!("not the same bytes: {}", different.join("; "))));
    }
    Ok("the same bytes twice".into())
}

impl Place {
    /// Makes the clone at this commit and the home, unless they are there.
    fn prepare(&self, checkout: &Checkout, commit: &str) -> Result<(), Failure> {
        let git = |words: &[&str]| {
            let mut git = checkout.program("git");
            git.arg("-C").arg(&self.clone).args(words);
            git
        };
        if !self.clone.exists() {
            let mut clone = checkout.program("git");
            checkout::run(clone.args(["clone", "--quiet", "--no-checkout", "."]).arg(&self.clone))?;
        }
        checkout::run(&mut git(&["fetch", "--quiet", "origin", "HEAD"]))?;
        checkout::run(&mut git(&["checkout", "--quiet", "--force", "--detach", commit]))?;
        for inside in DOWNLOADS {
            let (from, to) = (home()?.join(inside), self.home.join(inside));
            if to.exists() || !from.exists() {
                continue;
            }
            let part = to.with_extension("part");
            fs::create_dir_all(&part).map_err(Failure::file(&part))?;
            checkout::run(checkout.program("cp").args(["--archive", "--reflink=auto", "-T"]).arg(&from).arg(&part))?;
            fs::rename(&part, &to).map_err(Failure::file(&to))?;
        }
        Ok(())
    }

    /// Runs a task of this program in the clone, with the home. Its output goes to a file.
    fn task(&self, words: &[&str]) -> Result<(), Failure> {
        let path = self.home.with_extension("log");
        let log = File::options().create(true).append(true).open(&path).map_err(Failure::file(&path))?;
        let errors = log.try_clone().map_err(Failure::file(&path))?;
        let own = env::current_exe().map_err(Failure::file(&"the program"))?;
        // rustup stays where it is.
        let rustup =
            env::var_os("RUSTUP_HOME").map_or_else(|| Ok(home()?.join(".rustup")), |folder| Ok(folder.into()))?;
        let mut task = Command::new(own);
        task.args(words).current_dir(&self.clone).stdin(Stdio::null()).stdout(log).stderr(errors);
        task.env("CARGO_MANIFEST_DIR", self.clone.join("tests")).env("RUSTUP_HOME", rustup);
        task.env("HOME", &self.home).env("CARGO_HOME", self.home.join(".cargo"));
        // Java asks the system for the home of the user.
        task.env("JAVA_TOOL_OPTIONS", format!("-Duser.home={}", self.home.display()));
        for variable in ["CARGO_TARGET_DIR", "XDG_CACHE_HOME", "RUSTFLAGS"] {
            task.env_remove(variable);
        }
        let status = task.status().map_err(Failure::file(&path))?;
        if status.success() {
            return Ok(());
        }
        Err(Failure::Found(format!("`cargo task {}` failed: see {}", words.join(" "), path.display())))
    }
}

/// Returns the tasks that build the products.
fn tasks(only: Option<&str>) -> Vec<Vec<&str>> {
    match only {
        Some(abi) => vec![vec!["apk", "--shrunk", "--only", abi]],
        None => vec![vec!["apk", "--shrunk"], vec!["xcframework", "--release", "--only", APPLE]],
    }
}

/// Returns the compared files below the target folder.
fn products(only: Option<&str>) -> Vec<String> {
    let wanted = PROCESSORS.iter().filter(|processor| only.is_none_or(|abi| abi == processor.abi));
    let libraries = wanted.map(|processor| format!("android/libraries/{}/libfivefold.so", processor.abi));
    let apple = only.is_none().then(|| format!("ios/{APPLE}/libfivefold.a"));
    libraries.chain(["android/fivefold-app/unsigned.apk".into()]).chain(apple).collect()
}

/// Returns the SHA-256 of a file.
fn hash(checkout: &Checkout, file: &Path) -> Result<String, Failure> {
    let told = checkout::output_of(checkout.program("sha256sum").arg("--").arg(file))?;
    Ok(told.split(' ').next().unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_processor_and_the_apk_are_compared() {
        let all = products(None);
        assert_eq!(all.len(), PROCESSORS.len() + 2, "{all:?}");
        let one = products(Some("x86_64"));
        assert_eq!(one, ["android/libraries/x86_64/libfivefold.so", "android/fivefold-app/unsigned.apk"]);
    }

    #[test]
    fn places_differ_in_every_folder() {
        let [first, second] = PLACES;
        for (one, other) in [(first.0, second.0), (first.1, second.1)] {
            assert_ne!(one.len(), other.len(), "{one} and {other}");
            assert!(one.split('/').all(|folder| !other.split('/').any(|it| it == folder)), "{one} and {other}");
        }
    }
}
