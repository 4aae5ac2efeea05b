//! `cargo play`: from a clone to a game by one command.

use std::env;
use std::os::unix::fs::FileTypeExt;
use std::path::{self, Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::app;
use crate::bindings::Library;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::games_of_the_window;

/// What somebody who plays wants to see.
#[derive(Debug, PartialEq, Eq)]
enum Show {
    /// The player in the terminal.
    Terminal,
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

/// Starts what is wanted: the app in a window where there is a display and nothing else was said, else the terminal
/// player, which inherits this terminal and gets the words `told`.
pub fn play(checkout: &Checkout, told: &[String]) -> Result<ExitCode, Failure> {
    let has_display =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|it| !it.is_empty()));
    match wish(told, has_display && !has_commands_waiting())? {
        Show::Terminal => {
            let words = if told.first().is_some_and(|word| word == "--terminal") { &told[1..] } else { told };
            terminal(checkout, words)
        }
        Show::Window(display) => window(checkout, display),
        Show::Pictures(folder) => pictures(checkout, &folder),
    }
}

/// Shows the Android app in a window.
fn window(checkout: &Checkout, display: Display) -> Result<ExitCode, Failure> {
    let device = format!("-Ddevice={}", display.qualifiers());
    let games = format!("-Dfivefold.games={}", games_of_the_window()?.display());
    checkout::run_instead(&mut shown(checkout, &[&device, &games], "org.fivefold.Desktop")?)
}

/// Draws every screen of the Android app into a folder.
pub fn pictures(checkout: &Checkout, folder: &Path) -> Result<ExitCode, Failure> {
    let folder =
        path::absolute(folder).map_err(|source| Failure::File { path: folder.display().to_string(), source })?;
    let setting = format!("-Dfivefold.pictures={}", folder.display());
    checkout::run_instead(&mut shown(checkout, &[&setting], "org.fivefold.Pictures")?)
}

/// A program that shows the app, on a virtual machine that starts quickly.
fn shown(checkout: &Checkout, settings: &[&str], class: &str) -> Result<Command, Failure> {
    let settings = [&["-XX:TieredStopAtLevel=1", "-Xmx1g"], settings].concat();
    app::program(checkout, Library::Tested, &settings, class)
}

fn wish(told: &[String], by_window: bool) -> Result<Show, Failure> {
    let words: Vec<&str> = told.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] if by_window => Ok(Show::Window(Display::Phone)),
        ["--window"] => Ok(Show::Window(Display::Phone)),
        ["--tablet"] => Ok(Show::Window(Display::Tablet)),
        ["--pictures", folder] => Ok(Show::Pictures(folder.into())),
        ["--pictures"] => Err(Failure::CannotRun("`--pictures` wants the folder to draw them into".into())),
        _ => Ok(Show::Terminal),
    }
}

/// Whether somebody feeds commands to the player by a pipe or a file.
fn has_commands_waiting() -> bool {
    std::fs::metadata("/dev/stdin").is_ok_and(|input| input.is_file() || input.file_type().is_fifo())
}

fn terminal(checkout: &Checkout, told: &[String]) -> Result<ExitCode, Failure> {
    let mut player = checkout.cargo("run");
    // The files somebody names are looked for where he is.
    player.current_dir(".").args(["--release", "--package", "fivefold-core", "--example", "play"]);
    if checkout.target().join("release/examples/play").exists() {
        // The first build takes minutes, and cargo shows how far it is; later it would only be in the way.
        player.arg("--quiet");
    }
    checkout::run_instead(player.arg("--").args(told))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish_of(words: &[&str], by_window: bool) -> Result<Show, Failure> {
        wish(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>(), by_window)
    }

    #[test]
    fn a_display_brings_the_window_unless_something_else_is_said() {
        assert_eq!(wish_of(&[], true).unwrap(), Show::Window(Display::Phone));
        assert_eq!(wish_of(&[], false).unwrap(), Show::Terminal);
        assert_eq!(wish_of(&["connect-four"], true).unwrap(), Show::Terminal);
        assert_eq!(wish_of(&["--terminal"], true).unwrap(), Show::Terminal);
        assert_eq!(wish_of(&["--tablet"], false).unwrap(), Show::Window(Display::Tablet));
    }

    #[test]
    fn pictures_want_a_folder() {
        assert_eq!(wish_of(&["--pictures", "out"], false).unwrap(), Show::Pictures("out".into()));
        assert!(wish_of(&["--pictures"], true).is_err());
    }
}
