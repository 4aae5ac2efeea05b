//! Checks the project's own SwiftUI declarations, which replace SwiftUI on Linux, against a table of facts: framework, version
//! of iOS, and title of the documentation page.

use std::collections::BTreeSet;
use std::fs;

use crate::sources::{read, root};

const SOURCES: &str = "tests/swiftui-declarations/Sources";

/// One fact per line: framework, version of iOS, title of the documentation page.
const FACTS: &str = "tests/swiftui-declarations/facts.txt";

/// Types that SwiftUI lacks: a view without a body, and the result of modifiers.
const OWN: [&str; 2] = ["SystemView", "Modified"];

/// The type or extension around a declaration.
#[derive(Clone, Default)]
struct Owner {
    name: String,
    version: String,
    is_protocol: bool,
}

/// A parser of declarations, for the Swift that the folder uses.
struct Reader<'a> {
    framework: &'a str,
    owners: Vec<Owner>,
    /// The version in attributes before a declaration.
    version: Option<String>,
    found: Vec<String>,
}

impl Reader<'_> {
    fn read(&mut self, text: &str) {
        let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let letters: Vec<char> = lines.collect::<Vec<_>>().join("\n").chars().collect();
        let (mut statement, mut depth, mut at) = (String::new(), 0_usize, 0);
        while at < letters.len() {
            let letter = letters[at];
            at += 1;
            match letter {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                '{' if depth == 0 => {
                    if !self.declare(&std::mem::take(&mut statement), true) {
                        at = after_body(&letters, at);
                    }
                    continue;
                }
                '}' if depth == 0 => {
                    self.declare(&std::mem::take(&mut statement), false);
                    self.owners.pop();
                    continue;
                }
                '\n' if depth == 0 => {
                    let rest: String = letters[at..].iter().take(60).collect();
                    if !["{", "where", "->"].iter().any(|more| rest.trim_start().starts_with(more)) {
                        self.declare(&std::mem::take(&mut statement), false);
                    }
                }
                _ => {}
            }
            statement.push(letter);
        }
    }

    /// Records a declaration; returns whether a body of a type or an extension follows.
    fn declare(&mut self, statement: &str, opens: bool) -> bool {
        let mut rest = statement.trim();
        while let Some(attribute) = rest.strip_prefix('@') {
            let name = attribute.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let end = name.unwrap_or(attribute.len());
            let arguments = if attribute[end..].starts_with('(') { closed(&attribute[end..]) } else { "" };
            if let Some((_, version)) = arguments.split_once("iOS ") {
                self.version = version.split(',').next().map(str::to_owned);
            }
            rest = attribute[end + arguments.len()..].trim_start();
        }
        if rest.is_empty() {
            return false;
        }
        let words: Vec<&str> = rest.split_whitespace().collect();
        let is_modifier = |word: &&str| {
            matches!(*word, "public" | "static" | "nonisolated" | "mutating" | "nonmutating" | "final" | "private")
                || word.starts_with('@')
        };
        let is_public = words.contains(&"public");
        let mut words = words.into_iter().skip_while(is_modifier);
        let mut kind = words.next().unwrap_or_default();
        let mut named = words.next().unwrap_or_default();
        if kind == "class" && ["func", "var"].contains(&named) {
            (kind, named) = (named, words.next().unwrap_or_default());
        }
        let owner = self.owners.last().cloned().unwrap_or_default();
        let version = self.version.take().unwrap_or_else(|| owner.version.clone());
        let name: String =
            named.chars().take_while(|letter| letter.is_alphanumeric() || "_`.".contains(*letter)).collect();
        let is_type = ["struct", "enum", "class", "protocol"].contains(&kind);
        if opens && (is_type || kind == "extension") {
            let path = if owner.name.is_empty() { name.clone() } else { format!("{}.{name}", owner.name) };
            if is_type && is_public {
                self.found(&version, &path);
            }
            self.owners.push(Owner { name: path, version, is_protocol: kind == "protocol" });
            return true;
        }
        let title = match kind.split(['(', '<', '?']).next().unwrap_or_default() {
            "func" => titled(&name, rest),
            "init" => titled("init", rest),
            "subscript" => titled("subscript", rest),
            "var" | "let" | "case" | "associatedtype" => name.trim_matches('`').to_owned(),
            _ => return false,
        };
        if (is_public || owner.is_protocol || kind == "case") && !title.starts_with("build") {
            self.found(&version, &format!("{}.{title}", owner.name));
        }
        false
    }

    fn found(&mut self, version: &str, name: &str) {
        if name.split('.').all(|part| !OWN.contains(&part) && !part.starts_with('_') && part != "body") {
            assert!(!version.is_empty(), "{name} does not say which iOS has it");
            self.found.push(format!("{} {version} {name}", self.framework));
        }
    }
}

/// Returns the position after the end of an open body.
fn after_body(letters: &[char], mut at: usize) -> usize {
    let mut depth = 1;
    while depth > 0 {
        depth = match letters[at] {
            '{' => depth + 1,
            '}' => depth - 1,
            _ => depth,
        };
        at += 1;
    }
    at
}

/// Returns the text up to the closing parenthesis.
fn closed(text: &str) -> &str {
    let mut depth = 0_i32;
    for (at, letter) in text.char_indices() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        if depth == 0 && letter == ')' {
            return &text[..=at];
        }
    }
    text
}

