//! Every exported call, field and variant is used in each of the three languages: a forgotten one is an error.
//!
//! The exported items are read from the sources of the bindings and from the core's types that they export. Rust stands
//! for the description of the states in scenarios, which the other hosts obtain by sending their states back; Kotlin and
//! Swift stand for the front ends, and for calls also for their scenario drivers. A name shared by several records must
//! be used as often as there are records.

use std::{collections::BTreeMap, fs, path::Path};

use syn::{Attribute, Fields, ImplItem, Item, Meta, TraitItem, Type, Variant};

/// The files of the bindings that only test libraries have.
const TEST_ONLY: [&str; 11] = [
    "commands.rs",
    "describe.rs",
    "learning.rs",
    "faults.rs",
    "held.rs",
    "home.rs",
    "scenario.rs",
    "settings.rs",
    "setup.rs",
    "simulation.rs",
    "strokes.rs",
];

/// Those of them that read commands and describe states.
const PRINTERS: [&str; 8] =
    ["commands.rs", "describe.rs", "home.rs", "learning.rs", "scenario.rs", "settings.rs", "setup.rs", "strokes.rs"];

/// Files of tests that are no host.
const NO_HOSTS: [&str; 2] = ["surface.rs", "Costs.kt"];

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Exported {
    Call { name: String },
    Field { name: String },
    Variant { of: String, name: String, is_plain: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    Rust,
    Kotlin,
    Swift,
}

impl Language {
    /// The folders of the main sources.
    const fn main(self) -> &'static str {
        match self {
            Self::Rust => "bindings/src",
            Self::Kotlin => "android/app/src/main/kotlin",
            Self::Swift => "ios/Sources",
        }
    }

    /// The folder of the scenario driver.
    const fn tests(self) -> &'static str {
        match self {
            Self::Rust => "tests/bindings",
            Self::Kotlin => "android/app/src/test/kotlin/org/fivefold/core",
            Self::Swift => "ios/Tests/FivefoldCoreTests",
        }
    }

    /// The fields that the front end does not read, or of fewer records than have them. Scenarios show their values.
    const fn unread(self) -> &'static [&'static str] {
        match self {
            Self::Rust => &[],
            Self::Kotlin => &[
                "coach",
                "color_name",
                "day",
                "elapsed_ms",
                "headline_side",
                "input_label",
                "is_computer",
                "is_proven",
                "share",
                "levels",
                "month",
                "most",
                "moves_played",
                "rotors",
                "seconds",
                "symbol",
                "targets",
                "visits",
                "winner",
            ],
            Self::Swift => &[
                "beside",
                "color_name",
                "easing",
                "flight_ms",
                "has_sounds",
                "has_title",
                "is_computer",
                "is_over",
                "is_proven",
                "is_running",
                "levels",
                "most",
                "moves_played",
                "seconds",
                "tone",
                "winner",
            ],
        }
    }

    fn name(self, rust: &str) -> String {
        if self == Self::Rust { rust.to_owned() } else { camel(rust) }
    }

    /// Returns the name of a variant in the language.
    fn variant(self, of: &str, name: &str, is_plain: bool) -> String {
        match self {
            Self::Rust => format!("{of}::{name}"),
            Self::Kotlin if is_plain => format!("{of}.{}", snake(name).to_uppercase()),
            Self::Kotlin => format!("{}.{name}", of.replace("Error", "Exception")),
            // Errors keep their names in Swift.
            Self::Swift if of.ends_with("Error") => format!(".{name}"),
            Self::Swift => format!(".{}", camel(&snake(name))),
        }
    }
}

#[test]
fn every_exported_item_is_used_in_every_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the top of the checkout").to_path_buf();
    let exported = exported(&root, |_| true);
    let shown = self::exported(&root, is_of_front_ends);
    assert!(exported.len() > 250, "only {} exported items were found", exported.len());
    let scenarios = texts(&root.join("tests/scenarios"), "txt");
    let lines = scenarios.iter().flat_map(|(_, text)| text.lines().filter(|line| !line.starts_with('#')));
    let seen = lines.fold(String::new(), |all, line| all + line + "\n");
    let mut unused = Vec::new();
    for language in [Language::Rust, Language::Kotlin, Language::Swift] {
        let main = sources(&root.join(language.main()), |name| language != Language::Rust || PRINTERS.contains(&name));
        let all = main.clone() + &sources(&root.join(language.tests()), |name| !NO_HOSTS.contains(&name));
        let asked = if language == Language::Rust { &exported } else { &shown };
        let missing = asked.iter().filter(|(item, times)| {
            let is_everywhere = language == Language::Rust || matches!(item, Exported::Call { .. });
            !is_used(language, if is_everywhere { &all } else { &main }, &seen, item, **times)
        });
        unused.extend(missing.map(|(item, times)| format!("{language:?} lacks {item:?}, {times} times")));
    }
    assert!(unused.is_empty(), "{} items are not used:\n{}", unused.len(), unused.join("\n"));
}

