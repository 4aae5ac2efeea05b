#![expect(clippy::missing_errors_doc, reason = "the errors are documented at the type")]

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use fivefold_app::{App, Environment};
use fivefold_engine::{
    session::MOST_BYTES,
    text::{Language, Locale},
};
use miniz_oxide::inflate::decompress_to_vec;

use crate::{
    error::FivefoldError,
    game_match::Match,
    guard::guarded,
    new_game::NewGame,
    search::{HostListener, SearchListener},
    states::{
        Appearance, CivilDate, HomeState, OutsideState, Page, Palette, Picture, PlanKind, Screen, ScreenPlan,
        SettingsEvent, SettingsState, Side, Sound, Speech, StatisticsState, StudyEntry,
    },
    study::Study,
};

/// The app: all stored data and the entry point to every screen. One instance per process and folder. The app and
/// the objects it returns are called on the host's main thread. Unless documented otherwise, a call fails only after a
/// fault of the core and can be retried.
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
        Arc::new(Self(Mutex::new(App::open_in(environment, folder, Locale::new(locale), listener))))
    }

    /// Runs a call under the lock, ignoring poisoning by an earlier panic.
    fn with<T>(&self, call: impl FnOnce(&mut App) -> Result<T, FivefoldError>) -> Result<T, FivefoldError> {
        guarded(|| call(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

#[uniffi::export]
impl AppCore {
    /// Opens the app over its own folder, creating the folder if missing. Unreadable files in it are set aside
    /// and reported once. The listener is called for every search of every match, on the search threads; the host then
    /// sends [`MatchEvent::SearchReported`](crate::MatchEvent) on its main thread.
    #[uniffi::constructor]
    pub fn new(folder: &str, locale: &str, listener: Arc<dyn SearchListener>) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| Ok(Self::open_in(Environment::default(), Path::new(folder), locale, listener)))
    }

    /// Returns the state of the home screen, from memory.
    pub fn home(&self) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.home()))
    }

    /// Adds a message of the host: a confirmation, or the reason of a failure.
    pub fn tell(&self, words: &str) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.tell(words)))
    }

    /// Dismisses a message whose time is over.
    pub fn dismiss(&self, key: u64) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.dismiss(key)))
    }

    /// Undoes the last deletion or replacement of a match: it returns to the list or to its game's card.
    pub fn undo_removal(&self) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.undo_removal()))
    }

    /// Moves a stored match to the bin, where it stays for a month.
    pub fn delete(&self, number: u64) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.delete(number)))
    }

    /// Restores a deleted match from the bin to the list.
    pub fn restore(&self, number: u64) -> Result<HomeState, FivefoldError> {
        self.with(|app| Ok(app.restore(number)))
    }

    /// Returns a stored match as text, for sharing.
    ///
    /// # Errors
    /// If the match is not stored.
    pub fn save(&self, number: u64) -> Result<String, FivefoldError> {
        self.with(|app| Ok(app.save(number)?))
    }

    /// Returns a stored match as a text to read.
    ///
    /// # Errors
    /// If the match is not stored.
    pub fn text(&self, number: u64) -> Result<String, FivefoldError> {
        self.with(|app| Ok(app.text(number)?))
    }

    /// Returns what the platform applies of the settings.
    pub fn appearance(&self) -> Result<Appearance, FivefoldError> {
        self.with(|app| Ok(app.appearance()))
    }

    /// Changes a setting and writes it at once. Returns `None` if nothing changed.
    pub fn change_settings(&self, event: SettingsEvent) -> Result<Option<SettingsState>, FivefoldError> {
        self.with(|app| Ok(app.change_settings(event)))
    }

    /// Returns the board colors for a light or dark screen, with more contrast if the system asks for it.
    pub fn palette(&self, is_dark: bool, wants_contrast: bool) -> Result<Palette, FivefoldError> {
        self.with(|app| Ok(app.palette(is_dark, wants_contrast)))
    }

    /// Returns a sound as a WAV file.
    pub fn sound_wave(&self, sound: Sound) -> Result<Vec<u8>, FivefoldError> {
        guarded(|| Ok(sound.wave()))
    }

    /// Returns the coin of a side, shown beside its name.
    pub fn coin(&self, color: Side) -> Result<Picture, FivefoldError> {
        self.with(|app| Ok(app.coin(color)))
    }

    /// Returns the texts of the screens, in the chosen language or else the system's.
    pub fn speech(&self) -> Result<Speech, FivefoldError> {
        self.with(|app| Ok(app.speech()))
    }

    /// Sets the system's locale; the app uses its language unless another was chosen.
    pub fn set_locale(&self, locale: &str) -> Result<(), FivefoldError> {
        self.with(|app| {
            app.set_locale(Locale::new(locale));
            Ok(())
        })
    }

    /// Sets the system's preference for reduced motion.
    pub fn set_reduced_motion(&self, is_reduced: bool) -> Result<(), FivefoldError> {
        self.with(|app| {
            app.set_reduced_motion(is_reduced);
            Ok(())
        })
    }

    /// Deletes all results.
    pub fn reset_statistics(&self) -> Result<StatisticsState, FivefoldError> {
        self.with(|app| Ok(app.reset_statistics()))
    }

    /// Returns the state of a screen without a board: learn, puzzles, rules, statistics, settings, about. `None` for the other
    /// screens.
    ///
    /// # Errors
    /// If the game is unknown.
    pub fn page(&self, screen: &Screen) -> Result<Option<Page>, FivefoldError> {
        self.with(|app| Ok(app.page(screen, licenses)?))
    }

    /// Opens a review, a puzzle or a lesson.
    ///
    /// # Errors
    /// If the match, the game or the puzzle does not exist, or the puzzles are damaged.
    pub fn study(&self, entry: &StudyEntry) -> Result<Arc<Study>, FivefoldError> {
        self.with(|app| Ok(Study::of(app.study(entry)?)))
    }

    /// Sets the local date; called at the start, on return to the app, and when the day changes.
    pub fn set_today(&self, today: CivilDate) -> Result<(), FivefoldError> {
        self.with(|app| {
            app.set_today(today);
            Ok(())
        })
    }

    /// Returns what the app shows outside its screens: the widget of the daily puzzle and the shortcuts of its icon.
    pub fn outside(&self) -> Result<OutsideState, FivefoldError> {
        self.with(|app| Ok(app.outside()))
    }

    /// Opens the setup of a new game.
    ///
    /// # Errors
    /// If the game is unknown.
    pub fn new_game(&self, game: &str) -> Result<Arc<NewGame>, FivefoldError> {
        self.with(|app| Ok(NewGame::of(app.new_game(game)?)))
    }

    /// Starts the configured game and remembers its options. A match in progress stays stored.
    ///
    /// # Errors
    /// If the options are invalid.
    pub fn begin(&self, new_game: &NewGame) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| new_game.with(|new_game| Ok(Match::of(app.begin(new_game)?))))
    }

    /// Opens the current match of a game, or starts one with the options used last.
    ///
    /// # Errors
    /// If the game is unknown.
    pub fn open_game(&self, game: &str) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| Ok(Match::of(app.open_game(game)?)))
    }

    /// Opens a stored match. If the match is already open, returns the same object.
    ///
    /// # Errors
    /// If the match is unknown.
    pub fn open_match(&self, number: u64) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| Ok(Match::of(app.open_match(number)?)))
    }

    /// Starts the game that follows a finished match: with the same options and players, the sides swapped.
    ///
    /// # Errors
    /// If the match is unknown.
    pub fn play_again(&self, number: u64) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| Ok(Match::of(app.play_again(number)?)))
    }

    /// Imports a game from text; it is stored beside the others.
    ///
    /// # Errors
    /// If the text is not a valid saved game; the error describes the problem.
    pub fn receive(&self, text: &str) -> Result<Arc<Match>, FivefoldError> {
        self.with(|app| Ok(Match::of(app.receive(text)?)))
    }

    /// Blocks until all writes are durable; called before the app is hidden.
    pub fn flush(&self) -> Result<(), FivefoldError> {
        guarded(|| {
            // The lock is released before waiting.
            let pending = self.0.lock().unwrap_or_else(PoisonError::into_inner).flush();
            pending.wait();
            Ok(())
        })
    }
}

