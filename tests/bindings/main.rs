//! The surface that Kotlin and Swift see, used by a Rust host.

mod hear;
mod leaks;
mod logging;
mod scenario;
mod words;

use std::{env, fs, path::Path};

use scenario::Scenario;

/// Every file in `tests/scenarios` says after each command what must be seen; the same files are played by the Kotlin
/// and the Swift host. With `UPDATE_SCENARIOS=1` what is seen is written into them instead, to be read before it is
/// committed.
#[test]
fn every_scenario_is_seen_as_it_is_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("the folder is there").map(|e| e.expect("an entry").path()).collect();
    files.sort();
    assert!(files.len() >= 30, "only {} scenarios in {}", files.len(), folder.display());
    let update = env::var_os("UPDATE_SCENARIOS").is_some();
    for file in files {
        let written = fs::read_to_string(&file).expect("a text");
        let seen = Scenario::default().play(&written);
        if update {
            fs::write(&file, seen).expect("the file can be written");
        } else {
            assert_eq!(seen, written, "{}", file.display());
        }
    }
}
