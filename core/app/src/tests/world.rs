//! A world for the app: a clock that stands, numbers by count, a disk in memory that can fail.

mod dice;

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    time::Duration,
};

pub use self::dice::TestRng;
use super::hands::TestDriver as _;
use crate::{App, Environment, FileSystem, Match, MatchState, NewGame, Opponent, Seeds, StrengthKind};
use fivefold_engine::{
    game::{Place, Side, Target},
    puzzles,
    search::{Clock, ListenerFault, SearchListener, SearchProgress, SearchReport, StopFlag},
    session::{Limits, Player, Session},
    text::Language,
};

/// Longer than anything here takes on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// A clock that goes only when somebody makes it, waits, or thinks: a millisecond each time a search looks at it.
#[derive(Debug, Default)]
pub struct Hourglass {
    now_ms: AtomicU64,
}

impl Hourglass {
    pub fn pass(&self, ms: u64) {
        self.now_ms.fetch_add(ms, Ordering::SeqCst);
    }
}

impl Clock for Hourglass {
    fn now(&self) -> Duration {
        let is_search = std::thread::current().name() == Some("fivefold-search");
        Duration::from_millis(self.now_ms.fetch_add(u64::from(is_search), Ordering::SeqCst))
    }

    fn wait(&self, most: Duration, _: &StopFlag) {
        self.pass(u64::try_from(most.as_millis()).expect("no wait is that long"));
    }
}

/// Numbers that look drawn and are the same every time.
#[derive(Debug, Default)]
pub struct Counting(AtomicU64);

impl Seeds for Counting {
    fn next(&self) -> u64 {
        let count = self.0.fetch_add(1, Ordering::SeqCst) + 1;
        TestRng::new(count).below(1 << 60) as u64
    }
}

/// What a disk does with a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Half of it is written, and then the disk is full.
    Full,
    /// No file gets another name.
    NoRename,
    /// No file can be read.
    NoRead,
    /// Neither of both.
    NoReadNorRename,
    /// Neither of both with a match.
    NoMatches,
    /// Nothing is done any more: the process has ended.
    Dead,
}

/// A disk in memory. What is written may be lost with the power until it has been waited for.
#[derive(Debug, Default)]
pub struct Memory {
    state: Mutex<Files>,
}

#[derive(Clone, Debug, Default)]
struct Files {
    contents: BTreeMap<PathBuf, Vec<u8>>,
    fault: Option<Fault>,
    /// After so many more calls the process ends.
    calls_left: Option<u32>,
    synced: BTreeSet<PathBuf>,
    calls: u32,
}

impl Files {
    /// Whether a call is done at all.
    fn call(&mut self) -> io::Result<()> {
        self.calls += 1;
        if let Some(left) = &mut self.calls_left {
            match left.checked_sub(1) {
                Some(less) => *left = less,
                None => self.fault = Some(Fault::Dead),
            }
        }
        if self.fault == Some(Fault::Dead) { Err(io::Error::other("the process has ended")) } else { Ok(()) }
    }
}

impl Memory {
    fn files(&self) -> std::sync::MutexGuard<'_, Files> {
        self.state.lock().expect("nobody panics with the lock")
    }

    pub fn set_fault(&self, fault: Option<Fault>) {
        let mut files = self.files();
        files.fault = fault;
        files.calls_left = None;
    }

    /// Lets the process end after so many calls.
    pub fn die_after(&self, calls: u32) {
        self.files().calls_left = Some(calls);
    }

    pub fn calls(&self) -> u32 {
        self.files().calls
    }

    pub fn text(&self, name: &str) -> Option<String> {
        let files = self.files();
        let bytes = files.contents.get(&Path::new(FOLDER).join(name))?;
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    pub fn put(&self, name: &str, text: impl AsRef<[u8]>) {
        self.files().contents.insert(Path::new(FOLDER).join(name), text.as_ref().to_vec());
    }

    pub fn names(&self) -> Vec<String> {
        let files = self.files();
        let names = files.contents.keys().map(|path| path.strip_prefix(FOLDER).expect("all are in the folder"));
        names.map(|name| name.to_string_lossy().into_owned()).collect()
    }

    /// What was waited for.
    pub fn synced(&self) -> Vec<String> {
        self.files().synced.iter().map(|path| path.to_string_lossy().into_owned()).collect()
    }
}

