use std::{fs, path::PathBuf, sync::Arc};

use serde_json::json;

use super::fixture::{Fault, MemoryFiles, TestApp, saved, touch};
use crate::{
    files::{Disk, FileSystem},
    library::{Library, ReviewRecord},
    store::{Found, MOST_BYTES, Store},
};
use fivefold_engine::{
    search::{Grade, Judgment, Worth},
    session::{MOST_MOVES, Player, Session},
};

/// A temporary folder, removed when dropped.
struct TempFolder(PathBuf);

impl TempFolder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("fivefold-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&path));
        Self(path)
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn in_memory() -> (Arc<MemoryFiles>, Store) {
    let memory = Arc::<MemoryFiles>::default();
    let files: Arc<dyn FileSystem> = Arc::<MemoryFiles>::clone(&memory);
    (memory, Store::new(files, "/app".as_ref(), &["a"]))
}

#[test]
fn file_is_replaced_atomically_and_quarantined() {
    let folder = TempFolder::new("store");
    let store = Store::new(Arc::new(Disk), &folder.0.join("deep"), &[]);
    assert_eq!(store.read("a/text", 100), Found::Nothing);
    assert!(store.names("a").is_empty());
    store.write("a/text", "one").expect("the disk has room");
    store.write("a/text", "two – zwei").expect("the disk has room");
    store.flush().wait();
    assert_eq!(store.read("a/text", 100), Found::Text("two – zwei".to_owned()));
    assert_eq!(store.names("a"), ["text"]);
    store.set_aside("a/text");
    store.write("a/text", "three").expect("the disk has room");
    store.set_aside("a/text");
    let aside = |number: u8| fs::read_to_string(folder.0.join(format!("deep/unreadable/a-text-{number}")));
    assert!(aside(1).is_ok_and(|text| text.ends_with("\ntwo – zwei")), "the checksum is before the text");
    assert!(aside(2).is_ok_and(|text| text.ends_with("\nthree")));
    assert_eq!(store.read("a/text", 100), Found::Nothing);
    store.write("b", "x").expect("the disk has room");
    assert!(store.remove("b"));
    assert_eq!(store.read("b", 100), Found::Nothing);
    assert!(store.remove("b"), "a missing file counts as removed");
    assert!(store.write("unreadable/a-text-1/below-a-file", "x").is_err());
}

#[test]
fn failed_write_keeps_old_text() {
    let (memory, store) = in_memory();
    store.write("text", "old").expect("the disk has room");
    store.flush().wait();
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
    assert_eq!(memory.names(), ["unreadable/bytes-1", "unreadable/long-1"]);
    // A file of an earlier version has no checksum that counts for its size.
    memory.put("old", format!("{{{}}}", "x".repeat(99)));
    assert_eq!(store.read("old", 100), Found::Unreadable("more than 100 bytes".to_owned()));
}

#[test]
fn disk_tells_missing_paths_from_unreadable_ones() {
    let folder = TempFolder::new("paths");
    let file = folder.0.join("file");
    Disk.write(&file, b"x").expect("the disk has room");
    let (missing, below) = (folder.0.join("missing"), file.join("below"));
    assert!(Disk.list(&missing).is_ok_and(|names| names.is_empty()) && Disk.list(&file).is_err());
    assert!(Disk.read(&missing, 1).is_ok_and(|bytes| bytes.is_none()) && Disk.read(&below, 1).is_err());
    assert!(Disk.rename(&file, &below).is_err());
}

#[test]
fn everything_survives_power_loss_after_flush() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    touch(&game, "d5");
    let pending = fixture.app.flush();
    // Moves can be made before `wait`.
    touch(&game, "a5");
    pending.wait();
    let synced = fixture.files.synced();
    let file = format!("/app/matches/{}.json", game.number());
    assert!(synced.contains(&file) && synced.contains(&"/app/matches".to_owned()), "{synced:?}");
    assert!(synced.contains(&"/app".to_owned()), "the folder of the matches is new: {synced:?}");
}

#[test]
fn last_flushed_text_survives_until_newer_one_is_flushed() {
    for length in [0, 1, 12, 27] {
        let (memory, store) = in_memory();
        store.write("text", "flushed").expect("the disk has room");
        store.flush().wait();
        memory.set_fault(Some(Fault::NoSync));
        for text in ["newer", "newest"] {
            store.write("text", text).expect("the disk has room");
            store.flush().wait();
        }
        assert_eq!(store.read("text", 100), Found::Text("newest".to_owned()));
        memory.truncate("text", length);
        assert_eq!(store.read("text", 100), Found::Text("flushed".to_owned()), "{length} bytes are left");
        assert!(memory.content("unreadable/text-1").is_some(), "the damaged text is kept");
        assert_eq!(store.read("text", 100), Found::Text("flushed".to_owned()));
    }
}

