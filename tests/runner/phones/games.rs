//! Plays every game with Android's libraries of all processors on this machine; their outputs must be equal. Compares their
//! processor times with that of this machine's library.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::android::{PROCESSORS, Processor};
use super::desktop;
use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::emulator::Emulator;

/// The games with simulations per move: few, because an emulator is slow.
const GAMES: [(&str, u32); 5] =
    [("bridgit", 60), ("lines-of-action", 60), ("connect-four", 200), ("connect-any", 200), ("pentago-twist", 60)];

/// The factor of the simulations whose time is measured without an emulator, and with one.
const MEASURED: [u32; 2] = [50, 5];

/// The results of the games, and their processor times in milliseconds.
struct Played {
    results: Vec<String>,
    times: Vec<f64>,
}

/// Plays every game with the library of each processor, prints their times, and returns the number of searches. Needs the
/// header of the bindings.
pub fn play(checkout: &Checkout) -> Result<String, Failure> {
    let emulator = Emulator::find(checkout)?;
    let mut programs = Vec::new();
    let mut seen: Option<Vec<String>> = None;
    for processor in &PROCESSORS {
        let folder = desktop::make(checkout, processor)?;
        let program = compile(checkout, processor, &folder.join("libfivefold.so"), &folder)?;
        let now = run(&mut emulator.program(checkout, processor.abi, &program), 1)?.results;
        if now.len() != GAMES.len() + 1 {
            return Err(Failure::Found(format!("{} did not play every game: {now:?}", processor.abi)));
        }
        let first = seen.get_or_insert_with(|| now.clone());
        if *first != now {
            return Err(Failure::Found(format!("{} plays\n{now:?}\ninstead of\n{first:?}", processor.abi)));
        }
        programs.push((processor, program));
    }
    measure(checkout, &emulator, &programs)?;
    let searches = seen.unwrap_or_default().pop().unwrap_or_default();
    Ok(format!("{} games equal on {} processors, {searches}", GAMES.len(), PROCESSORS.len()))
}

/// Prints the processor time of every library as a multiple of that of this machine's library, with an emulator for both where
/// one is needed.
fn measure(checkout: &Checkout, emulator: &Emulator, programs: &[(&Processor, PathBuf)]) -> Result<(), Failure> {
    let Some((own, _)) = programs.iter().find(|(processor, _)| processor.abi == "x86_64") else { return Ok(()) };
    let library = bindings::build(checkout, Library::Measured)?;
    let folder = checkout.target().join("android/desktop/host");
    std::fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
    bindings::place(&library, &folder.join("libfivefold.so"))?;
    let host = compile(checkout, own, &folder.join("libfivefold.so"), &folder)?;
    let [plain, emulated] = MEASURED;
    let on_host = run(&mut checkout.program(&host), plain)?.times;
    let on_emulated_host = run(&mut emulator.emulated(checkout, &host), emulated)?.times;
    println!("| library | {} |", GAMES.map(|(game, _)| game).join(" | "));
    println!("|---|{}", "---|".repeat(GAMES.len()));
    let row = |name: &str, times: &[String]| println!("| {name} | {} |", times.join(" | "));
    let milliseconds = |times: &[f64]| times.iter().map(|time| format!("{time:.0} ms")).collect::<Vec<_>>();
    row("this machine", &milliseconds(&on_host));
    row("this machine, emulated", &milliseconds(&on_emulated_host));
    for (processor, program) in programs {
        let is_own = processor.abi == own.abi;
        let (factor, base) = if is_own { (plain, &on_host) } else { (emulated, &on_emulated_host) };
        let times = run(&mut emulator.program(checkout, processor.abi, program), factor)?.times;
        let ratios: Vec<_> = times.iter().zip(base).map(|(time, base)| format!("{:.2}", time / base)).collect();
        row(&format!("{}{}", processor.abi, if is_own { "" } else { ", emulated" }), &ratios);
    }
    Ok(())
}

/// Compiles the program that plays with a library, and returns its path.
fn compile(checkout: &Checkout, processor: &Processor, library: &Path, folder: &Path) -> Result<PathBuf, Failure> {
    let program = folder.join("play");
    let mut cc = desktop::compiler(checkout, processor)?;
    cc.arg("-I").arg(checkout.target().join("bindings/swift")).arg("tests/phones/play.c");
    cc.arg(library).args(["-Wl,-rpath,$ORIGIN", "-Wl,--allow-shlib-undefined", "-o"]);
    checkout::run(cc.arg(&program))?;
    Ok(program)
}

/// Plays every game, with some times the simulations.
fn run(program: &mut Command, factor: u32) -> Result<Played, Failure> {
    program.args(GAMES.iter().flat_map(|(game, few)| [(*game).to_owned(), (few * factor).to_string()]));
    let output = checkout::output_of(program)?;
    let (times, results): (Vec<&str>, Vec<&str>) = output.lines().partition(|line| line.starts_with("time "));
    let times = times.iter().filter_map(|line| line.strip_prefix("time ")?.parse().ok()).collect();
    Ok(Played { results: results.into_iter().map(str::to_owned).collect(), times })
}

#[cfg(test)]
mod tests {
    use super::GAMES;

    #[test]
    fn games_list_has_every_game() {
        let all: Vec<_> = fivefold_engine::games::all().iter().map(|game| game.id()).collect();
        assert_eq!(
            GAMES.map(|(game, _)| game)[..],
            all,
            "GAMES in tests/runner/phones/games.rs, left, must list the offered games, right"
        );
    }
}
