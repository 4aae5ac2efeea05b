use std::collections::BTreeSet;

use super::{assert_golden, scenes};

#[test]
fn pictures_match_golden_files() {
    let pictures = scenes::all();
    for picture in &pictures {
        assert_golden(&format!("{}.svg", picture.name), &picture.svg());
    }
    let palettes: BTreeSet<&str> = pictures.iter().map(|picture| picture.palette_name.as_str()).collect();
    assert_eq!(palettes.len(), 9, "every palette is used in a picture");
}

/// A picture crosses the FFI boundary as a whole, with eight bytes per number: the largest one must be small enough for
/// a phone to read within a millisecond. Grouping equal strokes achieves that.
#[test]
fn picture_serializes_within_size_limit() {
    for named in scenes::all() {
        let groups = &named.picture.groups;
        let strokes: usize = groups.iter().map(|group| group.strokes.len()).sum();
        let places: usize = groups.iter().map(|group| group.places.len()).sum();
        let bytes = strokes * 64 + places * 16;
        assert!(bytes < 48_000, "{}: {strokes} strokes, {places} places, {bytes} bytes", named.name);
    }
}
