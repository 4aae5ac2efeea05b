//! Texts in files of one folder, each replaced whole or not at all.
//!
//! A text is written to a file of another name, which is then given the name of the old one: whenever the process ends,
//! either the old text is there or the new one. That happens at once. What takes long, waiting for the disk, is left to
//! a thread of its own: a loss of power within that moment may bring the old text back, or, where the file system keeps
//! names before contents, leave a text that is cut; then it is set aside.
//!
//! What cannot be read, or is not what it should be, is never overwritten: it gets another name and stays.

use std::{
    collections::BTreeSet,
    io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use super::files::FileSystem;

/// The end of the name of a file that is being written.
const FRESH: &str = ".new";

/// What stands in the name of a file that was set aside.
const ASIDE: &str = ".unreadable-";

/// The texts of one folder.
#[derive(Debug)]
pub struct Store {
    files: Arc<dyn FileSystem>,
    folder: PathBuf,
    flusher: Flusher,
    /// What could neither be read nor set aside: it must not be overwritten.
    untouchable: BTreeSet<String>,
}

/// What came of looking for a text.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// There is none.
    Nothing,
    /// This one.
    Text(String),
    /// There is something, but it cannot be read; it has been set aside, for this reason.
    Unreadable(String),
}

impl Store {
    /// The texts of a folder.
    pub fn new(files: Arc<dyn FileSystem>, folder: &Path) -> Self {
        let flusher = Flusher::new(Arc::clone(&files));
        Self { files, folder: folder.to_owned(), flusher, untouchable: BTreeSet::new() }
    }

    /// The names of the texts in a folder of the folder, whether they can be read or not.
    pub fn names(&self, folder: &str) -> Vec<String> {
        let mut names = self.files.list(&self.folder.join(folder)).unwrap_or_default();
        names.retain(|name| !name.ends_with(FRESH) && !name.contains(ASIDE));
        names.sort();
        names
    }

    /// The text of this name, if it has at most so many bytes.
    pub fn read(&mut self, name: &str, most: usize) -> Found {
        let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
        let reason = match self.files.read(&self.folder.join(name), limit) {
            Ok(None) => return Found::Nothing,
            Ok(Some(bytes)) if bytes.len() > most => format!("more than {most} bytes"),
            Ok(Some(bytes)) => match String::from_utf8(bytes) {
                Ok(text) => return Found::Text(text),
                Err(_) => "no text".to_owned(),
            },
            Err(error) => error.kind().to_string(),
        };
        self.set_aside(name);
        Found::Unreadable(reason)
    }

    /// Replaces the text of this name.
    ///
    /// # Errors
    /// If that is not possible; the old text is still there.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        if self.untouchable.contains(name) {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "what stands there was never read"));
        }
        let (file, fresh) = (self.folder.join(name), self.folder.join(format!("{name}{FRESH}")));
        let written = self.files.write(&fresh, text.as_bytes()).and_then(|()| self.files.rename(&fresh, &file));
        if written.is_err() {
            // Whether it is there or not: the next one is written over it.
            drop(self.files.remove(&fresh));
        } else {
            self.flusher.flush(file);
        }
        written
    }

    /// Deletes the text of this name and says whether it is gone.
    pub fn remove(&self, name: &str) -> bool {
        match self.files.remove(&self.folder.join(name)) {
            Ok(()) => true,
            Err(error) => error.kind() == io::ErrorKind::NotFound,
        }
    }

    /// Gives a text that is of no use another name, under which it stays.
    pub fn set_aside(&mut self, name: &str) {
        let file = self.folder.join(name);
        let folder = file.parent().unwrap_or(&self.folder);
        let base = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let moved = self.files.list(folder).and_then(|taken| {
            let free = (1..=u64::MAX).map(|number| format!("{base}{ASIDE}{number}")).find(|free| !taken.contains(free));
            self.files.rename(&file, &folder.join(free.unwrap_or_default()))
        });
        if moved.is_err() {
            self.untouchable.insert(name.to_owned());
        }
    }

    /// Asks to be told when everything that was written outlives a loss of power; who waits for it holds no lock.
    pub fn settling(&self) -> Settling {
        self.flusher.settling()
    }
}

/// That everything that was written until now gets to the disk.
#[derive(Debug)]
#[must_use]
pub struct Settling(Receiver<()>);

impl Settling {
    /// Waits for it.
    pub fn wait(self) {
        // It also ends if the thread does that waits for the disk.
        let _ = self.0.recv();
    }
}

/// What the thread that waits for the disk is told.
enum Order {
    /// Wait for this file and its folder.
    Flush(PathBuf),
    /// Say when everything before is done.
    Tell(Sender<()>),
}

/// The thread that waits for the disk; it begins with the first order and ends with its owner.
#[derive(Debug)]
struct Flusher {
    orders: Option<Sender<Order>>,
}

impl Flusher {
    fn new(files: Arc<dyn FileSystem>) -> Self {
        let (orders, received) = channel();
        let thread = thread::Builder::new().name("fivefold-files".to_owned());
        let started = thread.spawn(move || run(&*files, &received));
        // Without a thread the system flushes when it likes to; that is a matter of seconds.
        Self { orders: started.is_ok().then_some(orders) }
    }

    fn flush(&self, file: PathBuf) {
        if let Some(orders) = &self.orders {
            drop(orders.send(Order::Flush(file)));
        }
    }

    fn settling(&self) -> Settling {
        let (teller, told) = channel();
        if let Some(orders) = &self.orders {
            // Whoever waits is told, too, when there is nobody left who could tell.
            drop(orders.send(Order::Tell(teller)));
        }
        Settling(told)
    }
}

fn run(files: &dyn FileSystem, received: &Receiver<Order>) {
    while let Ok(first) = received.recv() {
        let mut waiting = BTreeSet::new();
        let mut tellers = Vec::new();
        // A file that was written several times meanwhile is waited for once.
        for order in std::iter::once(first).chain(received.try_iter()) {
            match order {
                Order::Flush(file) => {
                    waiting.insert(file);
                }
                Order::Tell(teller) => tellers.push(teller),
            }
        }
        let folders: BTreeSet<PathBuf> = waiting.iter().filter_map(|file| file.parent().map(Path::to_owned)).collect();
        for path in waiting.iter().chain(&folders) {
            // A file may be gone again, and a disk that cannot be waited for has no better answer either.
            drop(files.sync(path));
        }
        for teller in tellers {
            let _ = teller.send(());
        }
    }
}