/// Returns the message shown after a fault of the core, in the language of a locale; the reason is for a log.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn fault_words(locale: &str) -> Result<String, FivefoldError> {
    guarded(|| Ok(fivefold_app::fault_words(Language::negotiate(locale))))
}

/// Returns the layout of a screen with a board, for a window of this size and this font scale. The plan has no title
/// bar if the host provides one.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn screen_plan(
    kind: PlanKind,
    width: f64,
    height: f64,
    font_scale: f64,
    has_title_bar: bool,
) -> Result<ScreenPlan, FivefoldError> {
    guarded(|| Ok(fivefold_app::ScreenPlan::new(kind, width, height, font_scale, has_title_bar)))
}

/// Returns the name of a screen, for [`screen_named`].
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn screen_name(screen: &Screen) -> Result<String, FivefoldError> {
    guarded(|| Ok(screen.name()))
}

/// Returns the screen with a name, or `None` if the name is malformed. Restores the open screens after the process has
/// ended; what a screen shows may no longer exist.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn screen_named(name: &str) -> Result<Option<Screen>, FivefoldError> {
    guarded(|| Ok(Screen::named(name)))
}

/// Returns the maximum length of a saved game in bytes. One byte more is enough for the core to reject a longer text.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn longest_save() -> Result<u64, FivefoldError> {
    guarded(|| Ok(u64::try_from(MOST_BYTES).unwrap_or(u64::MAX)))
}

/// Returns the version of the core, such as `0.1.0`.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn version() -> Result<String, FivefoldError> {
    guarded(|| Ok(env!("CARGO_PKG_VERSION").to_owned()))
}

/// Returns the third-party components of the apps and their licenses, paragraph by paragraph.
fn licenses() -> Vec<String> {
    const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/licenses"));
    let text = decompress_to_vec(PACKED).unwrap_or_default();
    String::from_utf8_lossy(&text).trim_end().split("\n\n").map(str::to_owned).collect()
}
