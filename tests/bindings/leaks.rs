//! What ten thousand sessions and searches leave behind: nothing.

use std::{
    thread,
    time::{Duration, Instant},
};

use fivefold::{Purpose, SearchLimits, Session, held_bytes};
use fivefold_app::fault_words;
use fivefold_engine::{
    games,
    text::{Language, SideNames, Wording},
};

use crate::hear::Ear;

const SESSIONS: usize = 10_000;
const TOLERANCE: u64 = 5 << 20;
/// How long a search may take to clear up.
const PATIENCE: Duration = Duration::from_mins(1);

/// Asks for every word there is: they stay, once unpacked, and other tests ask for some of them meanwhile.
fn unpack_what_stays() {
    for language in Language::all() {
        for names in SideNames::ALL {
            for game in games::all() {
                drop(game.texts(Wording { language, names }).word("name"));
            }
        }
        drop(fault_words(language));
    }
}

#[test]
fn sessions_and_searches_that_are_gone_leave_nothing() {
    let limits = SearchLimits { visits: Some(1), ms: Some(0), threads: 1, memory_bytes: Some(1 << 16) };
    unpack_what_stays();
    let mut before = 0;
    for number in 0..SESSIONS + 100 {
        if number == 100 {
            before = held_bytes().expect("it only counts");
        }
        // The games whose searches make no tables of their own: this is about handles, not about thinking.
        let game = ["bridgit", "lines-of-action", "pentago-twist"][number % 3];
        let session = Session::new(game, "en").expect("a standard game");
        let ear = Ear::new();
        session.start_search(Purpose::Custom { limits }, 1, ear.clone()).expect("a search of a new game");
        ear.wait_for_report();
    }
    // The last search may still be clearing up.
    let begin = Instant::now();
    while held_bytes().expect("it only counts") > before + TOLERANCE {
        let held = held_bytes().expect("it only counts");
        assert!(begin.elapsed() < PATIENCE, "{held} bytes are held, {before} before");
        thread::yield_now();
    }
}
