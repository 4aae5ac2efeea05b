//! Checks the files of Xcode: project, property lists, asset catalog, and the workflows.

use std::collections::BTreeMap;
use std::path::Path;

use fivefold_engine::text::Language;
use roxmltree::{Document, Node};
use serde_json::Value;
use yaml_rust2::{Yaml, YamlLoader};

use crate::files;

fn yaml(inside: &str) -> Yaml {
    let mut documents =
        YamlLoader::load_from_str(&files::text(inside)).unwrap_or_else(|fault| panic!("{inside}: {fault}"));
    documents.remove(0)
}

fn json(inside: &str) -> Value {
    serde_json::from_str(&files::text(inside)).unwrap_or_else(|fault| panic!("{inside}: {fault}"))
}

/// Returns the strings in a value of a property list, or its tag if it has none, as in `<true/>`.
fn words(value: Node<'_, '_>) -> Vec<String> {
    let words = value.descendants().filter(|node| node.has_tag_name("string")).filter_map(|node| node.text());
    let words: Vec<_> = words.map(str::to_owned).collect();
    if words.is_empty() { vec![value.tag_name().name().to_owned()] } else { words }
}

/// Returns the top-level properties of a property list.
fn properties(inside: &str) -> BTreeMap<String, Vec<String>> {
    let text = files::text(inside);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = Document::parse_with_options(&text, options).unwrap_or_else(|fault| panic!("{inside}: {fault}"));
    let top = document.root_element().first_element_child().expect("it holds a dictionary");
    let children: Vec<_> = top.children().filter(Node::is_element).collect();
    let (pairs, rest) = children.as_chunks::<2>();
    assert!(rest.is_empty(), "{inside}: a key has no value");
    let mut properties = BTreeMap::new();
    for [key, value] in pairs {
        assert_eq!(key.tag_name().name(), "key", "{inside}");
        let name = key.text().expect("a key has a name").to_owned();
        assert!(properties.insert(name.clone(), words(*value)).is_none(), "{inside}: {name} is duplicate");
    }
    properties
}

/// Apple's systems tell the two Chinese languages by their scripts.
fn tag_of_apple(tag: &str) -> &str {
    match tag {
        "zh-CN" => "zh-Hans",
        "zh-TW" => "zh-Hant",
        _ => tag,
    }
}

/// iOS 26 evaluates closures of views on other threads.
#[test]
fn no_check_of_an_actor_stops_the_app_on_apple_systems() {
    let switch = "-disable-dynamic-actor-isolation";
    let project = yaml("ios/App/project.yml");
    let flags = project["settings"]["base"]["OTHER_SWIFT_FLAGS"].as_str();
    assert_eq!(flags, Some(&*format!("$(inherited) -Xfrontend {switch}")));
    let package = files::text("ios/Package.swift");
    let (_, apple) = package.split_once("#else").expect("Linux comes first");
    let strict = format!("let strict: [SwiftSetting] = [.unsafeFlags([\"-Xfrontend\", \"{switch}\"])]");
    assert!(apple.contains(&strict), "{strict}");
    let targets: Vec<_> = package.split("arget(").skip(1).filter(|it| it.contains("name: \"Fivefold")).collect();
    for target in targets.iter().filter(|it| !["Generated\",", "FFI\",", "Costs\","].iter().any(|no| it.contains(no))) {
        assert!(target.contains("swiftSettings: strict"), "{target}");
    }
}

