//! Atomic text files in one folder.
//!
//! A text is written to a temporary file, which is then renamed over the old one: whenever the process ends, either the
//! old or the new text is there. Writing and renaming are synchronous; flushing to the disk takes many milliseconds on a
//! phone and runs on a separate thread.
//!
//! A power loss before the flush may lose the names and contents written since, each independently; the file systems of
//! the devices lose names of one folder only in reverse order. Therefore the last flushed text keeps a second name until
//! the new text and its name are flushed, and is read if the new text is missing or damaged; a file with a second name is
//! flushed by the next process, too. After a power loss, a text is the last flushed one or one written later.
//! `tests/hostile` simulates this.
//!
//! Each file begins with a checksum of its text. A file with another checksum, like any unreadable or invalid file, is
//! never overwritten: it is moved to another folder and kept. A file of an earlier version, which begins with `{`, has no checksum.

mod flusher;

use std::{
    collections::BTreeSet,
    io,
    path::{Path, PathBuf},
    process,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde::{Serialize, de::DeserializeOwned};

use self::flusher::Flusher;
pub use self::flusher::PendingFlush;
use super::files::{FileSystem, FolderLock};

/// The size limit of files other than matches, in bytes, for reading and writing. The longest review, of
/// [`MOST_MOVES`](fivefold_engine::session::MOST_MOVES) moves with a refutation each, has about 1,500,000.
pub const MOST_BYTES: usize = 4_000_000;

/// The number of unreadable files of the same name that are kept.
const MOST_ASIDE: u32 = 3;

/// The suffix of a temporary file, after the number of its process.
const TEMPORARY: &str = ".new";

/// The folder of files that were set aside. The system's backups leave it out.
const ASIDE: &str = "unreadable";

/// The infix of the name of a file that an earlier version set aside in its own folder.
const OLD_ASIDE: &str = ".unreadable-";

/// The suffix of the second name of the last flushed text. It exists while the text is unflushed.
const KEPT: &str = ".kept";

/// The beginning of a file, before the sixteen digits of the checksum and a line break.
const CHECKSUM: &str = "fnv1a64 ";

/// The number of bytes before the text.
const HEADER_BYTES: usize = CHECKSUM.len() + 17;

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
    /// Creates a store over a folder and its subfolders of these names.
    pub fn new(files: Arc<dyn FileSystem>, folder: &Path, subfolders: &[&str]) -> Self {
        let flusher = Flusher::new(Arc::clone(&files), folder);
        let lock = files.lock(folder);
        let store = Self { files, folder: folder.to_owned(), flusher, lock, protected: Mutex::default() };
        if matches!(store.lock, Ok(Some(_))) {
            store.remove_temporary_files("");
            for subfolder in subfolders {
                store.remove_temporary_files(subfolder);
            }
        }
        store
    }

    /// Removes the temporary files of processes that ended during a write. A power loss during the next write of the same
    /// name could bring back their texts.
    fn remove_temporary_files(&self, subfolder: &str) {
        let folder = self.folder.join(subfolder);
        for name in self.files.list(&folder).unwrap_or_default() {
            if name.ends_with(TEMPORARY) {
                drop(self.files.remove(&folder.join(name)));
            }
        }
    }

    /// Returns whether another process uses the folder: nothing is written, renamed or removed.
    pub const fn is_read_only(&self) -> bool {
        matches!(self.lock, Ok(None))
    }

    /// Returns the names of the texts in a subfolder, readable or not.
    pub fn names(&self, folder: &str) -> Vec<String> {
        let mut names = self.files.list(&self.folder.join(folder)).unwrap_or_default();
        names.retain(|name| !name.ends_with(TEMPORARY) && !name.contains(OLD_ASIDE));
        for name in &mut names {
            // A text may have its second name only.
            name.truncate(name.strip_suffix(KEPT).unwrap_or(name).len());
        }
        names.sort();
        names.dedup();
        names
    }

    /// Reads the text of this name, of at most `most` bytes.
    pub fn read(&self, name: &str, most: usize) -> Found {
        let file = self.folder.join(name);
        let reason = match self.read_file(&file, most) {
            Ok(Some(text)) => {
                if !self.is_read_only() && self.is_kept(&file) {
                    self.flusher.add_left(&file);
                }
                return Found::Text(text);
            }
            Ok(None) => None,
            Err(reason) => Some(reason),
        };
        let flushed = self.read_file(&kept(&file), most).ok().flatten();
        if reason.is_some() {
            self.set_aside(name);
        }
        match (flushed, reason) {
            (Some(text), reason) => {
                log::warn!(
                    "the last flushed {name} was read: {}",
                    reason.as_deref().unwrap_or("the newer one is missing")
                );
                if !self.protected().contains(name) {
                    self.restore(&file);
                }
                Found::Text(text)
            }
            (None, Some(reason)) => {
                if !self.is_read_only() {
                    // An empty or a damaged one.
                    drop(self.files.remove(&kept(&file)));
                }
                Found::Unreadable(reason)
            }
            (None, None) => Found::Nothing,
        }
    }

    /// Reads the text of a file; `None` if it does not exist, and the reason if it is unreadable.
    fn read_file(&self, file: &Path, most: usize) -> Result<Option<String>, String> {
        let most_with_header = most.saturating_add(HEADER_BYTES);
        let limit = u64::try_from(most_with_header).unwrap_or(u64::MAX).saturating_add(1);
        let bytes = match self.files.read(file, limit) {
            Ok(None) => return Ok(None),
            Ok(Some(bytes)) => bytes,
            Err(error) => return Err(error.kind().to_string()),
        };
        if bytes.len() > most_with_header {
            return Err(format!("more than {most} bytes"));
        }
        let text = String::from_utf8(bytes).map_err(|_| "not valid UTF-8".to_owned())?;
        let text = if text.starts_with('{') { text } else { unsealed(text).ok_or("not its checksum")? };
        if text.len() > most { Err(format!("more than {most} bytes")) } else { Ok(Some(text)) }
    }

    /// Makes the last flushed text the one of the file again.
    fn restore(&self, file: &Path) {
        if !self.is_read_only() && self.files.rename(&kept(file), file).is_ok() {
            self.flusher.forget(file);
        }
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
        let rename = || self.files.rename(&temporary, &file);
        let written = self.files.write(&temporary, sealed(text).as_bytes()).and_then(|()| {
            if let Some(renamed) = self.flusher.replace_unflushed(&file, rename) {
                return renamed;
            }
            self.flusher.take_left(&file);
            let is_moved = self.keep(name, &file)?;
            self.flusher.replace(&file, rename).inspect_err(|_| {
                if is_moved {
                    self.restore(&file);
                }
            })
        });
        if written.is_err() {
            // The temporary file may not exist; the next write replaces it.
            drop(self.files.remove(&temporary));
        }
        written
    }

    /// Moves the stored text, which may be the only one to survive a power loss, to its second name; returns whether it did.
    /// If there is none, the second name is that of an empty file: it shows that the next text is unflushed.
    fn keep(&self, name: &str, file: &Path) -> io::Result<bool> {
        if self.is_kept(file) {
            // A process ended before its flush. This is rare enough to flush at once.
            drop(self.read(name, MOST_BYTES));
        }
        if self.is_kept(file) && self.flusher.sync(file).is_err() {
            return Ok(false);
        }
        match self.files.rename(file, &kept(file)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.files.write(&kept(file), &[]).map(|()| false),
            moved => moved.map(|()| true),
        }
    }

    fn is_kept(&self, file: &Path) -> bool {
        matches!(self.files.read(&kept(file), 0), Ok(Some(_)))
    }

    /// Deletes the text of this name; returns whether it no longer exists.
    pub fn remove(&self, name: &str) -> bool {
        if self.is_read_only() {
            return false;
        }
        let file = self.folder.join(name);
        let is_gone = |file: &Path| match self.files.remove(file) {
            Ok(()) => true,
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        };
        let is_removed = is_gone(&kept(&file)) && is_gone(&file);
        if is_removed {
            self.flusher.forget(&file);
        }
        is_removed
    }

    /// Moves an unusable text to the folder [`ASIDE`]. The newest [`MOST_ASIDE`] of a name are kept.
    pub fn set_aside(&self, name: &str) {
        if self.is_read_only() {
            return;
        }
        let flat = name.replace('/', "-");
        let aside = |number: u32| self.folder.join(format!("{ASIDE}/{flat}-{number}"));
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

/// Returns the second name of a file.
fn kept(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(KEPT);
    name.into()
}

/// Returns the content of the file of a text: a checksum and the text.
fn sealed(text: &str) -> String {
    header(text) + text
}

fn header(text: &str) -> String {
    format!("{CHECKSUM}{:016x}\n", checksum(text))
}

/// Returns the text of a file's content, if the checksum is right.
fn unsealed(mut content: String) -> Option<String> {
    let text = content.get(HEADER_BYTES..)?;
    (content[..HEADER_BYTES] == header(text)).then(|| content.split_off(HEADER_BYTES))
}

/// Returns the FNV-1a hash of a text, which differs after every change of a single byte.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
