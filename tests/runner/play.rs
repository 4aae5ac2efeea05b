//! `cargo play`: from a clone to a game by one command.

use std::env;
use std::os::unix::fs::FileTypeExt;
use std::path::{self, Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::{ArgGroup, Args};

use crate::app;
use crate::bindings::Library;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::talk;
use crate::toolchain::games_of_the_window;

/// What somebody who plays wants.
#[derive(Args, Debug, Default)]
#[command(override_usage = "cargo play [OPTIONS] [GAME [NAME=VALUE]...]", group = ArgGroup::new("where"), after_help = "\
With a display and without words the app opens in a window:
  a click is a touch, the second button drops a pick, Escape goes back, F6 rotates, F7 switches to night.
In the terminal `help` lists what can be typed; commands can also come by a pipe:
  echo 'new connect-four' | cargo play")]
pub struct Wish {
    /// Opens the app in a window as large as a phone, which can be pulled to any size.
    #[arg(long, group = "where")]
    window: bool,
    /// Opens a window as large as a tablet.
    #[arg(long, group = "where")]
    tablet: bool,
    /// Draws every screen of the app into a folder.
    #[arg(long, group = "where", value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    /// Plays in the terminal, also where there is a display.
    #[arg(long, group = "where")]
    terminal: bool,
    /// In the terminal: the game to begin with, such as `connect-four`, and its options, such as `size=9`.
    #[arg(value_name = "GAME [NAME=VALUE]...")]
    game: Vec<String>,
    /// In the terminal: who plays the first side, `human` or a level of the computer.
    #[arg(long, value_name = "PLAYER")]
    first: Option<String>,
    /// In the terminal: who plays the second side.
    #[arg(long, value_name = "PLAYER")]
    second: Option<String>,
    /// In the terminal: a saved game to go on with.
    #[arg(long, value_name = "FILE")]
    load: Option<String>,
    /// In the terminal: what everything that is left to chance comes from.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<String>,
    /// In the terminal: the language, such as `de`; else that of the system.
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,
}

/// What is shown.
#[derive(Debug, PartialEq, Eq)]
enum Show {
    /// The player in the terminal, with what it is told.
    Terminal(Vec<String>),
    /// The Android app in a window, on such a display.
    Window(Display),
    /// Pictures of every screen of the Android app in a folder.
    Pictures(PathBuf),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Display {
    Phone,
    Tablet,
}

impl Display {
    /// As Android names the qualities of a display.
    const fn qualifiers(self) -> &'static str {
        match self {
            Self::Phone => "w411dp-h914dp-port-mdpi",
            Self::Tablet => "w1280dp-h800dp-land-mdpi",
        }
    }
}

impl Wish {
    /// What to show, where a window may be opened or not.
    fn show(self, has_display: bool) -> Show {
        let told = self.told();
        match self.pictures {
            Some(folder) => Show::Pictures(folder),
            None if self.tablet => Show::Window(Display::Tablet),
            None if self.window || has_display && !self.terminal && told.is_empty() => Show::Window(Display::Phone),
            None => Show::Terminal(told),
        }
    }

    /// What the player in the terminal is told.
    fn told(&self) -> Vec<String> {
        let named = [
            ("--first", &self.first),
            ("--second", &self.second),
            ("--load", &self.load),
            ("--seed", &self.seed),
            ("--language", &self.language),
        ];
        let named = named.into_iter().filter_map(|(name, value)| Some([name.to_owned(), value.clone()?]));
        self.game.iter().cloned().chain(named.flatten()).collect()
    }
}

/// Starts what is wanted: the app in a window where there is a display and nothing else was said, else the terminal player.
pub fn play(checkout: &Checkout, wish: Wish) -> Result<ExitCode, Failure> {
    talk::only_status();
    let has_display =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|it| !it.is_empty()));
    match wish.show(has_display && !has_commands_waiting()) {
        Show::Terminal(told) => terminal(checkout, &told),
        Show::Window(display) => window(checkout, display),
        Show::Pictures(folder) => pictures(checkout, &folder),
    }
}

