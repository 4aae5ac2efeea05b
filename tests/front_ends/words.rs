//! What the screens say themselves: every word the core has for them is said by an app, or by the core in the menu of a
//! match and of a list, and no app has words of its own.

use fivefold_app::Word;

use crate::sources::{all, has_word, read};

/// What one of the apps says alone: on the other the system has its own word for it, or it is done in another way.
const ANDROID_ONLY: [Word; 5] = [Word::Back, Word::Copied, Word::NothingToPaste, Word::MoveLatest, Word::Unreadable];
const IOS_ONLY: [Word; 1] = [Word::OpenFile];

#[test]
fn each_app_says_every_word_of_the_screens() {
    let android = all("android/app/src/main", ".kt");
    let ios = all("ios/Sources/FivefoldUI", ".swift");
    let menu = ["core/app/src/play/menu.rs", "core/app/src/home.rs"].map(read).concat();
    for word in Word::ALL.iter().filter(|word| !has_word(&menu, &format!("Word::{word:?}"))) {
        let key = word.key();
        let named = format!("Word.{}", key.replace('-', "_").to_uppercase());
        assert_eq!(has_word(&android, &named), !IOS_ONLY.contains(word), "Android, {named}");
        let mut parts = key.split('-');
        let first = parts.next().unwrap_or_default();
        let rest = parts.map(|part| part[..1].to_uppercase() + &part[1..]);
        let case = format!(".{first}{}", rest.collect::<String>());
        // A call names a word by its case, with a dot; so does a choice between two of them.
        assert_eq!(has_word(&ios, &case), !ANDROID_ONLY.contains(word), "iOS, {case}");
    }
}

/// Languages differ in what stands between a thing and what is said of it: `said_of` knows.
#[test]
fn no_app_puts_a_colon_between_words() {
    // Of Kotlin and of Swift: the end of one filled in text, a colon, the beginning of the next.
    for (folder, ending, next) in
        [("android/app/src/main", ".kt", ": $"), ("ios/Sources/FivefoldUI", ".swift", "): \\(")]
    {
        let text = all(folder, ending);
        let joined = text.lines().find(|line| line.contains(next) || line.contains("\": \""));
        assert_eq!(joined, None, "{folder}");
    }
}

#[test]
fn android_has_no_words_but_what_the_system_reads() {
    let text = read("android/app/src/main/res/values/strings.xml");
    let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<_> = document.descendants().filter_map(|node| node.attribute("name")).collect();
    assert_eq!(names, ["app_name"]);
}
