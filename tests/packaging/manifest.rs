//! Checks Android's manifest and the sources that depend on it.

use fivefold_engine::text::Language;
use roxmltree::{Document, Node};

use crate::files;

const ANDROID: &str = "http://schemas.android.com/apk/res/android";
const TOOLS: &str = "http://schemas.android.com/tools";
const FOLDER: &str = "android/app/src/main";
const SOURCES: &str = "android/app/src/main/kotlin";

fn read(text: &str) -> Document<'_> {
    Document::parse(text).expect("it is XML")
}

fn of_android<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.attribute((ANDROID, name))
}

#[test]
fn android_app_needs_no_permission_and_no_touch_screen() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    let manifest = read(&text);
    let asked = manifest.descendants().filter(|node| node.tag_name().name().starts_with("uses-permission"));
    for node in asked {
        assert_eq!(node.attribute((TOOLS, "node")), Some("remove"), "{:?}", of_android(node, "name"));
    }
    let touch = manifest
        .descendants()
        .find(|node| of_android(*node, "name") == Some("android.hardware.touchscreen"))
        .and_then(|node| of_android(node, "required"));
    assert_eq!(touch, Some("false"));
}

/// Android 16 ignores restrictions of orientation and size on wide screens.
#[test]
fn android_app_restricts_no_orientation_or_size() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    let manifest = read(&text);
    let wishes = ["screenOrientation", "resizeableActivity", "maxAspectRatio", "minAspectRatio"];
    for node in manifest.descendants() {
        let wish = wishes.iter().find(|wish| of_android(node, wish).is_some());
        assert_eq!(wish, None, "{:?}", of_android(node, "name"));
    }
    for (path, source) in files::below(SOURCES, ".kt") {
        assert!(!source.contains("requestedOrientation"), "{path}");
    }
}

/// Apps with target 35 are drawn below the bars; with target 36 the back gesture arrives by callback only.
#[test]
fn android_app_is_edge_to_edge_and_handles_back_by_callback() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    let manifest = read(&text);
    let application = manifest.descendants().find(|node| node.has_tag_name("application")).expect("there is an app");
    assert_eq!(of_android(application, "enableOnBackInvokedCallback"), Some("true"));
    for themes in ["values", "values-night"] {
        let themes = files::text(&format!("{FOLDER}/res/{themes}/themes.xml"));
        assert!(!themes.contains("windowOptOutEdgeToEdgeEnforcement"), "{themes}");
    }
    let sources = files::below(SOURCES, ".kt");
    for (path, source) in &sources {
        for old in ["onBackPressed(", "KEYCODE_BACK", "statusBarColor =", "navigationBarColor ="] {
            assert!(!source.contains(old), "{path}: {old}");
        }
    }
    for wanted in ["enableEdgeToEdge(", "BackHandler(", "WindowInsets.safeDrawing"] {
        assert!(sources.iter().any(|(_, source)| source.contains(wanted)), "{wanted}");
    }
}

#[test]
fn files_named_by_android_manifest_exist() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    let manifest = read(&text);
    let mut named = 0;
    for value in manifest.descendants().flat_map(|node| node.attributes()).map(|attribute| attribute.value()) {
        if let Some((kind, name)) = value.strip_prefix('@').and_then(|rest| rest.split_once('/'))
            && ["xml", "mipmap", "drawable"].contains(&kind)
        {
            let folder = if kind == "mipmap" { "mipmap-anydpi" } else { kind };
            read(&files::text(&format!("{FOLDER}/res/{folder}/{name}.xml")));
            named += 1;
        }
    }
    assert!(named >= 4, "the icon, the languages and two sets of rules for backups, not {named}");
}

#[test]
fn android_lists_every_language_of_the_core() {
    let mut spoken: Vec<_> = Language::all().map(Language::tag).collect();
    spoken.sort_unstable();
    let text = files::text(&format!("{FOLDER}/res/xml/locales_config.xml"));
    let config = read(&text);
    let mut android: Vec<_> = config.descendants().filter_map(|node| of_android(node, "name")).collect();
    android.sort_unstable();
    assert_eq!(android, spoken);
}
