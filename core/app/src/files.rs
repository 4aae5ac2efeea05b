//! The part of a file system the app needs, as a trait, so that tests can inject failures.

use std::{
    any::Any,
    collections::BTreeMap,
    fmt::Debug,
    fs::{self, File, TryLockError},
    io::{self, ErrorKind, Read},
    path::{self, Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, Weak},
};

/// The lock of a folder, released when dropped or when the process ends.
pub type FolderLock = Arc<dyn Any + Send + Sync>;

/// A file system. Every call may fail, and the process may end before or after each call.
pub trait FileSystem: Debug + Send + Sync {
    /// Returns the names of the files in a folder; empty if the folder does not exist.
    ///
    /// # Errors
    /// Returns an error if it exists but is unreadable.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// Returns the beginning of a file, up to a maximum number of bytes; `None` if the file does not exist.
    ///
    /// # Errors
    /// Returns an error if it exists but is unreadable.
    fn read(&self, file: &Path, most: u64) -> io::Result<Option<Vec<u8>>>;

    /// Creates a file with these bytes, and its folder if missing. A failed call may leave a partial file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written completely.
    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Renames a file atomically, replacing any existing file of the new name and creating its folder if missing.
    ///
    /// # Errors
    /// Returns an error if renaming fails; in this case, no file has changed.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Deletes a file.
    ///
    /// # Errors
    /// Returns an error if the file still exists.
    fn remove(&self, file: &Path) -> io::Result<()>;

    /// Flushes a file, or the entries of a folder, to durable storage (fsync).
    ///
    /// # Errors
    /// Returns an error if durability is not confirmed.
    fn sync(&self, path: &Path) -> io::Result<()>;

    /// Locks a folder against other processes, creating the folder if missing; `None` if another process has locked it.
    /// Within a process, every call returns the same lock.
    ///
    /// # Errors
    /// Returns an error if the file system has no locks.
    fn lock(&self, folder: &Path) -> io::Result<Option<FolderLock>>;
}

/// The locks of this process, by folder.
static LOCKS: Mutex<BTreeMap<PathBuf, Weak<File>>> = Mutex::new(BTreeMap::new());

/// The file system of the device.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl FileSystem for Disk {
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
    }

    fn read(&self, file: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
        let file = match File::open(file) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        let mut bytes = Vec::new();
        file.take(most).read_to_end(&mut bytes)?;
        Ok(Some(bytes))
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(file, bytes)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::rename(from, to)
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        fs::remove_file(file)
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        File::open(path)?.sync_all()
    }

    fn lock(&self, folder: &Path) -> io::Result<Option<FolderLock>> {
        fs::create_dir_all(folder)?;
        let folder = path::absolute(folder)?;
        let mut locks = LOCKS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&folder).and_then(Weak::upgrade) {
            return Ok(Some(lock));
        }
        // The folder itself is locked, so that no lock file is left behind.
        let file = File::open(&folder)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let lock = Arc::new(file);
        locks.insert(folder, Arc::downgrade(&lock));
        Ok(Some(lock))
    }
}
