//! Budgets of the calls that the apps make on their main thread, in the largest state: a folder of a hundred matches of the
//! most moves.
//!
//! A budget is a number of allocations, the peak of held bytes and a number of processor instructions, which are nearly the
//! same on every machine and under every load. The test checks allocations and bytes, and prints the instructions for the
//! ring `budgets` of `cargo verify`, which runs it under Valgrind. The processor times in the output are for reading only.

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use std::{process, thread};

use cpu_time::ThreadTime;
use fivefold_app::{
    App, CivilDate, MatchEvent, NewGameEvent, NextMatch, Opponent, Screen, SettingsEvent, StudyEntry, StudyEvent,
};
use fivefold_engine::search::{ListenerFault, MEMORY_BYTES, SearchListener, SearchProgress, SearchReport};
use fivefold_engine::session::{MOST_MOVES, Session};
use fivefold_engine::text::Language;
use fivefold_engine::{games, puzzles};
use serde_json::{Value, json};

use crate::memory::{allocations, held_by_all, most_during};

/// The number of stored matches.
const MATCHES: u64 = 100;

/// Calls, most allocations, most kilobytes held at the peak, and most thousands of instructions of this build on x86-64: a
/// third more than measured, and at least 1,000, because the work of the allocator in a call depends on the calls before it.
/// `Hidden` stores a review if the search for the deciding move has judged a move by then, which may not be so. Replaying a
/// match of the most moves takes 90,000 allocations and ten milliseconds.
const BUDGETS: &[(&str, usize, usize, u64)] = &[
    ("App::new", 3_700, 4_400, 150_000),
    ("App::home, first", 140_000, 3_700, 220_000),
    ("App::home", 6_400, 170, 17_000),
    ("App::set_today", 20, 10, 1_000),
    ("App::receive", 130_000, 2_800, 200_000),
    ("App::receive, a match that is stored", 240_000, 5_200, 340_000),
    ("App::receive, a link", 120_000, 2_700, 180_000),
    ("App::open_match", 120_000, 2_700, 170_000),
    ("Match::send Shown", 210_000, 4_600, 430_000),
    ("Match::state", 24_000, 1_500, 18_000),
    ("Match::send GoTo back", 25_000, 2_000, 24_000),
    ("Match::send GoTo forward", 25_000, 1_500, 22_000),
    ("Match::send GoTo to the beginning", 25_000, 1_500, 180_000),
    ("Match::send GoTo to the end", 25_000, 1_500, 99_000),
    ("Match::legal_moves", 40, 10, 1_000),
    ("Match::save", 60, 200, 1_000),
    ("Match::link", 20, 10, 1_000),
    ("Match::shared_picture", 440, 40, 1_000),
    ("Match::send Hidden", 24_000, 740, 42_000),
    ("Match::begin_next", 410, 30, 1_000),
    ("App::study", 130_000, 4_900, 170_000),
    ("Study::state", 120_000, 3_700, 260_000),
    ("Study::send GoTo back", 25_000, 1_500, 21_000),
    ("Study::send GoTo to the beginning", 25_000, 1_500, 22_000),
    ("Study::send GoTo forward", 25_000, 1_500, 21_000),
    ("Study::legal_moves", 230, 20, 1_000),
    ("Study::play_from_here", 700, 970, 2_300),
    ("Study::send Play, wrong", 1_300, 57, 2_600),
    ("Study::send Play, right", 1_200, 40, 2_600),
    ("Study::send SearchReported, refutation", 2_800, 60, 4_600),
    ("Study::send SearchReported, defense", 1_000, 30, 2_600),
    ("App::delete", 130_000, 2_700, 200_000),
    ("App::undo_removal", 130_000, 2_700, 190_000),
    ("App::restore", 130_000, 2_700, 190_000),
    ("App::text", 190_000, 3_800, 400_000),
    ("App::save", 30, 50, 1_000),
    ("App::page learn", 3_000, 70, 3_300),
    ("App::page puzzles", 42_000, 910, 39_000),
    ("App::page rules lines-of-action", 5_100, 130, 5_200),
    ("App::page signs lines-of-action", 220, 20, 1_000),
    ("App::page statistics", 980, 30, 1_800),
    ("App::page settings", 15_000, 4_100, 140_000),
    ("App::page about", 70, 10, 1_000),
    ("App::outside", 87_000, 90, 72_000),
    ("App::speech", 390, 20, 1_000),
    ("App::reset_statistics", 980, 30, 1_800),
    ("App::new_game", 50, 10, 1_000),
    ("NewGame::state", 1_300, 70, 2_100),
    ("NewGame::send", 1_400, 30, 2_100),
    ("App::begin", 260, 20, 1_000),
    ("Match::send Play", 88_000, 1_600, 21_000),
    ("App::open_game", 280, 30, 1_000),
    ("App::play_again", 120_000, 2_700, 180_000),
    ("App::change_settings", 21_000, 4_200, 83_000),
];

