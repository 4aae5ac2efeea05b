#![expect(clippy::missing_errors_doc, reason = "what is not said of a call is said of its object")]

use std::{
    fmt::Display,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use fivefold_app::{App, Environment};
use fivefold_engine::{session::MOST_BYTES, text::Language};
use miniz_oxide::inflate::decompress_to_vec;

use crate::{
    error::FivefoldError,
    game_match::Match,
    guard::guarded,
    new_game::NewGame,
    search::{HostListener, SearchListener},
    states::{
        AppSettings, CivilDate, HomeState, LearnState, Palette, Picture, PlanKind, RulesState, ScreenPlan,
        SettingsBoard, Side, Sound, Speech, StatisticsState, ThemeChoice, Word,
    },
    study::Study,
};

/// The app: everything that is kept, and the way to every screen. One for each process and folder; it and what it gives
/// is called on the main thread of the host. Where nothing else is said a call fails only after a fault of the core, and
/// can be made again.
#[derive(Debug, uniffi::Object)]
pub struct AppCore(Mutex<App>);

impl AppCore {
    pub(crate) fn open_in(
        environment: Environment,
        folder: &Path,
        locale: &str,
        listener: Arc<dyn SearchListener>,
    ) -> Arc<Self> {
        let listener = Arc::new(HostListener(listener));
        Arc::new(Self(Mutex::new(App::open_in(environment, folder, Language::negotiate(locale), listener))))
    }

    /// Runs a call under the lock, which a panic does not close.
    fn with<T>(&self, call: impl FnOnce(&mut App) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
        guarded(|| call(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

#[uniffi::export]
impl AppCore {
    /// Opens the app over a folder of its own, which is made if it is not there. Whatever cannot be read in it is set
    /// aside and said once. The listener hears of every search of every match, on threads of their own; a host then asks
    /// the matches on its main thread, by [`Match::heard`].
    #[uniffi::constructor]
    pub fn new(folder: &str, locale: &str, listener: Arc<dyn SearchListener>) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| Ok(Self::open_in(Environment::default(), Path::new(folder), locale, listener)))
    }

    /// What the home screen shows; it answers from memory.
    pub fn home(&self) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.home()))
    }

    /// The first notice has been read.
    pub fn notice_read(&self) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.notice_read()))
    }

    /// Brings back what was put aside last: a deleted match to where it was, a replaced one to its card.
    pub fn bring_back(&self) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.bring_back()))
    }

    /// Deletes a kept match; for a while it can be brought back.
    pub fn delete(&self, number: u64) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.delete(number)))
    }

    /// A kept match as text, to be shared.
    ///
    /// # Errors
    /// If it is not kept any more.
    pub fn save(&self, number: u64) -> Result<String, FivefoldError> {
        self.with(|app| Ok(app.save(number)?))
    }

    /// What was decided about the app.
    pub fn settings(&self) -> Result<AppSettings, FivefoldError> {
        self.with(|app| Ok(app.settings()))
    }

    /// Decides anew; written at once.
    pub fn set_settings(&self, settings: AppSettings) -> Result<AppSettings, FivefoldError> {
        self.with(|app| Ok(app.set_settings(settings)))
    }

    /// What a change of the settings is seen on.
    pub fn settings_board(&self) -> Result<SettingsBoard, FivefoldError> {
        self.with(|app| Ok(app.settings_board()))
    }

    /// The colours of boards as they are decided, for a light or dark screen; the system may want more contrast.
    pub fn palette(&self, is_dark: bool, wants_contrast: bool) -> Result<Palette, FivefoldError> {
        self.with(|app| Ok(app.palette(is_dark, wants_contrast)))
    }

    /// The theme that screens have: as it was decided, but dark where the colours of the board want that.
    pub fn theme(&self) -> Result<ThemeChoice, FivefoldError> {
        self.with(|app| Ok(app.theme()))
    }

    /// What is played for a sound: 16 bits a sample, the lower byte first, one channel, 44,100 samples a second.
    pub fn sound_samples(&self, sound: Sound) -> Result<Vec<u8>, FivefoldError> {
        guarded(|| Ok(sound.samples()))
    }

    /// The coin of a side, to stand beside its name.
    pub fn coin(&self, colour: Side) -> Result<Picture, FivefoldError> {
        self.with(|app| Ok(app.coin(colour)))
    }

    /// What the screens say themselves, in the language that was chosen or else in the system's.
    pub fn speech(&self) -> Result<Speech, FivefoldError> {
        self.with(|app| Ok(app.speech()))
    }

    /// What a word says that has something to be filled in.
    pub fn say(&self, word: Word, value: &str) -> Result<String, FivefoldError> {
        self.with(|app| Ok(app.say(word, value)))
    }

    /// What is said of a thing, with its name, as the language puts them together.
    pub fn said_of(&self, name: &str, words: &str) -> Result<String, FivefoldError> {
        self.with(|app| Ok(app.said_of(name, words)))
    }

    /// How long a board takes from its card to its place, and back; 0 where nothing moves.
    pub fn flight_ms(&self) -> Result<u32, FivefoldError> {
        self.with(|app| Ok(app.flight_ms()))
    }

    /// The system speaks the language of this locale: so does the app from now on, unless another was chosen.
    pub fn set_locale(&self, locale: &str) -> Result<(), FivefoldError> {
        self.with(|app| {
            app.set_language(Language::negotiate(locale));
            Ok(())
        })
    }

    /// The system wants nothing to move, or does not mind.
    pub fn set_reduced_motion(&self, is_reduced: bool) -> Result<(), FivefoldError> {
        self.with(|app| {
            app.set_reduced_motion(is_reduced);
            Ok(())
        })
    }

    /// The results against the computer.
    pub fn statistics(&self) -> Result<StatisticsState, FivefoldError> {
        self.with(|app| Ok(app.statistics()))
    }

    /// Forgets all results.
    pub fn reset_statistics(&self) -> Result<StatisticsState, FivefoldError> {
        self.with(|app| Ok(app.reset_statistics()))
    }

    /// The rules of a game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn rules(&self, game: &str) -> Result<RulesState, FivefoldError> {
        self.with(|app| Ok(app.rules(game)?))
    }

    /// The lesson of a game, where it was left.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn lesson(&self, game: &str) -> Result<Arc<Study>, FivefoldError> {
        self.with(|app| Ok(Study::of(app.lesson(game)?)))
    }

    /// Looks back at a match that is kept, from its last turn on. What was found before is there at once.
    ///
    /// # Errors
    /// If it is not kept any more.
    pub fn review(&self, number: u64) -> Result<Arc<Study>, FivefoldError> {
        self.with(|app| Ok(Study::of(app.review(number)?)))
    }

    /// The platform says what day it is where the person is: at the start, on return, and when the day changes.
    pub fn set_today(&self, today: CivilDate) -> Result<(), FivefoldError> {
        self.with(|app| {
            app.set_today(today);
            Ok(())
        })
    }

    /// Everything there is to learn today.
    pub fn learn(&self) -> Result<LearnState, FivefoldError> {
        self.with(|app| Ok(app.learn()))
    }

    /// The puzzle of the day.
    ///
    /// # Errors
    /// If the puzzles are damaged.
    pub fn daily(&self) -> Result<Arc<Study>, FivefoldError> {
        self.with(|app| Ok(Study::of(app.daily()?)))
    }

    /// The puzzle of a game to try next: one that returns, or one near the player's strength.
    ///
    /// # Errors
    /// If there is no such game, or its puzzles are damaged.
    pub fn puzzle(&self, game: &str) -> Result<Arc<Study>, FivefoldError> {
        self.with(|app| Ok(Study::of(app.puzzle(game)?)))
    }

    /// A puzzle by what it is called: `bridgit/17`.
    ///
    /// # Errors
    /// If there is none that is called so.
    pub fn puzzle_numbered(&self, id: &str) -> Result<Arc<Study>, FivefoldError> {
        self.with(|app| Ok(Study::of(app.puzzle_numbered(id)?)))
    }

    /// Begins to decide about a new game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new_game(&self, game: &str) -> Result<Arc<NewGame>, FivefoldError> {
        self.with(|app| Ok(NewGame::of(app.new_game(game)?)))
    }

    /// Begins the game that was decided about, and remembers how. A match in progress stays kept.
    ///
    /// # Errors
    /// If the options make no game.
    pub fn begin(&self, new_game: &NewGame) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| new_game.with(|new_game| Ok(Match::of(app.begin(new_game)?))))
    }

    /// Goes on with the current match of a game, or begins one with the choices made last.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn open_game(&self, game: &str) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| Ok(Match::of(app.open_game(game)?)))
    }

    /// Goes on with a match that is kept. While it is open elsewhere, that is the same match.
    ///
    /// # Errors
    /// If no such match is kept.
    pub fn open_match(&self, number: u64) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| Ok(Match::of(app.open_match(number)?)))
    }

    /// Opens a game that came as text; it is kept beside the others.
    ///
    /// # Errors
    /// If the text is no saved game; the error says what is wrong with it.
    pub fn receive(&self, text: &str) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| Ok(Match::of(app.receive(text)?)))
    }

    /// Waits until everything is on the disk for good: the app is about to be hidden.
    pub fn settle(&self) -> Result<(), FivefoldError> {
        guarded(|| {
            // Nobody waits with the lock.
            let settling = self.0.lock().unwrap_or_else(PoisonError::into_inner).settling();
            settling.wait();
            Ok(())
        })
    }
}

