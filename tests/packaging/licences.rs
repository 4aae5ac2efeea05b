//! The licences of everything inside: gathered here, shown by both apps.
//!
//! `cargo task licences` writes the files; the test says when they are not what is gathered here.

mod bill;
mod parts;
mod text;

use std::env;
use std::fs;
use std::path::Path;

use roxmltree::Document;
use serde_json::Value;

use crate::files;
use parts::{App, Library, Part};

/// What the core gives to both apps.
const SHOWN: &str = "bindings/licences.txt";
/// What programs read.
const BILL: &str = "target/packages/fivefold.cdx.json";

#[test]
fn the_licences_that_are_shown_are_those_of_everything_inside() {
    let parts = parts::all();
    let shown = text::of(&parts);
    if env::var_os("UPDATE_LICENCES").is_some() {
        let bill = files::path(BILL);
        fs::create_dir_all(bill.parent().expect("it is in a folder")).expect("a folder can be made");
        fs::write(bill, bill::of(&parts)).expect("a file can be written");
        fs::write(files::path(SHOWN), &shown).expect("a file can be written");
    }
    assert!(files::text(SHOWN) == shown, "{SHOWN} is not what is inside; `cargo task licences` writes it again");
    for named in ["uniffi 0", "JNA", "Rust's standard library", "LLVM's libunwind (Android)", "oslog", "kotlin-stdlib"]
    {
        let named = if named == "JNA" { "net.java.dev.jna:jna 5" } else { named };
        assert!(shown.contains(named), "{named} is missing");
    }
}

#[test]
fn the_bill_of_materials_names_every_part_once_with_its_licence() {
    let parts = parts::all();
    let bill: Value = serde_json::from_str(&bill::of(&parts)).expect("it is JSON");
    assert_eq!((bill["bomFormat"].as_str(), bill["specVersion"].as_str()), (Some("CycloneDX"), Some("1.6")));
    let components = bill["components"].as_array().expect("there are parts");
    let mut names: Vec<_> = components.iter().filter_map(|part| part["bom-ref"].as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), parts.len(), "every part has a name of its own");
    assert_eq!(bill["dependencies"][0]["dependsOn"].as_array().map(Vec::len), Some(parts.len()));
    for part in components {
        assert!(part["licenses"][0]["expression"].is_string(), "{part}");
        let is_crate = part["purl"].as_str().is_some_and(|name| name.starts_with("pkg:cargo/"));
        assert_eq!(is_crate, part["hashes"][0]["content"].as_str().is_some_and(|hash| hash.len() == 64), "{part}");
    }
}

#[test]
fn a_part_of_one_app_alone_says_so() {
    let parts = parts::all();
    let apps_of = |name: &str| {
        let part = parts.iter().find(|part| part.name == name);
        part.unwrap_or_else(|| panic!("there is no {name}")).apps.iter().copied().collect::<Vec<_>>()
    };
    assert_eq!(apps_of("android_logger"), [App::Android]);
    assert_eq!(apps_of("oslog"), [App::Ios]);
    assert_eq!(apps_of("uniffi_core"), [App::Android, App::Ios]);
    let generates = |part: &&Part| ["syn", "serde_derive", "uniffi_macros"].contains(&part.name.as_str());
    assert_eq!(parts.iter().find(generates), None, "what only generates code is not inside");
}

#[test]
fn of_several_licences_the_one_with_the_fewest_texts_is_used() {
    assert_eq!(parts::chosen("MIT OR Apache-2.0"), "Apache-2.0");
    assert_eq!(parts::chosen("MIT/Apache-2.0"), "Apache-2.0");
    assert_eq!(parts::chosen("Unlicense OR MIT"), "MIT");
}

/// Where `FIVEFOLD_MAVEN` names Maven's folder, every library must be in it; else those are read that are there.
#[test]
fn the_libraries_of_the_android_app_say_the_licence_that_is_shown() {
    let named = env::var_os("FIVEFOLD_MAVEN");
    let home = env::var_os("HOME").unwrap_or_default();
    let repository = named.as_ref().map_or_else(|| Path::new(&home).join(".m2/repository"), Into::into);
    let groups = parts::groups();
    let mut unread = Vec::new();
    for library in parts::packed() {
        match declared(&library, &repository) {
            Some(licences) => {
                let shown = library.licence(&groups);
                assert!(licences.contains(&shown), "{library:?} is under {licences:?}, and not {shown}");
            }
            None => unread.push(library),
        }
    }
    assert!(named.is_none() || unread.is_empty(), "not in {}: {unread:?}", repository.display());
}

/// The licences a library says it has, or the one it belongs to; none where neither is in Maven's folder.
fn declared(library: &Library, repository: &Path) -> Option<Vec<String>> {
    let text = fs::read_to_string(library.description(repository)).ok()?;
    let document = Document::parse(&text).expect("it is XML");
    let names = document.descendants().filter(|node| node.tag_name().name() == "license");
    let licences: Vec<_> =
        names.flat_map(|node| node.descendants().filter_map(|inside| inside.text())).map(spdx).collect();
    if !licences.is_empty() {
        return Some(licences);
    }
    let parent = document.descendants().find(|node| node.tag_name().name() == "parent")?;
    let child = |name| parent.children().find(|child| child.tag_name().name() == name)?.text().map(str::to_owned);
    let parent = Library { group: child("groupId")?, name: child("artifactId")?, version: child("version")? };
    declared(&parent, repository)
}

/// Maven's libraries call one licence by many names.
fn spdx(name: &str) -> String {
    let is_apache = name.contains("Apache") && name.contains("2.0");
    if is_apache { "Apache-2.0" } else { name.trim() }.to_owned()
}
