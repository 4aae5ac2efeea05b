//! `cargo play`: from a clone to a game by one command.

use std::env;
use std::os::unix::fs::FileTypeExt;
use std::path::{self, PathBuf};
use std::process::{Command, ExitCode};

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{ArgGroup, Args};

use crate::app;
use crate::bindings::Library;
use crate::checkout::{self, Checkout};
use crate::console;
use crate::failure::Failure;
use crate::toolchain::games_of_the_window;

/// The ids of the offered games: a misspelled one is refused before the engine is compiled.
const GAMES: [&str; 5] = ["bridgit", "lines-of-action", "connect-four", "connect-any", "pentago-twist"];

/// The ids of the example games, which the list of values hides.
const EXAMPLES: [&str; 3] = ["tic-tac-toe", "othello", "hex"];

fn games() -> PossibleValuesParser {
    let examples = EXAMPLES.into_iter().map(|id| PossibleValue::new(id).hide(true));
    PossibleValuesParser::new(GAMES.into_iter().map(PossibleValue::new).chain(examples))
}

/// The arguments of `cargo play`.
#[derive(Args, Debug, Default)]
#[command(override_usage = "cargo play [OPTIONS] [GAME [NAME=VALUE]...]", group = ArgGroup::new("where"), after_help = "\
With a display and no arguments the app opens in a window:
  a click is a touch, the secondary button drops a picked piece, Escape goes back, F6 rotates, F7 switches to night.
In the terminal `help` lists the commands; they can also be piped in:
  echo 'new connect-four' | cargo play")]
pub struct PlayOptions {
    /// Opens the app in a resizable window of a phone's size.
    #[arg(long, group = "where")]
    window: bool,
    /// Opens a window of a tablet's size.
    #[arg(long, group = "where")]
    tablet: bool,
    /// Draws the screens of the app into a folder.
    #[arg(long, group = "where", value_name = "FOLDER")]
    pictures: Option<PathBuf>,
    /// With --pictures: draws this set only; can be repeated. All sets together take some ten minutes.
    #[arg(long, requires = "pictures", value_parser = PossibleValuesParser::new(sets()), value_name = "SET")]
    only: Vec<String>,
    /// Plays in the terminal, also where there is a display.
    #[arg(long, group = "where")]
    terminal: bool,
    /// In the terminal: the game to begin with.
    #[arg(value_parser = games())]
    game: Option<String>,
    /// In the terminal: options of the game, such as `size=9`.
    #[arg(value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// In the terminal: the player of the first side, `human` or a level of the computer.
    #[arg(long, value_name = "PLAYER")]
    first: Option<String>,
    /// In the terminal: the player of the second side.
    #[arg(long, value_name = "PLAYER")]
    second: Option<String>,
    /// In the terminal: a saved game to continue.
    #[arg(long, value_name = "FILE")]
    load: Option<String>,
    /// In the terminal: the seed of all random choices.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<String>,
    /// In the terminal and of pictures: the language, such as `de`; the system's by default.
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,
}

/// Draws every screen; a set is one of its tests.
const PICTURES: &str = include_str!("../../android/app/src/test/kotlin/org/fivefold/Pictures.kt");

/// The set of the pictures of README.
const README: &str = "readme";

/// Returns the names of the sets of pictures.
fn sets() -> Vec<&'static str> {
    let tests = PICTURES.split("@Test").skip(1).filter_map(|after| after.split_once("fun ")?.1.split_once("()"));
    let name = |(test, _): (&str, _)| {
        let letters = test.chars().flat_map(|letter| letter.is_uppercase().then_some('-').into_iter().chain([letter]));
        letters.collect::<String>().to_lowercase().leak() as &str
    };
    [README].into_iter().chain(tests.map(name)).collect()
}

/// Returns the class that draws a set, or its method.
fn test_of(set: &str) -> String {
    if set == README {
        return "org.fivefold.ReadmePictures".into();
    }
    let mut words = set.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    let method = words.fold(first, |all, word| all + &word[..1].to_uppercase() + &word[1..]);
    format!("org.fivefold.Pictures#{method}")
}

