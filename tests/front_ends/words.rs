//! Checks that every word of the core for screens is used by each app, or by the core, and that no app has words of
//! its own.

use fivefold_app::Word;

use crate::files::{has_word, joined, text};

/// Words used by one app only: the other system has its own word or another interaction.
const ANDROID_ONLY: [Word; 4] = [Word::Back, Word::Copied, Word::NothingToPaste, Word::Unreadable];
const IOS_ONLY: [Word; 1] = [Word::OpenFile];

#[test]
fn each_app_uses_every_word_of_the_screens() {
    let android = joined("android/app/src/main", ".kt");
    let ios = joined("ios/Sources/FivefoldUI", ".swift");
    let core = ["play/menu", "play/analysis", "home", "settings", "new_game/rows"]
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

/// Languages differ in separators; the core joins with `labeled`.
#[test]
fn apps_join_no_words_with_colons() {
    // In Kotlin and Swift: the end of an interpolation, a colon, the start of the next one.
    for (folder, ending, next) in
        [("android/app/src/main", ".kt", ": $"), ("ios/Sources/FivefoldUI", ".swift", "): \\(")]
    {
        let text = joined(folder, ending);
        let joined = text.lines().find(|line| line.contains(next) || line.contains("\": \""));
        assert_eq!(joined, None, "{folder}");
    }
}

#[test]
fn android_strings_hold_only_the_app_name() {
    let text = text("android/app/src/main/res/values/strings.xml");
    let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<_> = document.descendants().filter_map(|node| node.attribute("name")).collect();
    assert_eq!(names, ["app_name"]);
}
