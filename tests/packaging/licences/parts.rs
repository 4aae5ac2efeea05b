//! What is inside the apps: crates by cargo, Android's libraries by Maven's files, and the rest by a list.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use roxmltree::{Document, Node};
use serde::Deserialize;
use serde_json::Value;

use crate::files;

/// The phones that cargo is asked for, with the app that runs on each.
const TARGETS: [(&str, App); 4] = [
    ("aarch64-linux-android", App::Android),
    ("armv7-linux-androideabi", App::Android),
    ("x86_64-linux-android", App::Android),
    ("aarch64-apple-ios", App::Ios),
];

/// Of several licences the first of these is used: the fewest texts result.
const PREFERRED: [&str; 5] = ["Apache-2.0", "MIT", "Unicode-3.0", "MPL-2.0", "Apache-2.0 WITH LLVM-exception"];

/// An app, as it is called in what is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum App {
    Android,
    #[serde(rename = "iOS")]
    Ios,
}

/// Something inside that others made.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    pub name: String,
    /// None where the compiler decides it.
    pub version: Option<String>,
    /// The licence that is used, as SPDX calls it.
    pub licence: String,
    /// Where its source is.
    pub source: String,
    /// The apps it is in.
    pub apps: BTreeSet<App>,
    /// Its name in the world of packages.
    pub package: Option<String>,
    /// SHA-256 of what was fetched.
    pub hash: Option<String>,
    /// Who wants to be named, where the licence asks for it.
    pub holders: Vec<String>,
    /// Its own text of the licence, where it has one.
    pub text: Option<String>,
}

/// The list of the rest.
#[derive(Deserialize)]
struct Others {
    part: Vec<Other>,
    groups: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Other {
    name: String,
    licence: String,
    url: String,
    #[serde(default)]
    holders: Vec<String>,
    of: Option<App>,
}

/// Everything, by its name.
pub fn all() -> Vec<Part> {
    let others = others();
    let mut parts = crates();
    parts.extend(libraries(&others.groups));
    parts.extend(others.part.into_iter().map(|other| Part {
        name: other.name,
        version: None,
        licence: other.licence,
        source: other.url,
        apps: other.of.map_or([App::Android, App::Ios].into(), |app| [app].into()),
        package: None,
        hash: None,
        holders: other.holders,
        text: None,
    }));
    parts.sort();
    parts
}

fn others() -> Others {
    toml::from_str(&files::text("tests/packaging/licences/others.toml")).expect("it is TOML")
}

/// What cargo says, at the top of the checkout.
fn cargo(arguments: &[&str]) -> String {
    let mut cargo = Command::new(env::var_os("CARGO").expect("cargo runs the tests"));
    let output = cargo.args(arguments).current_dir(files::path("")).output().expect("cargo can be started");
    assert!(output.status.success(), "cargo {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo writes UTF-8")
}

/// Every crate that is linked into a library for phones; what only generates code is not inside.
fn crates() -> Vec<Part> {
    let mut linked: BTreeMap<(String, String), BTreeSet<App>> = BTreeMap::new();
    let mut described = BTreeMap::new();
    for (target, app) in TARGETS {
        let tree = ["--edges", "normal,no-proc-macro", "--target", target, "--prefix", "none", "--format", "{p}"];
        for line in cargo(&[&["tree", "--locked", "--package", "fivefold"], &tree[..]].concat()).lines() {
            let (name, rest) = line.split_once(" v").expect("a line is a name and a version");
            // What has a path is the project's own.
            if !rest.contains('/') {
                let version = rest.split(' ').next().unwrap_or_default();
                linked.entry((name.to_owned(), version.to_owned())).or_default().insert(app);
            }
        }
        let told = cargo(&["metadata", "--locked", "--format-version", "1", "--filter-platform", target]);
        let told: Value = serde_json::from_str(&told).expect("cargo writes JSON");
        for package in told["packages"].as_array().into_iter().flatten() {
            let word = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
            described.insert((word("name"), word("version")), package.clone());
        }
    }
    let hashes = hashes();
    let linked = linked.into_iter().map(|(key, apps)| {
        let package = &described[&key];
        let word = |name: &str| package[name].as_str().unwrap_or_default();
        let licence = chosen(word("license"));
        let folder = Path::new(word("manifest_path")).parent().expect("it is in a folder");
        let (name, version) = key.clone();
        Part {
            package: Some(format!("pkg:cargo/{name}@{version}")),
            hash: hashes.get(&key).cloned(),
            source: match word("repository") {
                "" => format!("https://crates.io/crates/{name}"),
                place => place.trim_end_matches('/').to_owned(),
            },
            text: own_text(folder, &licence),
            holders: Vec::new(),
            version: Some(version),
            name,
            licence,
            apps,
        }
    });
    linked.collect()
}

/// The hashes in Cargo.lock.
fn hashes() -> BTreeMap<(String, String), String> {
    let lock: toml::Table = files::text("Cargo.lock").parse().expect("it is TOML");
    let packages = lock["package"].as_array().into_iter().flatten();
    let word = |package: &toml::Value, key: &str| package.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    packages.filter_map(|it| Some(((word(it, "name")?, word(it, "version")?), word(it, "checksum")?))).collect()
}

/// The licence that is used of those a crate may be used under.
pub fn chosen(offered: &str) -> String {
    let offered: Vec<_> = offered.split(" OR ").flat_map(|part| part.split('/')).map(str::trim).collect();
    let licence = PREFERRED.iter().find(|licence| offered.contains(licence));
    (*licence.unwrap_or_else(|| panic!("{offered:?} has a licence nobody has thought about"))).to_owned()
}

/// A crate's own text of a licence that is written anew for everyone who gives it.
fn own_text(folder: &Path, licence: &str) -> Option<String> {
    assert!(!folder.join("NOTICE").exists(), "{} has a notice that must be passed on", folder.display());
    if !["MIT", "Unicode-3.0"].contains(&licence) {
        return None;
    }
    let text = ["LICENSE-MIT", "LICENSE"].iter().find_map(|name| fs::read_to_string(folder.join(name)).ok());
    let text = text.or_else(|| text_at_the_head(&folder.join("src/lib.rs")));
    Some(text.unwrap_or_else(|| panic!("{} has no text of its licence", folder.display())))
}

/// The text of a licence in the comment that a source begins with.
fn text_at_the_head(source: &Path) -> Option<String> {
    let source = fs::read_to_string(source).ok()?;
    let (head, _) = source.strip_prefix("/*")?.split_once("*/")?;
    let lines: Vec<&str> = head.lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
    Some(lines.join("\n").trim().to_owned()).filter(|text| text.contains("Permission is hereby granted"))
}

/// A library of the Android app by Maven's names.
#[derive(Debug)]
pub struct Library {
    pub group: String,
    pub name: String,
    pub version: String,
}

impl Library {
    /// Where Maven keeps what describes it.
    pub fn description(&self, repository: &Path) -> PathBuf {
        let Self { group, name, version } = self;
        repository.join(group.replace('.', "/")).join(name).join(version).join(format!("{name}-{version}.pom"))
    }

