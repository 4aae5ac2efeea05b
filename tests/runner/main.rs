//! The task runner: `cargo play`, `cargo verify` and `cargo task VERB`.
//!
//! A fresh clone needs nothing but Rust to begin with: whatever else a part is built or tested with is found on the
//! machine, or fetched, by `toolchain`.
//!
//! | part | why it is here, and not somebody else's tool |
//! |---|---|
//! | `play` | one command from a clone to a game: it chooses between window and terminal, builds what is missing, passes options on |
//! | `verify`, `rings` | Rust, Kotlin and Swift in one report and one order; cargo-nextest would run only Rust's part, without the tests in documents, and a fresh clone would compile it first |
//! | `rings::files` | what no compiler knows: lengths, line ends, what may be tracked; thirty lines of rules each |
//! | `rings::licences` | calls cargo-deny, ready to run; it reads the crates |
//! | `talk` | nothing is silent for long, and a panic that no test announced fails a ring that passed: no test harness reads other programs' output |
//! | `failure`, `checkout` | why a task failed, in words; programs started in one folder with one environment |
//! | `toolchain` | Java, Maven, Swift and linkers without root and without a container: the machine's own, else Debian's packages and Python's wheels, pinned by hash |
//! | `bindings` | uniffi's generator, and files left alone that would not change, so that nobody compiles them again |
//! | `app`, `format` | Maven and `java` for a project that Gradle builds elsewhere; rustfmt, ktlint and swift-format by one word |
//! | `phones::{android, kit}` | cargo-ndk where Android's kit is; else what stands in for it, because the kit may not be passed on |
//! | `phones::{elf, imports, macho, archive}` | what a phone would refuse is read from the files themselves: readelf says it for people, and is not on every machine |
//! | `phones::{desktop, games}`, `toolchain::emulator` | what runs of Android's libraries here: Kotlin's tests with that of this processor, every game with all three |
//! | `phones::{apk, apple}` | the order in which aapt2, D8, apksigner and `lipo`'s like are called without Gradle and Xcode |
//! | `packaging`, `pictures`, `records` | write again what tests compare; the pictures are SVG by the core itself, so that there is nothing for resvg to draw but one icon, which 400 lines of tests draw without its forty crates |
//! | `hostile`, `fuzz`, `miri`, `mutations`, `mutants`, `nightly` | the long checks of what is trusted: they take hours or another compiler, and each is one word |
//! | `costs`, `races` | what calls cost over both borders, and the thread sanitizer over Rust and Swift together: benches and sanitizers know one language |

mod app;
mod bindings;
mod checkout;
mod costs;
mod failure;
mod format;
mod fuzz;
mod hostile;
mod miri;
mod mutants;
mod mutations;
mod nightly;
mod packaging;
mod phones;
mod pictures;
mod play;
mod races;
mod records;
mod rings;
mod talk;
mod toolchain;
mod verify;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use bindings::Library;
use checkout::Checkout;
use failure::Failure;

