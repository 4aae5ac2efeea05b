//! The state shared by the app and its open screens: the environment, the host's listener and the stored data.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use super::{
    dates::CivilDate,
    environment::Environment,
    library::{self, Library},
    messages::Messages,
    profile::Profile,
    progress::Progress,
    store::{PendingFlush, Store},
};
use fivefold_engine::{
    game::Message,
    games::Game,
    search::{MEMORY_BYTES, SearchListener},
    session::Session,
    text::Locale,
};

/// The state shared by the app and its open screens.
pub struct Context {
    /// The clock, file system and other system services.
    pub environment: Environment,
    /// The host's listener, called for every search.
    pub host: Arc<dyn SearchListener>,
    storage: Mutex<Storage>,
    numbers: AtomicU64,
    /// Cloned by each shown match.
    shown: Arc<()>,
}

/// The stored data: independent parts behind one lock.
pub struct Storage {
    store: Arc<Store>,
    /// The matches.
    pub library: Library,
    /// The settings, statistics and ratings.
    pub profile: Profile,
    /// The puzzles, lessons and days.
    pub progress: Progress,
    /// The transient messages.
    pub messages: Messages,
    /// The number of moves on the board of each review that was hidden, by its match: a review reopens there.
    pub review_places: BTreeMap<u64, usize>,
}

impl Context {
    /// Reads all data from the folder.
    pub fn open(environment: Environment, folder: &Path, locale: Locale, host: Arc<dyn SearchListener>) -> Self {
        let store = Arc::new(Store::new(Arc::clone(&environment.files), folder, &library::FOLDERS));
        let mut library = Library::open(Arc::clone(&store));
        if store.is_read_only() {
            library.notices.insert(0, Message::new("open-elsewhere"));
        }
        let profile = Profile::open(Arc::clone(&store), locale, &library);
        let progress = Progress::open(Arc::clone(&store), environment.pools);
        let (messages, review_places) = (Messages::default(), BTreeMap::new());
        let storage = Mutex::new(Storage { store, library, profile, progress, messages, review_places });
        Self { environment, host, storage, numbers: AtomicU64::new(1), shown: Arc::default() }
    }

    /// Returns the next unique id of a motion or a moment.
    pub fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Returns a share of the memory of search trees, which a shown match holds.
    pub fn share(&self) -> Arc<()> {
        Arc::clone(&self.shown)
    }

    /// Returns the memory of each shown match's search tree: all together have that of one search.
    pub fn tree_bytes(&self) -> u64 {
        let shown = Arc::strong_count(&self.shown).saturating_sub(1).max(1);
        MEMORY_BYTES / u64::try_from(shown).unwrap_or(u64::MAX)
    }

    /// Locks the stored data. Never lock a match while holding the guard: a match locks the data while it is locked.
    pub fn storage(&self) -> MutexGuard<'_, Storage> {
        self.storage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Storage {
    /// Stores a new match as the current one of its game and returns its number, the given one if it is free. A match
    /// that is already over is not counted as a result.
    pub fn add(&mut self, session: &mut Session, drawn: u64, now: Duration, open: &BTreeSet<u64>) -> u64 {
        self.profile.forget(self.library.take_removed());
        let number = self.library.free_number(drawn, open);
        if session.is_over() {
            // Before storing: the process may end in between.
            self.profile.exclude(number);
        }
        self.library.add(number, session, now, open);
        number
    }

    /// Stores a match, counts its result, and returns whether the match was written.
    pub fn persist(&mut self, number: u64, session: &mut Session) -> bool {
        if let Some(stored) = self.library.get(number).filter(|_| !session.is_over()) {
            // Before storing: if the process ends in between, the result is counted again.
            self.profile.revert_result(stored);
        }
        let is_written = self.library.persist(number, session, self.progress.today().map(CivilDate::number));
        self.profile.forget(self.library.take_removed());
        if let Some(stored) = self.library.get(number) {
            self.profile.count(stored);
        }
        is_written
    }

    /// Returns whether a game was ever played: a match is stored, or was counted against the computer.
    pub fn was_played(&self, game: &dyn Game) -> bool {
        !self.library.of(game).is_empty() || self.profile.statistics().has(game.id())
    }

    /// Makes messages of the one-time notices.
    pub fn collect_notices(&mut self) {
        let profile = &mut self.profile;
        let settings = &mut profile.settings_notices;
        let lists = [settings, &mut self.library.notices, &mut profile.statistics_notices, &mut self.progress.notices];
        for notice in lists.into_iter().flat_map(std::mem::take) {
            self.messages.add(notice);
        }
    }

    /// Drops the message shown, because a move was played.
    pub fn dismiss_message(&mut self) {
        self.messages.dismiss_current(self.library.removals());
    }

    /// Sets the local date.
    pub fn set_today(&mut self, today: CivilDate) {
        self.progress.set_today(today);
        self.library.set_today(today.number());
        self.profile.forget(self.library.take_removed());
    }

    /// Prepares for the background; returns a handle to wait on until all writes are flushed to the disk. Never wait
    /// while holding the lock.
    pub fn flush(&mut self) -> PendingFlush {
        self.library.flush();
        self.profile.forget(self.library.take_removed());
        self.store.flush()
    }
}
