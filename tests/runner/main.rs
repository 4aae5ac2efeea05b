//! The task runner: `cargo play`, `cargo verify` and `cargo task VERB`.
//!
//! A fresh clone needs only Rust: other tools are found on the machine or fetched by `toolchain`.
//!
//! | module | purpose, and why no existing tool serves |
//! |---|---|
//! | `play` | from a clone to a game in one command: chooses window or terminal, builds what is missing, passes options on |
//! | `verify`, `rings` | Rust, Kotlin and Swift in one report; cargo-nextest runs Rust only, skips doc tests, and would be compiled first |
//! | `rings::files` | rules no compiler checks: file lengths, forbidden words, top-level entries |
//! | `rings::budgets` | runs one test under Valgrind; iai-callgrind would set up the state again for each call |
//! | `rings::licenses` | calls cargo-deny |
//! | `console` | status line, watchdog, and detection of panics on threads that no test joins; test harnesses read no output of other programs |
//! | `failure`, `checkout` | errors; programs started in the checkout with one environment |
//! | `toolchain` | Java, Maven, Swift, Valgrind and linkers without root or containers: installed ones, or Debian packages and Python wheels pinned by hash |
//! | `api` | calls cargo-public-api with the pinned compiler |
//! | `bindings` | runs uniffi's generator and keeps the modification time of unchanged files |
//! | `app`, `format` | Maven and `java` for the Gradle project; rustfmt, ktlint and swift-format |
//! | `phones::{android, kit}` | cargo-ndk if the NDK is installed, else a substitute, because the NDK may not be redistributed |
//! | `phones::{elf, imports, macho, archive}` | checks what phones refuse, with the `object` crate |
//! | `phones::{desktop, games}`, `toolchain::emulator` | runs Android's libraries here: Kotlin tests with that of this processor, every game with all three |
//! | `phones::{apk, bundle, apple}` | calls aapt2, D8, apksigner, bundletool and `objcopy` in order, without Gradle and Xcode |
//! | `reproducible` | builds twice in different folders; diffoscope and reprotest explain differences, but know no cargo |
//! | `packaging`, `records` | rewrites files that tests compare: cargo-about, cargo-cyclonedx, the core's SVG |
//! | `hostile`, `fuzz`, `miri`, `mutants`, `nightly` | long checks that take hours or a nightly compiler |
//! | `coverage` | calls cargo-llvm-cov, which has no sums of folders and counts tests in the files of the code |
//! | `costs`, `races` | benchmarks and the thread sanitizer across both languages |

mod api;
mod app;
mod bindings;
mod checkout;
mod console;
mod costs;
mod coverage;
mod failure;
mod format;
mod fuzz;
mod hostile;
mod miri;
mod mutants;
mod nightly;
mod packaging;
mod phones;
mod play;
mod races;
mod records;
mod reproducible;
mod rings;
mod toolchain;
mod verify;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use bindings::Library;
use checkout::Checkout;
use failure::Failure;

