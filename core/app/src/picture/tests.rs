mod arrival;
mod celebration;
mod contrast;
mod coordinates;
mod flips;
mod goldens;
mod motions;
mod player;
mod scenes;
mod signs;

/// The folder of the golden pictures and of the scenes they show.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/picture/tests/goldens");

/// Compares a text with its golden file. `UPDATE_PICTURES=1 cargo test --package fivefold-app --lib picture::`
/// overwrites the golden files instead; review the differences.
pub(super) fn assert_golden(name: &str, made: &str) {
    let file = format!("{FOLDER}/{name}");
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&file, made).expect("the folder exists");
        return;
    }
    let golden = std::fs::read_to_string(&file).unwrap_or_default();
    let differs = golden.lines().zip(made.lines()).find(|(golden, made)| golden != made);
    assert!(golden == made, "{name} differs from its golden file: {differs:?}");
}
