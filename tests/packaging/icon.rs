//! The app's icon: five pieces, two sides, one bridge; drawn once, written for both platforms.
//!
//! `cargo task icons` writes the files; the test says when they are not what is drawn here.

mod layers;
mod mark;
mod raster;
mod vector;

use std::env;
use std::fs;

use mark::{Mark, Tones};
use raster::View;

use crate::files;

/// The part of Android's 108 units that every launcher shows; it is all of Apple's icon.
const SHOWN: View = View { x: 18.0, y: 18.0, width: 72.0, height: 72.0 };
/// The banner of the stores: the mark with much board around it.
const BANNER: View = View { x: 54.0 - 72.0 * 1.024, y: 54.0 - 36.0, width: 144.0 * 1.024, height: 72.0 };

const ANDROID: &str = "android/app/src/main/res/drawable";
const APPLE: &str = "ios/App/Assets.xcassets/AppIcon.appiconset";
const APPLE_LAYERS: &str = "ios/App/AppIcon.icon";
const STORE: &str = "android/fastlane/metadata/android/en-US/images";

/// Every file that is made from the mark.
fn drawn() -> Vec<(String, Vec<u8>)> {
    let (light, dark, tinted) = (Mark::new(&Tones::LIGHT), Mark::new(&Tones::DARK), Mark::new(&Tones::TINTED));
    let silhouette = vector::drawable(&Mark::silhouette());
    let mut files = vec![
        (format!("{ANDROID}/ic_launcher_background.xml"), vector::drawable(&light.board).into_bytes()),
        (format!("{ANDROID}/ic_launcher_foreground.xml"), vector::drawable(&light.pieces).into_bytes()),
        (format!("{ANDROID}/ic_launcher_monochrome.xml"), silhouette.into_bytes()),
        (format!("{APPLE}/light.png"), raster::png(&light, SHOWN, 1024, 1024)),
        (format!("{APPLE}/dark.png"), raster::png(&dark, SHOWN, 1024, 1024)),
        (format!("{APPLE}/tinted.png"), raster::png(&tinted, SHOWN, 1024, 1024)),
        (format!("{STORE}/icon.png"), raster::png(&light, SHOWN, 512, 512)),
        (format!("{STORE}/featureGraphic.png"), raster::png(&light, BANNER, 1024, 500)),
    ];
    files.extend(layers::drawn().into_iter().map(|(inside, bytes)| (format!("{APPLE_LAYERS}/{inside}"), bytes)));
    files
}

#[test]
fn the_icons_of_both_apps_are_those_drawn_here() {
    let rewrite = env::var_os("UPDATE_ICONS").is_some();
    for (path, bytes) in drawn() {
        let file = files::path(&path);
        if rewrite {
            fs::create_dir_all(file.parent().expect("it is in a folder")).expect("a folder can be made");
            fs::write(&file, &bytes).expect("a file can be written");
        }
        let there = fs::read(&file).unwrap_or_else(|fault| panic!("{path}: {fault}; `cargo task icons` draws it"));
        assert!(there == bytes, "{path} is not what is drawn; `cargo task icons` draws it again");
    }
}

/// Xcode finds it by the name that the older icon has too.
#[test]
fn the_project_takes_the_icon_in_layers_as_one_file() {
    let project = files::text("ios/App/project.yml");
    for said in ["  fileTypes:\n    icon:\n      file: true\n", "- path: AppIcon.icon\n", "APPICON_NAME: AppIcon\n"] {
        assert!(project.contains(said), "{said}");
    }
    assert!(APPLE.ends_with("/AppIcon.appiconset"));
}

#[test]
fn the_pieces_keep_inside_what_every_launcher_shows() {
    // Android's promise: nothing within 33 units of the middle is ever cut off.
    for shape in Mark::new(&Tones::LIGHT).pieces.iter().filter(|shape| !shape.is_shadow()) {
        let reach = shape.outline.reach_from(54.0, 54.0);
        assert!(reach <= 33.0, "{shape:?} reaches {reach}");
    }
}