/// Plays, checks and builds Fivefold.
#[derive(Parser)]
#[command(name = "cargo task", bin_name = "cargo task", disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Plays, in a window or in the terminal.
    Play(play::PlayOptions),
    /// Checks everything and says what passed.
    Verify(verify::VerifyOptions),
    /// Runs a program of the Java or Swift tools at the top of the checkout.
    With {
        /// The language.
        language: Language,
        /// The program and its arguments, such as `swift test --package-path ios`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true, value_name = "PROGRAM")]
        program: Vec<String>,
    },
    /// Builds the library and generates its Kotlin and Swift sources in `target/bindings`.
    Bindings {
        /// Without test hooks.
        #[arg(long)]
        release: bool,
    },
    /// Generates the Kotlin sources only.
    KotlinSources {
        /// For a library without test hooks.
        #[arg(long)]
        release: bool,
        /// The folder of the sources.
        #[arg(long, value_name = "FOLDER")]
        to: PathBuf,
    },
    /// Formats the Rust and the Kotlin files.
    Format,
    /// Writes the licenses of all third-party components, and a bill of materials.
    Licenses,
    /// Draws the screens of the Android app and copies the screenshots of the stores.
    Screenshots,
    /// Packs the Android app without the Android SDK, signs it with a debug key, and checks it.
    Apk {
        /// Removes unused code with R8.
        #[arg(long)]
        shrunk: bool,
        /// Only for this processor: arm64-v8a, armeabi-v7a or `x86_64`.
        #[arg(long, value_name = "PROCESSOR")]
        only: Option<String>,
    },
    /// Builds the App Bundle without the Android SDK, with the APKs that a phone and a tablet get from it.
    Bundle,
    /// Rewrites the golden pictures of boards in `core/app/src/picture/tests/goldens`.
    Pictures,
    /// Rewrites recorded visits, goldens and scenarios after a deliberate change; review the difference.
    Records,
    /// Type-checks the core and the bindings for phones, without the NDK and Xcode.
    Phones,
    /// Runs Swift tests of the search with the thread sanitizer, on Linux.
    Races,
    /// Runs seventy million hostile inputs, a hundred thousand searches and as many sequences, and records the results in
    /// `tests/hostile/RESULTS.md`. Resumes after an interruption.
    Hostile,
    /// Fuzzes the same targets with libFuzzer and prints their coverage. Needs a nightly compiler.
    Fuzz {
        /// Seconds for each target.
        #[arg(default_value_t = 60)]
        seconds: u32,
        /// Only targets whose name contains this text.
        #[arg(default_value = "")]
        only: String,
    },
    /// Runs tests of the core under Miri, which detects undefined behavior.
    Miri,
    /// Runs cargo-mutants on the engine and the app: hours for all files, minutes with `--file PATTERN`.
    Mutants {
        /// Arguments of cargo-mutants.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Records the branches of the core that its tests take, in `tests/coverage/RESULTS.md`. Needs rustup's `llvm-tools`.
    Coverage {
        /// Records the counts of instrumented runs that were made before.
        #[arg(long)]
        report: bool,
    },
    /// Measures times of calls and messages in Kotlin and in Swift.
    Costs,
    /// Builds the libraries for Android's processors, with the NDK and cargo-ndk if installed.
    AndroidLibraries {
        /// Without test hooks.
        #[arg(long)]
        release: bool,
        /// Only for this processor: arm64-v8a, armeabi-v7a or `x86_64`.
        #[arg(long, value_name = "PROCESSOR")]
        only: Option<String>,
        /// Copies them into this folder, one folder for each processor.
        #[arg(long, value_name = "FOLDER")]
        to: Option<PathBuf>,
    },
    /// Builds the framework for iOS and its simulator, on a Mac or on Linux.
    Xcframework {
        /// Without test hooks.
        #[arg(long)]
        release: bool,
        /// Only for this target, by Rust's name; may be repeated.
        #[arg(long, value_name = "TARGET")]
        only: Vec<String>,
    },
    /// Records the public API of the published crates in `tests/packaging/api`.
    Api,
    /// Packs the core as an AAR in a Maven repository.
    Aar {
        /// Signs the files with this key of gpg.
        #[arg(long, value_name = "KEY", default_value = "")]
        sign: String,
    },
    /// Builds the APK and the libraries in two clones with different folders and homes, and compares the bytes.
    Reproducible {
        /// Only for this processor: arm64-v8a, armeabi-v7a or `x86_64`.
        #[arg(long, value_name = "PROCESSOR")]
        only: Option<String>,
    },
    /// Packs the core as a Swift package.
    SwiftPackage {
        /// The URL of the framework; by default it is in the package.
        #[arg(long, value_name = "URL", default_value = "")]
        url: String,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Language {
    /// A JDK of at least 21, Maven and Python: `java`, `mvn`, …
    Java,
    /// Swift 6: `swift`, `swiftc`, …
    Swift,
}

fn main() -> ExitCode {
    match run(CommandLine::parse_from(words()).verb) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("cargo task: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the arguments without the `--` that cargo passes on in `cargo play -- connect-four`.
fn words() -> impl Iterator<Item = OsString> {
    env::args_os().enumerate().filter(|(at, word)| *at != 2 || word != "--").map(|(_, word)| word)
}

fn run(verb: Verb) -> Result<ExitCode, Failure> {
    let checkout = Checkout::of_this_run()?;
    match verb {
        Verb::Play(arguments) => play::play(&checkout, arguments),
        Verb::Verify(wish) => Ok(verify::verify(&checkout, &wish)),
        Verb::With { language, program } => {
            let tools = match language {
                Language::Java => toolchain::java::tools(&checkout)?,
                Language::Swift => toolchain::swift::tools(&checkout)?,
            };
            checkout::run_instead(tools.program(&checkout, &program[0]).args(&program[1..]))
        }
        Verb::Bindings { release } => bindings::make(&checkout, library(release)).map(print),
        Verb::KotlinSources { release, to } => bindings::kotlin_sources(&checkout, library(release), &to).map(print),
        Verb::Format => format::all(&checkout).map(print),
        Verb::Licenses => packaging::licenses(&checkout).map(print),
        Verb::Screenshots => packaging::screenshots(&checkout),
        Verb::Apk { shrunk, only } => phones::apk::make(&checkout, shrunk, only.as_deref()).map(print),
        Verb::Bundle => phones::bundle::make(&checkout).map(print),
        Verb::Xcframework { release, only } => phones::apple::make(&checkout, library(release), &only).map(print),
        Verb::Api => api::record(&checkout).map(print),
        Verb::Aar { sign } => phones::packages::aar(&checkout, &sign).map(print),
        Verb::Reproducible { only } => reproducible::compare(&checkout, only.as_deref()).map(print),
        Verb::SwiftPackage { url } => phones::packages::swift(&checkout, &url).map(print),
        Verb::Pictures => records::write(&checkout, records::PICTURES).map(|()| ExitCode::SUCCESS),
        Verb::Records => records::write(&checkout, records::RECORDS).map(|()| ExitCode::SUCCESS),
        Verb::Phones => toolchain::phones::check(&checkout).map(print),
        Verb::Hostile => hostile::record(&checkout).map(print),
        Verb::Fuzz { seconds, only } => fuzz::run(&checkout, seconds, &only).map(print),
        Verb::Miri => miri::look(&checkout).map(print),
        Verb::Mutants { arguments } => mutants::run(&checkout, &arguments).map(print),
        Verb::Coverage { report } => coverage::record(&checkout, report).map(print),
        Verb::Races => races::run(&checkout).map(print),
        Verb::Costs => costs::costs(&checkout).map(print),
        Verb::AndroidLibraries { release, only, to } => {
            let made = phones::android::make(&checkout, library(release), only.as_deref())?;
            to.map_or(Ok(()), |to| phones::android::copy(&checkout, only.as_deref(), &to))?;
            Ok(print(made))
        }
    }
}

/// Returns the kind of library for the option `--release`.
const fn library(release: bool) -> Library {
    if release { Library::Released } else { Library::Tested }
}

fn print(did: impl std::fmt::Display) -> ExitCode {
    println!("{did}");
    ExitCode::SUCCESS
}
