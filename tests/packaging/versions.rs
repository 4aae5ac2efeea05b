//! Checks that versions agree between files.

use std::collections::BTreeMap;

use roxmltree::{Document, Node};

use crate::files;

const POMS: [&str; 4] = [
    "tests/android-without-gradle/pom.xml",
    "tests/android-without-gradle/app/pom.xml",
    "tests/android-without-gradle/androidx/pom.xml",
    "tests/android-without-gradle/gradle/pom.xml",
];

/// Platform suffixes of Maven's artifacts, which Gradle resolves itself.
const PLATFORMS: [&str; 2] = ["-android", "-jvm"];

fn catalog() -> toml::Table {
    files::text("android/gradle/libs.versions.toml").parse().expect("it is TOML")
}

fn version_in<'a>(catalog: &'a toml::Table, name: &str) -> &'a str {
    catalog["versions"][name].as_str().unwrap_or_else(|| panic!("{name} has no version"))
}

fn child<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.children().find(|child| child.tag_name().name() == name)?.text()
}

/// Returns the versions of libraries in Maven's files, also by names without platform.
fn of_maven() -> BTreeMap<String, String> {
    let texts = POMS.map(files::text);
    let poms = texts.each_ref().map(|text| Document::parse(text).expect("it is XML"));
    let mut properties = BTreeMap::new();
    for section in poms.iter().flat_map(Document::descendants).filter(|node| node.tag_name().name() == "properties") {
        for property in section.children().filter(Node::is_element) {
            properties.insert(property.tag_name().name().to_owned(), property.text().unwrap_or_default().to_owned());
        }
    }
    let mut libraries = BTreeMap::new();
    for library in poms.iter().flat_map(Document::descendants) {
        let parts = (child(library, "groupId"), child(library, "artifactId"), child(library, "version"));
        let (Some(group), Some(artifact), Some(version)) = parts else { continue };
        let named = version.strip_prefix("${").and_then(|rest| rest.strip_suffix('}'));
        let version = named.and_then(|name| properties.get(name)).map_or(version, String::as_str);
        let without = PLATFORMS.iter().find_map(|platform| artifact.strip_suffix(platform)).unwrap_or(artifact);
        for name in [artifact, without] {
            libraries.insert(format!("{group}:{name}"), version.to_owned());
        }
    }
    libraries
}

#[test]
fn maven_libraries_have_recorded_hashes() {
    let list = files::text("tests/toolchain/maven.sha256");
    let known = |name: &str, version: &str| {
        let (group, artifact) = name.split_once(':').expect("a group and a name");
        list.contains(&format!("  {}/{artifact}/{version}/{artifact}-{version}", group.replace('.', "/")))
    };
    for (name, version) in of_maven().iter().filter(|(name, _)| !name.starts_with("org.fivefold:")) {
        let is_known = known(name, version) || PLATFORMS.iter().any(|end| known(&format!("{name}{end}"), version));
        assert!(is_known, "{name} {version} has no hash; rings/licenses.rs has the command that writes the list");
    }
}

#[test]
fn gradle_and_maven_have_the_same_versions() {
    let (catalog, of_maven) = (catalog(), of_maven());
    let libraries = catalog["libraries"].as_table().expect("it is a table");
    for (name, library) in libraries {
        let module = library["module"].as_str().unwrap_or_default();
        // The compiler plugin has the version of the standard library.
        let library_name = if name == "kotlin-gradle-plugin" { "org.jetbrains.kotlin:kotlin-stdlib" } else { module };
        let version = version_in(&catalog, library["version"]["ref"].as_str().unwrap_or_default());
        assert_eq!(of_maven.get(library_name).map(String::as_str), Some(version), "{library_name}");
    }
    assert_eq!(of_maven["com.android.tools.build:gradle-api"], version_in(&catalog, "agp"));
    assert_eq!(of_maven["org.jetbrains.kotlin:kotlin-maven-plugin"], version_in(&catalog, "kotlin"));
}

