//! The test fixture: an app with a manual clock, counted seeds and an in-memory file system that can fail.

mod environment;

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    time::Duration,
};

pub use self::environment::{CountingSeeds, TestClock, TestRng};
use super::driver::{TestDriver as _, can_send, can_take_back};
use crate::{
    App, Environment, FileSystem, FolderLock, Match, MatchEvent, MatchState, NewGameEvent, Opponent, StrengthKind,
};
use fivefold_engine::{
    game::{Place, Side, Target},
    games, puzzles,
    search::{ListenerFault, SearchListener, SearchProgress, SearchReport},
    session::{Limits, Player, Session},
    text::Language,
};

/// The longest wait for a search on the slowest machine.
const TIMEOUT: Duration = Duration::from_mins(2);

/// A fault of the file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Writes half of a file and then reports a full disk.
    Full,
    /// Renaming fails.
    NoRename,
    /// Reading fails.
    NoRead,
    /// Reading and renaming fail.
    NoReadNorRename,
    /// Reading and renaming fail for saved matches.
    NoMatches,
    /// Every call fails: the process was killed.
    Dead,
    /// Another process has locked the folder.
    Locked,
    /// Nothing can be flushed.
    NoSync,
}

/// An in-memory file system that records which paths were synced.
#[derive(Debug, Default)]
pub struct MemoryFiles {
    state: Mutex<Files>,
}

#[derive(Clone, Debug, Default)]
struct Files {
    contents: BTreeMap<PathBuf, Vec<u8>>,
    fault: Option<Fault>,
    synced: BTreeSet<PathBuf>,
    calls: u32,
}

impl Files {
    /// Counts a call and fails if the process was killed.
    fn call(&mut self) -> io::Result<()> {
        self.calls += 1;
        if self.fault == Some(Fault::Dead) { Err(io::Error::other("the process has ended")) } else { Ok(()) }
    }
}

impl MemoryFiles {
    fn files(&self) -> std::sync::MutexGuard<'_, Files> {
        self.state.lock().expect("no thread panics while it holds the lock")
    }

    pub fn set_fault(&self, fault: Option<Fault>) {
        self.files().fault = fault;
    }

    pub fn calls(&self) -> u32 {
        self.files().calls
    }

    /// Returns the text of a file without its checksum.
    pub fn text(&self, name: &str) -> Option<String> {
        let content = self.content(name)?;
        let text = content.strip_prefix("fnv1a64 ").and_then(|sealed| sealed.split_once('\n'));
        Some(text.map_or(content.as_str(), |(_, text)| text).to_owned())
    }

    /// Returns the content of a file.
    pub fn content(&self, name: &str) -> Option<String> {
        let files = self.files();
        let bytes = files.contents.get(&Path::new(FOLDER).join(name))?;
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    /// Replaces the content of a file, as after a flush.
    pub fn put(&self, name: &str, content: impl AsRef<[u8]>) {
        let mut files = self.files();
        files.contents.remove(&Path::new(FOLDER).join(format!("{name}.kept")));
        files.contents.insert(Path::new(FOLDER).join(name), content.as_ref().to_vec());
    }

    /// Shortens a file to its first bytes.
    pub fn truncate(&self, name: &str, length: usize) {
        self.files().contents.get_mut(&Path::new(FOLDER).join(name)).expect("the file exists").truncate(length);
    }

    /// Returns the names of the files, except the second names that last until a flush.
    pub fn names(&self) -> Vec<String> {
        let files = self.files();
        let names = files.contents.keys().map(|path| path.strip_prefix(FOLDER).expect("all are in the folder"));
        names
            .filter(|name| Path::new(name).extension().is_none_or(|kind| kind != "kept"))
            .map(|name| name.to_string_lossy().into_owned())
            .collect()
    }

    /// Returns the synced paths.
    pub fn synced(&self) -> Vec<String> {
        self.files().synced.iter().map(|path| path.to_string_lossy().into_owned()).collect()
    }
}

