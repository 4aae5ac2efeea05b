use std::collections::BTreeSet;

use super::{FOLDER, told};

/// `UPDATE_PICTURES=1 cargo test -p fivefold-core --lib picture` writes them again: look at them.
#[test]
fn every_picture_is_painted_as_it_is_kept() {
    let writes = std::env::var_os("UPDATE_PICTURES").is_some();
    let told = told::all();
    for picture in &told {
        let file = format!("{FOLDER}/{}.svg", picture.name);
        let painted = picture.svg();
        if writes {
            std::fs::write(&file, painted).expect("the picture can be written");
            continue;
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        let differs = kept.lines().zip(painted.lines()).find(|(kept, painted)| kept != painted);
        assert!(kept == painted, "{} is painted otherwise: {differs:?}", picture.name);
    }
    let palettes: BTreeSet<&str> = told.iter().map(|told| told.palette_name.as_str()).collect();
    assert_eq!(palettes.len(), 6, "every palette is seen in a picture");
}