    /// The licence that the list says it has.
    pub fn licence(&self, groups: &BTreeMap<String, String>) -> String {
        let licence = groups.iter().find(|(begin, _)| self.group.starts_with(*begin)).map(|(_, licence)| licence);
        licence.unwrap_or_else(|| panic!("the licence of {self:?} is not in the list")).clone()
    }
}

fn libraries(groups: &BTreeMap<String, String>) -> Vec<Part> {
    let part = |library: Library| Part {
        licence: library.licence(groups),
        package: Some(format!("pkg:maven/{}/{}@{}", library.group, library.name, library.version)),
        source: format!("https://search.maven.org/artifact/{}/{}", library.group, library.name),
        name: format!("{}:{}", library.group, library.name),
        version: Some(library.version),
        apps: [App::Android].into(),
        hash: None,
        holders: Vec::new(),
        text: None,
    };
    packed().into_iter().map(part).collect()
}

/// The libraries that are packed into the Android app.
pub fn packed() -> Vec<Library> {
    let text = files::text("tests/android-without-gradle/androidx/pom.xml");
    let document = Document::parse(&text).expect("it is XML");
    let mut packed: Vec<_> = document.descendants().filter_map(library).collect();
    let pom = files::text("tests/android-without-gradle/pom.xml");
    let jna = pom.split("<jna.version>").nth(1).and_then(|rest| rest.split('<').next()).expect("JNA has a version");
    packed.push(Library { group: "net.java.dev.jna".into(), name: "jna".into(), version: jna.into() });
    assert!(packed.len() > 40, "only {} libraries are packed", packed.len());
    packed
}

/// A dependency that is not for tests alone.
fn library(node: Node<'_, '_>) -> Option<Library> {
    let child = |name| node.children().find(|child| child.tag_name().name() == name)?.text();
    if node.tag_name().name() != "dependency" || child("scope").is_some() {
        return None;
    }
    Some(Library {
        group: child("groupId")?.into(),
        name: child("artifactId")?.into(),
        version: child("version")?.into(),
    })
}

/// What the list says of Maven's groups.
pub fn groups() -> BTreeMap<String, String> {
    others().groups
}
