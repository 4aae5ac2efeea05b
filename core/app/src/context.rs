//! The state shared by the app and its open matches: all stored data, behind one lock that is only held briefly.

mod put_aside;

pub use put_aside::Aside;

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use serde::{Serialize, de::DeserializeOwned};

use self::put_aside::Offered;
use super::{
    AppSettings,
    archive::{Archive, StoredMatch},
    choices::Choices,
    environment::{Environment, Pools},
    learn::{CivilDate, Day, PuzzleRecord},
    play::Play,
    reckoning::Record,
    statistics::Statistics,
    store::{Found, Settling, Store},
    study::Lessons,
    words::brief,
};
use fivefold_engine::{
    game::Message,
    games::Game,
    puzzles::{Pool, Puzzle},
    search::SearchListener,
    session::Session,
    text::{Language, Wording},
};

/// The size limit of files other than matches, in bytes. Files written by the app have a tenth of that.
const MOST_BYTES: usize = 200_000;

const SETTINGS: &str = "settings.json";
const STATISTICS: &str = "statistics.json";
const LESSONS: &str = "lessons.json";
const PUZZLES: &str = "puzzles.json";

/// The state shared by the app and its open matches.
pub struct Context {
    /// The clock, file system and other system services.
    pub environment: Environment,
    /// The host's listener, called for every search.
    pub host: Arc<dyn SearchListener>,
    data: Mutex<Data>,
    numbers: AtomicU64,
}

/// All stored data, and the state common to all matches.
pub struct Data {
    store: Store,
    /// The matches.
    pub archive: Archive,
    settings: AppSettings,
    statistics: Statistics,
    lessons: Lessons,
    puzzles: PuzzleRecord,
    /// The local date, once set by the platform.
    today: Option<CivilDate>,
    /// The source of puzzles.
    pools: Pools,
    /// Whether damaged puzzle pools were reported.
    is_damage_told: bool,
    /// The system language, mapped to a supported one.
    system_language: Language,
    is_motion_reduced: bool,
    /// Increases with every change that affects all matches.
    version: u64,
    /// The open matches.
    open: BTreeMap<u64, Weak<Mutex<Play>>>,
    /// One-time notices.
    pub notices: Vec<Message>,
    /// The match that was deleted or replaced last.
    aside: Option<Offered>,
    /// The number of offers so far, used for their keys.
    asides: u64,
}

impl Context {
    /// Reads all data from the folder.
    pub fn open(environment: Environment, folder: &Path, language: Language, host: Arc<dyn SearchListener>) -> Self {
        let mut store = Store::new(Arc::clone(&environment.files), folder);
        let mut notices = Vec::new();
        let settings: Option<AppSettings> = read(&mut store, SETTINGS).unwrap_or_else(|()| {
            notices.push(Message::new("set-aside-settings"));
            None
        });
        let statistics = checked(&mut store, STATISTICS, Statistics::checked);
        let lessons = read(&mut store, LESSONS).unwrap_or_else(|()| {
            notices.push(Message::new("set-aside-lessons"));
            None
        });
        let puzzles = checked(&mut store, PUZZLES, PuzzleRecord::checked).unwrap_or_else(|()| {
            notices.push(Message::new("set-aside-puzzles"));
            None
        });
        let (archive, losses) = Archive::open(&mut store);
        for loss in losses {
            notices.push(Message::new("set-aside-match").word("reason", brief(&loss.reason)));
        }
        let mut data = Data {
            store,
            archive,
            settings: settings.unwrap_or_default().known(),
            statistics: Statistics::default(),
            lessons: lessons.unwrap_or_default(),
            puzzles: puzzles.unwrap_or_default(),
            today: None,
            pools: environment.pools,
            is_damage_told: false,
            system_language: language,
            is_motion_reduced: false,
            version: 0,
            open: BTreeMap::new(),
            notices,
            aside: None,
            asides: 0,
        };
        data.take_statistics(statistics);
        Self { environment, host, data: Mutex::new(data), numbers: AtomicU64::new(1) }
    }

