//! The part of a file system the app needs, as a trait, so that tests can inject failures.

use std::{
    fmt::Debug,
    fs::{self, File},
    io::{self, ErrorKind, Read},
    path::Path,
};

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

    /// Renames a file atomically, replacing any existing file of the new name.
    ///
    /// # Errors
    /// Returns an error if renaming fails; in this case, nothing has changed.
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
}

/// The file system of the device.
#[derive(Clone, Copy, Debug)]
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
        fs::rename(from, to)
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        fs::remove_file(file)
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        File::open(path)?.sync_all()
    }
}
