mod arrival;
mod celebration;
mod contrast;
mod coordinates;
mod flips;
mod goldens;
mod motions;
mod player;
mod signs;
mod told;

/// The pictures of boards that are kept, and what they show.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/pictures");

/// Compares what is made with what is kept in a file, or keeps it: `UPDATE_PICTURES=1 cargo test --package fivefold-app --lib
/// picture::` writes every file again, to be looked at.
fn keep(name: &str, made: &str) {
    let file = format!("{FOLDER}/{name}");
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&file, made).expect("the folder is there");
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let differs = kept.lines().zip(made.lines()).find(|(kept, made)| kept != made);
    assert!(kept == made, "{name} is made otherwise than it is kept: {differs:?}");
}
