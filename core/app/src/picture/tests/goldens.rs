use std::collections::BTreeSet;

use super::{keep, told};

#[test]
fn pictures_match_golden_files() {
    let told = told::all();
    for picture in &told {
        keep(&format!("{}.svg", picture.name), &picture.svg());
    }
    let palettes: BTreeSet<&str> = told.iter().map(|told| told.palette_name.as_str()).collect();
    assert_eq!(palettes.len(), 9, "every palette of a screen is seen in a picture");
}

/// A picture crosses a border whole, each number in eight bytes: the largest one must stay small enough for a phone to
/// take in within a millisecond. What looks alike is told once, which is what this is about.
#[test]
fn picture_serializes_within_size_limit() {
    for told in told::all() {
        let groups = &told.picture.groups;
        let strokes: usize = groups.iter().map(|group| group.strokes.len()).sum();
        let places: usize = groups.iter().map(|group| group.places.len()).sum();
        let bytes = strokes * 64 + places * 16;
        assert!(bytes < 48_000, "{}: {strokes} strokes, {places} places, {bytes} bytes", told.name);
    }
}
