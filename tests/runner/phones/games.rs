//! Plays every game with Android's libraries of all processors on this machine; their outputs must be equal.

use super::android::PROCESSORS;
use super::desktop;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::emulator::Emulator;

/// The games with simulations per move: few, because an emulator is slow.
const GAMES: [(&str, u32); 5] =
    [("bridgit", 60), ("lines-of-action", 60), ("connect-four", 200), ("connect-any", 200), ("pentago-twist", 60)];

/// Plays every game with the library of each processor and returns the number of searches. Needs the header of the bindings.
pub fn play(checkout: &Checkout) -> Result<String, Failure> {
    let emulator = Emulator::find(checkout)?;
    let mut seen: Option<String> = None;
    for processor in &PROCESSORS {
        let folder = desktop::make(checkout, processor)?;
        let program = folder.join("play");
        let mut cc = desktop::compiler(checkout, processor)?;
        cc.arg("-I").arg(checkout.target().join("bindings/swift")).arg("tests/phones/play.c");
        cc.arg(folder.join("libfivefold.so")).args(["-Wl,-rpath,$ORIGIN", "-Wl,--allow-shlib-undefined", "-o"]);
        checkout::run(cc.arg(&program))?;
        let mut play = emulator.program(checkout, processor.abi, &program);
        let now =
            checkout::output_of(play.args(GAMES.iter().flat_map(|(game, few)| [game.to_string(), few.to_string()])))?;
        if now.lines().count() != GAMES.len() + 1 {
            return Err(Failure::Found(format!("{} did not play every game: {now}", processor.abi)));
        }
        let first = seen.get_or_insert_with(|| now.clone());
        if *first != now {
            return Err(Failure::Found(format!("{} plays\n{now}instead of\n{first}", processor.abi)));
        }
    }
    let searches = seen.unwrap_or_default().lines().last().unwrap_or_default().to_owned();
    Ok(format!("{} games equal on {} processors, {searches}", GAMES.len(), PROCESSORS.len()))
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
