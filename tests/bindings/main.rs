//! The surface that Kotlin and Swift see, used by a Rust host.

mod driver;
mod embedding;
mod guards;
mod hear;
mod leaks;
mod logging;
mod mailbox;
mod surface;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use fivefold::{AppCore, Session, Sound};

/// Every file in `tests/scenarios` says after each command what must be seen; the same files are played by the Kotlin
/// and the Swift host. With `UPDATE_SCENARIOS=1` what is seen is written into them instead, to be read before it is
/// committed.
#[test]
fn every_scenario_is_seen_as_it_is_written() {
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

/// The Kotlin and the Swift host do the same, and have all seen the same saves: what one has written, the others load.
#[test]
fn every_save_in_a_scenario_is_loaded_and_saved_byte_for_byte() {
    let mut saves = 0;
    for file in scenarios() {
        let written = fs::read_to_string(&file).expect("a text");
        for save in saves_in(&written) {
            let session = Session::load(save, "en").expect("a save that was seen can be loaded");
            assert_eq!(session.save().expect("no fault"), save, "{}", file.display());
            saves += 1;
        }
    }
    assert!(saves >= 20, "only {saves} saves in all scenarios");
}

/// A folder for what the app keeps in a scenario.
fn empty_folder(scenario: &Path) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(scenario.file_stem().expect("a name"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("what an earlier run left can go");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn every_sound_has_samples_of_two_bytes() {
    let (mailbox, _messages) = mailbox::Mailbox::new();
    let folder = empty_folder(Path::new("sounds"));
    let app = AppCore::new(&folder.to_string_lossy(), "en", mailbox).expect("the app opens over any folder");
    for sound in
        [Sound::Wood, Sound::Stone, Sound::Bridge, Sound::Rotate, Sound::Win, Sound::Loss, Sound::Draw, Sound::Refuse]
    {
        let samples = app.sound_samples(sound).expect("it only reckons");
        assert!(samples.len() > 1000 && samples.len().is_multiple_of(2), "{sound:?}: {} bytes", samples.len());
    }
}

#[test]
fn the_licences_come_in_paragraphs_that_fit_a_screen_reader() {
    let licences = fivefold::licences().expect("a text");
    assert!(licences.len() > 80, "only {} paragraphs", licences.len());
    assert!(licences.iter().all(|paragraph| !paragraph.is_empty() && !paragraph.contains('\n')));
    assert!(licences.iter().any(|paragraph| paragraph == "Mozilla Public License, version 2.0"));
}

fn scenarios() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("the folder is there").map(|e| e.expect("an entry").path()).collect();
    files.sort();
    files
}

/// What scenarios saw when they saved.
fn saves_in(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with("{\"fivefold\""))
}