impl FileSystem for MemoryFiles {
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let mut state = self.files();
        state.call()?;
        let names = state.contents.keys().filter(|path| path.parent() == Some(folder));
        Ok(names.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect())
    }

    fn read(&self, file: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
        let mut state = self.files();
        state.call()?;
        let refuses = match state.fault {
            Some(Fault::NoRead | Fault::NoReadNorRename) => true,
            Some(Fault::NoMatches) => is_match(file),
            _ => false,
        };
        if refuses && state.contents.contains_key(file) {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied));
        }
        let most = usize::try_from(most).expect("a length");
        Ok(state.contents.get(file).map(|bytes| bytes.iter().copied().take(most).collect()))
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut state = self.files();
        let done = state.call();
        let is_whole = done.is_ok() && state.fault != Some(Fault::Full);
        let there = if is_whole { bytes } else { &bytes[..bytes.len() / 2] };
        if is_whole || state.fault == Some(Fault::Full) {
            state.contents.insert(file.to_owned(), there.to_vec());
        }
        done?;
        if is_whole { Ok(()) } else { Err(io::Error::from(io::ErrorKind::StorageFull)) }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.files();
        state.call()?;
        let refuses = match state.fault {
            Some(Fault::NoRename | Fault::NoReadNorRename) => true,
            Some(Fault::NoMatches) => is_match(from),
            _ => false,
        };
        if refuses {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied));
        }
        let bytes = state.contents.remove(from).ok_or(io::ErrorKind::NotFound)?;
        state.contents.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        let mut state = self.files();
        let is_kept = file.extension().is_some_and(|extension| extension == "kept");
        let calls = state.calls;
        state.call()?;
        if is_kept {
            // Not counted, because it runs on the thread that flushes.
            state.calls = calls;
        }
        state.contents.remove(file).map(drop).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        // Not counted as a call: syncing runs on its own thread, and counting it would make the last call random.
        let mut files = self.files();
        if files.fault == Some(Fault::NoSync) {
            return Err(io::Error::other("nothing can be flushed"));
        }
        let kept = PathBuf::from(format!("{}.kept", path.display()));
        if files.contents.contains_key(&kept) && !files.contents.contains_key(path) {
            return Err(io::ErrorKind::NotFound.into());
        }
        files.synced.insert(path.to_owned());
        Ok(())
    }

    fn lock(&self, _: &Path) -> io::Result<Option<FolderLock>> {
        let is_locked = self.files().fault == Some(Fault::Locked);
        Ok((!is_locked).then(|| Arc::new(()) as FolderLock))
    }
}

const FOLDER: &str = "/app";

fn is_match(file: &Path) -> bool {
    file.starts_with(Path::new(FOLDER).join("matches"))
}

/// The host's listener: sends every search id to the test's thread.
pub struct TestListener {
    messages: Mutex<Sender<u64>>,
    /// Whether every progress callback fails, which ends the search.
    fails: Arc<AtomicBool>,
}

impl TestListener {
    fn send(&self, search: u64) {
        // Fails when the test has ended and dropped the receiver.
        let _ = self.messages.lock().expect("no thread panics while it holds the lock").send(search);
    }
}

impl SearchListener for TestListener {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        if self.fails.load(Ordering::SeqCst) {
            return Err(ListenerFault { reason: "provoked: the listener fails".to_owned() });
        }
        self.send(progress.search.0);
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.send(report.search.0);
        Ok(())
    }
}
/// An app with its own clock, seeds and file system.
pub struct TestApp {
    pub app: App,
    pub files: Arc<MemoryFiles>,
    pub clock: Arc<TestClock>,
    seeds: Arc<CountingSeeds>,
    messages: Receiver<u64>,
    fails: Arc<AtomicBool>,
    pub(super) listener: Arc<TestListener>,
}

impl Default for TestApp {
    fn default() -> Self {
        Self::of(Arc::default(), Arc::default(), Arc::default(), 1)
    }
}

impl TestApp {
    /// Opens an app with `threads` spare processors.
    pub fn of_threads(threads: u16) -> Self {
        Self::of(Arc::default(), Arc::default(), Arc::default(), threads)
    }

    fn of(files: Arc<MemoryFiles>, clock: Arc<TestClock>, seeds: Arc<CountingSeeds>, threads: u16) -> Self {
        let (sender, messages) = channel();
        let environment = Environment {
            clock: Arc::<TestClock>::clone(&clock),
            files: Arc::<MemoryFiles>::clone(&files),
            seeds: Arc::<CountingSeeds>::clone(&seeds),
            pools: puzzles::pool,
            threads,
        };
        let fails = Arc::<AtomicBool>::default();
        let listener = Arc::new(TestListener { messages: Mutex::new(sender), fails: Arc::clone(&fails) });
        let app =
            App::open_in(environment, Path::new(FOLDER), Language::ENGLISH, Arc::<TestListener>::clone(&listener));
        Self { app, files, clock, seeds, messages, fails, listener }
    }

    /// Opens an app over existing files, given by name and text.
    pub fn with(files: &[(&str, &str)]) -> Self {
        let memory = MemoryFiles::default();
        for (name, text) in files {
            memory.put(name, text);
        }
        Self::of(Arc::new(memory), Arc::default(), Arc::default(), 1)
    }

    /// Opens the app again over the same files, with the fault that is set.
    #[must_use]
    pub fn reopened(self) -> Self {
        let Self { app, files, clock, seeds, messages, .. } = self;
        drop((app, messages));
        Self::of(files, clock, seeds, 1)
    }

    /// Kills the process and opens the app again over the same files.
    #[must_use]
    pub fn killed(self) -> Self {
        let Self { app, files, clock, seeds, messages, .. } = self;
        files.set_fault(Some(Fault::Dead));
        drop((app, messages));
        files.set_fault(None);
        Self::of(files, clock, seeds, 1)
    }

