//! `cargo play`: from a clone to a game by one command.

use std::env;
use std::os::unix::fs::FileTypeExt;
use std::path::{self, Path, PathBuf};
use std::process::ExitCode;

use crate::bindings::{self, Library};
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::java;

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
        Show::Window(display) => {
            app(checkout, &[format!("-Ddevice={}", display.qualifiers()), "-Dshown=org.fivefold.Desktop".into()])
        }
        Show::Pictures(folder) => pictures(checkout, &folder),
    }
}

/// Draws every screen of the Android app into a folder.
pub fn pictures(checkout: &Checkout, folder: &Path) -> Result<ExitCode, Failure> {
    let folder =
        path::absolute(folder).map_err(|source| Failure::File { path: folder.display().to_string(), source })?;
    app(checkout, &[format!("-Dpictures={}", folder.display()), "-Dshown=org.fivefold.Pictures".into()])
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

/// Builds the Android app and shows it on this machine's own virtual machine.
fn app(checkout: &Checkout, settings: &[String]) -> Result<ExitCode, Failure> {
    eprintln!("Building the Android app for a window; the first time takes some minutes.");
    // What shows the app is compiled together with the tests, which call what only this library has.
    bindings::make(checkout, Library::Tested)?;
    let tools = java::tools(checkout)?;
    let mut maven = tools.program(checkout, "mvn");
    maven.args([
        "--batch-mode",
        "--no-transfer-progress",
        "--quiet",
        "--file",
        "android",
        "--activate-profiles",
        "show",
    ]);
    checkout::run_instead(maven.args(settings).arg("process-test-classes"))
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
