//! As much of a file system as the app needs, so that tests can bring one that fails.

use std::{
    fmt::Debug,
    fs::{self, File},
    io::{self, ErrorKind, Read},
    path::Path,
};

/// A file system. Every call may fail, and the process may end before and after each.
pub trait FileSystem: Debug + Send + Sync {
    /// The names of the files in a folder; none if there is no folder.
    ///
    /// # Errors
    /// If there is one that cannot be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// The beginning of a file, at most so many bytes; `None` if there is no file.
    ///
    /// # Errors
    /// If there is one that cannot be read.
    fn read(&self, file: &Path, most: u64) -> io::Result<Option<Vec<u8>>>;

    /// Makes a file of these bytes, and its folder if there is none. Something may stand there afterwards even if it
    /// fails.
    ///
    /// # Errors
    /// If it cannot be written whole.
    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Gives a file another name, in one step; a file that had the name is gone.
    ///
    /// # Errors
    /// If that is not possible; nothing has changed.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Deletes a file.
    ///
    /// # Errors
    /// If it is still there.
    fn remove(&self, file: &Path) -> io::Result<()>;

    /// Waits until a file, or the names in a folder, outlive a loss of power.
    ///
    /// # Errors
    /// If nobody knows whether they do.
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
