use super::world::{TestApp, touch};
use crate::{AppSettings, Speech, Word, levels, words::Words};
use fivefold_engine::{games, text::Language};

fn chosen(world: &mut TestApp, tag: Option<&str>) -> Speech {
    let settings = AppSettings { language: tag.map(str::to_owned), ..world.app.settings() };
    world.app.set_settings(settings);
    world.app.speech()
}

fn said(speech: &Speech, word: Word) -> &str {
    &speech.words[&word]
}

#[test]
fn the_screens_speak_the_language_of_the_system_until_one_is_chosen() {
    let mut world = TestApp::default();
    assert_eq!(said(&world.app.speech(), Word::TakeBack), "Take back");
    world.app.set_language(Language::negotiate("de-AT"));
    assert_eq!((&*world.app.speech().tag, said(&world.app.speech(), Word::Settings)), ("de", "Einstellungen"));
    assert_eq!(chosen(&mut world, Some("pt-BR")).tag, "pt-BR");
    world.app.set_language(Language::ENGLISH);
    assert_eq!(world.app.speech().tag, "pt-BR", "what was chosen stays");
    assert_eq!(world.killed().app.speech().tag, "pt-BR");
}

#[test]
fn a_thing_and_what_is_said_of_it_stand_together_as_the_language_wants() {
    let mut world = TestApp::default();
    for (tag, said) in [("en", "Force: Niveau"), ("fr", "Force\u{202f}: Niveau"), ("ja", "Force：Niveau")] {
        chosen(&mut world, Some(tag));
        // Signs that isolate a name of another direction are not seen.
        assert_eq!(world.app.said_of("Force", "Niveau").replace(['\u{2068}', '\u{2069}'], ""), said);
    }
}

#[test]
fn what_begins_with_something_filled_in_keeps_its_direction_within_another_text() {
    let arabic = Language::tagged("ar").expect("there is a folder of it");
    let game = games::find("connect-four").expect("there is the game");
    let title = levels::title(game, 3, Words::new(arabic.into()));
    assert!(title.contains("\u{2068}\u{200f}\u{2068}"), "the name and the rating of a level, {title:?}");
    let english = levels::title(game, 3, Words::new(Language::ENGLISH.into()));
    assert!(!english.contains(['\u{2068}', '\u{200f}']), "{english:?}");
}

#[test]
fn whatever_is_open_speaks_the_chosen_language_at_once() {
    let mut world = TestApp::default();
    let play = world.people("connect-four");
    let english = touch(&play, "d1").headline;
    chosen(&mut world, Some("ja"));
    assert_ne!(play.state().headline, english);
    assert_ne!(world.app.home().cards[0].tagline, TestApp::default().app.home().cards[0].tagline);
}

#[test]
fn a_language_that_nobody_knows_is_quietly_the_systems() {
    let mut world = TestApp::with(&[("settings.json", "{\"language\":\"tlh\",\"sounds\":true}")]);
    assert_eq!((world.app.settings().language, world.app.settings().sounds), (None, true));
    assert!(world.app.home().notices.is_empty());
    assert_eq!(chosen(&mut world, Some("../de")).tag, "en");
    assert_eq!(world.app.settings().language, None);
}

#[test]
fn a_language_that_was_chosen_under_an_older_name_stays_chosen() {
    let world = TestApp::with(&[("settings.json", "{\"language\":\"zh\"}")]);
    assert_eq!((world.app.settings().language.as_deref(), &*world.app.speech().tag), (Some("zh-CN"), "zh-CN"));
}

#[test]
fn only_arabic_begins_on_the_right_and_every_language_is_called_as_it_calls_itself() {
    let mut world = TestApp::default();
    let languages = world.app.speech().languages;
    assert_eq!((languages[0].tag.as_str(), languages[0].name.as_str()), ("en", "English"));
    assert_eq!(languages.len(), Language::all().len());
    for language in languages {
        let speech = chosen(&mut world, Some(&language.tag));
        assert_eq!((&speech.tag, speech.is_right_to_left), (&language.tag, language.tag == "ar"));
        assert!(!language.name.is_empty());
    }
}

#[test]
fn every_word_has_a_text_and_every_text_is_a_word() {
    let english = fivefold_engine::text::Language::ENGLISH;
    let lines = super::super::word::FILE.of(english).lines();
    let keys: Vec<_> = lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
    assert_eq!(keys, Word::ALL.iter().map(|word| word.key()).collect::<Vec<_>>());
    let speech = TestApp::default().app.speech();
    assert_eq!(speech.words.len(), Word::ALL.len());
}

#[test]
fn a_word_is_said_with_something_filled_in() {
    let mut world = TestApp::default();
    assert_eq!(world.app.say(Word::Less, "Rows"), "Rows: less");
    let speech = chosen(&mut world, Some("de"));
    assert_eq!((said(&speech, Word::Less), &*world.app.say(Word::Less, "Reihen")), ("…: weniger", "Reihen: weniger"));
}