#[test]
fn last_flushed_text_is_listed_and_removed_with_its_file() {
    let (memory, store) = in_memory();
    store.write("a/text", "flushed").expect("the disk has room");
    store.flush().wait();
    memory.set_fault(Some(Fault::NoSync));
    store.write("a/text", "newer").expect("the disk has room");
    assert_eq!(store.names("a"), ["text"]);
    assert!(store.remove("a/text"));
    assert_eq!((store.read("a/text", 100), memory.content("a/text.kept")), (Found::Nothing, None));
}

/// Regression test: what a process had not flushed when it was killed was not flushed by the next one either.
#[test]
fn next_process_flushes_files_of_killed_one() {
    let (memory, store) = in_memory();
    memory.set_fault(Some(Fault::NoSync));
    for name in ["begun", "continued", "continued"] {
        store.write(name, "text").expect("the disk has room");
    }
    drop(store);
    memory.set_fault(None);
    let store = Store::new(Arc::<MemoryFiles>::clone(&memory), "/app".as_ref(), &[]);
    assert!(memory.synced().is_empty());
    for name in ["begun", "continued"] {
        assert_eq!(store.read(name, 100), Found::Text("text".to_owned()));
    }
    store.flush().wait();
    assert_eq!(memory.synced(), ["/app", "/app/begun", "/app/continued"]);
    assert_eq!((memory.content("begun.kept"), memory.content("continued.kept")), (None, None));
}

#[test]
fn last_flushed_text_outlives_next_process_that_cannot_flush() {
    let (memory, store) = in_memory();
    store.write("text", "flushed").expect("the disk has room");
    store.flush().wait();
    memory.set_fault(Some(Fault::NoSync));
    store.write("text", "newer").expect("the disk has room");
    drop(store);
    let store = Store::new(Arc::<MemoryFiles>::clone(&memory), "/app".as_ref(), &[]);
    store.write("text", "newest").expect("the disk has room");
    assert_eq!(store.read("text", 100), Found::Text("newest".to_owned()));
    memory.truncate("text", 1);
    assert_eq!(store.read("text", 100), Found::Text("flushed".to_owned()));
}

#[test]
fn damaged_text_that_cannot_be_moved_is_kept_with_flushed_one() {
    let (memory, store) = in_memory();
    store.write("text", "flushed").expect("the disk has room");
    store.flush().wait();
    memory.set_fault(Some(Fault::NoSync));
    store.write("text", "newer").expect("the disk has room");
    // The thread has tried to flush it.
    store.flush().wait();
    memory.truncate("text", 1);
    memory.set_fault(Some(Fault::NoRename));
    assert_eq!(store.read("text", 100), Found::Text("flushed".to_owned()));
    memory.set_fault(None);
    assert!(store.write("text", "newest").is_err(), "the damaged text would be lost");
    assert_eq!(store.read("text", 100), Found::Text("flushed".to_owned()));
}

#[test]
fn missing_text_is_restored_when_disk_allows() {
    let (memory, store) = in_memory();
    store.write("text", "flushed").expect("the disk has room");
    store.flush().wait();
    memory.set_fault(Some(Fault::NoSync));
    store.write("text", "newer").expect("the disk has room");
    // The thread has tried to flush it.
    store.flush().wait();
    memory.remove("/app/text".as_ref()).expect("it is there");
    memory.set_fault(Some(Fault::Locked));
    let other = Store::new(Arc::<MemoryFiles>::clone(&memory), "/app".as_ref(), &[]);
    for (reader, fault) in [(&other, Fault::Locked), (&store, Fault::NoRename)] {
        memory.set_fault(Some(fault));
        assert_eq!(reader.read("text", 100), Found::Text("flushed".to_owned()));
        assert!(memory.names().is_empty(), "{fault:?}");
    }
    memory.set_fault(None);
    assert_eq!(store.read("text", 100), Found::Text("flushed".to_owned()));
    assert_eq!(memory.names(), ["text"]);
}

#[test]
fn numbers_of_open_matches_are_used_and_only_matches_in_bin_are_restored() {
    let mut library = Library::open(Arc::new(in_memory().1));
    assert_eq!(library.free_number(5, &[5, 6].into()), 7);
    library.restore(5);
    assert_eq!((library.revision(), library.get(5).is_none()), (0, true));
}

#[test]
fn list_in_place_of_record_is_set_aside() {
    let (memory, store) = in_memory();
    memory.put("settings.json", "{}");
    assert!(store.read_json::<ReviewRecord>("settings.json").is_err());
    store.write("list.json", "[1,1,[],[]]").expect("the disk has room");
    assert!(store.read_json::<ReviewRecord>("list.json").is_err());
    assert_eq!(memory.names(), ["unreadable/list.json-1", "unreadable/settings.json-1"]);
}

