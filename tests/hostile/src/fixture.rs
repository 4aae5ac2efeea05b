//! An environment for the app: a disk in memory, a fast clock, fixed seeds, and a listener, with injected faults.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{io, mem};

use fivefold_app::{App, Environment, FileSystem, FolderLock, Seeds};
use fivefold_engine::search::{Clock, ListenerFault, SearchListener, SearchProgress, SearchReport, StopFlag};
use fivefold_engine::text::Language;

const FOLDER: &str = "/app";

/// Files with their bytes.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// A disk in memory; clones share it.
#[derive(Clone, Debug, Default)]
pub struct MemoryDisk {
    files: Arc<Mutex<Files>>,
    /// Makes every call fail.
    is_broken: Arc<AtomicBool>,
    /// Snapshots at each call since recording began.
    snapshots: Arc<Mutex<Vec<Files>>>,
    is_recording: Arc<AtomicBool>,
}

impl MemoryDisk {
    /// Returns the files by name.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let name = |path: &PathBuf| path.strip_prefix(FOLDER).unwrap_or(path).to_string_lossy().into_owned();
        self.lock().iter().map(|(path, bytes)| (name(path), bytes.clone())).collect()
    }

    /// Appends bytes to a file.
    pub fn append(&self, name: &Path, bytes: &[u8]) {
        self.lock().entry(Path::new(FOLDER).join(name)).or_default().extend_from_slice(bytes);
    }

    /// Makes every call fail, or succeed again.
    pub fn set_broken(&self, is_broken: bool) {
        self.is_broken.store(is_broken, Ordering::SeqCst);
    }

    /// Starts recording snapshots before each call that changes the disk, and in the middle of writes.
    pub fn record(&self) {
        self.is_recording.store(true, Ordering::SeqCst);
        self.snapshots.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Stops recording and returns the snapshots: the disks that a process killed at each call would leave.
    pub fn snapshots(&self) -> Vec<Self> {
        self.is_recording.store(false, Ordering::SeqCst);
        let snapshots = mem::take(&mut *self.snapshots.lock().unwrap_or_else(PoisonError::into_inner));
        snapshots.into_iter().map(|files| Self { files: Arc::new(Mutex::new(files)), ..Self::default() }).collect()
    }

    /// Returns an independent copy without faults.
    pub fn copied(&self) -> Self {
        Self { files: Arc::new(Mutex::new(self.lock().clone())), ..Self::default() }
    }

    fn snapshot(&self, files: &Files) {
        if self.is_recording.load(Ordering::SeqCst) {
            self.snapshots.lock().unwrap_or_else(PoisonError::into_inner).push(files.clone());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Files> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn working(&self) -> io::Result<MutexGuard<'_, Files>> {
        if self.is_broken.load(Ordering::SeqCst) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(self.lock()) }
    }
}

impl FileSystem for MemoryDisk {
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
        self.snapshot(&files);
        files.insert(file.to_owned(), bytes[..bytes.len() / 2].to_vec());
        self.snapshot(&files);
        files.insert(file.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut files = self.working()?;
        self.snapshot(&files);
        let bytes = files.remove(from).ok_or(io::ErrorKind::NotFound)?;
        files.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        let mut files = self.working()?;
        self.snapshot(&files);
        files.remove(file).map(drop).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn sync(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn lock(&self, _: &Path) -> io::Result<Option<FolderLock>> {
        Ok(Some(Arc::new(())))
    }
}

/// A clock that advances 200 ms at each call, so that every search ends soon.
#[derive(Debug, Default)]
struct FastClock(AtomicU64);

impl Clock for FastClock {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(200, Ordering::SeqCst))
    }

    fn wait(&self, most: Duration, _: &StopFlag) {
        self.0.fetch_add(u64::try_from(most.as_millis()).unwrap_or(0), Ordering::SeqCst);
    }
}

/// Deterministic seeds.
#[derive(Debug, Default)]
struct FixedSeeds(AtomicU64);

impl Seeds for FixedSeeds {
    fn next(&self) -> u64 {
        self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::SeqCst) >> 8
    }
}

/// Records the searches that sent messages, and fails on demand.
#[derive(Clone, Debug, Default)]
pub struct FaultyListener {
    reported: Arc<Mutex<Vec<u64>>>,
    fails: Arc<AtomicBool>,
}

impl FaultyListener {
    /// Returns the searches that sent messages since the last call.
    pub fn take(&self) -> Vec<u64> {
        std::mem::take(&mut self.reported.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Makes every message fail, or succeed again.
    pub fn set_fails(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    fn receive(&self, search: u64) -> Result<(), ListenerFault> {
        self.reported.lock().unwrap_or_else(PoisonError::into_inner).push(search);
        if self.fails.load(Ordering::SeqCst) {
            Err(ListenerFault { reason: "provoked: no listener".to_owned() })
        } else {
            Ok(())
        }
    }
}

impl SearchListener for FaultyListener {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.receive(progress.search.0)
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.receive(report.search.0)
    }
}

/// Opens the app on a disk.
pub fn open(disk: &MemoryDisk, listener: &FaultyListener) -> App {
    let environment = Environment {
        clock: Arc::<FastClock>::default(),
        files: Arc::new(disk.clone()),
        seeds: Arc::<FixedSeeds>::default(),
        pools: fivefold_engine::puzzles::pool,
        threads: 2,
    };
    App::open_in(environment, Path::new(FOLDER), Language::ENGLISH, Arc::new(listener.clone()))
}
