//! The text that both apps show: what is inside, under which licence, and the licences.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::parts::{App, Part};
use crate::files;

const ABOUT: &str = "Fivefold is made with the work of others. Below are the licences they give it under, and what is given \
under each: (Android) and (iOS) are parts of one app alone.";

/// The whole text: a paragraph a line, a line without words between two of them.
pub fn of(parts: &[Part]) -> String {
    let mut by_licence: BTreeMap<&str, Vec<&Part>> = BTreeMap::new();
    for part in parts {
        by_licence.entry(&part.licence).or_default().push(part);
    }
    let mut text = format!("{ABOUT}\n");
    for (licence, parts) in by_licence {
        let names: Vec<_> = parts.iter().map(|part| named(part)).collect();
        let _ = write!(text, "\n{}\n\n{}.\n", title(licence), names.join(", "));
        if licence == "MPL-2.0" {
            text += "\nTheir source, in the form they are used in, is at the addresses above.\n";
        }
        for (holders, terms) in terms(licence, &parts) {
            if !holders.is_empty() {
                let _ = write!(text, "\n{}\n", holders.join(". "));
            }
            let _ = write!(text, "\n{terms}\n");
        }
    }
    text
}

fn title(licence: &str) -> &str {
    match licence {
        "Apache-2.0" => "Apache License, version 2.0",
        "Apache-2.0 WITH LLVM-exception" => "Apache License, version 2.0, with the exceptions of LLVM",
        "MIT" => "MIT License",
        "MPL-2.0" => "Mozilla Public License, version 2.0",
        "Unicode-3.0" => "Unicode License, version 3",
        other => panic!("{other} has no title"),
    }
}

fn named(part: &Part) -> String {
    let version = part.version.as_ref().map(|version| format!(" {version}")).unwrap_or_default();
    let app = match part.apps.iter().collect::<Vec<_>>()[..] {
        [App::Android] => " (Android)",
        [App::Ios] => " (iOS)",
        _ => "",
    };
    // The Mozilla licence wants that everybody can find the source.
    let place = if part.licence == "MPL-2.0" { format!(", {}", part.source) } else { String::new() };
    format!("{}{version}{app}{place}", part.name)
}

/// The texts of a licence, each with those who ask to be named above it.
fn terms(licence: &str, parts: &[&Part]) -> Terms {
    let mut holders_of: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in parts {
        let (named, terms) = match &part.text {
            Some(text) => split(text),
            None => (part.holders.clone(), committed(licence)),
        };
        // A text without a name, or a licence that asks for none, is still printed.
        let holders = holders_of.entry(terms).or_default();
        holders.extend(named.into_iter().filter(|_| ["MIT", "Unicode-3.0"].contains(&licence)));
        holders.sort();
        holders.dedup();
    }
    holders_of.into_iter().map(|(terms, holders)| (holders, terms)).collect()
}

/// Those who ask to be named, and what they ask.
type Terms = Vec<(Vec<String>, String)>;

/// The text of a licence that is the same for everyone.
fn committed(licence: &str) -> String {
    let own = files::text("LICENSE");
    let sections: Vec<_> = own.split(&"=".repeat(80)).collect();
    let apache = sections.iter().find(|text| text.contains("TERMS AND CONDITIONS")).expect("LICENSE has Apache's text");
    match licence {
        "MIT" => split(sections.iter().find(|text| text.contains("MIT License\n")).expect("LICENSE has MIT's text")).1,
        "Apache-2.0" => {
            let end = "END OF TERMS AND CONDITIONS";
            paragraphs(apache.split(end).next().unwrap_or_default()) + "\n\n" + end
        }
        "Apache-2.0 WITH LLVM-exception" => paragraphs(&files::text("tests/packaging/licences/LLVM-exception.txt")),
        "MPL-2.0" => paragraphs(&files::text("tests/packaging/licences/MPL-2.0.txt")),
        other => panic!("there is no text of {other}"),
    }
}

/// Who is named in a text of a licence, and the terms without titles and names.
fn split(text: &str) -> (Vec<String>, String) {
    let all = paragraphs(text);
    let is_name = |line: &&str| line.starts_with("Copyright");
    let is_title = |line: &&str| line.len() < 40 && line.to_uppercase().contains("LICENSE");
    let holders = all.split("\n\n").filter(is_name).map(str::to_owned).collect();
    let terms: Vec<_> = all.split("\n\n").filter(|line| !is_name(line) && !is_title(line)).collect();
    (holders, terms.join("\n\n"))
}

/// The paragraphs of a text, each on one line: a phone is narrower than a page.
fn paragraphs(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let mut paragraphs: Vec<Vec<&str>> = vec![Vec::new()];
    for line in lines {
        // A line of dashes is a line between two parts of a page.
        if line.is_empty() || line.chars().all(|letter| "-=".contains(letter)) {
            paragraphs.push(Vec::new());
        } else if let Some(last) = paragraphs.last_mut() {
            last.push(line);
        }
    }
    let written = paragraphs.into_iter().filter(|lines| !lines.is_empty()).map(|lines| lines.join(" "));
    written.collect::<Vec<_>>().join("\n\n")
}

#[test]
fn who_is_named_is_told_from_the_terms() {
    let text = "The MIT License (MIT)\n\nCopyright (c) 2015 A. Person\n\nPermission is\nhereby granted.\n";
    assert_eq!(
        split(text),
        (vec!["Copyright (c) 2015 A. Person".to_owned()], "Permission is hereby granted.".to_owned())
    );
}
