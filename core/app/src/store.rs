//! Atomic text files in one folder.
//!
//! A text is written to a temporary file, which is then renamed over the old one: whenever the process ends, either the
//! old or the new text is there. Writing and renaming are synchronous; flushing to the disk is slow and runs on a
//! separate thread. A power loss before the flush may bring the old text back, or, where the file system stores names
//! before contents, leave a truncated text, which is then set aside.
//!
//! An unreadable or invalid file is never overwritten: it is renamed and kept.

use std::{
    collections::BTreeSet,
    io,
    path::{Path, PathBuf},
    process,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use serde::{Serialize, de::DeserializeOwned};

use super::files::{FileSystem, FolderLock};

/// The size limit of files other than matches, in bytes, for reading and writing. The longest review, of
/// [`MOST_MOVES`](fivefold_engine::session::MOST_MOVES) moves with a refutation each, has about 1,500,000.
pub const MOST_BYTES: usize = 4_000_000;

/// The number of unreadable files of the same name that are kept.
const MOST_ASIDE: u32 = 3;

/// The suffix of a temporary file, after the number of its process.
const TEMPORARY: &str = ".new";

/// The infix of the name of a file that was set aside.
const ASIDE: &str = ".unreadable-";

/// The texts of one folder.
#[derive(Debug)]
pub struct Store {
    files: Arc<dyn FileSystem>,
    folder: PathBuf,
    flusher: Flusher,
    /// The lock of the folder; `None` if another process has it, and nothing may be changed. An error means that the
    /// file system has no locks.
    lock: io::Result<Option<FolderLock>>,
    /// Files that could be neither read nor set aside, and must not be overwritten.
    protected: Mutex<BTreeSet<String>>,
}

/// The result of reading a text.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// The text does not exist.
    Nothing,
    /// The text.
    Text(String),
    /// The file is unreadable for this reason, and was set aside.
    Unreadable(String),
}

impl Store {
    /// Creates a store over a folder.
    pub fn new(files: Arc<dyn FileSystem>, folder: &Path) -> Self {
        let flusher = Flusher::new(Arc::clone(&files));
        let lock = files.lock(folder);
        Self { files, folder: folder.to_owned(), flusher, lock, protected: Mutex::default() }
    }

    /// Returns whether another process uses the folder: nothing is written, renamed or removed.
    pub const fn is_read_only(&self) -> bool {
        matches!(self.lock, Ok(None))
    }

    /// Returns the names of the texts in a subfolder, readable or not.
    pub fn names(&self, folder: &str) -> Vec<String> {
        let mut names = self.files.list(&self.folder.join(folder)).unwrap_or_default();
        if matches!(self.lock, Ok(Some(_))) {
            // Left behind by a process that ended during a write.
            for name in names.iter().filter(|name| name.ends_with(TEMPORARY)) {
                drop(self.files.remove(&self.folder.join(folder).join(name)));
            }
        }
        names.retain(|name| !name.ends_with(TEMPORARY) && !name.contains(ASIDE));
        names.sort();
        names
    }

    /// Reads the text of this name, of at most `most` bytes.
    pub fn read(&self, name: &str, most: usize) -> Found {
        let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
        let reason = match self.files.read(&self.folder.join(name), limit) {
            Ok(None) => return Found::Nothing,
            Ok(Some(bytes)) if bytes.len() > most => format!("more than {most} bytes"),
            Ok(Some(bytes)) => match String::from_utf8(bytes) {
                Ok(text) => return Found::Text(text),
                Err(_) => "not valid UTF-8".to_owned(),
            },
            Err(error) => error.kind().to_string(),
        };
        self.set_aside(name);
        Found::Unreadable(reason)
    }

