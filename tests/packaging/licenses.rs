//! The licenses that both apps show: `bindings/licenses.txt`, written by `cargo task licenses` with cargo-about.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use roxmltree::{Document, Node};

use crate::files;

const SHOWN: &str = "bindings/licenses.txt";

#[test]
fn licenses_name_every_linked_crate() {
    let shown = files::text(SHOWN);
    let about = files::text("tests/packaging/licenses/about.toml");
    let about: toml::Table = about.parse().expect("TOML");
    let mut linked = 0;
    for target in about["targets"].as_array().expect("targets").iter().filter_map(toml::Value::as_str) {
        let mut cargo = Command::new(env::var_os("CARGO").expect("cargo runs the tests"));
        cargo.args([
            "tree",
            "--locked",
            "--package",
            "fivefold",
            "--edges",
            "normal,no-proc-macro",
            "--target",
            target,
        ]);
        let output = cargo.args(["--prefix", "none", "--format", "{p}"]).current_dir(files::path("")).output();
        let output = output.expect("cargo can be started");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        // A package with a path is the project's own.
        for line in String::from_utf8_lossy(&output.stdout).lines().filter(|line| !line.contains('/')) {
            let name = line.trim_end_matches(" (*)").replacen(" v", " ", 1);
            let is_named = ['.', ','].iter().any(|end| shown.contains(&format!("{name}{end}")));
            assert!(is_named, "{SHOWN} has no {name}; write it with `cargo task licenses`");
            linked += 1;
        }
    }
    assert!(linked > 100, "{linked} crates");
}

#[test]
fn licenses_name_every_group_of_android_libraries() {
    let shown = files::text(SHOWN);
    for library in packed() {
        let parts: Vec<_> = library.group.split('.').collect();
        let is_named = |count| shown.contains(&format!(" {}", parts[..count].join(".")));
        assert!((1..=parts.len()).any(is_named), "{SHOWN} has no {library:?}");
    }
}

/// Reads Maven's folder, which must have every library if `FIVEFOLD_MAVEN` names it.
#[test]
fn android_libraries_declare_the_license_that_is_shown() {
    let named = env::var_os("FIVEFOLD_MAVEN");
    let home = env::var_os("HOME").unwrap_or_default();
    let repository = named.as_ref().map_or_else(|| Path::new(&home).join(".m2/repository"), Into::into);
    let mut unread = Vec::new();
    for library in packed() {
        match declared(&library, &repository) {
            Some(licenses) => {
                let is_apache = |license: &String| license.contains("Apache") && license.contains("2.0");
                assert!(licenses.iter().any(is_apache), "{library:?} is under {licenses:?}");
            }
            None => unread.push(library),
        }
    }
    assert!(named.is_none() || unread.is_empty(), "not in {}: {unread:?}", repository.display());
}

/// A library by Maven's names.
#[derive(Debug)]
struct Library {
    group: String,
    name: String,
    version: String,
}

/// Returns the libraries that are packed into the Android app.
fn packed() -> Vec<Library> {
    let text = files::text("tests/android-without-gradle/androidx/pom.xml");
    let document = Document::parse(&text).expect("XML");
    let dependencies = document.descendants().filter(|node| node.tag_name().name() == "dependency");
    // A scope is that of tests.
    let mut packed: Vec<_> = dependencies.filter(|node| child(*node, "scope").is_none()).filter_map(library).collect();
    let pom = files::text("tests/android-without-gradle/pom.xml");
    let jna = pom.split("<jna.version>").nth(1).and_then(|rest| rest.split('<').next()).expect("a version of JNA");
    packed.push(Library { group: "net.java.dev.jna".into(), name: "jna".into(), version: jna.into() });
    assert!(packed.len() > 40, "{} libraries", packed.len());
    packed
}

fn child(node: Node<'_, '_>, name: &str) -> Option<String> {
    node.children().find(|child| child.tag_name().name() == name)?.text().map(str::to_owned)
}

fn library(node: Node<'_, '_>) -> Option<Library> {
    Some(Library { group: child(node, "groupId")?, name: child(node, "artifactId")?, version: child(node, "version")? })
}

/// Returns the licenses in the description of a library or of its parent; `None` if Maven has fetched neither.
fn declared(library: &Library, repository: &Path) -> Option<Vec<String>> {
    let Library { group, name, version } = library;
    let folder = repository.join(group.replace('.', "/")).join(name).join(version);
    let text = fs::read_to_string(folder.join(format!("{name}-{version}.pom"))).ok()?;
    let document = Document::parse(&text).expect("XML");
    let licenses = document.descendants().filter(|node| node.tag_name().name() == "license");
    let names: Vec<_> =
        licenses.flat_map(|node| node.descendants().filter_map(|inside| inside.text())).map(str::to_owned).collect();
    if !names.is_empty() {
        return Some(names);
    }
    let parent = document.descendants().find(|node| node.tag_name().name() == "parent")?;
    declared(&self::library(parent)?, repository)
}
