use std::{fs, path::PathBuf, sync::Arc};

use super::world::{Fault, Memory, TestApp, touch};
use crate::{
    files::{Disk, FileSystem},
    store::{Found, Store},
};

/// A folder on the disk that is gone when the test is over.
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

fn in_memory() -> (Arc<Memory>, Store) {
    let memory = Arc::<Memory>::default();
    let files: Arc<dyn FileSystem> = Arc::<Memory>::clone(&memory);
    (memory, Store::new(files, "/app".as_ref()))
}

#[test]
fn on_the_disk_a_text_is_replaced_whole_and_set_aside() {
    let folder = Folder::new("store");
    let mut store = Store::new(Arc::new(Disk), &folder.0.join("deep"));
    assert_eq!(store.read("a/text", 100), Found::Nothing);
    assert!(store.names("a").is_empty());
    store.write("a/text", "one").expect("there is room");
    store.write("a/text", "two – zwei").expect("there is room");
    store.settling().wait();
    assert_eq!(store.read("a/text", 100), Found::Text("two – zwei".to_owned()));
    assert_eq!(store.names("a"), ["text"]);
    store.set_aside("a/text");
    store.write("a/text", "three").expect("there is room");
    store.set_aside("a/text");
    let aside = |number: u8| fs::read_to_string(folder.0.join(format!("deep/a/text.unreadable-{number}"))).ok();
    assert_eq!((aside(1).as_deref(), aside(2).as_deref()), (Some("two – zwei"), Some("three")));
    assert_eq!(store.read("a/text", 100), Found::Nothing);
    store.write("b", "x").expect("there is room");
    assert!(store.remove("b"));
    assert_eq!(store.read("b", 100), Found::Nothing);
    assert!(store.remove("b"), "it is gone");
    assert!(store.write("a/text.unreadable-1/below-a-file", "x").is_err());
}

#[test]
fn a_write_that_cannot_be_done_leaves_the_old_text() {
    let (memory, mut store) = in_memory();
    store.write("text", "old").expect("there is room");
    for fault in [Fault::Full, Fault::NoRename] {
        memory.set_fault(Some(fault));
        assert!(store.write("text", "new").is_err());
        memory.set_fault(None);
        assert_eq!(memory.names(), ["text"], "nothing is left lying about");
        assert_eq!(store.read("text", 100), Found::Text("old".to_owned()));
    }
}

#[test]
fn what_is_too_long_or_no_text_is_set_aside() {
    let (memory, mut store) = in_memory();
    memory.put("long", "x".repeat(101));
    memory.put("bytes", [0xff, 0xfe]);
    for name in ["long", "bytes"] {
        assert!(matches!(store.read(name, 100), Found::Unreadable(_)), "{name}");
        assert_eq!(store.read(name, 100), Found::Nothing);
    }
    assert_eq!(memory.names(), ["bytes.unreadable-1", "long.unreadable-1"]);
}

#[test]
fn after_settling_everything_outlives_a_loss_of_power() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    touch(&game, "d5");
    let settling = world.app.settling();
    // Whoever waits keeps nobody from playing.
    touch(&game, "a5");
    settling.wait();
    let synced = world.files.synced();
    let file = format!("/app/matches/{}.json", game.number());
    assert!(synced.contains(&file) && synced.contains(&"/app/matches".to_owned()), "{synced:?}");
}

#[test]
fn a_match_that_has_not_changed_is_not_written_again() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    touch(&game, "d5");
    let calls = world.files.calls();
    game.hidden();
    game.shown();
    game.hidden();
    assert_eq!(world.files.calls(), calls);
}