/// The front end to start.
#[derive(Debug, PartialEq, Eq)]
enum Show {
    /// The player in the terminal, with its arguments.
    Terminal(Vec<String>),
    /// The Android app in a window with the size of a device.
    Window(Display),
    /// Pictures of the Android app.
    Pictures(Pictures),
}

/// The pictures to draw.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Pictures {
    /// The folder to draw into.
    pub folder: PathBuf,
    /// The sets to draw; all but that of README if there are none.
    pub sets: Vec<String>,
    /// The language; English if there is none.
    pub language: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Display {
    Phone,
    Tablet,
}

impl Display {
    /// The resource qualifiers of Android for the display.
    const fn qualifiers(self) -> &'static str {
        match self {
            Self::Phone => "w411dp-h914dp-port-mdpi",
            Self::Tablet => "w1280dp-h800dp-land-mdpi",
        }
    }
}

impl PlayOptions {
    /// The front end to start, depending on whether a window can be opened.
    fn show(self, has_display: bool) -> Show {
        let passed_on = self.passed_on();
        match self.pictures {
            Some(folder) => Show::Pictures(Pictures { folder, sets: self.only, language: self.language }),
            None if self.tablet => Show::Window(Display::Tablet),
            None if self.window || has_display && !self.terminal && passed_on.is_empty() => {
                Show::Window(Display::Phone)
            }
            None => Show::Terminal(passed_on),
        }
    }

    /// The arguments of the player in the terminal.
    fn passed_on(&self) -> Vec<String> {
        let named = [
            ("--first", &self.first),
            ("--second", &self.second),
            ("--load", &self.load),
            ("--seed", &self.seed),
            ("--language", &self.language),
        ];
        let named = named.into_iter().filter_map(|(name, value)| Some([name.to_owned(), value.clone()?]));
        self.game.iter().chain(&self.options).cloned().chain(named.flatten()).collect()
    }
}

/// Starts the app in a window where there is a display and no argument says otherwise, else the terminal player.
pub fn play(checkout: &Checkout, arguments: PlayOptions) -> Result<ExitCode, Failure> {
    console::show_status_only();
    let has_display =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|it| !it.is_empty()));
    match arguments.show(has_display && !has_commands_waiting()) {
        Show::Terminal(passed_on) => terminal(checkout, &passed_on),
        Show::Window(display) => window(checkout, display),
        Show::Pictures(wanted) => pictures(checkout, &wanted),
    }
}

/// Shows the Android app in a window.
fn window(checkout: &Checkout, display: Display) -> Result<ExitCode, Failure> {
    let device = format!("-Ddevice={}", display.qualifiers());
    let games = format!("-Dfivefold.games={}", games_of_the_window()?.display());
    let mut desktop = app_program(checkout, &[&device, &games], &["org.fivefold.Desktop".into()])?;
    eprintln!("Opening the window; the Android system behind it takes some ten seconds to start.");
    checkout::run_instead(&mut desktop)
}

/// Draws sets of screens of the Android app.
pub fn pictures(checkout: &Checkout, wanted: &Pictures) -> Result<ExitCode, Failure> {
    let folder = path::absolute(&wanted.folder).map_err(Failure::file(&wanted.folder))?;
    let mut settings = vec![format!("-Dfivefold.pictures={}", folder.display())];
    settings.extend(wanted.language.iter().map(|tag| format!("-Dfivefold.language={tag}")));
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let tests = match &wanted.sets[..] {
        [] => vec!["org.fivefold.Pictures".into()],
        sets => sets.iter().map(|set| test_of(set)).collect(),
    };
    let mut pictures = app_program(checkout, &settings, &tests)?;
    eprintln!("Drawing into {}; a set takes up to a minute.", folder.display());
    checkout::run_instead(&mut pictures)
}

/// A program among the tests of the app, on a virtual machine that starts quickly.
fn app_program(checkout: &Checkout, settings: &[&str], tests: &[String]) -> Result<Command, Failure> {
    let settings = [&["-XX:TieredStopAtLevel=1", "-Xmx1g"], settings].concat();
    app::program(checkout, Library::Tested, &settings, tests)
}

/// Returns whether commands for the terminal player come from a pipe or a file.
fn has_commands_waiting() -> bool {
    std::fs::metadata("/dev/stdin").is_ok_and(|input| input.is_file() || input.file_type().is_fifo())
}

