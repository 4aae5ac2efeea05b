use super::fixture::TestApp;
use crate::{SettingsEvent, Speech, Word, levels, words::Words};
use fivefold_engine::{games, text::Language};

fn chosen(fixture: &mut TestApp, tag: Option<&str>) -> Speech {
    fixture.app.change_settings(SettingsEvent::SetLanguage { language: tag.map(str::to_owned) });
    fixture.app.speech()
}

#[test]
fn label_and_detail_are_joined_by_language() {
    for (tag, said) in [("en", "Force: Niveau"), ("fr", "Force\u{202f}: Niveau"), ("ja", "Force：Niveau")] {
        let words = Words::new(Language::tagged(tag).expect("the language exists").into());
        // The characters that isolate text direction are invisible.
        assert_eq!(words.labeled("Force", "Niveau").replace(['\u{2068}', '\u{2069}'], ""), said);
    }
}

#[test]
fn nested_argument_keeps_text_direction() {
    let arabic = Language::tagged("ar").expect("the language exists");
    let game = games::find("connect-four").expect("the game exists");
    let title = levels::title(game, 3, Words::new(arabic.into()));
    assert!(title.contains("\u{2068}\u{200f}\u{2068}"), "the name and the rating of a level, {title:?}");
    let english = levels::title(game, 3, Words::new(Language::ENGLISH.into()));
    assert!(!english.contains(['\u{2068}', '\u{200f}']), "{english:?}");
}

#[test]
fn unknown_language_falls_back_to_system() {
    let mut fixture = TestApp::with(&[("settings.json", "{\"language\":\"tlh\",\"sounds\":true}")]);
    assert_eq!((fixture.app.settings().language, fixture.app.settings().sounds), (None, true));
    assert!(fixture.app.home().notices().is_empty());
    assert_eq!(chosen(&mut fixture, Some("../de")).tag, "en");
    assert_eq!(fixture.app.settings().language, None);
}

#[test]
fn language_chosen_under_old_tag_stays_chosen() {
    let fixture = TestApp::with(&[("settings.json", "{\"language\":\"zh\"}")]);
    assert_eq!((fixture.app.settings().language.as_deref(), &*fixture.app.speech().tag), (Some("zh-CN"), "zh-CN"));
}

#[test]
fn languages_have_direction_and_native_name() {
    let mut fixture = TestApp::default();
    assert_eq!(Language::ENGLISH.name(), "English");
    for language in Language::all() {
        let speech = chosen(&mut fixture, Some(language.tag()));
        assert_eq!((&*speech.tag, speech.is_right_to_left), (language.tag(), language.tag() == "ar"));
        assert!(!language.name().is_empty());
    }
}

#[test]
fn word_enum_matches_text_keys() {
    let english = fivefold_engine::text::Language::ENGLISH;
    let lines = super::super::word::FILE.of(english).lines();
    let keys: Vec<_> = lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
    assert_eq!(keys, Word::ALL.iter().map(|word| word.key()).collect::<Vec<_>>());
    let speech = TestApp::default().app.speech();
    assert_eq!(speech.words.len(), Word::ALL.len());
}
