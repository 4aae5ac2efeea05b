//! A simulated disk: it has processes, a lock, failing calls, flipped bits, and power losses, after which only flushed writes
//! are certain.
//!
//! A call changes the names and contents that processes see. `sync` of a file makes its content durable, `sync` of a folder
//! the changes of its names. At a power loss each folder keeps a random number of its other changes of names, in their
//! order, and each unflushed content is whole, cut, zeroed or empty.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{io, thread};

use fivefold_app::{FileSystem, FolderLock};

use crate::rng::Rng;

/// The app's folder.
pub const FOLDER: &str = "/app";

/// The disk as one process sees it; clones are the same process.
#[derive(Clone, Debug)]
pub struct MemoryDisk {
    disk: Arc<Mutex<Disk>>,
    process: u64,
}

#[derive(Debug)]
struct Disk {
    state: State,
    /// Makes every call fail.
    is_broken: bool,
    /// Whether the app's thread for flushing can flush. The driver chooses the time.
    can_flush: bool,
    processes: u64,
    killed: BTreeSet<u64>,
    /// The process that has the lock.
    owner: Option<u64>,
    /// The states at each call since recording began.
    snapshots: Option<Vec<State>>,
}

/// Names and contents.
#[derive(Clone, Debug, Default)]
struct State {
    seen: Names,
    durable: Names,
    /// The changes of names that are not durable, oldest first.
    changes: Vec<Change>,
    files: BTreeMap<u64, File>,
    next: u64,
}

/// The names of files, and the folders below the app's.
#[derive(Clone, Debug, Default)]
struct Names {
    files: BTreeMap<PathBuf, u64>,
    folders: BTreeSet<PathBuf>,
}

#[derive(Clone, Debug)]
enum Change {
    Folder(PathBuf),
    Create(PathBuf, u64),
    Rename(PathBuf, PathBuf),
    Remove(PathBuf),
}

#[derive(Clone, Debug)]
struct File {
    seen: Arc<Vec<u8>>,
    durable: Option<Arc<Vec<u8>>>,
}

impl Change {
    /// Returns the folder whose entries change.
    fn folder(&self) -> Option<&Path> {
        let (Self::Folder(path) | Self::Create(path, _) | Self::Rename(path, _) | Self::Remove(path)) = self;
        path.parent()
    }
}

impl Names {
    fn apply(&mut self, change: &Change) {
        match change {
            Change::Folder(path) => drop(self.folders.insert(path.clone())),
            Change::Create(path, file) => drop(self.files.insert(path.clone(), *file)),
            Change::Rename(from, to) => {
                // Missing if the folder itself was lost.
                if let Some(file) = self.files.remove(from) {
                    self.files.insert(to.clone(), file);
                }
            }
            Change::Remove(path) => drop(self.files.remove(path)),
        }
    }

    fn has_folder(&self, folder: &Path) -> bool {
        folder == Path::new(FOLDER) || self.folders.contains(folder)
    }
}

impl State {
    fn change(&mut self, change: Change) {
        self.seen.apply(&change);
        self.changes.push(change);
    }

    /// Creates the folder of a file if it is missing.
    fn make_folder(&mut self, path: &Path) {
        if let Some(folder) = path.parent().filter(|folder| !self.seen.has_folder(folder)) {
            self.change(Change::Folder(folder.to_owned()));
        }
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) {
        let bytes = Arc::new(bytes.to_vec());
        if let Some(file) = self.seen.files.get(path).and_then(|file| self.files.get_mut(file)) {
            file.seen = bytes;
            return;
        }
        self.make_folder(path);
        self.next += 1;
        self.files.insert(self.next, File { seen: bytes, durable: None });
        self.change(Change::Create(path.to_owned(), self.next));
    }

