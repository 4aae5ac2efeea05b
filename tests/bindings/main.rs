//! The interface of Kotlin and Swift, used by a Rust host.

mod driver;
mod embedding;
mod guards;
mod leaks;
mod listener;
mod logging;
mod mailbox;
mod surface;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use fivefold::{AppCore, Page, Screen, Session, Sound, StudyEntry};

/// Every file in `tests/scenarios` has the expected output after each command; the Kotlin and Swift hosts play the same
/// files. With `UPDATE_SCENARIOS=1` the output is written into the files instead, to be reviewed before a commit.
#[test]
fn every_scenario_gives_its_output() {
    let files = scenarios();
    assert!(files.len() >= 40, "only {} scenarios", files.len());
    let update = env::var_os("UPDATE_SCENARIOS").is_some();
    for file in files {
        let written = fs::read_to_string(&file).expect("a text");
        let seen = driver::play(&written, &empty_folder(&file)).expect("a scenario without faults");
        if update {
            fs::write(&file, seen).expect("the file can be written");
        } else {
            let same = seen.lines().zip(written.lines()).take_while(|(seen, written)| seen == written).count();
            let (seen, written) = (seen.lines().nth(same), written.lines().nth(same));
            assert_eq!(seen, written, "line {} of {}", same + 1, file.display());
        }
    }
}

/// All hosts load the saves that the others write.
#[test]
fn every_save_in_scenarios_round_trips() {
    let mut saves = 0;
    for file in scenarios() {
        let written = fs::read_to_string(&file).expect("a text");
        for save in saves_in(&written) {
            let session = Session::load(save, "en").expect("a valid save");
            assert_eq!(session.save().expect("no fault"), save, "{}", file.display());
            saves += 1;
        }
    }
    assert!(saves >= 20, "only {saves} saves in all scenarios");
}

/// Returns an empty folder for a scenario's app.
fn empty_folder(scenario: &Path) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(scenario.file_stem().expect("a name"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("a removable folder");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn every_sound_is_wav_file() {
    let (mailbox, _ended) = mailbox::Mailbox::new();
    let folder = empty_folder(Path::new("sounds"));
    let app = AppCore::new(&folder.to_string_lossy(), "en", mailbox).expect("the app opens over any folder");
    for sound in
        [Sound::Wood, Sound::Stone, Sound::Plank, Sound::Rotate, Sound::Win, Sound::Loss, Sound::Draw, Sound::Refuse]
    {
        let file = app.sound_wave(sound).expect("no fault");
        assert!(file.len() > 1000 && file.starts_with(b"RIFF"), "{sound:?}: {} bytes", file.len());
    }
}

#[test]
fn screen_is_restored_from_its_name() {
    let game = || "bridgit".to_owned();
    let screens = [
        Screen::Home,
        Screen::NewGame { game: game() },
        Screen::Match { number: 7 },
        Screen::Study { entry: StudyEntry::Numbered { puzzle: "bridgit/17".to_owned() } },
        Screen::Learn,
        Screen::Puzzles,
        Screen::Rules { game: game() },
        Screen::Signs { game: game() },
        Screen::Statistics,
        Screen::Settings,
        Screen::About,
    ];
    for screen in screens {
        let name = fivefold::screen_name(&screen).expect("no fault");
        assert_eq!(fivefold::screen_named(&name).expect("no fault"), Some(screen));
    }
    assert_eq!(fivefold::screen_named("nonsense").expect("no fault"), None);
}

#[test]
fn licenses_are_split_into_paragraphs() {
    let (mailbox, _ended) = mailbox::Mailbox::new();
    let folder = empty_folder(Path::new("licenses"));
    let app = AppCore::new(&folder.to_string_lossy(), "en", mailbox).expect("the app opens over any folder");
    let Some(Page::Article { state }) = app.page(&Screen::About).expect("no fault") else { panic!("no article") };
    let licenses = &state.sections[1].paragraphs;
    assert!(licenses.len() > 80, "only {} paragraphs", licenses.len());
    assert!(licenses.iter().all(|paragraph| !paragraph.is_empty() && !paragraph.contains('\n')));
    assert!(licenses.iter().any(|paragraph| paragraph == "Mozilla Public License 2.0"));
}

fn scenarios() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> = fs::read_dir(&folder).expect("a folder").map(|e| e.expect("an entry").path()).collect();
    files.sort();
    files
}

/// Returns the saves in the output of a scenario.
fn saves_in(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with("{\"fivefold\""))
}