impl FileSystem for Memory {
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
        // Whatever stops it, the half of it may be there.
        let is_whole = done.is_ok() && state.fault != Some(Fault::Full);
        let there = if is_whole { bytes } else { &bytes[..bytes.len() / 2] };
        if is_whole || state.fault == Some(Fault::Full) || state.calls_left == Some(0) {
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
        state.call()?;
        state.contents.remove(file).map(drop).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        // On a thread of its own: it must not change which call is the last one.
        self.files().synced.insert(path.to_owned());
        Ok(())
    }
}

const FOLDER: &str = "/app";

fn is_match(file: &Path) -> bool {
    file.starts_with(Path::new(FOLDER).join("matches"))
}

/// The host's ear: passes every message on to the thread of the test.
pub struct Post {
    heard: Mutex<Sender<u64>>,
    /// Whether it fails at every progress, which ends the search.
    fails: Arc<AtomicBool>,
}

impl Post {
    fn tell(&self, search: u64) {
        // A test that is over does not listen any more.
        let _ = self.heard.lock().expect("nobody panics with the lock").send(search);
    }
}

impl SearchListener for Post {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        if self.fails.load(Ordering::SeqCst) {
            return Err(ListenerFault { reason: "provoked: no ear".to_owned() });
        }
        self.tell(progress.search.0);
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.tell(report.search.0);
        Ok(())
    }
}
/// An app in a world of its own.
pub struct TestApp {
    pub app: App,
    pub files: Arc<Memory>,
    pub clock: Arc<Hourglass>,
    seeds: Arc<Counting>,
    heard: Receiver<u64>,
    fails: Arc<AtomicBool>,
    pub(super) post: Arc<Post>,
}

impl Default for TestApp {
    fn default() -> Self {
        Self::of(Arc::default(), Arc::default(), Arc::default(), 1)
    }
}

impl TestApp {
    /// A world of so many processors to spare.
    pub fn of_threads(threads: u16) -> Self {
        Self::of(Arc::default(), Arc::default(), Arc::default(), threads)
    }

    fn of(files: Arc<Memory>, clock: Arc<Hourglass>, seeds: Arc<Counting>, threads: u16) -> Self {
        let (sender, heard) = channel();
        let environment = Environment {
            clock: Arc::<Hourglass>::clone(&clock),
            files: Arc::<Memory>::clone(&files),
            seeds: Arc::<Counting>::clone(&seeds),
            pools: puzzles::pool,
            threads,
        };
        let fails = Arc::<AtomicBool>::default();
        let post = Arc::new(Post { heard: Mutex::new(sender), fails: Arc::clone(&fails) });
        let app = App::open_in(environment, Path::new(FOLDER), Language::ENGLISH, Arc::<Post>::clone(&post));
        Self { app, files, clock, seeds, heard, fails, post }
    }

    /// A world in which these files are there already.
    pub fn with(files: &[(&str, &str)]) -> Self {
        let memory = Memory::default();
        for (name, text) in files {
            memory.put(name, text);
        }
        Self::of(Arc::new(memory), Arc::default(), Arc::default(), 1)
    }

    /// The app is opened again over the disk as it is, whatever fault it has.
    #[must_use]
    pub fn reopened(self) -> Self {
        let Self { app, files, clock, seeds, heard, .. } = self;
        drop((app, heard));
        Self::of(files, clock, seeds, 1)
    }

    /// The process has ended, and the app is opened again over the same disk.
    #[must_use]
    pub fn killed(self) -> Self {
        let Self { app, files, clock, seeds, heard, .. } = self;
        files.set_fault(Some(Fault::Dead));
        drop((app, heard));
        files.set_fault(None);
        Self::of(files, clock, seeds, 1)
    }

