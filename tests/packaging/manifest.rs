//! Checks Android's manifest and the sources that depend on it.

use fivefold_engine::{session::SCHEME, text::Language};
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

/// Intents for the activity are checked by the app; everything else is for the system and the app itself.
#[test]
fn other_apps_reach_the_activity_only() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    let manifest = read(&text);
    let components = ["activity", "receiver", "service", "provider"];
    let exported = |kind: &str| {
        let found: Vec<_> = manifest.descendants().filter(|node| node.has_tag_name(kind)).collect();
        assert!(!found.is_empty(), "{kind}");
        found.iter().filter(|node| of_android(**node, "exported") != Some("false")).count()
    };
    assert_eq!(components.map(exported), [1, 0, 0, 0]);
}

#[test]
fn widget_is_declared_with_its_files_and_named_in_every_language() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    let manifest = read(&text);
    let receiver = manifest.descendants().find(|node| node.has_tag_name("receiver")).expect("there is a widget");
    let actions: Vec<_> = receiver.descendants().filter(|node| node.has_tag_name("action")).collect();
    let update = "android.appwidget.action.APPWIDGET_UPDATE";
    assert!(actions.iter().any(|action| of_android(*action, "name") == Some(update)));
    let service = manifest.descendants().find(|node| node.has_tag_name("service")).expect("there is a job");
    assert_eq!(of_android(service, "permission"), Some("android.permission.BIND_JOB_SERVICE"));
    for component in [receiver, service] {
        let name = of_android(component, "name").expect("a component has a class").replace('.', "/");
        assert!(files::path(&format!("{SOURCES}/org/fivefold{name}.kt")).is_file(), "{name}");
    }
    let text = files::text(&format!("{FOLDER}/res/xml/daily_widget.xml"));
    let widget = read(&text);
    for name in ["initialLayout", "previewImage"] {
        let (kind, name) = of_android(widget.root_element(), name).and_then(|it| it[1..].split_once('/')).expect(name);
        assert!(files::path(&format!("{FOLDER}/res/{kind}/{name}.xml")).is_file(), "{name}");
    }
    assert_eq!(of_android(widget.root_element(), "updatePeriodMillis"), Some("0"), "the system wakes no phone for it");
    for tag in Language::all().map(Language::tag) {
        let folder = if tag == "en" { "values".to_owned() } else { format!("values-{}", tag.replace('-', "-r")) };
        let text = files::text(&format!("{FOLDER}/res/{folder}/strings.xml"));
        let strings = read(&text);
        let named = strings.descendants().find(|node| node.attribute("name") == Some("daily_puzzle"));
        let core = files::text(&format!("core/app/languages/{tag}/app.ftl"));
        let title = core.lines().find_map(|line| line.strip_prefix("daily-title = "));
        assert_eq!(named.and_then(|node| node.text()), title, "{tag}");
    }
}

/// A link to a match opens from a browser or a message, and nothing else of the network does.
#[test]
fn links_of_the_core_open_the_app() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    let manifest = read(&text);
    let named = |filter: Node<'_, '_>, kind: &str| -> Vec<String> {
        let nodes = filter.children().filter(|node| node.has_tag_name(kind));
        nodes.filter_map(|node| of_android(node, "name").map(str::to_owned)).collect()
    };
    let scheme = |node: Node<'_, '_>| of_android(node, "scheme").map(|scheme| format!("{scheme}:"));
    let filters = manifest.descendants().filter(|node| node.has_tag_name("intent-filter"));
    let browsable: Vec<_> = filters
        .filter(|filter| named(*filter, "category").contains(&"android.intent.category.BROWSABLE".to_owned()))
        .map(|filter| (named(filter, "action"), filter.children().filter_map(scheme).collect::<Vec<_>>()))
        .collect();
    assert_eq!(browsable, [(vec!["android.intent.action.VIEW".to_owned()], vec![SCHEME.to_owned()])]);
}

/// The shortcuts change with the games, so that the app makes them and no resource lists them.
#[test]
fn shortcuts_open_the_activity_of_the_launcher() {
    let text = files::text(&format!("{FOLDER}/AndroidManifest.xml"));
    assert!(!text.contains("android.app.shortcuts"), "shortcuts in a resource as well");
    let manifest = read(&text);
    let launched =
        manifest.descendants().find(|node| of_android(*node, "name") == Some("android.intent.category.LAUNCHER"));
    let activity = launched.and_then(|node| node.ancestors().find(|node| node.has_tag_name("activity"))).expect("one");
    let name = of_android(activity, "name").expect("an activity has a class").trim_start_matches('.');
    let made = files::text(&format!("{SOURCES}/org/fivefold/outside/Shortcuts.kt"));
    assert!(made.contains(&format!("{name}::class.java")), "the shortcuts open another activity than {name}");
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

/// Damaged files would come back on every new phone.
#[test]
fn backups_leave_out_the_files_that_were_set_aside() {
    let store = files::text("core/app/src/store.rs");
    let folder = store.split_once("\nconst ASIDE: &str = \"").and_then(|(_, rest)| rest.split('"').next());
    let folder = folder.expect("the store names the folder");
    for (name, sets) in [("backup_content", 1), ("data_extraction_rules", 2)] {
        let text = files::text(&format!("{FOLDER}/res/xml/{name}.xml"));
        let rules = read(&text);
        let parents = |rule: &str, path: &str| -> Vec<_> {
            let found = rules.descendants().filter(|node| {
                node.has_tag_name(rule)
                    && node.attribute("domain") == Some("file")
                    && node.attribute("path") == Some(path)
            });
            found.map(|node| node.parent().expect("a set").id()).collect()
        };
        assert_eq!(parents("include", ".").len(), sets, "{name}");
        assert_eq!(parents("exclude", folder), parents("include", "."), "{name}");
    }
    let scene = files::text("ios/Sources/FivefoldUI/FivefoldScene.swift");
    let made = format!("var unreadable = folder.appendingPathComponent(\"{folder}\", isDirectory: true)\n");
    let (_, rest) = scene.split_once(&made).expect("the scene names the folder");
    for line in ["values.isExcludedFromBackup = true\n", "unreadable.setResourceValues(values)\n"] {
        assert!(rest.contains(line), "{line}");
    }
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
