//! The app's icon: five pieces, two sides, one bridge.
//!
//! `icon/light.svg`, `dark.svg` and `tinted.svg` are the masters. The pictures are drawn from them with resvg and stored
//! without an alpha channel, which the App Store refuses; the banner is `light.svg` with the view box
//! `-19.728 18 147.456 72`. The vector drawables of Android and the layers of Apple's `AppIcon.icon` are parts of the
//! masters. `icon/files.sha256` ties all of them together: after a change of a master, draw the others again and write the
//! list with `git ls-files $(cut -c 67- tests/packaging/icon/files.sha256) | xargs sha256sum`.

use std::process::Command;

use roxmltree::Document;

use crate::files;

const LIST: &str = "tests/packaging/icon/files.sha256";
const APPLE: &str = "ios/App/Assets.xcassets/AppIcon.appiconset";
const STORE: &str = "android/app/src/main/play/listings/en-US/graphics";

#[test]
fn icon_files_match_recorded_hashes() {
    let check: &[&str] = if cfg!(target_os = "macos") { &["shasum", "-a", "256"] } else { &["sha256sum"] };
    let mut command = Command::new(check[0]);
    command.args(&check[1..]).args(["--check", "--strict", LIST]).current_dir(files::path(""));
    let output = command.output().expect("a program for SHA-256 can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    for folder in [APPLE, "ios/App/AppIcon.icon/Assets"] {
        for entry in files::path(folder).read_dir().expect("a folder").flatten().filter(|entry| entry.path().is_file())
        {
            let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
            assert!(name.contains(".json") || files::text(LIST).contains(&name), "{name} is not in {LIST}");
        }
    }
}

#[test]
fn icon_pictures_have_no_alpha_and_the_size_stores_ask_for() {
    let apple = ["light", "dark", "tinted"].map(|name| (format!("{APPLE}/{name}.png"), [1024, 1024]));
    let store = [
        (format!("{STORE}/icon/icon.png"), [512, 512]),
        (format!("{STORE}/feature-graphic/feature-graphic.png"), [1024, 500]),
    ];
    for (path, size) in apple.into_iter().chain(store) {
        let bytes = std::fs::read(files::path(&path)).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        let (width, height, color) = (&bytes[16..20], &bytes[20..24], bytes[25]);
        assert_eq!([width, height].map(|bytes| u32::from_be_bytes(bytes.try_into().unwrap())), size, "{path}");
        assert_eq!(color, 2, "{path}: not RGB without alpha");
    }
}

/// Xcode finds `AppIcon.icon` by the name of the older icon.
#[test]
fn xcode_project_lists_layered_icon_as_one_file() {
    let project = files::text("ios/App/project.yml");
    for line in ["minimumXcodeGenVersion: 2.45.1\n", "- path: AppIcon.icon\n", "APPICON_NAME: AppIcon\n"] {
        assert!(project.contains(line), "{line}");
    }
    assert!(APPLE.ends_with("/AppIcon.appiconset"));
}

/// Launchers of Android never cut off what is within 33 units of the center.
#[test]
fn icon_pieces_stay_inside_the_safe_zone_of_launchers() {
    let text = files::text("tests/packaging/icon/light.svg");
    let document = Document::parse(&text).expect("the icon is XML");
    let number = |value: Option<&str>| value.map_or(0.0, |value| value.parse::<f64>().expect("a number"));
    let mut pieces = 0;
    for circle in document.descendants().filter(|node| node.has_tag_name("circle") && node.has_attribute("stroke")) {
        let [x, y, radius, line] = ["cx", "cy", "r", "stroke-width"].map(|name| number(circle.attribute(name)));
        let reach = (x - 54.0).hypot(y - 54.0) + radius + line / 2.0;
        assert!(reach <= 33.0, "{circle:?} reaches {reach}");
        pieces += 1;
    }
    assert!(pieces >= 5, "{pieces} pieces");
}