/// Returns the sources of a folder, of the files with the wanted names.
fn sources(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> String {
    let files = texts(folder, "").into_iter().filter(|(name, _)| is_wanted(name));
    files.fold(String::new(), |all, (_, text)| all + &without_comments(&text))
}

/// Returns the wanted exported items and how many of them share a name.
fn exported(root: &Path, is_wanted: impl Fn(&Item) -> bool) -> BTreeMap<Exported, usize> {
    let core = ("states".to_owned(), fivefold::DEFINITIONS.to_owned());
    let mut exported = BTreeMap::new();
    for (name, text) in texts(&root.join("bindings/src"), "rs").into_iter().chain([core]) {
        if !TEST_ONLY.contains(&name.as_str()) {
            let items = syn::parse_file(&text).expect("valid Rust").items.into_iter().filter(&is_wanted);
            for item in items.flat_map(items_of) {
                *exported.entry(item).or_default() += 1;
            }
        }
    }
    exported
}

/// Returns whether front ends read an item. Embedding tests in Rust use the others, which are the same in every language.
fn is_of_front_ends(item: &Item) -> bool {
    const OTHERS: [&str; 21] = [
        // Front ends pass these on unread.
        "BoardGesture",
        "BoardOperationKind",
        "MatchEvent",
        "NewGameEvent",
        "SettingsEvent",
        "StudyEvent",
        "StudyEntry",
        "Player",
        "Target",
        "Session",
        "SessionStatus",
        "Search",
        "SearchLimits",
        "SearchReport",
        "SearchView",
        "MoveEvaluation",
        "Proof",
        "Verdict",
        "Stopped",
        "SearchOutcome",
        "SearchPurpose",
    ];
    let name = match item {
        Item::Struct(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Impl(item) => match item.self_ty.as_ref() {
            Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default(),
            _ => return true,
        },
        _ => return true,
    };
    !OTHERS.contains(&name.as_str())
}

fn is_used(language: Language, sources: &str, seen: &str, item: &Exported, times: usize) -> bool {
    match item {
        Exported::Call { name } => {
            // A reference such as `Search::cancel` is a use too.
            uses(sources, &language.name(name), |before, after| after == '(' || before == ':' || before == ' ') > 0
        }
        Exported::Field { name } if language.unread().contains(&name.as_str()) => true,
        Exported::Field { name } => {
            uses(sources, &language.name(name), |before, after| {
                before == '.' || [':', ',', ' ', ')', '='].contains(&after)
            }) >= times
        }
        Exported::Variant { of, name, is_plain } => {
            let named = language.variant(of, name, *is_plain);
            // Kotlin can look up an entry by its name.
            let looked_up = format!("{of}.entries");
            let constructor = format!("{of}::{name}");
            uses(sources, &named, |_, _| true) > 0
                || language == Language::Kotlin && uses(sources, &constructor, |_, _| true) > 0
                || language == Language::Kotlin && *is_plain && uses(sources, &looked_up, |_, _| true) > 0
                || *is_plain && uses(seen, &snake(name).replace('_', "-"), |_, _| true) > 0
        }
    }
}

/// Counts the uses of a word in a text, where the neighboring letters fit.
fn uses(text: &str, word: &str, fits: impl Fn(char, char) -> bool) -> usize {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let alone = text.match_indices(word).filter(|(at, _)| {
        let before = text[..*at].chars().next_back().unwrap_or(' ');
        let after = text[at + word.len()..].chars().next().unwrap_or(' ');
        (!is_letter(before) || word.starts_with('.')) && !is_letter(after) && fits(before, after)
    });
    alone.count()
}

fn items_of(item: Item) -> Vec<Exported> {
    let mut exported = Vec::new();
    match item {
        Item::Struct(item) if crosses(&item.attrs, "Record") => exported.extend(fields(&item.fields)),
        Item::Enum(item) if crosses(&item.attrs, "Enum") || crosses(&item.attrs, "Error") => {
            let of = item.ident.to_string();
            let is_plain = item.variants.iter().all(|variant| variant.fields.is_empty());
            exported.extend(item.variants.iter().flat_map(|variant| variant_items(&of, variant, is_plain)));
        }
        Item::Fn(item) if is_exported(&item.attrs) => exported.push(call(&item.sig.ident)),
        Item::Impl(item) if is_exported(&item.attrs) => {
            exported.extend(item.items.iter().filter_map(|item| match item {
                // In Kotlin and Swift this constructor has the name of its type.
                ImplItem::Fn(function) if function.sig.ident != "new" => Some(call(&function.sig.ident)),
                _ => None,
            }));
        }
        Item::Trait(item) if is_exported(&item.attrs) => {
            exported.extend(item.items.iter().filter_map(|item| match item {
                TraitItem::Fn(function) => Some(call(&function.sig.ident)),
                _ => None,
            }));
        }
        _ => {}
    }
    exported
}

fn variant_items(of: &str, variant: &Variant, is_plain: bool) -> Vec<Exported> {
    vec![Exported::Variant { of: of.to_owned(), name: variant.ident.to_string(), is_plain }]
}

fn fields(fields: &Fields) -> Vec<Exported> {
    fields.iter().filter_map(|field| Some(Exported::Field { name: field.ident.as_ref()?.to_string() })).collect()
}

fn call(name: &syn::Ident) -> Exported {
    Exported::Call { name: name.to_string() }
}

/// Returns whether a type of the bindings or of the core is exported as a record or an enum.
fn crosses(attributes: &[Attribute], what: &str) -> bool {
    attributes.iter().any(|attribute| {
        let Meta::List(list) = &attribute.meta else { return false };
        let tokens = list.tokens.to_string();
        match list.path.segments.last().map(|last| last.ident.to_string()).as_deref() {
            Some("derive") => tokens.contains(&format!("uniffi :: {what}")),
            Some("remote") => tokens == what,
            _ => false,
        }
    })
}

/// Returns whether an item is exported.
pub fn is_exported(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let names: Vec<_> = attribute.path().segments.iter().map(|segment| segment.ident.to_string()).collect();
        names == ["uniffi", "export"]
    })
}