/// Plays in the terminal.
fn terminal(checkout: &Checkout, passed_on: &[String]) -> Result<ExitCode, Failure> {
    let player = checkout.target().join("release/fivefold");
    if !player.exists() {
        eprintln!("The first start compiles the games, which takes some minutes.");
    }
    let mut build = checkout.cargo("build");
    build.args(["--release", "--package", "fivefold-tools"]);
    checkout::run_as(&mut build, "compiling the games")?;
    // Files are named relative to the folder of the caller, not to the checkout.
    checkout::run_instead(Command::new(player).arg("play").args(passed_on))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: PlayOptions,
    }

    fn parsed(words: &[&str]) -> Result<PlayOptions, clap::Error> {
        Line::try_parse_from([&["play"], words].concat()).map(|line| line.arguments)
    }

    fn show(words: &[&str], has_display: bool) -> Show {
        parsed(words).unwrap().show(has_display)
    }

    fn terminal(words: &[&str]) -> Show {
        Show::Terminal(words.iter().map(|word| (*word).to_owned()).collect())
    }

    #[test]
    fn window_opens_on_display_unless_told_otherwise() {
        assert_eq!(show(&[], true), Show::Window(Display::Phone));
        assert_eq!(show(&[], false), terminal(&[]));
        assert_eq!(show(&["--window"], false), Show::Window(Display::Phone));
        assert_eq!(show(&["--terminal"], true), terminal(&[]));
        assert_eq!(show(&["--tablet"], false), Show::Window(Display::Tablet));
        let pictures = Pictures { folder: "out".into(), ..Pictures::default() };
        assert_eq!(show(&["--pictures", "out"], false), Show::Pictures(pictures));
    }

    #[test]
    fn game_is_played_in_terminal_with_its_arguments() {
        assert_eq!(show(&["connect-four"], true), terminal(&["connect-four"]));
        assert_eq!(
            show(&["lines-of-action", "size=10", "--second", "5"], true),
            terminal(&["lines-of-action", "size=10", "--second", "5"])
        );
        assert_eq!(show(&["--load", "my-game.json"], true), terminal(&["--load", "my-game.json"]));
    }

    #[test]
    fn contradictory_arguments_are_refused() {
        assert!(parsed(&["--pictures"]).is_err());
        assert!(parsed(&["--tablet", "--terminal"]).is_err());
        assert!(parsed(&["--only", "wood"]).is_err());
    }

    #[test]
    fn unknown_game_is_refused_with_all_names() {
        let error = parsed(&["conect-four"]).unwrap_err().to_string();
        assert!(error.contains("[possible values: bridgit, lines-of-action, "), "{error}");
        let offered = fivefold_engine::games::all().len();
        let all: Vec<_> = fivefold_engine::games::every().map(fivefold_engine::games::Game::id).collect();
        assert_eq!(
            GAMES[..],
            all[..offered],
            "GAMES in tests/runner/play.rs, left, must list the offered games, right"
        );
        assert_eq!(
            EXAMPLES[..],
            all[offered..],
            "EXAMPLES in tests/runner/play.rs, left, must list the examples, right"
        );
    }

    #[test]
    fn pictures_are_drawn_of_named_sets() {
        let words = ["--pictures", "out", "--only", "readme", "--only", "large-boards", "--language", "ja"];
        let sets = ["readme", "large-boards"].map(str::to_owned).to_vec();
        let wanted = Pictures { folder: "out".into(), sets, language: Some("ja".into()) };
        assert_eq!(show(&words, true), Show::Pictures(wanted));
        assert!(parsed(&["--pictures", "out", "--only", "no-such-set"]).is_err());
    }

    #[test]
    fn sets_of_pictures_are_tests_in_kotlin() {
        assert!(sets().len() > 15 && sets().starts_with(&["readme", "phone-light", "phone-dark"]), "{:?}", sets());
        for set in sets() {
            let method = test_of(set).split_once('#').map(|(_, method)| format!("fun {method}()"));
            assert!(method.is_none_or(|method| PICTURES.contains(&method)), "{set}");
        }
    }
}