    fn sync(&mut self, path: &Path) -> io::Result<()> {
        if let Some(file) = self.seen.files.get(path).and_then(|file| self.files.get_mut(file)) {
            file.durable = Some(Arc::clone(&file.seen));
        } else if self.seen.has_folder(path) {
            for change in self.changes.extract_if(.., |change| change.folder() == Some(path)) {
                self.durable.apply(&change);
            }
            if self.changes.is_empty() {
                let named: BTreeSet<u64> =
                    self.seen.files.values().chain(self.durable.files.values()).copied().collect();
                self.files.retain(|file, _| named.contains(file));
            }
        } else {
            return Err(io::ErrorKind::NotFound.into());
        }
        Ok(())
    }

    /// Returns a state that a power loss can leave.
    fn after_power_loss(&self, rng: &mut Rng) -> Self {
        let mut names = self.durable.clone();
        let folders: BTreeSet<Option<&Path>> = self.changes.iter().map(Change::folder).collect();
        for folder in folders {
            let changes: Vec<&Change> = self.changes.iter().filter(|change| change.folder() == folder).collect();
            let kept = match rng.below(3) {
                0 => changes.len(),
                _ => rng.below(changes.len() + 1),
            };
            changes[..kept].iter().for_each(|change| names.apply(change));
        }
        let mut lost = Self { next: self.next, ..Self::default() };
        let Names { files, folders } = &names;
        let in_folder = files.iter().filter(|(path, _)| path.parent().is_some_and(|folder| names.has_folder(folder)));
        lost.durable =
            Names { files: in_folder.map(|(path, file)| (path.clone(), *file)).collect(), folders: folders.clone() };
        for number in lost.durable.files.values() {
            let content = Arc::new(self.files.get(number).map_or_else(Vec::new, |file| file.after_power_loss(rng)));
            lost.files.insert(*number, File { seen: Arc::clone(&content), durable: Some(content) });
        }
        lost.seen = lost.durable.clone();
        lost
    }
}

impl File {
    fn after_power_loss(&self, rng: &mut Rng) -> Vec<u8> {
        let mut content = self.seen.to_vec();
        if self.durable.as_ref() == Some(&self.seen) {
            return content;
        }
        let cut = rng.below(content.len() + 1);
        match rng.below(5) {
            0 => content.clear(),
            1 => content.truncate(cut),
            2 => content[cut..].fill(0),
            3 => content = self.durable.as_ref().map_or_else(Vec::new, |durable| durable.to_vec()),
            _ => {}
        }
        content
    }
}

impl Default for MemoryDisk {
    fn default() -> Self {
        Self::of(State::default())
    }
}

impl MemoryDisk {
    fn of(state: State) -> Self {
        let disk = Disk {
            state,
            is_broken: false,
            can_flush: false,
            processes: 0,
            killed: BTreeSet::new(),
            owner: None,
            snapshots: None,
        };
        Self { disk: Arc::new(Mutex::new(disk)), process: 0 }
    }

    /// Returns a new process on the disk.
    pub fn process(&self) -> Self {
        let mut disk = self.lock();
        disk.processes += 1;
        Self { disk: Arc::clone(&self.disk), process: disk.processes }
    }

    /// Ends the process: its calls fail and change nothing.
    pub fn kill(&self) {
        self.lock().killed.insert(self.process);
    }