/// Regression test: those of settings and choices were left.
#[test]
fn temporary_files_of_killed_process_are_removed() {
    let left = ["settings.json.7.new", "choices/bridgit.json.7.new", "matches/7.json.7.new"];
    let fixture = TestApp::with(&left.map(|name| (name, "{}")));
    for name in left {
        assert_eq!(fixture.files.content(name), None, "{name}");
    }
}

#[test]
fn flush_leaves_one_file_of_text() {
    let (memory, store) = in_memory();
    for text in ["one", "two"] {
        store.write("text", text).expect("the disk has room");
        store.flush().wait();
    }
    assert_eq!((store.read("text", 100), memory.content("text.kept")), (Found::Text("two".to_owned()), None));
}

#[test]
fn every_flipped_bit_is_detected() {
    let (memory, store) = in_memory();
    store.write("text", r#"{"theme":"dark"}"#).expect("the disk has room");
    store.flush().wait();
    let content = memory.content("text").expect("the text is stored").into_bytes();
    for bit in 0..8 * content.len() {
        let mut damaged = content.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        memory.put("text", damaged);
        assert!(matches!(store.read("text", 100), Found::Unreadable(_)), "bit {bit}");
    }
    memory.put("text", content);
    assert_eq!(store.read("text", 100), Found::Text(r#"{"theme":"dark"}"#.to_owned()));
}

#[test]
fn file_of_earlier_version_has_no_checksum() {
    let (memory, store) = in_memory();
    memory.put("text", r#"{"theme":"dark"}"#);
    assert_eq!(store.read("text", 100), Found::Text(r#"{"theme":"dark"}"#.to_owned()));
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

#[test]
fn newest_three_unreadable_files_of_name_are_kept() {
    let (memory, store) = in_memory();
    for text in ["one", "two", "three", "four", "five"] {
        store.write("a/text", text).expect("the disk has room");
        store.set_aside("a/text");
    }
    let aside = [1, 2, 3].map(|number| memory.text(&format!("unreadable/a-text-{number}")));
    assert_eq!(aside.each_ref().map(|text| text.as_deref().unwrap_or_default()), ["three", "four", "five"]);
    assert_eq!(memory.names().len(), 3);
}

#[test]
fn file_set_aside_by_earlier_version_is_no_text() {
    let (memory, store) = in_memory();
    for name in ["a/text", "a/text.unreadable-1"] {
        memory.put(name, "x");
    }
    assert_eq!(store.names("a"), ["text"]);
}

/// Regression test: a review of more than some 1,075 moves was written and could not be read again.
#[test]
fn longest_review_is_read_back() {
    let mut session = Session::new("lines-of-action", &json!({})).expect("default options make a game");
    while session.played().len() < MOST_MOVES && session.conclusion().is_none() {
        let moves = session.state().moves();
        let mv = moves[session.played().len() * 7 % moves.len()];
        let text = session.state().move_text(mv);
        session.play(&text).expect("a legal move");
    }
    let worth = Worth::Estimated { value: -0.123_456_79, error: 0.123_456_79 };
    let judgment = |text: &str| Judgment {
        text: text.to_owned(),
        grade: Grade::Inaccuracy,
        before: worth,
        after: worth,
        best: "a1-a3".to_owned(),
        lost: Some(0.123_456_79),
        refutation: vec!["a1-a3".to_owned(); 8],
        visits: u64::MAX,
    };
    let judged: Vec<_> = session.played().iter().map(|mv| Some(judgment(&mv.text))).collect();
    let judged = judged.into_iter().cycle().take(MOST_MOVES).collect();
    let (_, store) = in_memory();
    assert!(store.write_json("reviews/1.json", &ReviewRecord::new(&session, 1, judged, false)));
    let read: Option<ReviewRecord> = store.read_checked("reviews/1.json", ReviewRecord::checked).expect("it is read");
    assert!(read.is_some());
}

#[test]
fn text_too_long_to_be_read_is_not_written() {
    let (memory, store) = in_memory();
    assert!(!store.write_json("text.json", &"x".repeat(MOST_BYTES)));
    assert!(memory.names().is_empty());
}

#[test]
fn unreadable_matches_are_reported_together() {
    let mut fixture = TestApp::default();
    for number in 1..=2_000 {
        fixture.files.put(&format!("matches/{number}.json"), "garbage");
    }
    let calls = fixture.files.calls();
    fixture = fixture.reopened();
    assert!(fixture.files.calls() - calls < 5 * 2_000, "{} calls", fixture.files.calls() - calls);
    let notices = fixture.app.home().notices();
    assert_eq!(notices, ["Saved games that couldn’t be opened and are no longer in your lists: 2000"]);
}

#[test]
fn folder_of_another_process_is_left_alone() {
    let mut fixture = TestApp::default();
    let number = fixture.people("connect-four").play("4").number;
    fixture.files.put("matches/9.json", "garbage");
    fixture.files.set_fault(Some(Fault::Locked));
    let mut fixture = fixture.reopened();
    let (names, text) = (fixture.files.names(), fixture.files.text(&format!("matches/{number}.json")));
    let notices = fixture.app.home().notices();
    assert!(notices[0].starts_with("Fivefold is already open elsewhere."), "{notices:?}");
    let game = fixture.app.open_match(number).expect("the match is read");
    assert_eq!(game.play("3").news.text, "This game couldn’t be saved.");
    fixture.app.delete(number);
    fixture.people("bridgit").play("d4");
    fixture.app.flush().wait();
    assert_eq!((fixture.files.names(), fixture.files.text(&format!("matches/{number}.json"))), (names, text));
}

#[test]
fn store_of_another_process_removes_nothing() {
    let (memory, store) = in_memory();
    store.write("text", "x").expect("the disk has room");
    memory.set_fault(Some(Fault::Locked));
    memory.put("a/text.7.new", "x");
    let other = Store::new(Arc::<MemoryFiles>::clone(&memory), "/app".as_ref(), &["a"]);
    assert_eq!((other.names("a"), memory.names()), (vec![], vec!["a/text.7.new".to_owned(), "text".to_owned()]));
    assert!(!other.remove("text") && other.write("text", "y").is_err());
    assert_eq!(other.read("text", 100), Found::Text("x".to_owned()));
}

#[test]
fn folder_is_locked_against_other_processes_only() {
    let folder = TempFolder::new("lock");
    let first = Disk.lock(&folder.0).expect("the file system has locks");
    assert!(first.is_some() && Disk.lock(&folder.0).expect("the file system has locks").is_some());
    drop(first);
    // A lock belongs to the open file, so that a second one stands for another process.
    let other = fs::File::open(&folder.0).expect("the folder exists");
    other.try_lock().expect("the folder is free");
    assert!(Disk.lock(&folder.0).expect("the file system has locks").is_none());
    drop(other);
    assert!(Disk.lock(&folder.0).expect("the file system has locks").is_some());
}

#[test]
fn largest_tallies_are_counted_without_overflow() {
    let tally =
        json!({ "wins": u32::MAX, "draws": u32::MAX, "losses": u32::MAX, "streak": u32::MAX, "best": u32::MAX });
    let statistics = json!({ "games": { "connect-four": { "1": tally } } }).to_string();
    let text = r#"{"fivefold":1,"game":"connect-four","turns":"4 4","players":["human",{"level":1}],"result":{"resigned":"second"}}"#;
    let fixture = TestApp::with(&[("statistics.json", &statistics), ("matches/7.json", text)]);
    let mut rows = fixture.app.statistics().sections.into_iter().flat_map(|section| section.rows);
    let row = rows.next().expect("a level was played");
    assert_eq!((row.shares[0], row.shares[2]), (u32::MAX, u32::MAX));
}

#[test]
fn invalid_review_values_are_judged_again() {
    let judgment = json!({
        "turn": "4", "grade": "kept", "before": { "value": 1e300, "error": 0.1 }, "after": { "value": 0, "error": 0.1 },
        "best": "4", "lost": 0.0, "visits": 1
    });
    let valid = json!({
        "turn": "4", "grade": "kept", "before": { "value": 0.5, "error": 0.1 }, "after": { "value": 0, "error": 0.1 },
        "best": "4", "lost": 0.0, "visits": 1
    });
    let record = json!({ "judge": 2, "visits": 1, "turns": ["4", "4"], "judged": [judgment, valid] });
    let read = || serde_json::from_value::<ReviewRecord>(record.clone()).expect("the form is right");
    let session = Session::load(&saved("connect-four", &json!({}), [Player::Human; 2], "4 4")).expect("valid");
    assert!(read().judged(&session, 2).iter().all(Option::is_none), "judged with fewer simulations");
    let judged = read().checked().expect("nothing is set aside").judged(&session, 1);
    assert!(judged[0].is_none() && judged[1].is_some());
}

#[test]
fn excessive_choices_and_names_are_clamped() {
    let name = "\u{202e}A\u{200b}".repeat(10_000);
    let choices = json!({ "opponent": "person", "minutes": u32::MAX, "names": [name, ""] }).to_string();
    let mut fixture = TestApp::with(&[("choices/connect-four.json", &choices)]);
    let new_game = fixture.app.new_game("connect-four").expect("the game exists");
    let game = fixture.app.begin(&new_game).expect("the choices make a game");
    let saved = game.save();
    assert!(saved.contains(&format!("\"{}\"", "A".repeat(20))) && saved.contains("\"minutes\":600"), "{saved}");
}
