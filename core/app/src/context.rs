//! What the app and its open matches share: everything that is kept, behind one lock that is never held for long.

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

/// The longest file that is read besides the matches, in bytes. What the app writes has a tenth of that.
const MOST_BYTES: usize = 200_000;

const SETTINGS: &str = "settings.json";
const STATISTICS: &str = "statistics.json";
const LESSONS: &str = "lessons.json";
const PUZZLES: &str = "puzzles.json";

/// What the app and its open matches share.
pub struct Context {
    /// What is taken from the world.
    pub environment: Environment,
    /// Who hears of searches besides the match they belong to.
    pub host: Arc<dyn SearchListener>,
    data: Mutex<Data>,
    numbers: AtomicU64,
}

/// Everything that is kept, and what holds for all matches.
pub struct Data {
    store: Store,
    /// The matches.
    pub archive: Archive,
    settings: AppSettings,
    statistics: Statistics,
    lessons: Lessons,
    puzzles: PuzzleRecord,
    /// What day it is where the person is, once the platform has said so.
    today: Option<CivilDate>,
    /// Where puzzles come from.
    pools: Pools,
    /// It was said that some cannot be read.
    is_damage_told: bool,
    /// The language of the system, as far as there is one for it.
    system_language: Language,
    is_motion_reduced: bool,
    /// Grows with everything that all matches show differently.
    version: u64,
    /// The matches somebody holds.
    open: BTreeMap<u64, Weak<Mutex<Play>>>,
    /// What is to be told once.
    pub notices: Vec<Message>,
    /// What was put aside last.
    aside: Option<Offered>,
    /// How many times something was.
    asides: u64,
}

impl Context {
    /// Reads everything that is in the folder.
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

