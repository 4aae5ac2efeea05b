//! The thread that flushes written files to the disk.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread::{self, JoinHandle},
};

use super::{super::files::FileSystem, kept};

/// A pending flush of everything written so far.
#[derive(Debug)]
#[must_use]
pub struct PendingFlush(Receiver<()>);

impl PendingFlush {
    /// Blocks until the flush is done.
    pub fn wait(self) {
        // An error means that the flush thread has ended.
        let _ = self.0.recv();
    }
}

/// The unflushed files of a folder, and the thread that flushes them; it ends with its owner.
#[derive(Debug)]
pub struct Flusher {
    folder: Arc<UnflushedFolder>,
    /// Each request may have a receiver of its end.
    requests: Option<Sender<Option<Sender<()>>>>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Flusher {
    /// Waits for the thread, so that it does not change a folder that is opened again.
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported.
            drop(thread.join());
        }
    }
}

#[derive(Debug)]
struct UnflushedFolder {
    files: Arc<dyn FileSystem>,
    path: PathBuf,
    unflushed: Mutex<Unflushed>,
}

/// The files that were written and not flushed since, each with the number of its last write.
#[derive(Debug, Default)]
struct Unflushed {
    files: BTreeMap<PathBuf, u64>,
    writes: u64,
    /// Files with a second name that an earlier process left behind: it may have ended before it flushed them.
    left: BTreeSet<PathBuf>,
}

impl Unflushed {
    fn add(&mut self, file: &Path) {
        self.writes += 1;
        self.files.insert(file.to_owned(), self.writes);
    }
}

impl Flusher {
    /// Starts the thread for the files of a folder and of its subfolders.
    pub fn new(files: Arc<dyn FileSystem>, path: &Path) -> Self {
        let folder = Arc::new(UnflushedFolder { files, path: path.to_owned(), unflushed: Mutex::default() });
        let (requests, received) = channel();
        let thread = thread::Builder::new().name("fivefold-files".to_owned());
        let flushed = Arc::clone(&folder);
        let started = thread.spawn(move || run(&flushed, &received));
        // If no thread starts, the system flushes within seconds.
        Self { folder, requests: started.is_ok().then_some(requests), thread: started.ok() }
    }

    /// Replaces a file by `rename` if it is unflushed: its second name has the last flushed text, and lasts meanwhile.
    pub fn replace_unflushed(&self, file: &Path, rename: impl FnOnce() -> io::Result<()>) -> Option<io::Result<()>> {
        let mut unflushed = self.folder.unflushed();
        unflushed.files.contains_key(file).then(|| rename().inspect(|()| self.add(&mut unflushed, file)))
    }

    /// Replaces a file by `rename` and flushes it soon.
    pub fn replace(&self, file: &Path, rename: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        let mut unflushed = self.folder.unflushed();
        rename().inspect(|()| self.add(&mut unflushed, file))
    }

    /// Flushes a file of an earlier process soon, unless it is written first.
    pub fn add_left(&self, file: &Path) {
        let mut unflushed = self.folder.unflushed();
        if !unflushed.files.contains_key(file) && unflushed.left.insert(file.to_owned()) {
            self.wake();
        }
    }

    /// Leaves the second name of a file of an earlier process to the caller.
    pub fn take_left(&self, file: &Path) {
        self.folder.unflushed().left.remove(file);
    }

    fn add(&self, unflushed: &mut Unflushed, file: &Path) {
        unflushed.add(file);
        self.wake();
    }

    fn wake(&self) {
        if let Some(requests) = &self.requests {
            drop(requests.send(None));
        }
    }

    /// Stops flushing a file: it was removed, or has its last flushed text again.
    pub fn forget(&self, file: &Path) {
        let mut unflushed = self.folder.unflushed();
        unflushed.files.remove(file);
        unflushed.left.remove(file);
    }

    /// Flushes a file and its name at once.
    ///
    /// # Errors
    /// Returns an error if the text may not survive a power loss.
    pub fn sync(&self, file: &Path) -> io::Result<()> {
        self.folder.files.sync(file)?;
        self.folder.above(file).try_for_each(|folder| self.folder.files.sync(folder))
    }

    /// Returns a handle to wait on until everything written survives a power loss.
    pub fn flush(&self) -> PendingFlush {
        let (waiter, done) = channel();
        if let Some(requests) = &self.requests {
            // If sending fails, the dropped sender wakes the waiting caller.
            drop(requests.send(Some(waiter)));
        }
        PendingFlush(done)
    }
}

impl UnflushedFolder {
    fn unflushed(&self) -> MutexGuard<'_, Unflushed> {
        self.unflushed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the folders above a file, whose entries make its name.
    fn above<'a>(&'a self, file: &'a Path) -> impl Iterator<Item = &'a Path> {
        file.ancestors().skip(1).take_while(|folder| folder.starts_with(&self.path))
    }

    /// Flushes the unflushed files, each once. A file that cannot be flushed is tried again next time.
    fn flush(&self) {
        let unflushed = self.unflushed();
        let written = unflushed.files.iter().map(|(file, write)| (file.clone(), Some(*write)));
        let mut written: Vec<(PathBuf, Option<u64>)> =
            written.chain(unflushed.left.iter().map(|file| (file.clone(), None))).collect();
        drop(unflushed);
        written.retain(|(file, _)| self.files.sync(file).is_ok());
        let folders: BTreeSet<&Path> = written.iter().flat_map(|(file, _)| self.above(file)).collect();
        let failed: BTreeSet<&Path> = folders.into_iter().filter(|folder| self.files.sync(folder).is_err()).collect();
        let mut changed = BTreeSet::new();
        for (file, write) in &written {
            if self.above(file).any(|folder| failed.contains(folder)) {
                continue;
            }
            let mut unflushed = self.unflushed();
            let is_current = match write {
                Some(write) => unflushed.files.get(file) == Some(write),
                None => unflushed.left.contains(file),
            };
            if is_current {
                // If it stays, the next write replaces it.
                drop(self.files.remove(&kept(file)));
                changed.extend(file.parent());
                unflushed.files.remove(file);
                unflushed.left.remove(file);
            }
        }
        // Otherwise a power loss could bring back a second name with a text older than the flushed one.
        for folder in changed {
            drop(self.files.sync(folder));
        }
    }
}

fn run(folder: &UnflushedFolder, received: &Receiver<Option<Sender<()>>>) {
    while let Ok(first) = received.recv() {
        let waiters: Vec<Sender<()>> = std::iter::once(first).chain(received.try_iter()).flatten().collect();
        folder.flush();
        for waiter in waiters {
            let _ = waiter.send(());
        }
    }
}