    /// Returns the next unique id, for motions and moments.
    pub fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Locks the shared data. Never lock this while holding a match.
    pub fn data(&self) -> MutexGuard<'_, Data> {
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Data {
    /// Returns the settings.
    pub const fn settings(&self) -> &AppSettings {
        &self.settings
    }

    /// Replaces the settings.
    pub fn set_settings(&mut self, settings: AppSettings) {
        let settings = settings.known();
        if settings != self.settings {
            self.settings = settings;
            self.version += 1;
        }
        write(&self.store, SETTINGS, &self.settings);
    }

    /// Returns the wording in use.
    pub fn wording(&self) -> Wording {
        let language = self.settings.language().unwrap_or(self.system_language);
        Wording { language, names: self.settings().palette.names() }
    }

    /// Sets the system language, which applies unless a language was chosen.
    pub const fn set_language(&mut self, language: Language) {
        self.system_language = language;
        self.version += 1;
    }

    /// Returns the factor of motion durations; 0 if animations are off.
    pub const fn pace(&self) -> f64 {
        if self.is_motion_reduced { 0.0 } else { self.settings.speed.pace() }
    }

    /// Sets whether the system asks for reduced motion.
    pub const fn set_motion_reduced(&mut self, is_reduced: bool) {
        self.is_motion_reduced = is_reduced;
        self.version += 1;
    }

    /// Increases with every change that affects all matches.
    pub const fn version(&self) -> u64 {
        self.version
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

    /// Returns whether a game was ever played: a match is stored, or was counted against the computer.
    pub fn was_played(&self, game: &dyn Game) -> bool {
        !self.archive.of(game).is_empty() || self.statistics.has(game.id())
    }

    /// Returns the lessons' progress.
    pub const fn lessons(&self) -> &Lessons {
        &self.lessons
    }

    /// Updates the lessons' progress and writes it immediately.
    pub fn change_lessons(&mut self, change: impl FnOnce(&mut Lessons)) {
        change(&mut self.lessons);
        write(&self.store, LESSONS, &self.lessons);
    }

    /// Returns the puzzle record.
    pub const fn puzzles(&self) -> &PuzzleRecord {
        &self.puzzles
    }

    /// Updates the puzzle record and writes it immediately.
    pub fn change_puzzles(&mut self, change: impl FnOnce(&mut PuzzleRecord)) {
        change(&mut self.puzzles);
        write(&self.store, PUZZLES, &self.puzzles);
    }

    /// The local date, once set by the platform.
    pub const fn today(&self) -> Option<CivilDate> {
        self.today
    }

    /// Sets the local date.
    pub fn set_today(&mut self, today: CivilDate) {
        self.today = Some(today.nearest());
    }

    /// Returns the puzzle pool of a game, or `None` if it is damaged, which is reported once.
    pub fn pool(&mut self, game: &'static dyn Game) -> Option<&'static Pool> {
        let pool = (self.pools)(game);
        if pool.is_err() && !self.is_damage_told {
            self.is_damage_told = true;
            self.notices.push(Message::new("puzzles-damaged"));
        }
        pool.ok()
    }

    /// Returns the next puzzle of the same game.
    pub fn next_puzzle(&mut self, last: &Puzzle, today: Day) -> Option<&'static Puzzle> {
        let pool = self.pool(last.game())?;
        let following = || pool.puzzle(last.number() + 1).filter(|puzzle| !puzzle.is_rated());
        if last.is_rated() { None } else { following() }.or_else(|| self.puzzles.next(last.game().id(), pool, today))
    }

    /// Stores a match as the current one of its game and returns its number. A match that is already over is not
    /// counted as a result.
    pub fn add(&mut self, session: &mut Session, drawn: u64, now: Duration) -> u64 {
        let mut number = self.archive.free_number(drawn);
        while self.holder(number).is_some() || self.is_deleted(number) {
            number = self.archive.free_number(number + 1);
        }
        let before = self.archive.of(session.game()).first().map(|kept| (kept.number, kept.is_running(), kept.is_over));
        match before {
            Some((old, true, _)) => self.put_aside(Aside::Replaced { old, new: number }, now),
            // An unplayed match is dropped.
            Some((untouched, false, false)) => self.drop_match(untouched),
            _ => {}
        }
        if session.is_over() {
            // Done before storing, since the process may end in between.
            self.statistics.pass(number);
            write(&self.store, STATISTICS, &self.statistics);
        }
        self.archive.keep(&self.store, number, session);
        for old in self.archive.surplus(|other| other == number || self.holder(other).is_some()) {
            self.drop_match(old);
        }
        number
    }

    /// Stores a match, counts its result, and returns whether the match was written.
    pub fn keep(&mut self, number: u64, session: &mut Session) -> bool {
        for gone in self.archive.sweep(&self.store) {
            self.statistics.forget(gone);
        }
        if self.archive.get(number).is_none() && session.is_untouched() {
            return !self.archive.lingers(number);
        }
        if !session.is_over() {
            // Done before storing: if the process ends in between, the result is counted again.
            self.take_back_result(number);
        }
        self.date(number, session);
        let is_written = self.archive.keep(&self.store, number, session);
        self.count(number);
        is_written
    }

    /// Sets the end date of a finished match; a running match has none, nor has one imported after its end.
    fn date(&self, number: u64, session: &mut Session) {
        let was_over = self.archive.get(number).is_some_and(|kept| kept.is_over);
        let ended = match session.is_over() {
            false => None,
            true if was_over => return,
            true => self.today.map(|today| today.number().0),
        };
        if session.circumstances().ended != ended {
            session.change_circumstances(|it| it.ended = ended);
        }
    }

    /// Returns the stored review of a match. An unreadable record is set aside, since it can be recomputed.
    pub fn review(&mut self, number: u64) -> Option<Record> {
        read(&mut self.store, &review(number)).unwrap_or_default()
    }

    /// Stores the review of a match if the match is stored; returns whether it was written.
    pub fn keep_review(&self, number: u64, record: &Record) -> bool {
        self.archive.get(number).is_some()
            && serde_json::to_string(record).is_ok_and(|text| self.store.write(&review(number), &text).is_ok())
    }

    /// Drops a match. An open handle stays valid: playing on stores the match again.
    fn drop_match(&mut self, number: u64) {
        self.store.remove(&review(number));
        if self.archive.remove(&self.store, number) {
            // The number is never reused.
            self.statistics.forget(number);
        }
    }

    /// Returns the choices for the next game of a kind.
    pub fn choices(&mut self, game: &dyn Game) -> Choices {
        let found = read(&mut self.store, &choices(game)).unwrap_or_else(|()| {
            self.notices.push(Message::new("set-aside-choices"));
            None
        });
        found.unwrap_or_default()
    }

    /// Stores the choices for the next game of a kind.
    pub fn set_choices(&self, game: &dyn Game, chosen: &Choices) {
        write(&self.store, &choices(game), chosen);
    }

    /// Returns the match of a number, if it is open.
    pub fn holder(&self, number: u64) -> Option<Arc<Mutex<Play>>> {
        self.open.get(&number).and_then(Weak::upgrade)
    }

    /// Registers an open match.
    pub fn hold(&mut self, number: u64, play: &Arc<Mutex<Play>>) {
        self.open.retain(|_, play| play.strong_count() > 0);
        self.open.insert(number, Arc::downgrade(play));
    }

    /// Returns a handle to wait on until all writes are flushed to the disk; wait without holding the lock.
    pub fn settling(&self) -> Settling {
        self.store.settling()
    }

    /// Counts the result of a match, if it has an uncounted one.
    fn count(&mut self, number: u64) {
        if self.archive.get(number).is_some_and(|kept| self.statistics.count(kept)) {
            self.write_statistics();
        }
    }

    /// Reverts the counted result of a match that was resumed.
    fn take_back_result(&mut self, number: u64) {
        let Some(StoredMatch { game, players, conclusion: Some(conclusion), .. }) = self.archive.get(number) else {
            return;
        };
        if self.statistics.take_back(number, game, *players, conclusion) {
            self.write_statistics();
        }
    }

    /// Sets the loaded statistics, and counts matches that ended just before the process did.
    fn take_statistics(&mut self, found: Result<Option<Statistics>, ()>) {
        if let Ok(found) = found {
            self.statistics = found.unwrap_or_default();
            let new = self.archive.all().filter(|kept| self.statistics.count(kept)).count();
            if new > 0 {
                self.write_statistics();
            }
        } else {
            self.notices.push(Message::new("set-aside-statistics"));
            // Finished matches were counted in the lost statistics.
            for kept in self.archive.all().filter(|kept| kept.is_over) {
                self.statistics.pass(kept.number);
            }
        }
    }

    fn write_statistics(&self) {
        write(&self.store, STATISTICS, &self.statistics);
    }
}

fn review(number: u64) -> String {
    format!("reviews/{number}.json")
}

fn choices(game: &dyn Game) -> String {
    format!("choices/{}.json", game.id())
}

/// Reads a file like [`read`] and validates its value.
fn checked<T: DeserializeOwned>(store: &mut Store, name: &str, check: fn(T) -> Option<T>) -> Result<Option<T>, ()> {
    match read(store, name)?.map(check) {
        Some(None) => {
            store.set_aside(name);
            Err(())
        }
        found => Ok(found.flatten()),
    }
}

/// Reads and parses a file; on an error the file has been set aside.
fn read<T: DeserializeOwned>(store: &mut Store, name: &str) -> Result<Option<T>, ()> {
    match store.read(name, MOST_BYTES) {
        Found::Nothing => Ok(None),
        Found::Unreadable(_) => Err(()),
        Found::Text(text) => {
            // serde would accept a list for a record, too.
            let value = if text.trim_start().starts_with('{') { serde_json::from_str(&text).ok() } else { None };
            value.map(Some).ok_or_else(|| store.set_aside(name))
        }
    }
}

/// Writes recoverable data; on a full disk the value lasts as long as the process.
fn write<T: Serialize>(store: &Store, name: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        drop(store.write(name, &text));
    }
}