    /// Makes every search fail at its next progress callback, or stops doing so.
    pub fn set_searches_fail(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    /// Begins a match between two people.
    pub fn people(&mut self, game: &str) -> Match {
        self.begin(game, [NewGameEvent::SetOpponent { opponent: Opponent::Person }])
    }

    /// Begins a match of a person, who starts, against the computer at a level.
    pub fn against(&mut self, game: &str, level: u8) -> Match {
        let events = [
            NewGameEvent::SetOpponent { opponent: Opponent::Computer },
            NewGameEvent::SetStrengthKind { computer: 0, kind: StrengthKind::Level },
            NewGameEvent::SetLevel { computer: 0, level },
            NewGameEvent::SetCoach { is_on: false },
        ];
        self.begin(game, events)
    }

    /// Begins a match of a person, who starts, against a computer that thinks until `move_now`.
    pub fn against_thinker(&mut self, game: &str) -> Match {
        let opened = self.against(game, 1);
        opened.set_player(Side::Second, THINKER);
        opened
    }

    /// Begins a match after these changes of its setup.
    pub fn begin<const N: usize>(&mut self, game: &str, events: [NewGameEvent; N]) -> Match {
        let mut new_game = self.app.new_game(game).expect("the game exists");
        for event in events {
            new_game.send(event);
        }
        self.app.begin(&new_game).expect("the options make a game")
    }

    /// Receives a saved game and opens the match.
    pub fn received(&mut self, game: &str, options: &serde_json::Value, players: [Player; 2], moves: &str) -> Match {
        let text = saved(game, options, players, moves);
        self.app.receive(&text).expect("a valid saved game")
    }

    /// Hands search messages to the match until its state satisfies the condition.
    pub fn until(&self, opened: &Match, what: &str, is_so: impl Fn(&MatchState) -> bool) -> MatchState {
        let mut state = opened.state();
        while !is_so(&state) {
            let search = self.messages.recv_timeout(TIMEOUT).unwrap_or_else(|_| panic!("{what}: {state:#?}"));
            state = opened.heard(search);
        }
        state
    }

    /// Waits for the next search message and returns its id without handing it on.
    pub fn next_message(&self) -> u64 {
        self.messages.recv_timeout(TIMEOUT).expect("a search sends a message")
    }

    /// The number of seeds drawn so far: every search draws one when it begins.
    pub fn seeds_drawn(&self) -> u64 {
        self.seeds.drawn()
    }

    /// The clock's time.
    pub fn now_ms(&self) -> u64 {
        self.clock.milliseconds()
    }
}

/// A computer player that thinks until `move_now`.
pub const THINKER: Player = Player::Limits(Limits { visits: None, ms: Some(u32::MAX) });

/// Returns the saved game after these moves.
pub fn saved(game: &str, options: &serde_json::Value, players: [Player; 2], moves: &str) -> String {
    let mut session = Session::new(game, options).expect("the options make a game");
    session.play_all(moves).expect("the moves are legal");
    for (side, player) in Side::BOTH.into_iter().zip(players) {
        session.set_player(side, player).expect("the player is valid");
    }
    session.save()
}

/// The parts of a state that must survive a kill.
pub fn visible_state(state: &MatchState) -> impl PartialEq + std::fmt::Debug + use<> {
    let picked = state.board.spoken.iter().find(|element| element.is_selected).map(|element| element.target);
    let labels: Vec<String> = state.board.spoken.iter().map(|element| element.label.clone()).collect();
    let players: Vec<_> = state.players.iter().map(|bar| (bar.name.clone(), bar.detail.clone())).collect();
    let confirms = (can_send(state, MatchEvent::Confirm), can_take_back(state));
    (state.moves.clone(), state.at, state.result.clone(), labels, picked, players, confirms)
}

/// Returns the targets of all legal touches.
pub fn targets(opened: &Match) -> Vec<Target> {
    let play = opened.lock();
    let snapshot = play.board.session.snapshot(Language::ENGLISH);
    let places = snapshot.marks.iter().map(|mark| Target::Place(mark.place));
    let operations = snapshot.operations.iter().map(|operation| Target::Operation(operation.kind, operation.region));
    places.chain(operations).collect()
}

/// Returns the place of this name.
pub fn place(opened: &Match, name: &str) -> Place {
    let spots = opened.lock().board.session.layout().spots;
    spots.into_iter().find(|spot| spot.name == name).expect("the place exists").place
}

/// Touches the place of a name.
pub fn touch(opened: &Match, name: &str) -> MatchState {
    opened.touch(Target::Place(place(opened, name)))
}

/// Returns the texts of all moves.
pub fn moves(state: &MatchState) -> Vec<&str> {
    state.moves.iter().map(|mv| mv.text.as_str()).collect()
}

/// A small board of every game, the examples included, so that complete matches are short.
pub fn small_games() -> Vec<(&'static str, serde_json::Value)> {
    let small = |game: &dyn games::Game| match game.id() {
        "bridgit" => serde_json::json!({ "size": 7 }),
        "lines-of-action" => serde_json::json!({ "size": 5 }),
        "connect-any" => serde_json::json!({ "rows": 4, "columns": 5, "mode": "ban-bonus" }),
        _ => game.variants()[0].options.clone(),
    };
    games::every().map(|game| (game.id(), small(game))).collect()
}