    /// Lets every search fail at its next progress, or no more.
    pub fn set_searches_fail(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    /// Begins a game between two people.
    pub fn people(&mut self, game: &str) -> Match {
        self.begin(game, |new_game| drop(new_game.set_opponent(Opponent::Person)))
    }

    /// Begins a game of a person, who starts, against the computer at a level.
    pub fn against(&mut self, game: &str, level: u8) -> Match {
        self.begin(game, |new_game| {
            new_game.set_opponent(Opponent::Computer);
            new_game.set_strength_kind(0, StrengthKind::Level);
            new_game.set_level(0, level);
            new_game.set_coach(false);
        })
    }

    /// Begins a game of a person, who starts, against a computer that thinks until it is told to make its move.
    pub fn against_thinker(&mut self, game: &str) -> Match {
        let opened = self.against(game, 1);
        opened.set_player(Side::Second, THINKER);
        opened
    }

    pub fn begin(&mut self, game: &str, decide: impl FnOnce(&mut NewGame)) -> Match {
        let mut new_game = self.app.new_game(game).expect("there is such a game");
        decide(&mut new_game);
        self.app.begin(&new_game).expect("the options make a game")
    }

    /// Opens a match of its text.
    pub fn received(&mut self, game: &str, options: &serde_json::Value, players: [Player; 2], moves: &str) -> Match {
        let text = saved(game, options, players, moves);
        self.app.receive(&text).expect("it is a saved game")
    }

    /// Passes on what searches say until the state is as wanted.
    pub fn until(&self, opened: &Match, what: &str, is_so: impl Fn(&MatchState) -> bool) -> MatchState {
        let mut state = opened.state();
        while !is_so(&state) {
            let search = self.heard.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{what}: {state:#?}"));
            state = opened.heard(search);
        }
        state
    }

    /// Waits for the next message and does not hand it on.
    pub fn overhear(&self) -> u64 {
        self.heard.recv_timeout(PATIENCE).expect("a search says something")
    }

    /// How many numbers were drawn by lot: every search that begins draws one.
    pub fn drawn(&self) -> u64 {
        self.seeds.0.load(Ordering::SeqCst)
    }

    /// The time.
    pub fn now_ms(&self) -> u64 {
        u64::try_from(self.clock.now().as_millis()).expect("no test takes that long")
    }
}

/// Thinks until it is told to make its move.
pub const THINKER: Player = Player::Limits(Limits { visits: None, ms: Some(u32::MAX) });

/// A game as text, after these moves.
pub fn saved(game: &str, options: &serde_json::Value, players: [Player; 2], moves: &str) -> String {
    let mut session = Session::new(game, options).expect("the options make a game");
    session.play_all(moves).expect("the turns are legal");
    for (side, player) in Side::BOTH.into_iter().zip(players) {
        session.set_player(side, player).expect("there is such a player");
    }
    session.save()
}

/// Everything of a state that somebody would miss.
pub fn essence(state: &MatchState) -> impl PartialEq + std::fmt::Debug + use<> {
    let picked = state.board.spoken.iter().find(|element| element.is_selected).map(|element| element.target);
    let labels: Vec<String> = state.board.spoken.iter().map(|element| element.label.clone()).collect();
    let players: Vec<_> = state.players.iter().map(|bar| (bar.name.clone(), bar.detail.clone())).collect();
    let confirms = (state.abilities.confirm, state.abilities.take_back);
    (state.moves.clone(), state.at, state.result.clone(), labels, picked, players, confirms)
}

/// Everything that can be touched with success.
pub fn targets(opened: &Match) -> Vec<Target> {
    let play = opened.play_for_tests();
    let snapshot = play.board.session.snapshot(Language::ENGLISH);
    let places = snapshot.marks.iter().map(|mark| Target::Place(mark.place));
    let operations = snapshot.operations.iter().map(|operation| Target::Operation(operation.kind, operation.region));
    places.chain(operations).collect()
}

/// The place of a name.
pub fn place(opened: &Match, name: &str) -> Place {
    let spots = opened.play_for_tests().board.session.layout().spots;
    spots.into_iter().find(|spot| spot.name == name).expect("there is such a place").place
}

/// Touches the place of a name.
pub fn touch(opened: &Match, name: &str) -> MatchState {
    opened.touch(Target::Place(place(opened, name)))
}

/// The texts of all moves.
pub fn moves(state: &MatchState) -> Vec<&str> {
    state.moves.iter().map(|mv| mv.text.as_str()).collect()
}

/// A small board of every game, so that whole games are short.
pub fn small_games() -> Vec<(&'static str, serde_json::Value)> {
    vec![
        ("bridgit", serde_json::json!({ "size": 7 })),
        ("lines-of-action", serde_json::json!({ "size": 5 })),
        ("connect-four", serde_json::json!({})),
        ("connect-any", serde_json::json!({ "rows": 4, "columns": 5, "mode": "ban-bonus" })),
        ("pentago-twist", serde_json::json!({})),
    ]
}
