//! Ten thousand sessions and searches leak no memory.

use std::{
    thread,
    time::{Duration, Instant},
};

use fivefold::{SearchLimits, SearchPurpose, Session, held_bytes};
use fivefold_app::fault_words;
use fivefold_engine::{
    games,
    text::{Language, SideNames, Wording},
};

use crate::listener::RecordingListener;

const SESSIONS: usize = 10_000;
const TOLERANCE: u64 = 5 << 20;
/// The maximum time a search takes to free its memory.
const FREEING_TIME: Duration = Duration::from_mins(1);

/// Loads all texts, which stay in memory and are loaded by other tests at the same time.
fn load_all_texts() {
    for language in Language::all() {
        for names in SideNames::ALL {
            for game in games::all() {
                drop(game.texts(Wording { names, ..language.into() }).word("name"));
            }
        }
        drop(fault_words(language));
    }
}

#[test]
fn dropped_sessions_and_searches_leak_nothing() {
    let limits = SearchLimits { visits: Some(1), ms: Some(0), threads: 1, memory_bytes: Some(1 << 16) };
    load_all_texts();
    let mut before = 0;
    for number in 0..SESSIONS + 100 {
        if number == 100 {
            before = held_bytes().expect("no fault");
        }
        // Games whose searches allocate no large tables.
        let game = ["bridgit", "lines-of-action", "pentago-twist"][number % 3];
        let session = Session::new(game, "en").expect("a standard game");
        let listener = RecordingListener::new();
        session.start_search(SearchPurpose::Custom { limits }, 1, listener.clone()).expect("a search of a new game");
        listener.wait_for_report();
    }
    // The last search may still be freeing its memory.
    let begin = Instant::now();
    while held_bytes().expect("no fault") > before + TOLERANCE {
        let held = held_bytes().expect("no fault");
        assert!(begin.elapsed() < FREEING_TIME, "{held} bytes are allocated; there were {before} at the start");
        thread::yield_now();
    }
}