/// The calls of the bindings, which have budgets.
const BORDER: [(&str, &str); 4] = [
    ("App", include_str!("../../../../bindings/src/app.rs")),
    ("Match", include_str!("../../../../bindings/src/game_match.rs")),
    ("NewGame", include_str!("../../../../bindings/src/new_game.rs")),
    ("Study", include_str!("../../../../bindings/src/study.rs")),
];

/// Calls that return constants or data of fixed size, and one that waits for the disk.
const WITHOUT: [&str; 10] = [
    "App::appearance",
    "App::coin",
    "App::dismiss",
    "App::flush",
    "App::palette",
    "App::set_locale",
    "App::set_reduced_motion",
    "App::sound_wave",
    "App::tell",
    "Match::number",
];

/// A listener that keeps the id of the search that has ended last.
#[derive(Default)]
struct LastEnded(AtomicU64);

impl LastEnded {
    /// Waits for the end of another search than this one.
    fn wait(&self, before: u64) -> u64 {
        loop {
            let search = self.0.load(Ordering::Acquire);
            if search != before {
                return search;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl SearchListener for LastEnded {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        Ok(())
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.0.store(report.search.0, Ordering::Release);
        Ok(())
    }
}

/// A folder of the app, removed at the end.
struct TempFolder(PathBuf);

impl TempFolder {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("budgets-{name}-{}", process::id()));
        drop(fs::remove_dir_all(&folder));
        fs::create_dir_all(folder.join("matches")).expect("a folder can be made");
        Self(folder)
    }

    fn put(&self, number: u64, text: &str) {
        fs::write(self.0.join(format!("matches/{number}.json")), text).expect("a file can be written");
    }

    fn open(&self) -> App {
        App::open(&self.0, Language::ENGLISH, Arc::new(LastEnded::default()))
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Calls with their costs.
#[derive(Default)]
struct Costs(Vec<(String, usize, usize)>);

impl Costs {
    fn of<T>(&mut self, call: &str, work: impl FnOnce() -> T) -> T {
        let (mut work, mut done) = (Some(work), None);
        let (watch, before) = (ThreadTime::now(), allocations());
        let ((), bytes) = most_during(|| measured_call(&mut || done = work.take().map(|work| work())));
        let (made, kb, us) = (allocations() - before, bytes.div_ceil(1_000), watch.elapsed().as_micros());
        let most = BUDGETS.iter().find(|(name, ..)| *name == call).map_or(0, |(.., most)| *most);
        // The runner reads this line.
        println!("{call}: {made} allocations, {kb} kB, {us} us, at most {most} thousand instructions");
        self.0.push((call.to_owned(), made, kb));
        done.expect("the work was done")
    }

    /// Checks that every call keeps its budget, and every budget has its call.
    fn check(&self) {
        let mut faults = String::new();
        for (call, made, kb) in &self.0 {
            match BUDGETS.iter().find(|(name, ..)| name == call) {
                Some((_, most, most_kb, _)) if made <= most && kb <= most_kb => {}
                _ => writeln!(faults, "    (\"{call}\", {made}, {kb}),").expect("a string takes all"),
            }
        }
        for (name, ..) in BUDGETS.iter().filter(|(name, ..)| self.0.iter().all(|(call, ..)| call != name)) {
            writeln!(faults, "{name} is not called").expect("a string takes all");
        }
        assert!(faults.is_empty(), "calls beyond their budgets:\n{faults}");
    }
}

/// Does the work of a call. The runner has Valgrind count the instructions of this function, by its name.
#[inline(never)]
fn measured_call(work: &mut dyn FnMut()) {
    work();
    // No tail call, which would leave this function before the work.
    black_box(());
}

/// Returns a match of the most moves, which is not over.
fn longest_match() -> Value {
    let mut session = Session::new("lines-of-action", &json!({ "size": 12 })).expect("a large board");
    let mut random = 1_usize;
    while session.played().len() < MOST_MOVES {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = session.legal_moves();
        session.play(&moves[(random >> 33) % moves.len()]).expect("it is legal");
        if session.is_over() {
            session.undo();
        }
    }
    serde_json::from_str(&session.save()).expect("a saved game is JSON")
}

/// Returns a match of the first moves of another one.
fn begun(longest: &Value, moves: usize) -> String {
    let mut saved = longest.clone();
    let texts: Vec<&str> = longest["turns"].as_str().expect("moves").split(' ').take(moves).collect();
    (saved["turns"], saved["at"]) = (texts.join(" ").into(), moves.into());
    saved.to_string()
}

/// Returns a match with these names, which is over.
fn finished(longest: &Value, names: &[String; 2]) -> Value {
    let mut saved = longest.clone();
    (saved["result"], saved["app"]) = (json!({ "resigned": "second" }), json!({ "names": names }));
    saved
}

#[test]
fn every_call_keeps_its_budget() {
    let _beside_others = crate::beside_others();
    let (mut costs, longest) = (Costs::default(), longest_match());
    let folder = TempFolder::new("matches");
    for number in 1..=MATCHES {
        let mut saved = finished(&longest, &[format!("Ada {number}"), "Ben".to_owned()]);
        saved["match"] = json!({ "number": number, "stamp": number });
        folder.put(number, &saved.to_string());
    }
    // Writes the index.
    folder.open().flush().wait();
    let mut app = costs.of("App::new", || folder.open());
    costs.of("App::home, first", || drop(app.home()));
    costs.of("App::home", || drop(app.home()));
    costs.of("App::set_today", || app.set_today(CivilDate { year: 2026, month: 3, day: 1 }));
    let received = finished(&longest, &["Cyd", "Dan"].map(str::to_owned)).to_string();
    drop(costs.of("App::receive", || app.receive(&received)).expect("a match"));
    drop(costs.of("App::receive, a match that is stored", || app.receive(&received)).expect("a match"));
    drop(costs.of("App::receive, a link", || app.receive("fivefold:connect-four/7/3")).expect("a match"));

    let game = costs.of("App::open_match", || app.open_match(7)).expect("a match");
    costs.of("Match::send Shown", || drop(game.send(MatchEvent::Shown)));
    costs.of("Match::state", || drop(game.state()));
    for (call, number) in [("back", 4_095), ("forward", 4_096), ("to the beginning", 0), ("to the end", 4_096)] {
        costs.of(&format!("Match::send GoTo {call}"), || drop(game.send(MatchEvent::GoTo { number })));
    }
    costs.of("Match::legal_moves", || drop(game.legal_moves()));
    costs.of("Match::save", || drop(game.save()));
    costs.of("Match::link", || drop(game.link()));
    costs.of("Match::shared_picture", || drop(game.shared_picture()));
    costs.of("Match::send Hidden", || drop(game.send(MatchEvent::Hidden)));
    drop(costs.of("Match::begin_next", || game.begin_next(NextMatch::Restart)).expect("a match"));

    let study = costs.of("App::study", || app.study(&StudyEntry::Review { number: 7 })).expect("a review");
    costs.of("Study::state", || drop(study.state()));
    for (call, number) in [("back", 4_095), ("to the beginning", 0), ("forward", 1)] {
        costs.of(&format!("Study::send GoTo {call}"), || drop(study.send(StudyEvent::GoTo { number })));
    }
    costs.of("Study::legal_moves", || drop(study.legal_moves()));
    drop(costs.of("Study::play_from_here", || study.play_from_here(false)));

    call_puzzle(&mut costs);

    costs.of("App::delete", || drop(app.delete(8)));
    costs.of("App::undo_removal", || drop(app.undo_removal()));
    drop(app.delete(8));
    costs.of("App::restore", || drop(app.restore(8)));
    drop(costs.of("App::text", || app.text(9)).expect("a text"));
    drop(costs.of("App::save", || app.save(9)).expect("a text"));
    let of_game = || "lines-of-action".to_owned();
    let screens = [
        Screen::Learn,
        Screen::Puzzles,
        Screen::Rules { game: of_game() },
        Screen::Signs { game: of_game() },
        Screen::Statistics,
        Screen::Settings,
        Screen::About,
    ];
    for screen in screens {
        costs.of(&format!("App::page {}", screen.name()), || drop(app.page(&screen, Vec::new)));
    }
    costs.of("App::outside", || drop(app.outside()));
    costs.of("App::speech", || drop(app.speech()));
    costs.of("App::reset_statistics", || drop(app.reset_statistics()));

    let mut sheet = costs.of("App::new_game", || app.new_game("lines-of-action")).expect("a sheet");
    costs.of("NewGame::state", || drop(sheet.state()));
    costs.of("NewGame::send", || drop(sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person })));
    drop(costs.of("App::begin", || app.begin(&sheet)).expect("a match"));
    let game = app.receive(&begun(&longest, MOST_MOVES - 1)).expect("a match");
    game.send(MatchEvent::Shown);
    let text = game.legal_moves()[0].text.clone();
    costs.of("Match::send Play", || drop(game.send(MatchEvent::Play { text })));
    drop(costs.of("App::open_game", || app.open_game("bridgit")).expect("a match"));
    drop(costs.of("App::play_again", || app.play_again(7)).expect("a match"));
    let arabic = SettingsEvent::SetLanguage { language: Some("ar".to_owned()) };
    costs.of("App::change_settings", || drop(app.change_settings(arabic)));
    costs.check();
}

/// Plays moves in the puzzle whose replies take longest to prove, which is done on another thread.
fn call_puzzle(costs: &mut Costs) {
    let (folder, listener) = (TempFolder::new("puzzle"), Arc::new(LastEnded::default()));
    let mut app = App::open(&folder.0, Language::ENGLISH, Arc::<LastEnded>::clone(&listener));
    let pool = puzzles::pool(games::find("pentago-twist").expect("a game")).expect("a pool");
    let puzzle = pool.puzzle(301).expect("a puzzle");
    let study = app.study(&StudyEntry::Numbered { puzzle: puzzle.id() }).expect("the puzzle");
    let (state, right) = (puzzle.position().expect("a position"), puzzle.solutions().expect("right moves"));
    for (is_right, mv, reply) in [(false, "wrong", "refutation"), (true, "right", "defense")] {
        let played = state.moves().into_iter().find(|mv| right.contains(mv) == is_right).expect("a move");
        let (text, before) = (state.move_text(played), listener.0.load(Ordering::Acquire));
        costs.of(&format!("Study::send Play, {mv}"), || drop(study.send(StudyEvent::Play { text })));
        let reported = StudyEvent::SearchReported { search: listener.wait(before) };
        costs.of(&format!("Study::send SearchReported, {reply}"), || drop(study.send(reported)));
        study.send(StudyEvent::TryAgain);
    }
}

#[test]
fn every_call_of_the_bindings_has_a_budget() {
    for (object, source) in BORDER {
        let exported = source.split_once("#[uniffi::export]").expect("an exported object").1;
        let exported = exported.split_once("\n}\n").expect("its end").0;
        for name in exported.split("    pub fn ").skip(1).filter_map(|rest| rest.split('(').next()) {
            let call = format!("{object}::{name}");
            let is_it =
                |known: &str| known.strip_prefix(&call).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
            let has_budget = BUDGETS.iter().any(|(known, ..)| is_it(known));
            assert!(has_budget != WITHOUT.contains(&call.as_str()), "{call} needs a budget");
        }
    }
}

#[test]
fn work_for_a_move_does_not_grow_with_moves_loaded() {
    let _beside_others = crate::beside_others();
    let longest = longest_match();
    let cost = |moves: usize| {
        let text = begun(&longest, moves);
        let before = allocations();
        Session::load(&text).expect("a match");
        allocations() - before
    };
    let (short, long) = (cost(1_024), cost(4_096));
    assert!(long <= 5 * short, "{short} allocations for 1,024 moves, {long} for 4,096");
}

#[test]
fn trees_of_all_open_matches_share_one_budget() {
    let _alone = crate::ALONE.write().unwrap_or_else(PoisonError::into_inner);
    let folder = TempFolder::new("trees");
    let mut app = folder.open();
    let games = ["bridgit", "lines-of-action", "pentago-twist"].map(|game| {
        let mut sheet = app.new_game(game).expect("a sheet");
        sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
        app.begin(&sheet).expect("a match")
    });
    let before = held_by_all();
    for game in &games {
        game.send(MatchEvent::Shown);
        game.send(MatchEvent::SetAnalysis { is_on: true });
    }
    // A stopped search frees its tree soon.
    let all = isize::try_from(MEMORY_BYTES).expect("it fits");
    waits_for(|| (all / 2..all + (8 << 20)).contains(&(held_by_all() - before)));
    for game in &games {
        game.send(MatchEvent::Hidden);
    }
    waits_for(|| held_by_all() - before < 4 << 20);
}

/// Waits until something is so, for at most a minute.
fn waits_for(is_so: impl Fn() -> bool) {
    for _ in 0..6_000 {
        if is_so() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("it is not so after a minute; {} bytes are held", held_by_all());
}