/// Shows the Android app in a window.
fn window(checkout: &Checkout, display: Display) -> Result<ExitCode, Failure> {
    let device = format!("-Ddevice={}", display.qualifiers());
    let games = format!("-Dfivefold.games={}", games_of_the_window()?.display());
    let mut desktop = shown(checkout, &[&device, &games], "org.fivefold.Desktop")?;
    eprintln!("Opening the window; the Android system behind it takes some ten seconds to start.");
    checkout::run_instead(&mut desktop)
}

/// Draws every screen of the Android app into a folder.
pub fn pictures(checkout: &Checkout, folder: &Path) -> Result<ExitCode, Failure> {
    let folder =
        path::absolute(folder).map_err(|source| Failure::File { path: folder.display().to_string(), source })?;
    let setting = format!("-Dfivefold.pictures={}", folder.display());
    let mut pictures = shown(checkout, &[&setting], "org.fivefold.Pictures")?;
    eprintln!("Drawing every screen into {}; that takes some minutes.", folder.display());
    checkout::run_instead(&mut pictures)
}

/// A program that shows the app, on a virtual machine that starts quickly.
fn shown(checkout: &Checkout, settings: &[&str], class: &str) -> Result<Command, Failure> {
    let settings = [&["-XX:TieredStopAtLevel=1", "-Xmx1g"], settings].concat();
    app::program(checkout, Library::Tested, &settings, class)
}

/// Whether somebody feeds commands to the player by a pipe or a file.
fn has_commands_waiting() -> bool {
    std::fs::metadata("/dev/stdin").is_ok_and(|input| input.is_file() || input.file_type().is_fifo())
}

fn terminal(checkout: &Checkout, told: &[String]) -> Result<ExitCode, Failure> {
    let player = checkout.target().join("release/fivefold");
    if !player.exists() {
        eprintln!("The first time the games are compiled, which takes some minutes.");
    }
    let mut build = checkout.cargo("build");
    build.args(["--release", "--package", "fivefold-tools"]);
    checkout::run_as(&mut build, "compiling the games")?;
    // The files somebody names are looked for where he is.
    checkout::run_instead(Command::new(player).arg("play").args(told))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        wish: Wish,
    }

    fn show(words: &[&str], has_display: bool) -> Show {
        Line::try_parse_from([&["play"], words].concat()).unwrap().wish.show(has_display)
    }

    fn told(words: &[&str]) -> Show {
        Show::Terminal(words.iter().map(|word| (*word).to_owned()).collect())
    }

    #[test]
    fn a_display_brings_the_window_unless_something_else_is_said() {
        assert_eq!(show(&[], true), Show::Window(Display::Phone));
        assert_eq!(show(&[], false), told(&[]));
        assert_eq!(show(&["--window"], false), Show::Window(Display::Phone));
        assert_eq!(show(&["--terminal"], true), told(&[]));
        assert_eq!(show(&["--tablet"], false), Show::Window(Display::Tablet));
        assert_eq!(show(&["--pictures", "out"], false), Show::Pictures("out".into()));
    }

    #[test]
    fn a_game_is_played_in_the_terminal_and_what_was_said_is_passed_on() {
        assert_eq!(show(&["connect-four"], true), told(&["connect-four"]));
        assert_eq!(
            show(&["lines-of-action", "size=10", "--second", "5"], true),
            told(&["lines-of-action", "size=10", "--second", "5"])
        );
        assert_eq!(show(&["--load", "my-game.json"], true), told(&["--load", "my-game.json"]));
    }

    #[test]
    fn what_cannot_be_meant_together_is_refused() {
        assert!(Line::try_parse_from(["play", "--pictures"]).is_err());
        assert!(Line::try_parse_from(["play", "--tablet", "--terminal"]).is_err());
    }
}
