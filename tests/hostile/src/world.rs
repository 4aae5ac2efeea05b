//! A world for the app in which everything is in memory, quick, and may fail.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{io, mem};

use fivefold_app::{App, Environment, FileSystem, Seeds};
use fivefold_engine::search::{Clock, ListenerFault, SearchListener, SearchProgress, SearchReport, StopFlag};
use fivefold_engine::text::Language;

const FOLDER: &str = "/app";

/// Every file with its bytes.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// A disk in memory; a clone is the same disk.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    files: Arc<Mutex<Files>>,
    /// Whether every call fails.
    is_broken: Arc<AtomicBool>,
    /// The disk at each call since somebody began to remember.
    moments: Arc<Mutex<Vec<Files>>>,
    is_remembered: Arc<AtomicBool>,
}

impl Memory {
    /// Every file by its name.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let name = |path: &PathBuf| path.strip_prefix(FOLDER).unwrap_or(path).to_string_lossy().into_owned();
        self.lock().iter().map(|(path, bytes)| (name(path), bytes.clone())).collect()
    }

    /// Adds bytes to the end of a file.
    pub fn append(&self, name: &Path, bytes: &[u8]) {
        self.lock().entry(Path::new(FOLDER).join(name)).or_default().extend_from_slice(bytes);
    }

    /// From now on nothing can be read or written, or everything again.
    pub fn set_broken(&self, is_broken: bool) {
        self.is_broken.store(is_broken, Ordering::SeqCst);
    }

    /// From now on the disk is remembered as it is before each call that changes it, and in the middle of it.
    pub fn remember(&self) {
        self.is_remembered.store(true, Ordering::SeqCst);
        self.moments.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The disks that a process would have left that had ended at one of the calls since.
    pub fn moments(&self) -> Vec<Self> {
        self.is_remembered.store(false, Ordering::SeqCst);
        let moments = mem::take(&mut *self.moments.lock().unwrap_or_else(PoisonError::into_inner));
        moments.into_iter().map(|files| Self { files: Arc::new(Mutex::new(files)), ..Self::default() }).collect()
    }

    /// The disk as it is now, for itself, and as if nothing had failed.
    pub fn copied(&self) -> Self {
        Self { files: Arc::new(Mutex::new(self.lock().clone())), ..Self::default() }
    }

    fn happens(&self, files: &Files) {
        if self.is_remembered.load(Ordering::SeqCst) {
            self.moments.lock().unwrap_or_else(PoisonError::into_inner).push(files.clone());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Files> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn working(&self) -> io::Result<MutexGuard<'_, Files>> {
        if self.is_broken.load(Ordering::SeqCst) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(self.lock()) }
    }
}

impl FileSystem for Memory {
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let files = self.working()?;
        let names = files.keys().filter(|path| path.parent() == Some(folder)).filter_map(|path| path.file_name());
        Ok(names.map(|name| name.to_string_lossy().into_owned()).collect())
    }

    fn read(&self, file: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Ok(self.working()?.get(file).map(|bytes| bytes.iter().copied().take(most).collect()))
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut files = self.working()?;
        self.happens(&files);
        files.insert(file.to_owned(), bytes[..bytes.len() / 2].to_vec());
        self.happens(&files);
        files.insert(file.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut files = self.working()?;
        self.happens(&files);
        let bytes = files.remove(from).ok_or(io::ErrorKind::NotFound)?;
        files.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        let mut files = self.working()?;
        self.happens(&files);
        files.remove(file).map(drop).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn sync(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}

/// A clock that goes a long way each time somebody looks at it, so that every search ends soon.
#[derive(Debug, Default)]
struct Hasty(AtomicU64);

impl Clock for Hasty {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(200, Ordering::SeqCst))
    }

    fn wait(&self, most: Duration, _: &StopFlag) {
        self.0.fetch_add(u64::try_from(most.as_millis()).unwrap_or(0), Ordering::SeqCst);
    }
}

/// Numbers that are the same every time.
#[derive(Debug, Default)]
struct Counting(AtomicU64);

impl Seeds for Counting {
    fn next(&self) -> u64 {
        self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::SeqCst) >> 8
    }
}

/// Remembers which searches have said something, and fails when it is told to.
#[derive(Clone, Debug, Default)]
pub struct Ear {
    heard: Arc<Mutex<Vec<u64>>>,
    fails: Arc<AtomicBool>,
}

impl Ear {
    /// The searches that have said something since this was asked last.
    pub fn take(&self) -> Vec<u64> {
        std::mem::take(&mut self.heard.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Lets every message of a search fail, or no more.
    pub fn set_fails(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    fn hear(&self, search: u64) -> Result<(), ListenerFault> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).push(search);
        if self.fails.load(Ordering::SeqCst) {
            Err(ListenerFault { reason: "provoked: no ear".to_owned() })
        } else {
            Ok(())
        }
    }
}

impl SearchListener for Ear {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.hear(progress.search.0)
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.hear(report.search.0)
    }
}

/// The app over such a disk.
pub fn open(memory: &Memory, ear: &Ear) -> App {
    let environment = Environment {
        clock: Arc::<Hasty>::default(),
        files: Arc::new(memory.clone()),
        seeds: Arc::<Counting>::default(),
        pools: fivefold_engine::puzzles::pool,
        threads: 2,
    };
    App::open_in(environment, Path::new(FOLDER), Language::ENGLISH, Arc::new(ear.clone()))
}
