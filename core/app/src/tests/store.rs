use std::{fs, path::PathBuf, sync::Arc};

use super::fixture::{Fault, MemoryFiles, TestApp, touch};
use crate::{
    files::{Disk, FileSystem},
    store::{Found, Store},
};

/// A temporary folder, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("fivefold-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&path));
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn in_memory() -> (Arc<MemoryFiles>, Store) {
    let memory = Arc::<MemoryFiles>::default();
    let files: Arc<dyn FileSystem> = Arc::<MemoryFiles>::clone(&memory);
    (memory, Store::new(files, "/app".as_ref()))
}

#[test]
fn file_is_replaced_atomically_and_quarantined() {
    let folder = Folder::new("store");
    let store = Store::new(Arc::new(Disk), &folder.0.join("deep"));
    assert_eq!(store.read("a/text", 100), Found::Nothing);
    assert!(store.names("a").is_empty());
    store.write("a/text", "one").expect("the disk has room");
    store.write("a/text", "two – zwei").expect("the disk has room");
    store.settling().wait();
    assert_eq!(store.read("a/text", 100), Found::Text("two – zwei".to_owned()));
    assert_eq!(store.names("a"), ["text"]);
    store.set_aside("a/text");
    store.write("a/text", "three").expect("the disk has room");
    store.set_aside("a/text");
    let aside = |number: u8| fs::read_to_string(folder.0.join(format!("deep/a/text.unreadable-{number}"))).ok();
    assert_eq!((aside(1).as_deref(), aside(2).as_deref()), (Some("two – zwei"), Some("three")));
    assert_eq!(store.read("a/text", 100), Found::Nothing);
    store.write("b", "x").expect("the disk has room");
    assert!(store.remove("b"));
    assert_eq!(store.read("b", 100), Found::Nothing);
    assert!(store.remove("b"), "a missing file counts as removed");
    assert!(store.write("a/text.unreadable-1/below-a-file", "x").is_err());
}

#[test]
fn failed_write_keeps_old_text() {
    let (memory, store) = in_memory();
    store.write("text", "old").expect("the disk has room");
    for fault in [Fault::Full, Fault::NoRename] {
        memory.set_fault(Some(fault));
        assert!(store.write("text", "new").is_err());
        memory.set_fault(None);
        assert_eq!(memory.names(), ["text"], "no temporary file remains");
        assert_eq!(store.read("text", 100), Found::Text("old".to_owned()));
    }
}

#[test]
fn overlong_or_binary_file_is_quarantined() {
    let (memory, store) = in_memory();
    memory.put("long", "x".repeat(101));
    memory.put("bytes", [0xff, 0xfe]);
    for name in ["long", "bytes"] {
        assert!(matches!(store.read(name, 100), Found::Unreadable(_)), "{name}");
        assert_eq!(store.read(name, 100), Found::Nothing);
    }
    assert_eq!(memory.names(), ["bytes.unreadable-1", "long.unreadable-1"]);
}

#[test]
fn everything_survives_power_loss_after_settling() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    touch(&game, "d5");
    let settling = fixture.app.settling();
    // Moves can be made before `wait`.
    touch(&game, "a5");
    settling.wait();
    let synced = fixture.files.synced();
    let file = format!("/app/matches/{}.json", game.number());
    assert!(synced.contains(&file) && synced.contains(&"/app/matches".to_owned()), "{synced:?}");
}

#[test]
fn unchanged_match_is_not_written_again() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    touch(&game, "d5");
    let calls = fixture.files.calls();
    game.hidden();
    game.shown();
    game.hidden();
    assert_eq!(fixture.files.calls(), calls);
}