/// Returns a function's name with labels, as in the documentation, and whether it takes keys of a string catalog.
fn titled(name: &str, statement: &str) -> String {
    let name = name.split(['(', '<']).next().unwrap_or_default();
    let begin = statement.find(&format!("{name}<")).or_else(|| statement.find(&format!("{name}(")));
    let begin = begin.or_else(|| statement.find(&format!("{name}?("))).unwrap_or_default();
    let parameters = closed(&statement[begin + statement[begin..].find('(').unwrap_or_default()..]);
    let (mut labels, mut part, mut depth) = (String::new(), String::new(), 0_i32);
    for letter in parameters[1..parameters.len() - 1].chars().chain([',']) {
        depth += i32::from("([{<".contains(letter)) - i32::from(")]}".contains(letter));
        depth -= i32::from(letter == '>' && !part.ends_with('-'));
        if letter != ',' || depth > 0 {
            part.push(letter);
            continue;
        }
        let names: Vec<_> = part.split(':').next().unwrap_or_default().split_whitespace().collect();
        let names: Vec<_> = names.into_iter().filter(|word| !word.starts_with('@')).collect();
        if let Some(label) = names.first() {
            labels += if name == "subscript" && names.len() == 1 { "_" } else { label };
            labels.push(':');
        }
        part.clear();
    }
    let key = if parameters.contains("LocalizedStringKey") { " of keys" } else { "" };
    format!("{name}({labels}){key}")
}

fn declared() -> BTreeSet<String> {
    let mut found = Vec::new();
    let folders = fs::read_dir(root().join(SOURCES)).expect("the declarations are there");
    for folder in folders.flatten() {
        let framework = folder.file_name().to_string_lossy().into_owned();
        for file in fs::read_dir(folder.path()).expect("a framework is a folder").flatten() {
            if file.file_name() == "Taken.swift" {
                continue;
            }
            let mut reader = Reader { framework: &framework, owners: Vec::new(), version: None, found: Vec::new() };
            reader.read(&fs::read_to_string(file.path()).expect("a file can be read"));
            assert!(reader.owners.is_empty(), "{}: unbalanced braces", file.path().display());
            found.extend(reader.found);
        }
    }
    assert!(found.len() > 300, "only {} declarations were found", found.len());
    found.into_iter().collect()
}

fn facts() -> BTreeSet<String> {
    read(FACTS).lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

#[test]
fn swiftui_declarations_match_the_table_of_facts() {
    let (declared, facts) = (declared(), facts());
    let doubtful: Vec<_> = declared.difference(&facts).collect();
    assert!(doubtful.is_empty(), "{FACTS} lacks or contradicts {doubtful:#?}");
    let stale: Vec<_> = facts.difference(&declared).collect();
    assert!(stale.is_empty(), "{FACTS} lists undeclared {stale:#?}");
}

#[test]
fn declarations_are_available_in_the_minimum_ios() {
    let oldest = read("ios/App/project.yml");
    let oldest = oldest.split_once("iOS: \"").and_then(|(_, rest)| rest.split('"').next()).expect("a target");
    let major = oldest.split('.').next().unwrap_or_default();
    assert!(read("ios/Package.swift").contains(&format!("platforms: [.iOS(.v{major})]")), "two targets");
    let number = |version: &str| version.parse::<f64>().unwrap_or_else(|_| panic!("{version} is no version"));
    for fact in facts() {
        let version = fact.split(' ').nth(1).unwrap_or_default();
        assert!(number(version) <= number(oldest), "{fact} is newer than iOS {oldest}");
    }
}

/// SwiftUI takes literals for keys of a string catalog; the declarations refuse them.
#[test]
fn functions_of_strings_have_overloads_of_keys() {
    let facts = facts();
    for fact in facts.iter().filter(|fact| fact.ends_with(" of keys")) {
        let words = fact.trim_end_matches(" of keys");
        assert!(facts.contains(words) || fact.contains("Text.init"), "{fact} takes no other words");
    }
    let sources = crate::sources::all(SOURCES, ".swift");
    let words = sources.lines().filter(|line| line.contains("StringProtocol>(") || line.contains("StringProtocol, "));
    let twins = sources.matches("a literal is a key here").count();
    assert_eq!(words.filter(|line| line.contains("_disfavoredOverload")).count(), twins);
    assert!(twins > 15, "only {twins}");
}

#[test]
fn declaration_parser_reads_labels_owners_and_versions() {
    let text = "@available(iOS 13.0, *)\npublic struct Box<Content: View> {\n  public static let a = Box()\n  \
                @available(iOS 14.0, *)\n  @_disfavoredOverload nonisolated public init<S: P>(_ title: S, @B then: @escaping (Int, Int)\n \
                   -> Void = { _ in }) { absent() }\n  func own() {}\n}\n@available(iOS 16.5, *)\nextension Box {\n  \
                @discardableResult public func turn<T>(by angle: T, _ key: LocalizedStringKey)\n    -> T\n  { absent() }\n}\n";
    let mut reader = Reader { framework: "F", owners: Vec::new(), version: None, found: Vec::new() };
    reader.read(text);
    let expected = ["F 13.0 Box", "F 13.0 Box.a", "F 14.0 Box.init(_:then:)", "F 16.5 Box.turn(by:_:) of keys"];
    assert_eq!(reader.found, expected);
}