    /// Returns the files by name.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let disk = self.lock();
        let name = |path: &PathBuf| path.strip_prefix(FOLDER).unwrap_or(path).to_string_lossy().into_owned();
        let files = disk.state.seen.files.iter();
        files.map(|(path, file)| (name(path), disk.state.files[file].seen.to_vec())).collect()
    }

    /// Appends bytes to a file.
    pub fn append(&self, name: &Path, bytes: &[u8]) {
        let path = Path::new(FOLDER).join(name);
        let state = &mut self.lock().state;
        let mut content = state.seen.files.get(&path).map_or_else(Vec::new, |file| state.files[file].seen.to_vec());
        content.extend_from_slice(bytes);
        state.write(&path, &content);
    }

    /// Flips one random bit of a random file and returns the name of the file, if there is one.
    pub fn flip(&self, rng: &mut Rng) -> Option<String> {
        let state = &mut self.lock().state;
        let names: Vec<&PathBuf> = state.seen.files.keys().collect();
        if names.is_empty() {
            return None;
        }
        let path = (*rng.of(&names)).clone();
        let file = state.files.get_mut(&state.seen.files[&path])?;
        let mut content = file.seen.to_vec();
        let bit = rng.below(8 * content.len().max(1));
        *content.get_mut(bit / 8)? ^= 1 << (bit % 8);
        let is_durable = file.durable.as_ref() == Some(&file.seen);
        file.seen = Arc::new(content);
        if is_durable {
            file.durable = Some(Arc::clone(&file.seen));
        }
        Some(path.strip_prefix(FOLDER).unwrap_or(&path).to_string_lossy().into_owned())
    }

    /// Makes every call fail, or succeed again.
    pub fn set_broken(&self, is_broken: bool) {
        self.lock().is_broken = is_broken;
    }

    /// Lets the app's thread for flushing flush, or fail.
    pub fn set_can_flush(&self, can_flush: bool) {
        self.lock().can_flush = can_flush;
    }

    /// Starts recording states before each call that changes the disk, and in the middle of writes.
    pub fn record(&self) {
        self.lock().snapshots = Some(Vec::new());
    }

    /// Stops recording and returns the disks that a process killed at each call would leave.
    pub fn snapshots(&self) -> Vec<Self> {
        self.lock().snapshots.take().into_iter().flatten().map(Self::of).collect()
    }

    /// Returns an independent copy without faults.
    pub fn copied(&self) -> Self {
        Self::of(self.lock().state.clone())
    }

    /// Returns an independent disk after a power loss.
    pub fn after_power_loss(&self, rng: &mut Rng) -> Self {
        Self::of(self.lock().state.after_power_loss(rng))
    }

    fn lock(&self) -> MutexGuard<'_, Disk> {
        self.disk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn working(&self) -> io::Result<MutexGuard<'_, Disk>> {
        let disk = self.lock();
        match () {
            () if disk.killed.contains(&self.process) => Err(io::Error::other("the process has ended")),
            () if disk.is_broken => Err(io::ErrorKind::StorageFull.into()),
            () => Ok(disk),
        }
    }

    /// Like [`Self::working`], for a call that changes the disk.
    fn changing(&self) -> io::Result<MutexGuard<'_, Disk>> {
        let mut disk = self.working()?;
        disk.snapshot();
        Ok(disk)
    }
}

impl Disk {
    fn snapshot(&mut self) {
        if let Some(snapshots) = &mut self.snapshots {
            snapshots.push(self.state.clone());
        }
    }
}

impl FileSystem for MemoryDisk {
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let disk = self.working()?;
        let names = disk.state.seen.files.keys().filter(|path| path.parent() == Some(folder));
        Ok(names.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect())
    }

    fn read(&self, file: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let State { seen, files, .. } = &self.working()?.state;
        Ok(seen.files.get(file).map(|file| files[file].seen.iter().copied().take(most).collect()))
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut disk = self.changing()?;
        disk.state.write(file, &bytes[..bytes.len() / 2]);
        disk.snapshot();
        disk.state.write(file, bytes);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut disk = self.changing()?;
        if !disk.state.seen.files.contains_key(from) {
            return Err(io::ErrorKind::NotFound.into());
        }
        disk.state.make_folder(to);
        disk.state.change(Change::Rename(from.to_owned(), to.to_owned()));
        Ok(())
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        let mut disk = self.changing()?;
        if !disk.state.seen.files.contains_key(file) {
            return Err(io::ErrorKind::NotFound.into());
        }
        disk.state.change(Change::Remove(file.to_owned()));
        Ok(())
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        let mut disk = self.changing()?;
        if !disk.can_flush && thread::current().name() == Some("fivefold-files") {
            return Err(io::ErrorKind::TimedOut.into());
        }
        disk.state.sync(path)
    }

    fn lock(&self, _: &Path) -> io::Result<Option<FolderLock>> {
        let mut disk = self.lock();
        let is_locked = disk.owner.is_some_and(|owner| owner != self.process && !disk.killed.contains(&owner));
        if is_locked {
            return Ok(None);
        }
        disk.owner = Some(self.process);
        Ok(Some(Arc::new(())))
    }
}