/// Plays, checks and builds Fivefold.
#[derive(Parser)]
#[command(name = "cargo task", bin_name = "cargo task", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Plays, in a window or in the terminal.
    Play(play::Wish),
    /// Checks everything and says what passed.
    Verify(verify::Wish),
    /// Runs a program of another language's tools, at the top of the checkout.
    With {
        /// The language.
        language: Language,
        /// The program and its arguments, such as `swift test --package-path ios`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true, value_name = "PROGRAM")]
        program: Vec<String>,
    },
    /// Makes the library and the sources that Kotlin and Swift call it by, in `target/bindings`.
    Bindings {
        /// As they are shipped, without what only tests call.
        #[arg(long)]
        release: bool,
    },
    /// Formats the Rust and the Kotlin files.
    Format,
    /// Draws the icons of both apps.
    Icons,
    /// Writes what is inside the apps and under which licences, for people and for programs.
    Licences,
    /// Draws the screens of the Android app and copies those that the stores show.
    Screenshots,
    /// Packs the Android app without Android's kit, signs it with a key for tests, and checks it.
    Apk {
        /// Leaves out every class that is never used.
        #[arg(long)]
        shrunk: bool,
    },
    /// Writes the pictures of boards in `tests/pictures`, which the README shows and the core's tests compare.
    Pictures,
    /// Writes what tests have on record again, after a change that is meant, to be read before it is committed.
    Records,
    /// Compiles the core and the bindings for phones as far as that goes without their makers' kits.
    Phones,
    /// Runs the Swift tests that search with the thread sanitizer on both sides, on Linux.
    Races,
    /// Gives ten million hostile inputs to whatever takes some, ends a hundred thousand searches, and keeps what came of it
    /// in `tests/hostile/RESULTS.md`. Goes on where it was cut off.
    Hostile,
    /// Lets libFuzzer make inputs for the same targets, and says which branches they reached. Needs a nightly compiler.
    Fuzz {
        /// How long for each target.
        #[arg(default_value_t = 60)]
        seconds: u32,
        /// Only those with these words in their name.
        #[arg(default_value = "")]
        only: String,
    },
    /// Runs tests of the core under Miri, which knows what Rust does not define.
    Miri,
    /// Puts faults into a copy of the repository and looks whether the tests that should see them do.
    Mutations {
        /// Only those with these words in their description.
        #[arg(default_value = "")]
        only: String,
    },
    /// Runs cargo-mutants on the engine and the app: hours for all files, minutes with `--file PATTERN`.
    Mutants {
        /// Arguments of cargo-mutants.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Says what calls and messages cost in Kotlin and in Swift.
    Costs,
    /// Says how large the stripped release library is.
    Sizes,
    /// Builds the libraries of Android's processors, by cargo-ndk and Android's kit where they are, else without.
    AndroidLibraries {
        /// As they are shipped, without what only tests call.
        #[arg(long)]
        release: bool,
        /// For this processor alone: arm64-v8a, armeabi-v7a or `x86_64`.
        #[arg(long, value_name = "PROCESSOR")]
        only: Option<String>,
    },
    /// Builds the library for iOS and its simulator, as Xcode links it; on a Mac and on Linux.
    Xcframework {
        /// As it is shipped, without what only tests call.
        #[arg(long)]
        release: bool,
        /// For this target alone, as Rust calls it; may be said several times.
        #[arg(long, value_name = "TARGET")]
        only: Vec<String>,
    },
    /// Packs the core for other apps of Android, as a folder of Maven's.
    Aar,
    /// Packs the core for other apps of iOS, as a Swift package.
    SwiftPackage {
        /// Where the framework will be fetched from; in the package itself where nothing is said.
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
    match run(Arguments::parse_from(words()).verb) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("cargo task: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// The words of the command line. Cargo wants `--` before those of a program, and hands it on where the program has words
/// already, as in `cargo play -- connect-four`.
fn words() -> impl Iterator<Item = OsString> {
    env::args_os().enumerate().filter(|(at, word)| *at != 2 || word != "--").map(|(_, word)| word)
}

fn run(verb: Verb) -> Result<ExitCode, Failure> {
    let checkout = Checkout::of_this_run()?;
    match verb {
        Verb::Play(wish) => play::play(&checkout, wish),
        Verb::Verify(wish) => Ok(verify::verify(&checkout, &wish)),
        Verb::With { language, program } => {
            let tools = match language {
                Language::Java => toolchain::java::tools(&checkout)?,
                Language::Swift => toolchain::swift::tools(&checkout)?,
            };
            checkout::run_instead(tools.program(&checkout, &program[0]).args(&program[1..]))
        }
        Verb::Bindings { release } => bindings::make(&checkout, library(release)).map(said),
        Verb::Format => format::all(&checkout).map(said),
        Verb::Icons => packaging::icons(&checkout).map(said),
        Verb::Licences => packaging::licences(&checkout).map(said),
        Verb::Screenshots => packaging::screenshots(&checkout),
        Verb::Apk { shrunk } => phones::apk::make(&checkout, shrunk).map(said),
        Verb::Xcframework { release, only } => phones::apple::make(&checkout, library(release), &only).map(said),
        Verb::Aar => phones::packages::aar(&checkout).map(said),
        Verb::SwiftPackage { url } => phones::packages::swift(&checkout, &url).map(said),
        Verb::Pictures => pictures::write(&checkout).map(said),
        Verb::Records => records::write(&checkout).map(|()| ExitCode::SUCCESS),
        Verb::Phones => toolchain::phones::check(&checkout).map(said),
        Verb::Hostile => hostile::record(&checkout).map(said),
        Verb::Fuzz { seconds, only } => fuzz::run(&checkout, seconds, &only).map(said),
        Verb::Miri => miri::look(&checkout).map(said),
        Verb::Mutations { only } => mutations::try_all(&checkout, &only).map(said),
        Verb::Mutants { arguments } => mutants::run(&checkout, &arguments).map(said),
        Verb::Races => races::look(&checkout).map(said),
        Verb::Costs => costs::costs(&checkout).map(said),
        Verb::Sizes => costs::sizes(&checkout).map(said),
        Verb::AndroidLibraries { release, only } => {
            phones::android::make(&checkout, library(release), only.as_deref()).map(said)
        }
    }
}

/// The library a person asks for.
const fn library(release: bool) -> Library {
    if release { Library::Released } else { Library::Tested }
}

fn said(did: impl std::fmt::Display) -> ExitCode {
    println!("{did}");
    ExitCode::SUCCESS
}