/// What to tell people of a fault of the core, in the language of a locale; its reason is for a log.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn fault_words(locale: &str) -> Result<String, FivefoldError> {
    guarded(|| Ok(fivefold_app::fault_words(Language::negotiate(locale))))
}

/// Where the parts of a screen with a board lie, in a window of this size with letters so many times as large as usual.
/// Where the host has a bar for the title already, there is none in the window.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn screen_plan(
    kind: PlanKind,
    width: f64,
    height: f64,
    letters: f64,
    has_title_bar: bool,
) -> Result<ScreenPlan, FivefoldError> {
    guarded(|| Ok(fivefold_app::ScreenPlan::new(kind, width, height, letters, has_title_bar)))
}

/// The longest saved game that is read, in bytes: of a text that is longer one byte more is enough to be told so.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn longest_save() -> Result<u64, FivefoldError> {
    guarded(|| Ok(u64::try_from(MOST_BYTES).unwrap_or(u64::MAX)))
}

/// The version of the core: `0.1.0`.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn version() -> Result<String, FivefoldError> {
    guarded(|| Ok(env!("CARGO_PKG_VERSION").to_owned()))
}

/// What others made that is inside the apps, and the licences they give it under, paragraph by paragraph: whoever passes
/// an app on has to show them.
///
/// # Errors
/// Never in practice; a fault of the core is an error and not the end of the app.
#[uniffi::export]
pub fn licences() -> Result<Vec<String>, FivefoldError> {
    const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/licences"));
    guarded(|| {
        let fault = |error: &dyn Display| FivefoldError::Fault { reason: error.to_string() };
        let text = decompress_to_vec(PACKED).map_err(|error| fault(&error))?;
        let text = String::from_utf8(text).map_err(|error| fault(&error))?;
        Ok(text.trim_end().split("\n\n").map(str::to_owned).collect())
    })
}
