//! The person at this device: settings, language, results against the computer, and ratings.

mod mistakes;
mod rating;
mod settings;
mod statistics;

use std::sync::Arc;

pub use self::{
    rating::{OwnRating, RatingCard},
    settings::{AnimationSpeed, AppSettings, ThemeChoice},
    statistics::Statistics,
};

use super::{
    dates::CivilDate,
    library::{Library, StoredMatch},
    store::Store,
    theme::Theme,
};
use fivefold_engine::{
    game::Message,
    text::{Locale, Wording},
};

const SETTINGS: &str = "settings.json";
const STATISTICS: &str = "statistics.json";

/// The settings and results of the person at this device.
pub struct Profile {
    store: Arc<Store>,
    settings: AppSettings,
    statistics: Statistics,
    /// The locale of the system.
    system: Locale,
    is_motion_reduced: bool,
    revision: u64,
    /// One-time notices about the settings.
    pub settings_notices: Vec<Message>,
    /// One-time notices about the statistics.
    pub statistics_notices: Vec<Message>,
}

impl Profile {
    /// Reads settings and statistics. Matches of the library that ended just before the process did are counted.
    pub fn open(store: Arc<Store>, system: Locale, library: &Library) -> Self {
        let mut settings_notices = Vec::new();
        let settings: Option<AppSettings> = store.read_json(SETTINGS).unwrap_or_else(|()| {
            settings_notices.push(Message::new("set-aside-settings"));
            None
        });
        let statistics = store.read_checked(STATISTICS, Statistics::checked);
        let mut profile = Self {
            store,
            settings: settings.unwrap_or_default().known(),
            statistics: Statistics::default(),
            system,
            is_motion_reduced: false,
            revision: 0,
            settings_notices,
            statistics_notices: Vec::new(),
        };
        profile.set_statistics(statistics, library);
        profile
    }

    /// Sets the loaded statistics, and counts matches that ended just before the process did.
    fn set_statistics(&mut self, found: Result<Option<Statistics>, ()>, library: &Library) {
        if let Ok(found) = found {
            self.statistics = found.unwrap_or_default();
            let new = library.with_bin().filter(|stored| self.statistics.count(stored)).count();
            if new > 0 {
                self.write_statistics();
            }
        } else {
            self.statistics_notices.push(Message::new("set-aside-statistics"));
            // Finished matches were counted in the lost statistics.
            for stored in library.with_bin().filter(|stored| stored.is_over) {
                self.statistics.exclude(stored.number);
            }
        }
    }

    /// Returns a number that increases with every change of settings, language or reduced motion.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the settings.
    pub const fn settings(&self) -> &AppSettings {
        &self.settings
    }

    /// Replaces the settings. Returns whether they changed.
    pub fn set_settings(&mut self, settings: AppSettings) -> bool {
        let settings = settings.known();
        let has_changed = settings != self.settings;
        if has_changed {
            self.settings = settings;
            self.revision += 1;
        }
        // Unchanged settings are written too: an earlier write may have failed.
        self.store.write_json(SETTINGS, &self.settings);
        has_changed
    }

    /// Returns the wording in use.
    pub fn wording(&self) -> Wording {
        let language = self.settings.language().unwrap_or(self.system.language);
        Wording { names: self.settings.palette.names(), ..language.into() }
    }

    /// Returns the first day of the week in the system's region, else in the language in use; 0 is Monday.
    pub fn first_weekday(&self) -> u8 {
        self.system.first_weekday.unwrap_or_else(|| self.wording().language.first_weekday())
    }

    /// Sets the locale of the system, whose language applies unless a language was chosen.
    pub const fn set_locale(&mut self, system: Locale) {
        self.system = system;
        self.revision += 1;
    }

    /// Returns the factor of motion durations; 0 if animations are off.
    pub const fn pace(&self) -> f64 {
        if self.is_motion_reduced { 0.0 } else { self.settings.speed.pace() }
    }

    /// Sets whether the system asks for reduced motion.
    pub const fn set_motion_reduced(&mut self, is_reduced: bool) {
        self.is_motion_reduced = is_reduced;
        self.revision += 1;
    }

    /// Returns the results.
    pub const fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Resets all results.
    pub fn reset_statistics(&mut self) {
        self.statistics.reset();
        self.write_statistics();
    }

    /// Counts the result of a finished match, once.
    pub fn count(&mut self, stored: &StoredMatch) {
        if self.statistics.count(stored) {
            self.write_statistics();
        }
    }

    /// Reverts the counted result of a match that was resumed.
    pub fn revert_result(&mut self, stored: &StoredMatch) {
        let Some(outcome) = stored.outcome else { return };
        if self.statistics.revert(stored.number, stored.game, stored.players, outcome) {
            self.write_statistics();
        }
    }

    /// Excludes a match that was over when it was imported.
    pub fn exclude(&mut self, number: u64) {
        self.statistics.exclude(number);
        self.write_statistics();
    }

    /// Records the person's mistakes in a reviewed match.
    pub fn record_mistakes(&mut self, number: u64, game: &str, ended: CivilDate, themes: &[Theme]) {
        if self.statistics.mistakes.record(number, game, ended, themes) {
            self.write_statistics();
        }
    }

    /// Forgets the numbers of permanently removed matches, which are never reused.
    pub fn forget(&mut self, removed: Vec<u64>) {
        for number in removed {
            self.statistics.forget(number);
        }
    }

    fn write_statistics(&self) {
        self.store.write_json(STATISTICS, &self.statistics);
    }
}