    /// A number that nothing had before: of motions and moments.
    pub fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// What is shared. Whoever holds it holds no match.
    pub fn data(&self) -> MutexGuard<'_, Data> {
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Data {
    /// What was decided.
    pub const fn settings(&self) -> &AppSettings {
        &self.settings
    }

    /// Decides anew.
    pub fn set_settings(&mut self, settings: AppSettings) {
        let settings = settings.known();
        if settings != self.settings {
            self.settings = settings;
            self.version += 1;
        }
        write(&self.store, SETTINGS, &self.settings);
    }

    /// What is spoken.
    pub fn wording(&self) -> Wording {
        let language = self.settings.language().unwrap_or(self.system_language);
        Wording { language, names: self.settings().palette.names() }
    }

    /// The system speaks another language, which is followed where none was chosen.
    pub const fn set_language(&mut self, language: Language) {
        self.system_language = language;
        self.version += 1;
    }

    /// How long motions take, in parts of the usual time; 0 where nothing moves.
    pub const fn pace(&self) -> f64 {
        if self.is_motion_reduced { 0.0 } else { self.settings.speed.pace() }
    }

    /// The system wants nothing to move, or does not mind.
    pub const fn set_motion_reduced(&mut self, is_reduced: bool) {
        self.is_motion_reduced = is_reduced;
        self.version += 1;
    }

    /// Grows with everything that all matches show differently.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The results.
    pub const fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Forgets all results.
    pub fn reset_statistics(&mut self) {
        self.statistics.reset();
        self.write_statistics();
    }

    /// Whether somebody has played a game: one is kept, or was counted against the computer.
    pub fn was_played(&self, game: &dyn Game) -> bool {
        !self.archive.of(game).is_empty() || self.statistics.has(game.id())
    }

    /// How far the lessons have come.
    pub const fn lessons(&self) -> &Lessons {
        &self.lessons
    }

    /// Comes further in a lesson; written at once.
    pub fn change_lessons(&mut self, change: impl FnOnce(&mut Lessons)) {
        change(&mut self.lessons);
        write(&self.store, LESSONS, &self.lessons);
    }

    /// What is kept of puzzles.
    pub const fn puzzles(&self) -> &PuzzleRecord {
        &self.puzzles
    }

    /// Something came of a puzzle; written at once.
    pub fn change_puzzles(&mut self, change: impl FnOnce(&mut PuzzleRecord)) {
        change(&mut self.puzzles);
        write(&self.store, PUZZLES, &self.puzzles);
    }

    /// What day it is where the person is, once the platform has said so.
    pub const fn today(&self) -> Option<CivilDate> {
        self.today
    }

    /// The platform says what day it is.
    pub fn set_today(&mut self, today: CivilDate) {
        self.today = Some(today.nearest());
    }

    /// The puzzles of a game. If they are damaged there are none, and that is told once.
    pub fn pool(&mut self, game: &'static dyn Game) -> Option<&'static Pool> {
        let pool = (self.pools)(game);
        if pool.is_err() && !self.is_damage_told {
            self.is_damage_told = true;
            self.notices.push(Message::new("puzzles-damaged"));
        }
        pool.ok()
    }

    /// The puzzle to try next, of the game of the last one.
    pub fn next_puzzle(&mut self, last: &Puzzle, today: Day) -> Option<&'static Puzzle> {
        let pool = self.pool(last.game())?;
        let following = || pool.puzzle(last.number() + 1).filter(|puzzle| !puzzle.is_rated());
        if last.is_rated() { None } else { following() }.or_else(|| self.puzzles.next(last.game().id(), pool, today))
    }

    /// Takes a match in as the one of its game that is played, and says by which number. What was over before it came
    /// here is nobody's result.
    pub fn add(&mut self, session: &mut Session, drawn: u64, now: Duration) -> u64 {
        let mut number = self.archive.free_number(drawn);
        while self.holder(number).is_some() || self.is_deleted(number) {
            number = self.archive.free_number(number + 1);
        }
        let before = self.archive.of(session.game()).first().map(|kept| (kept.number, kept.is_running(), kept.is_over));
        match before {
            Some((old, true, _)) => self.put_aside(Aside::Replaced { old, new: number }, now),
            // Nobody has played it: there is nothing to keep.
            Some((untouched, false, false)) => self.drop_match(untouched),
            _ => {}
        }
        if session.is_over() {
            // Before it is kept: the process may end in between.
            self.statistics.pass(number);
            write(&self.store, STATISTICS, &self.statistics);
        }
        self.archive.keep(&self.store, number, session);
        for old in self.archive.surplus(|other| other == number || self.holder(other).is_some()) {
            self.drop_match(old);
        }
        number
    }

    /// Keeps a match as it is, counts its result, and says whether it is in its file.
    pub fn keep(&mut self, number: u64, session: &mut Session) -> bool {
        for gone in self.archive.sweep(&self.store) {
            self.statistics.forget(gone);
        }
        if self.archive.get(number).is_none() && session.is_untouched() {
            return !self.archive.lingers(number);
        }
        if !session.is_over() {
            // Before it is kept: if the process ends in between it is counted again.
            self.take_back_result(number);
        }
        self.date(number, session);
        let is_written = self.archive.keep(&self.store, number, session);
        self.count(number);
        is_written
    }

    /// A match gets the day on which it ends; one that goes on has none, nor has one that had ended before it came here.
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

    /// What a review of a match has found before. What cannot be understood is set aside, for it can be found again.
    pub fn review(&mut self, number: u64) -> Option<Record> {
        read(&mut self.store, &review(number)).unwrap_or_default()
    }

    /// Keeps what a review of a match has found, as long as the match is kept; whether it is in its file.
    pub fn keep_review(&self, number: u64, record: &Record) -> bool {
        self.archive.get(number).is_some()
            && serde_json::to_string(record).is_ok_and(|text| self.store.write(&review(number), &text).is_ok())
    }

    /// Whoever has it open stays its owner: if it is played all the same it is kept again.
    fn drop_match(&mut self, number: u64) {
        self.store.remove(&review(number));
        if self.archive.remove(&self.store, number) {
            // It never comes again.
            self.statistics.forget(number);
        }
    }

    /// The choices for the next game of a kind.
    pub fn choices(&mut self, game: &dyn Game) -> Choices {
        let found = read(&mut self.store, &choices(game)).unwrap_or_else(|()| {
            self.notices.push(Message::new("set-aside-choices"));
            None
        });
        found.unwrap_or_default()
    }

    /// Remembers the choices for the next game of a kind.
    pub fn set_choices(&self, game: &dyn Game, chosen: &Choices) {
        write(&self.store, &choices(game), chosen);
    }

    /// The match of a number, if somebody holds it.
    pub fn holder(&self, number: u64) -> Option<Arc<Mutex<Play>>> {
        self.open.get(&number).and_then(Weak::upgrade)
    }

    /// Somebody holds a match.
    pub fn hold(&mut self, number: u64, play: &Arc<Mutex<Play>>) {
        self.open.retain(|_, play| play.strong_count() > 0);
        self.open.insert(number, Arc::downgrade(play));
    }

    /// That everything gets to the disk for good; to be waited for without the lock.
    pub fn settling(&self) -> Settling {
        self.store.settling()
    }

    /// Counts the result of a match, if it has one that is not counted.
    fn count(&mut self, number: u64) {
        if self.archive.get(number).is_some_and(|kept| self.statistics.count(kept)) {
            self.write_statistics();
        }
    }

    /// The match goes on, though it had ended: what was counted of it is not its result.
    fn take_back_result(&mut self, number: u64) {
        let Some(StoredMatch { game, players, conclusion: Some(conclusion), .. }) = self.archive.get(number) else {
            return;
        };
        if self.statistics.take_back(number, game, *players, conclusion) {
            self.write_statistics();
        }
    }

    /// Takes the statistics as they were found, and counts what ended just before the process did.
    fn take_statistics(&mut self, found: Result<Option<Statistics>, ()>) {
        if let Ok(found) = found {
            self.statistics = found.unwrap_or_default();
            let new = self.archive.all().filter(|kept| self.statistics.count(kept)).count();
            if new > 0 {
                self.write_statistics();
            }
        } else {
            self.notices.push(Message::new("set-aside-statistics"));
            // Whatever is over was counted in what was lost.
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

/// As [`read`], of a file that may say what cannot be.
fn checked<T: DeserializeOwned>(store: &mut Store, name: &str, check: fn(T) -> Option<T>) -> Result<Option<T>, ()> {
    match read(store, name)?.map(check) {
        Some(None) => {
            store.set_aside(name);
            Err(())
        }
        found => Ok(found.flatten()),
    }
}

/// What a file says; an error if it says nothing that can be understood, and then it has been set aside.
fn read<T: DeserializeOwned>(store: &mut Store, name: &str) -> Result<Option<T>, ()> {
    match store.read(name, MOST_BYTES) {
        Found::Nothing => Ok(None),
        Found::Unreadable(_) => Err(()),
        Found::Text(text) => {
            // A list would do for a record, too.
            let value = if text.trim_start().starts_with('{') { serde_json::from_str(&text).ok() } else { None };
            value.map(Some).ok_or_else(|| store.set_aside(name))
        }
    }
}

/// Writes what can be decided or counted again; if the disk is full it holds as long as the app lives.
fn write<T: Serialize>(store: &Store, name: &str, value: &T) {
    if let Ok(text) = serde_json::to_string(value) {
        drop(store.write(name, &text));
    }
}