#[test]
fn xcode_project_has_version_of_core_and_existing_sources() {
    let project = yaml("ios/App/project.yml");
    let settings = &project["settings"]["base"];
    assert_eq!(settings["MARKETING_VERSION"].as_str(), Some(env!("CARGO_PKG_VERSION")));
    let targets = project["targets"].as_hash().expect("there are targets");
    for (name, target) in targets {
        for source in target["sources"].as_vec().expect("a target has sources") {
            let source = format!("ios/App/{}", source["path"].as_str().expect("a source has a path"));
            assert!(files::path(&source).exists(), "{name:?}: {source}");
        }
    }
    let app = &project["targets"]["Fivefold"];
    let list = app["settings"]["base"]["INFOPLIST_FILE"].as_str().expect("there is a list");
    assert!(files::path(&format!("ios/App/{list}")).is_file());
    let package = files::text("ios/Package.swift");
    let product = app["dependencies"][0]["product"].as_str().expect("it is a product");
    assert!(package.contains(&format!(".library(name: \"{product}\"")), "{product}");
    let tested = project["schemes"]["Fivefold"]["test"]["targets"].as_vec().expect("there are tests");
    let tested: Vec<_> = tested.iter().filter_map(|target| target["package"].as_str()).collect();
    let named: Vec<_> =
        package.split(".testTarget(name: \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let expected: Vec<_> = named.iter().map(|name| format!("FivefoldPackage/{name}")).collect();
    assert_eq!(tested, expected, "the scheme runs every test of the package");
    let strict = settings["SWIFT_TREAT_WARNINGS_AS_ERRORS"].as_str();
    assert_eq!(strict, Some("$(FIVEFOLD_STRICT:default=NO)"), "warnings are errors in the workflow only");
    let workflow = files::text(".github/workflows/ios.yml");
    assert!(workflow.contains("FIVEFOLD_STRICT=YES"));
    assert!(workflow.contains("machine: [macos-15, macos-26]\n"), "Xcode 16 and 26");
    let minimum = project["options"]["deploymentTarget"]["iOS"].as_str();
    assert_eq!(minimum, Some("17.0"));
    assert!(package.contains(".iOS(.v17)"));
}

#[test]
fn property_list_declares_languages_documents_and_launch_screen() {
    let list = properties("ios/App/Info.plist");
    let languages: Vec<_> = Language::all().map(|language| tag_of_apple(language.tag())).collect();
    assert_eq!(list["CFBundleLocalizations"], languages, "the languages of the core, English first");
    assert_eq!(list["CFBundleShortVersionString"], ["$(MARKETING_VERSION)"]);
    assert!(files::text("ios/App/Info.plist").contains("<key>UIApplicationSupportsMultipleScenes</key>\n    <true/>"));
    // Of the types that other apps have too, this app is not the owner.
    assert_eq!(list["CFBundleDocumentTypes"][1..4], ["Viewer", "Owner", "org.fivefold.game"]);
    assert_eq!(list["CFBundleDocumentTypes"][5..], ["Viewer", "Alternate", "public.json", "public.plain-text"]);
    let [color] = &list["UILaunchScreen"][..] else { panic!("the launch screen has one color") };
    assert!(files::path(&format!("ios/App/Assets.xcassets/{color}.colorset")).is_dir(), "{color}");
    assert_eq!(list["UISupportedInterfaceOrientations~ipad"].len(), 4, "several windows need every orientation");
}

#[test]
fn widget_extension_is_complete_and_shares_folder_with_app() {
    let project = yaml("ios/App/project.yml");
    let (app, widget) = (&project["targets"]["Fivefold"], &project["targets"]["FivefoldWidgetExtension"]);
    assert_eq!(widget["type"].as_str(), Some("app-extension"));
    let embedded = app["dependencies"].as_vec().expect("there are dependencies");
    assert!(
        embedded.iter().any(|it| it["target"].as_str() == Some("FivefoldWidgetExtension")),
        "the app has the extension"
    );
    let product = widget["dependencies"][0]["product"].as_str().expect("it is a product");
    assert_ne!(product, "FivefoldWidgetExtension", "a module cannot import one of its own name");
    assert!(files::text("ios/Package.swift").contains(&format!(".library(name: \"{product}\"")), "{product}");
    let [app, widget] = [app, widget].map(|target| &target["settings"]["base"]);
    let id = |settings: &Yaml| settings["PRODUCT_BUNDLE_IDENTIFIER"].as_str().map(str::to_owned);
    assert_eq!(id(widget), id(app).map(|app| app + ".widgets"), "an extension's id begins with the app's");
    let entitlements = app["CODE_SIGN_ENTITLEMENTS"].as_str().expect("the app has entitlements");
    assert_eq!(widget["CODE_SIGN_ENTITLEMENTS"].as_str(), Some(entitlements));
    let groups = &properties(&format!("ios/App/{entitlements}"))["com.apple.security.application-groups"];
    let source = files::text("ios/Sources/FivefoldOutside/OutsideFolder.swift");
    assert!(source.contains(&format!("static let group = \"{}\"", groups[0])), "{groups:?}");
    let list = properties(&format!("ios/App/{}", widget["INFOPLIST_FILE"].as_str().expect("there is a list")));
    assert_eq!(list["NSExtension"], ["com.apple.widgetkit-extension"]);
    assert_eq!(list["CFBundleLocalizations"], properties("ios/App/Info.plist")["CFBundleLocalizations"]);
    assert!(files::text("ios/App/Widget/WidgetExtension.swift").contains("@main"));
}

/// The system shows these words without starting the app: those of the core, in every language.
#[test]
fn string_catalogs_have_words_of_core() {
    let word = |tag: &str, file: &str, key: &str| {
        let text = files::text(&format!("core/app/languages/{tag}/{file}.ftl"));
        text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = ").map(str::to_owned)).expect(key)
    };
    for (name, prefix) in [("Localizable", ""), ("AppShortcuts", "${applicationName} ")] {
        let catalog = json(&format!("ios/App/{name}.xcstrings"));
        let strings = catalog["strings"].as_object().expect("there are strings");
        let words = [("app", "daily-title"), ("app", "card-continue"), ("screens", "new-game")];
        assert_eq!(strings.len(), words.len());
        for (file, key) in words {
            let translated = &strings[&format!("{prefix}{}", word("en", file, key))]["localizations"];
            for tag in Language::all().map(Language::tag) {
                let value = translated[tag_of_apple(tag)]["stringUnit"]["value"].as_str();
                assert_eq!(value, Some(&*format!("{prefix}{}", word(tag, file, key))), "{name} {tag}");
            }
        }
    }
    let sources =
        files::text("ios/App/FivefoldIntents.swift") + &files::joined("ios/Sources/FivefoldWidgets", ".swift");
    let keys: Vec<_> =
        sources.split("LocalizedStringResource = \"").skip(1).filter_map(|it| it.split('"').next()).collect();
    let catalog = json("ios/App/Localizable.xcstrings");
    assert!(keys.len() == 4 && keys.iter().all(|key| catalog["strings"][key].is_object()), "{keys:?}");
    let phrases = json("ios/App/AppShortcuts.xcstrings");
    let said: Vec<_> = sources.split("phrases: [\"").skip(1).filter_map(|it| it.split("\"]").next()).collect();
    let said: Vec<_> = said.iter().map(|it| it.replace("\\(.applicationName)", "${applicationName}")).collect();
    assert!(said.len() == 3 && said.iter().all(|it| phrases["strings"][it].is_object()), "{said:?}");
}

#[test]
fn shortcuts_have_ids_of_core() {
    let core = files::text("core/app/src/outside.rs");
    let sources = files::text("ios/App/FivefoldIntents.swift");
    let ids: Vec<_> = sources.split("shared.id = \"").skip(1).filter_map(|it| it.split('"').next()).collect();
    assert_eq!(ids, ["daily", "continue", "new-game"]);
    assert!(ids.iter().all(|id| core.contains(&format!("shortcut(\"{id}\","))));
}

#[test]
fn ios_app_asks_for_no_permission() {
    let list = properties("ios/App/Info.plist");
    let asked: Vec<_> = list.keys().filter(|key| key.ends_with("UsageDescription")).collect();
    assert!(asked.is_empty(), "{asked:?}");
    let privacy = properties("ios/App/PrivacyInfo.xcprivacy");
    assert_eq!(privacy["NSPrivacyTracking"], ["false"]);
    assert_eq!(privacy["NSPrivacyCollectedDataTypes"], ["array"]);
}

/// The core uses two of Apple's required reason APIs: the clock for searches, and timestamps of its own files.
#[test]
fn privacy_manifest_has_valid_reasons() {
    let privacy = properties("ios/App/PrivacyInfo.xcprivacy");
    let told = &privacy["NSPrivacyAccessedAPITypes"];
    let begin = "NSPrivacyAccessedAPICategory";
    let known = [
        ("SystemBootTime", &["35F9.1", "8FFB.1", "3D61.1"][..]),
        ("FileTimestamp", &["DDA9.1", "C617.1", "3B52.1", "0A2A.1"]),
    ];
    let (pairs, rest) = told.as_chunks::<2>();
    assert!(rest.is_empty() && pairs.len() == known.len(), "{told:?}");
    for ([category, reason], (name, reasons)) in pairs.iter().zip(known) {
        assert_eq!(category.strip_prefix(begin), Some(name));
        assert!(reasons.contains(&reason.as_str()), "{category}: {reason}");
    }
}

#[test]
fn ios_app_supports_rotation_and_split_screen() {
    let list = properties("ios/App/Info.plist");
    assert!(list["UISupportedInterfaceOrientations"].len() >= 3, "landscape in both directions");
    assert!(!list.contains_key("UIRequiresFullScreen"));
}

/// Since iOS 26 system bars are made of glass unless an app paints or replaces them.
#[test]
fn ios_app_uses_system_bars() {
    let texts = files::joined("ios/Sources/FivefoldUI", ".swift");
    for bar in ["NavigationStack(", ".toolbar {", ".navigationTitle("] {
        assert!(texts.contains(bar), "{bar}");
    }
    for own in ["toolbarBackground", "BarAppearance", "UIDesignRequiresCompatibility", "navigationBarHidden"] {
        assert!(!texts.contains(own) && !files::text("ios/App/Info.plist").contains(own), "{own}");
    }
}

#[test]
fn asset_catalog_is_complete() {
    fn visit(folder: &Path, inside: &str) -> usize {
        let described = json(&format!("{inside}/Contents.json"));
        let mut pictures = 0;
        for image in described["images"].as_array().into_iter().flatten() {
            let name = image["filename"].as_str().expect("a picture has a file");
            assert!(folder.join(name).is_file(), "{inside}: {name}");
            pictures += 1;
        }
        for entry in folder.read_dir().expect("it is a folder").flatten().filter(|entry| entry.path().is_dir()) {
            pictures += visit(&entry.path(), &format!("{inside}/{}", entry.file_name().to_string_lossy()));
        }
        pictures
    }
    let catalog = "ios/App/Assets.xcassets";
    assert_eq!(visit(&files::path(catalog), catalog), 3, "an icon in three appearances");
}

#[test]
fn workflows_are_valid_yaml_with_steps() {
    for name in ["android", "ios", "verify"] {
        let workflow = yaml(&format!(".github/workflows/{name}.yml"));
        assert_eq!(workflow["name"].as_str(), Some(name));
        let jobs = workflow["jobs"].as_hash().expect("there are jobs");
        assert!(jobs.values().all(|job| job["steps"].as_vec().is_some_and(|steps| steps.len() > 1)), "{name}");
    }
}

/// Unlike the hash of a commit, a tag can be moved to other code.
#[test]
fn workflows_pin_actions_by_hash() {
    let mut taken = 0;
    for name in ["android", "ios", "verify"] {
        let text = files::text(&format!(".github/workflows/{name}.yml"));
        for line in text.lines().filter_map(|line| line.split_once("uses: ").map(|(_, action)| action)) {
            let (hash, version) =
                line.split_once('@').and_then(|(_, rest)| rest.split_once(" # v")).unwrap_or_default();
            assert!(hash.len() == 40 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{name}: {line}");
            assert!(version.starts_with(|digit: char| digit.is_ascii_digit()), "{name}: {line}");
            taken += 1;
        }
    }
    assert!(taken >= 7, "only {taken} actions were found");
}