/// Returns the names and texts of the files below a folder with this ending.
pub fn texts(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(texts(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            found.extend(fs::read_to_string(&path).ok().map(|text| (name, text)));
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    text.lines()
        .filter(|line| !line.trim_start().starts_with(['/', '*']))
        .fold(String::new(), |all, line| all + code_of(line) + "\n")
}

/// Returns a line without the comment at its end. In a text, two slashes begin no comment.
fn code_of(line: &str) -> &str {
    let (mut is_text, mut before) = (false, ' ');
    for (at, letter) in line.char_indices() {
        match letter {
            '"' if before != '\\' && before != '\'' => is_text = !is_text,
            '/' | '*' if before == '/' && !is_text => return &line[..at - 1],
            _ => {}
        }
        before = letter;
    }
    line
}

fn camel(snake: &str) -> String {
    let mut words = snake.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |all, word| all + &word[..1].to_uppercase() + &word[1..])
}

fn snake(camel: &str) -> String {
    let mut snake = String::new();
    for letter in camel.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

#[test]
fn word_in_comment_is_no_use() {
    let item = Exported::Field { name: "shares".to_owned() };
    let is_read = |line: &str| is_used(Language::Swift, &without_comments(line), "", &item, 1);
    assert!(is_read("bar(row.shares)  // of a level") && is_read("open(\"https://x\", row.shares)"));
    assert!(is_read("quote('\"', row.shares)") && is_read("half(row.shares / 2)"));
    assert!(!is_read("case .text: break  // A menu shares them") && !is_read("  /// The shares of a level."));
    assert!(!is_read("one()  /* Its shares */") && !is_read("  * The shares of a level."));
}

#[test]
fn unused_item_is_noticed() {
    let host = "report.view.nodes; Search::cancel; search.moveNow(); Stopped.ONLY_TURN";
    let call = |name: &str| Exported::Call { name: name.to_owned() };
    let field = |name: &str| Exported::Field { name: name.to_owned() };
    let stopped = |name: &str| Exported::Variant { of: "Stopped".to_owned(), name: name.to_owned(), is_plain: true };
    let used = |item: &Exported, times| is_used(Language::Kotlin, host, "stopped: proven", item, times);
    assert!(used(&call("cancel"), 1) && used(&call("move_now"), 1) && !used(&call("is_finished"), 1));
    assert!(used(&field("nodes"), 1) && !used(&field("nodes"), 2) && !used(&field("score"), 1));
    assert!(used(&stopped("OnlyTurn"), 1) && used(&stopped("Proven"), 1) && !used(&stopped("Decided"), 1));
}