    /// Replaces the text of this name.
    ///
    /// # Errors
    /// If the text cannot be written; the old text is unchanged.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        if self.is_read_only() {
            return Err(io::Error::new(io::ErrorKind::ResourceBusy, "another process uses the folder"));
        }
        if self.protected().contains(name) {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the existing file could not be read"));
        }
        let (file, temporary) =
            (self.folder.join(name), self.folder.join(format!("{name}.{}{TEMPORARY}", process::id())));
        let written = self.files.write(&temporary, text.as_bytes()).and_then(|()| self.files.rename(&temporary, &file));
        if written.is_err() {
            // The temporary file may not exist; the next write replaces it.
            drop(self.files.remove(&temporary));
        } else {
            self.flusher.sync(file);
        }
        written
    }

    /// Deletes the text of this name; returns whether it no longer exists.
    pub fn remove(&self, name: &str) -> bool {
        if self.is_read_only() {
            return false;
        }
        match self.files.remove(&self.folder.join(name)) {
            Ok(()) => true,
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        }
    }

    /// Renames an unusable text. The newest [`MOST_ASIDE`] of a name are kept.
    pub fn set_aside(&self, name: &str) {
        if self.is_read_only() {
            return;
        }
        let aside = |number: u32| self.folder.join(format!("{name}{ASIDE}{number}"));
        let is_free = |number: &u32| matches!(self.files.read(&aside(*number), 0), Ok(None));
        let free = (1..=MOST_ASIDE).find(is_free).unwrap_or_else(|| {
            for number in 1..MOST_ASIDE {
                // On failure, the rename of the file itself below fails too.
                drop(self.files.rename(&aside(number + 1), &aside(number)));
            }
            MOST_ASIDE
        });
        if self.files.rename(&self.folder.join(name), &aside(free)).is_err() {
            self.protected().insert(name.to_owned());
        }
    }

    /// Reads and parses a file of the app.
    ///
    /// # Errors
    /// If the file is unreadable or malformed; it was set aside.
    pub fn read_json<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, ()> {
        match self.read(name, MOST_BYTES) {
            Found::Nothing => Ok(None),
            Found::Unreadable(_) => Err(()),
            Found::Text(text) => {
                // serde would accept a list for a record, too.
                let value = if text.trim_start().starts_with('{') { serde_json::from_str(&text).ok() } else { None };
                value.map(Some).ok_or_else(|| self.set_aside(name))
            }
        }
    }

    /// Reads a file like [`Self::read_json`] and validates its value.
    ///
    /// # Errors
    /// If the file is unreadable or its value is invalid; it was set aside.
    pub fn read_checked<T: DeserializeOwned>(&self, name: &str, check: fn(T) -> Option<T>) -> Result<Option<T>, ()> {
        match self.read_json(name)?.map(check) {
            Some(None) => {
                self.set_aside(name);
                Err(())
            }
            found => Ok(found.flatten()),
        }
    }

    /// Writes a value; returns whether it was written. On a full disk the value lasts until the process ends. A text
    /// too long to be read again is not written.
    pub fn write_json<T: Serialize>(&self, name: &str, value: &T) -> bool {
        let Ok(text) = serde_json::to_string(value) else { return false };
        text.len() <= MOST_BYTES && self.write(name, &text).is_ok()
    }

    fn protected(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.protected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a handle to wait on until everything written survives a power loss; wait without holding a lock.
    pub fn flush(&self) -> PendingFlush {
        self.flusher.flush()
    }
}

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

/// A request to the flush thread.
enum Request {
    /// Flush this file and its folder.
    Flush(PathBuf),
    /// Notify when all earlier requests are done.
    Notify(Sender<()>),
}

/// The flush thread; it ends with its owner.
#[derive(Debug)]
struct Flusher {
    requests: Option<Sender<Request>>,
}

impl Flusher {
    fn new(files: Arc<dyn FileSystem>) -> Self {
        let (requests, received) = channel();
        let thread = thread::Builder::new().name("fivefold-files".to_owned());
        let started = thread.spawn(move || run(&*files, &received));
        // If no thread starts, the system flushes within seconds.
        Self { requests: started.is_ok().then_some(requests) }
    }

    fn sync(&self, file: PathBuf) {
        if let Some(requests) = &self.requests {
            drop(requests.send(Request::Flush(file)));
        }
    }

    fn flush(&self) -> PendingFlush {
        let (waiter, done) = channel();
        if let Some(requests) = &self.requests {
            // If sending fails, the dropped sender wakes the waiting caller.
            drop(requests.send(Request::Notify(waiter)));
        }
        PendingFlush(done)
    }
}

fn run(files: &dyn FileSystem, received: &Receiver<Request>) {
    while let Ok(first) = received.recv() {
        let mut files_to_sync = BTreeSet::new();
        let mut waiters = Vec::new();
        // A file that was written several times meanwhile is flushed once.
        for request in std::iter::once(first).chain(received.try_iter()) {
            match request {
                Request::Flush(file) => {
                    files_to_sync.insert(file);
                }
                Request::Notify(waiter) => waiters.push(waiter),
            }
        }
        let folders: BTreeSet<PathBuf> =
            files_to_sync.iter().filter_map(|file| file.parent().map(Path::to_owned)).collect();
        for path in files_to_sync.iter().chain(&folders) {
            // The file may have been removed; a failed flush has no better handling.
            drop(files.sync(path));
        }
        for waiter in waiters {
            let _ = waiter.send(());
        }
    }
}
