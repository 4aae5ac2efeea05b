mod goldens;
mod told;

/// The pictures of boards that are kept, and what they show.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/pictures");