#[test]
fn gradle_build_uses_version_catalog_only() {
    let build = files::text("android/app/build.gradle.kts");
    let catalog = catalog();
    let mut named = 0;
    for section in ["libraries", "plugins"] {
        for name in catalog[section].as_table().expect("it is a table").keys() {
            let accessor =
                format!("libs.{}{}", if section == "plugins" { "plugins." } else { "" }, name.replace('-', "."));
            let is_used = build.contains(&accessor) || files::text("android/build.gradle.kts").contains(&accessor);
            assert!(is_used, "{accessor} is in the catalog but in no build file");
            named += 1;
        }
    }
    assert!(named > 10, "the catalog has only {named} entries");
    for line in build.lines().filter(|line| line.contains("mplementation(")) {
        assert!(line.contains("libs."), "a version outside the catalog:{line}");
    }
}

#[test]
fn gradle_and_maven_have_the_same_sdk_versions() {
    let (catalog, maven) = (catalog(), files::text("tests/android-without-gradle/app/pom.xml"));
    let arguments: Vec<_> =
        maven.lines().filter_map(|line| line.trim().strip_prefix("<argument>")?.strip_suffix("</argument>")).collect();
    let namespace =
        arguments.iter().position(|word| *word == "${app.namespace}").expect("the command links the resources");
    let [code, name, least, target] = arguments[namespace + 1..namespace + 5] else {
        panic!("four arguments must follow the namespace")
    };
    assert_eq!(least, version_in(&catalog, "min-sdk"));
    assert_eq!(target, version_in(&catalog, "target-sdk"));
    assert_eq!(name, "${project.version}");
    let gradle = files::text("android/app/build.gradle.kts");
    assert!(gradle.contains(&format!("versionCode = {code}\n")), "Maven's version code is {code}");
}

#[test]
fn packages_have_the_version_of_the_core() {
    let version = env!("CARGO_PKG_VERSION");
    let others = ["tests/android-without-gradle/ktlint/pom.xml", "tests/android-without-gradle/core/pom.xml"];
    for pom in POMS.into_iter().chain(others) {
        let text = files::text(pom);
        let document = Document::parse(&text).expect("it is XML");
        let root = document.root_element();
        let parent = root.children().find(|node| node.tag_name().name() == "parent");
        let stated = child(root, "version").or_else(|| child(parent?, "version"));
        assert_eq!(stated, Some(version), "{pom}");
    }
    assert!(files::text("android/app/build.gradle.kts").contains(&format!("versionName = \"{version}\"\n")));
}

#[test]
fn readme_lists_the_version_of_the_core() {
    let readme = files::text("README.md");
    let (_, changes) = readme.split_once("| Version | What changed |\n|---|---|\n").expect("a table of changes");
    assert!(changes.starts_with(&format!("| {}", env!("CARGO_PKG_VERSION"))), "{}", changes.lines().next().unwrap());
}

#[test]
fn workflows_pin_actions_runners_and_installers() {
    for name in ["android", "ios", "verify"] {
        let text = files::text(&format!(".github/workflows/{name}.yml"));
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            if let Some((_, action)) = line.split_once("uses: ") {
                let hash = action.split_once('@').and_then(|(_, rest)| rest.split(' ').next()).unwrap_or_default();
                assert!(hash.len() == 40 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{name}: {line}");
                let keeps_no_token = lines.get(at + 2).is_some_and(|line| line.trim() == "persist-credentials: false");
                assert!(keeps_no_token || !action.starts_with("actions/checkout@"), "{name}: {line}");
            }
            assert!(!line.contains("-latest") && !line.trim_start().starts_with("sh -s"), "{name}: {line}");
            let has_digest = line.split_once("container: ").is_none_or(|(_, image)| image.contains("@sha256:"));
            assert!(has_digest && !line.contains("brew install"), "{name}: {line}");
            let is_download = line.trim_start().starts_with("https://");
            let is_checked = lines.get(at + 1).is_some_and(|next| next.contains("--check"));
            assert!(is_checked || !is_download, "{name}: {line}");
        }
    }
}

#[test]
fn compiler_of_phones_has_recorded_hashes() {
    let text = files::text("tests/toolchain/rust-forky-amd64.sha256");
    let (archive, lines) = text.split_once('\n').expect("an archive and packages");
    assert!(archive.starts_with("# http://snapshot.debian.org/archive/debian/"), "{archive}");
    for line in lines.lines() {
        let (hash, package) = line.split_once("  ").expect("a hash and a name");
        assert!(hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()), "{line}");
        assert!(package.ends_with("_amd64.deb") || package.ends_with("_all.deb"), "{line}");
    }
    for name in ["cargo", "rustc", "rust-src"] {
        assert!(lines.contains(&format!("  {name}_")), "{name}");
    }
}
