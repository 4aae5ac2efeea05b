//! Checks that every word of the core for screens is used by each app, or by the core, and that no app has words of
//! its own.

use fivefold_app::Word;

use crate::files::{below, has_word, joined, text};

/// Words used by one app only: the other system has its own word or another interaction.
const ANDROID_ONLY: [Word; 3] = [Word::Back, Word::NothingToPaste, Word::Unreadable];
const IOS_ONLY: [Word; 1] = [Word::OpenFile];

#[test]
fn each_app_uses_every_word_of_the_screens() {
    let android = joined("android/app/src/main", ".kt");
    let ios = joined("ios/Sources/FivefoldUI", ".swift");
    let core = [
        "play/menu",
        "play/analysis",
        "article",
        "home",
        "settings",
        "new_game/rows",
        "new_game/rows/people",
        "page",
        "you",
    ]
    .map(|module| text(&format!("core/app/src/{module}.rs")))
    .concat();
    for word in Word::ALL.iter().filter(|word| !has_word(&core, &format!("Word::{word:?}"))) {
        let key = word.key();
        let named = format!("Word.{}", key.replace('-', "_").to_uppercase());
        assert_eq!(has_word(&android, &named), !IOS_ONLY.contains(word), "Android, {named}");
        let mut parts = key.split('-');
        let first = parts.next().unwrap_or_default();
        let rest = parts.map(|part| part[..1].to_uppercase() + &part[1..]);
        let case = format!(".{first}{}", rest.collect::<String>());
        // Swift writes a case with a dot.
        assert_eq!(has_word(&ios, &case), !ANDROID_ONLY.contains(word), "iOS, {case}");
    }
}

/// Separators of texts, which differ between languages: a text of the core joins (`Join`, `said-of`).
const SEPARATORS: [&str; 8] = [", ", ". ", ": ", " · ", "; ", " – ", " (", "%"];

/// Returns whether a line of code joins texts with a separator.
fn joins(line: &str) -> bool {
    let calls = ["join", "Join", "push", "append"];
    SEPARATORS.iter().any(|separator| {
        let argument = format!("(\"{separator}\")");
        let added = format!("+ \"{separator}\"");
        // Between two interpolations, in Kotlin and in Swift.
        let [kotlin, swift] = [format!("}}{separator}$"), format!("){separator}\\(")];
        let is_call = line.contains(&argument) && calls.iter().any(|call| line.contains(call));
        is_call || [added, kotlin, swift].iter().any(|form| line.contains(form))
    })
}

#[test]
fn texts_are_joined_by_texts() {
    for code in [r#"a.joinToString(", ")"#, r#""${a}: ${b}""#, r#""\(a) · \(b)""#, r#"list.join(". ")"#, r#"a + "%""#]
    {
        assert!(joins(code), "{code}");
    }
    let folders = [
        ("android/app/src/main", ".kt"),
        ("ios/Sources", ".swift"),
        ("core/app/src", ".rs"),
        ("core/engine/src/session", ".rs"),
        ("core/engine/src/text", ".rs"),
    ];
    for (folder, ending) in folders {
        for (name, text) in below(folder, ending) {
            let found = text.lines().find(|line| !line.trim_start().starts_with("//") && joins(line));
            assert_eq!(found, None, "{name}");
        }
    }
}

#[test]
fn android_strings_hold_only_what_the_system_shows() {
    let text = text("android/app/src/main/res/values/strings.xml");
    let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<_> = document.descendants().filter_map(|node| node.attribute("name")).collect();
    // The name of the app, and of its widget in the list of widgets.
    assert_eq!(names, ["app_name", "daily_puzzle"]);
}
